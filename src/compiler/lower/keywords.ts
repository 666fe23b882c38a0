import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import type { Span } from "../types.ts";
import { eitherCostOf, keywordCostOf } from "./keyword-costs.ts";
import { fillIn } from "../definitions.ts";
import { giftAbilities } from "./gift.ts";
import { dispatch, isBefore, type Lowering, type NodeOfKind } from "./nodes.ts";
import { typesNoun } from "./noun-heads.ts";
import { chosenTrait, colorCounts, filterOf } from "./nouns.ts";
import { conjunction } from "./series.ts";
import { playerNounOf, playersOf } from "./players.ts";
import { comparisonOf, numberOf, quantityOf, statOf } from "./quantities.ts";
import { rewritten } from "./rewritten.ts";
import { groupOf, sharesOf } from "./for-each.ts";
import { withX, xOf } from "./where-x.ts";
import { traits } from "./words.ts";
import { holdsPart, holdsType, same } from "./same.ts";
import { refuse, type Scope } from "./scope.ts";

const costs = (value: A.Costs): A.KeywordParameter => ({ type: "costs", value });
/** "Suspend X—{X}{G}": the X of its cost. */
const isX = (node: Nodes["number"]): boolean => node.kind === "variable" && node.letter === "X";
const number = (value: A.Quantity): A.KeywordParameter => ({ type: "number", value });
const quality = (value: A.Filter | A.Players): A.KeywordParameter => ({ type: "quality", value });
const word = (value: string): A.KeywordParameter => ({ type: "word", value });

/** A keyword with its meaning, which its definition gives (702). */
const keyword = (
  node: { readonly span: Span },
  scope: Scope,
  name: string,
  ...parameters: readonly A.KeywordParameter[]
): A.Keyword => {
  const definition = scope.face.definitions.keyword(name, parameters);
  if (definition === undefined)
    return refuse(node, `the keyword “${name}” has no definition that can be used`, "RW4012");
  definition.parameters.forEach((parameter, index) => {
    if (definition.fixed?.includes(parameter.name) === true && typeof parameters[index]?.value !== "number")
      refuse(node, "this keyword needs a number as such");
  });
  return A.keyword(name, parameters, fillIn(definition, parameters));
};

/** Printed names of today for keywords that were renamed. */
const renamed: Readonly<Record<string, string>> = { "totem armor": "umbra armor" };

const hasColor = (node: Nodes["color"]): A.Filter => A.hasColor(node.value as A.Color);

/** What protection and hexproof are from (702.16a). */
const protections: Omit<Lowering<"protection", [Scope], A.KeywordParameter>, "fromEachColor"> = {
  fromColor: (node) => quality(hasColor(node.color)),
  fromEverything: () => quality(A.anything),
  chosenTrait: (node, scope) => quality(chosenTrait(node, scope)),
  traitOfChoice: (node) => refuse(node, `choose the ${node.trait} in a sentence of its own`),
  eachTrait: (node, scope) => quality(sharesOf(node.traits, scope)),
  fromEachAmong: (node, scope) => quality(A.shares(traits[node.trait], groupOf(node.among, scope))),
  fromColorCount: ({ how }) => quality(colorCounts[how]),
  fromStat: (node, scope) => {
    const { comparison, value } = comparisonOf(node.bound, scope);
    return quality(A.compare(statOf(node.stat), comparison, value));
  },
  fromNoun: (node, scope) => quality(filterOf(node.noun, scope)),
  fromPlayers: (node, scope) => quality(playersOf(node.who, scope)),
};

/** "landwalk of the chosen type", "landwalk of each of its land types" */
const landOf = (node: Nodes["landTypes"], scope: Scope): A.Filter => {
  if (node.kind === "chosenTrait" && node.trait === "type") return chosenTrait(node, scope);
  return node.kind === "eachTrait" && node.traits.trait === "land type"
    ? sharesOf(node.traits, scope)
    : refuse(node, "landwalk is of a type of lands");
};

/** "from red and from green" is two abilities (702.16g, 702.11f), "from each color" five (702.16h, 702.11g). */
const fromAll = (
  node: Extract<Nodes["keywordAbility"], { readonly kind: "protection" }>,
  scope: Scope,
): readonly A.Keyword[] =>
  [
    node.from.what,
    ...node.more.map(({ join, from: { what } }) =>
      join === "or" ? refuse(what, "say which of them this is") : what,
    ),
  ]
    .flatMap((what) =>
      what.kind === "fromEachColor"
        ? A.colors.map((color) => quality(A.hasColor(color)))
        : [dispatch<typeof what, [Scope], A.KeywordParameter>(protections, what, scope)],
    )
    .map((parameter) => keyword(node, scope, node.name, parameter));

/** The names that the runtime knows these variants by (702.124). */
const partnerGroups: { readonly [W in NodeOfKind<"partnerGroup">["group"]]: string } = {
  "character select": "characterSelect",
  "friends forever": "friendsForever",
  survivors: "survivors",
};
const cyclingWords: { readonly [W in NodeOfKind<"landcycling">["what"]]: A.Filter } = {
  "basic landcycling": A.and([A.hasSupertype("basic"), A.hasType("land")]),
  plainscycling: A.hasSubtype("Plains"),
  islandcycling: A.hasSubtype("Island"),
  swampcycling: A.hasSubtype("Swamp"),
  mountaincycling: A.hasSubtype("Mountain"),
  forestcycling: A.hasSubtype("Forest"),
  landcycling: A.hasType("land"),
  slivercycling: A.hasSubtype("Sliver"),
  wizardcycling: A.hasSubtype("Wizard"),
};

/** The lands of "snow landwalk" and the like, in the order of their spellings (702.14a). */
const landQualities = {
  "snow landwalk": A.hasSupertype("snow"),
  "snow forestwalk": A.and([A.hasSupertype("snow"), A.hasSubtype("Forest")]),
  "snow swampwalk": A.and([A.hasSupertype("snow"), A.hasSubtype("Swamp")]),
  "non basic landwalk": A.not(A.hasSupertype("basic")),
  "legendary landwalk": A.hasSupertype("legendary"),
  "artifact landwalk": A.hasType("artifact"),
  desertwalk: A.hasSubtype("Desert"),
} as const;

/** "Bloodthirst X" says itself what X is (702.54b). */
const definesX: ReadonlySet<string> = new Set(["bloodthirst"]);

/** "Ward—Discard a card or pay {2}": what may be paid is a choice only where something happens unless it is (118.12a). */
const orFor = (made: A.Keyword, other: A.Costs, node: Nodes["keywordCost"]): A.Keyword => {
  const either = rewritten(made, (part) =>
    part.type === "unless" ? { ...part, alternatives: [other] } : undefined,
  );
  return same(either, made) ? refuse(node, "a choice between these cannot be a cost yet") : either;
};

const table: Lowering<"keywordAbility", [Scope], A.Keyword | readonly A.Keyword[]> = {
  keywordAlone: (node, scope) =>
    keyword(node, scope, renamed[node.keyword.value] ?? node.keyword.value.toLowerCase()),
  keywordWithCost: (node, scope) => {
    const name = node.keyword.value.toLowerCase();
    const { other, paid } = eitherCostOf(node.cost, scope);
    // 702.21a: another player pays.
    const yours = [...paid, ...(other ?? [])].some(
      (each) => each.type === "costOnObjects" && holdsPart(each.what, A.you),
    );
    if (name === "ward" && yours) return refuse(node.cost, "whoever pays this is not “you”");
    const made = keyword(node, scope, name, costs(paid));
    return other === undefined ? made : orFor(made, other, node.cost);
  },
  keywordWithNumber: (node, scope) => {
    const name = node.keyword.value.toLowerCase();
    if (node.n.kind === "variable" && definesX.has(name)) return keyword(node, scope, name);
    return keyword(node, scope, name, number(numberOf(node.n, scope)));
  },
  keywordWithNumberAndCost: (node, scope) =>
    keyword(
      node,
      scope,
      node.keyword.value.toLowerCase(),
      number(node.cost.symbols.includes("X") && isX(node.n) ? A.x : numberOf(node.n, scope)),
      costs([A.mana(node.cost.symbols)]),
    ),
  keywordWithQuality: (node, scope) => {
    const { keyword: name, what, n, cost } = node;
    const noun = quality(filterOf(what, scope));
    const others = [
      ...(n === undefined ? [] : [number(numberOf(n, scope))]),
      ...(cost === undefined ? [] : [costs(keywordCostOf(cost, scope))]),
    ];
    const parameters = n !== undefined && isBefore(n, what) ? [...others, noun] : [noun, ...others];
    return keyword(node, scope, name.value.toLowerCase(), ...parameters);
  },
  enchant: (node, scope) =>
    keyword(
      node,
      scope,
      "enchant",
      quality(
        node.what.kind === "enchantPlayer" ? playerNounOf(node.what.who, scope) : filterOf(node.what, scope),
      ),
    ),
  keywordForCost: (node, scope) => {
    const name = /^\w+/.exec(node.name)![0];
    const said = filterOf(node.what, scope);
    // 702.6c, 702.6e: a creature is equipped, or what is said to be something else as though it were one.
    const creature = A.hasType("creature");
    const equips = name === "equip" && !holdsPart(said, creature);
    const other = equips && holdsType(said, "hasType");
    const what = quality(equips && !other ? conjunction([said, creature]) : said);
    const meant = keyword(node, scope, name, what, costs(keywordCostOf(node.cost, scope)));
    if (node.n !== undefined)
      return name === "craft" ? ofMaterials(meant, node.n, scope) : refuse(node.n, "say no number here");
    return other ? { ...meant, abilities: meant.abilities.map(asThoughCreature) } : meant;
  },
  protection: (node, scope) => fromAll(node, scope),
  kickerAndOr: (node, scope) =>
    keyword(node, scope, "kicker", costs([A.mana(node.one.symbols)]), costs([A.mana(node.other.symbols)])),
  spliceOnto: (node, scope) =>
    keyword(
      node,
      scope,
      "splice",
      quality(conjunction(typesNoun(node.what).filters)),
      costs(keywordCostOf(node.cost, scope)),
    ),
  offering: (node, scope) =>
    keyword(
      node,
      scope,
      "offering",
      quality(
        node.what.kind === "qualityParameter"
          ? refuse(node.what, "a noun that is a parameter is no type")
          : node.what.kind === "subtype"
            ? A.hasSubtype(node.what.value)
            : A.hasType(node.what.value as A.CardType),
      ),
    ),
  modularSunburst: (node, scope) => keyword(node, scope, "modular"),
  affinity: (node, scope) => keyword(node, scope, "affinity", quality(filterOf(node.what, scope))),
  landcycling: (node, scope) =>
    keyword(
      node,
      scope,
      "typecycling",
      quality(cyclingWords[node.what]),
      costs(keywordCostOf(node.cost, scope)),
    ),
  typecycling: (node, scope) =>
    keyword(
      node,
      scope,
      "typecycling",
      quality(A.hasSubtype(node.what.value)),
      costs(keywordCostOf(node.cost, scope)),
    ),
  landwalkSnow: (node, scope) => keyword(node, scope, "landwalk", quality(landQualities[node.what])),
  landwalkOf: (node, scope) => {
    const land = landOf(node.what, scope);
    return keyword(
      node,
      scope,
      "landwalk",
      quality(node.snow === true ? A.and([A.hasSupertype("snow"), land]) : land),
    );
  },
  championWhat: (node, scope) => keyword(node, scope, "champion", quality(filterOf(node.what, scope))),
  bandsWithOther: (node, scope) =>
    keyword(node, scope, "bands with other", quality(filterOf(node.what, scope))),
  partnerGroup: (node, scope) => keyword(node, scope, "partner", word(partnerGroups[node.group])),
  prototype: (node, scope) => {
    const { power, toughness } = node.size;
    if (typeof power !== "number" || typeof toughness !== "number")
      return refuse(node.size, "a prototype has a fixed power and toughness");
    return keyword(
      node,
      scope,
      "prototype",
      costs([A.mana(node.cost.symbols)]),
      number(power),
      number(toughness),
    );
  },
  partnerWith: (node, scope) => keyword(node, scope, "partner with", word(node.name.name)),
  gift: (node, scope) => ({
    ...keyword(node, scope, "gift", word(node.what.split(" ").at(-1)!.toLowerCase())),
    abilities: giftAbilities(node.what, scope.face.isSpell),
  }),
};

/** Suspend as an effect gives it: without a number and a cost, of which its meaning says nothing (702.62a). */
export const suspendAlone = ({ face }: Scope): A.Keyword =>
  A.keyword(
    "suspend",
    [],
    face.definitions.keyword("suspend", [{ type: "number" }, { type: "costs" }])!.abilities,
  );

/** A keyword whose costs another sentence gives. */
export const keywordForCosts = (
  node: { readonly span: Span },
  name: string,
  paid: A.Costs,
  scope: Scope,
): A.Keyword => keyword(node, scope, name.toLowerCase(), costs(paid));

/** "Craft with two creatures", "with one or more": so many are exiled of permanents and cards together (702.167a). */
const ofMaterials = (craft: A.Keyword, bound: Nodes["bound"], scope: Scope): A.Keyword => {
  const { comparison, value } =
    bound.kind === "series" ? refuse(bound, "say one number") : comparisonOf(bound, scope);
  if (typeof value !== "number" || (comparison !== "=" && comparison !== ">="))
    return refuse(bound, "say how many, or how many “or more”");
  const count = { min: value, ...(comparison === "=" ? { max: value } : {}) };
  return rewritten(craft, (part) => (part.type === "costChoice" ? { ...part, count } : undefined));
};

const asThoughCreature = (ability: A.Ability): A.Ability =>
  ability.type === "activated" && ability.effect.type === "attach"
    ? { ...ability, effect: { ...ability.effect, asCreature: true } }
    : ability;

/** The keyword abilities that words stand for: name and parameters as other cards ask for them, and meaning (702.1). */
export const keywordAbilitiesOf = (node: Nodes["keywordAbility"], scope: Scope): readonly A.Keyword[] => {
  const found = dispatch<typeof node, [Scope], A.Keyword | readonly A.Keyword[]>(table, node, scope);
  return "type" in found ? [found] : found;
};

/** "Mobilize X, where X is …": the number is found when it is needed. */
export const keywordWhere = (
  node: Extract<Nodes["paragraph"], { readonly kind: "keywordWhere" }>,
  scope: Scope,
): A.Keyword => {
  scope.hasX = true;
  const meant = keyword(node, scope, node.keyword.value.toLowerCase(), number(numberOf(node.n, scope)));
  scope.hasX = false;
  return withX(meant, quantityOf(xOf(node.where), scope));
};
