import { damagePredicate } from "../../../grammar/language/effects/damage.ts";
import { manaClause } from "../../../grammar/language/effects/mana.ts";
import {
  being,
  copiedPredicate,
  objectPredicate,
  permanentClause,
} from "../../../grammar/language/effects/permanents.ts";
import { preventionClause } from "../../../grammar/language/effects/prevention.ts";
import { prohibition } from "../../../grammar/language/effects/prohibitions.ts";
import { gameClause } from "../../../grammar/language/effects/spells.ts";
import { zonesClause } from "../../../grammar/language/effects/zones.ts";
import type { Nodes } from "../../../grammar/language/index.ts";

/** A part of a sentence with a verb of its own. */
export type Clause = Nodes["clause"];
export type ObjectVerbNode = Nodes["objectVerb"];
const damageKinds: ReadonlySet<string> = new Set(Object.keys(damagePredicate.rows));
/** Whether a verb deals damage. */
export const isDamage = (node: ObjectVerbNode): node is Nodes["damagePredicate"] =>
  damageKinds.has(node.kind);

/** A row, or of one with several verbs the verb that was chosen. */
export const nameOf = (node: { readonly kind: string; readonly how?: unknown }): string =>
  severalVerbs.has(node.kind) ? String(node.how) : node.kind;
const severalVerbs: ReadonlySet<string> = new Set([
  "actsAlone",
  "actsBy",
  "actsOften",
  "actsOn",
  "doesTo",
  "manifestTop",
]);

/** What is no deed: it happens to players, who are always named. */
export const happensTo: ReadonlySet<string> = new Set([
  "lose the game",
  "win the game",
  "become the monarch",
  "take the initiative",
  "getEnergy",
  "emblem",
  ...Object.keys(prohibition.rows),
]);
/** What is told in the imperative ("Gain 2 life") only where a spell or an activated ability tells what to do. */
export const changesLife: ReadonlySet<string> = new Set(["gainLife", "loseLife"]);

const subjectKinds: ReadonlySet<string> = new Set([
  "objectClause",
  "playerClause",
  "mayClause",
  "haveClause",
  "havePlayerClause",
  "haveStats",
  "mayEither",
  "playerEither",
  "lifeBecomes",
  "lifeTotalCant",
  "replacing",
  ...Object.keys(zonesClause.rows),
  ...Object.keys(permanentClause.rows),
  ...Object.keys(manaClause.rows),
  ...Object.keys(gameClause.rows),
  ...Object.keys(preventionClause.rows),
]);
/** Whether a clause has no subject of its own. */
export const isBare = (clause: Clause): boolean => !subjectKinds.has(clause.kind);
/** "You may reveal …, then put the rest on the bottom": the rest goes there whether or not anything was revealed. */
export const isAboutRest = (clause: Clause): boolean =>
  "what" in clause &&
  typeof clause.what === "object" &&
  "kind" in clause.what &&
  clause.what.kind === "theRest";
/** "You may have target opponent lose 2 life and you gain 2 life": what has a subject of its own behind what is had done. */
export const besideHad = (clauses: readonly Clause[]): Clause | undefined => {
  const had = clauses.findIndex(({ kind }) => kind.startsWith("have"));
  return clauses.find((each, at) => had >= 0 && at > had && !isBare(each) && !/^may|^have/.test(each.kind));
};
/** Whether a verb is one of objects. */
export const isObjectVerb = (node: Nodes["playerVerb"] | ObjectVerbNode): node is ObjectVerbNode =>
  isDamage(node as ObjectVerbNode) || isObjectPredicate(node);

const objectRows = { ...objectPredicate.rows, ...copiedPredicate.rows, ...being.rows };
/** Whether a verb says what objects get, gain, lose, have or become. */
export const isObjectPredicate = (node: { readonly kind: string }): node is Nodes["objectPredicate"] =>
  Object.hasOwn(objectRows, node.kind);

type AnyLink = Nodes["afterAdverbial"];
/** A link with a verb in it: those that are left out have been put there before (`gaps.ts`). */
export type Link = Exclude<AnyLink, { readonly kind: "gapLink" | "eachGapLink" }>;
/** The links in a row: a comma, or an adverbial, stands in front of another one. */
export const linksOf = (link: AnyLink): readonly Link[] =>
  link.kind === "gapLink" || link.kind === "eachGapLink"
    ? []
    : "next" in link
      ? [link, ...linksOf(link.next)]
      : [link];
const clausesOfLink = (link: Nodes["link"]): readonly Clause[] =>
  linksOf(link).flatMap((each) => (each.kind === "adverbialLink" ? [] : [each.does]));

type AdverbialLink = Extract<Nodes["link"], { readonly kind: "adverbialLink" }>;
/** An adverbial among the clauses: "…, where X is …, then …", "… if …, and …". */
export const adverbialWithin = (chain: Nodes["chain"]): AdverbialLink | undefined => {
  for (const link of chain.rest.flatMap(linksOf)) if (link.kind === "adverbialLink") return link;
  return undefined;
};

/** The clauses of a sentence, in order. */
export const clausesOf = (chain: Nodes["chain"]): readonly Clause[] => [
  chain.first,
  ...chain.rest.flatMap(clausesOfLink),
];
