import type { Ability, Effect, Players, TargetSpec } from "../../abilities/index.ts";
import { abilities, instructions, targetNoun } from "./abilities.ts";
import { replacements, ruleChanges } from "./changes.ts";
import { conditions } from "./conditions.ts";
import { costs, durations, limits } from "./costs.ts";
import { control } from "./effects/control.ts";
import { others } from "./effects/others.ts";
import { permanents } from "./effects/permanents.ts";
import { zones } from "./effects/zones.ts";
import { events, timed } from "./events.ts";
import { filters, inWords } from "./filters.ts";
import { modifications } from "./modifications.ts";
import { quantities } from "./quantities.ts";
import { objects, players, recipients } from "./references.ts";
import { type Anything, type Table, type Telling, look } from "./telling.ts";
import { dashed, listed, withArticle } from "./words.ts";

const effects: Table<Effect> = { ...control, ...permanents, ...zones, ...others };
const changes = { ...ruleChanges, ...replacements };
const things = { ...objects, ...recipients };

const isPlayers = (node: Anything): node is Players => Object.hasOwn(players, node.type);
const isThing = (
  node: Anything,
): node is Exclude<Anything, { type: keyof typeof filters | keyof typeof players }> =>
  Object.hasOwn(things, node.type);

/** Who is meant where any one of them is: "an opponent". */
const oneOf: Readonly<Record<string, string>> = { opponents: "an opponent", players: "a player" };

/** Effects in which others are told: who does the one does not do all of them. */
const holdsOthers = new Set<Effect["type"]>(
  Object.keys(control).filter((type) => !["pay", "modal", "oneOf"].includes(type)) as Effect["type"][],
);

interface Manner {
  readonly subject?: Players;
  /** Any one of the players is meant: in events and in what fits. */
  readonly anyOne?: true;
  readonly standing?: true;
}

const telling = (targets: readonly TargetSpec[], manner: Manner = {}): Telling => {
  const { subject, anyOne, standing } = manner;
  const still = standing === undefined ? {} : { standing };
  const tell: Telling = {
    targets,
    ...still,
    ...(subject === undefined ? {} : { subject }),
    ability: (node) => look(abilities, node, telling([], node.type === "static" ? { standing: true } : {})),
    instructions: (node) => instructions(node, node.targets === undefined ? tell : telling(node.targets)),
    effect: (node) => {
      const { bind } = node as { readonly bind?: number };
      // Who does one thing does not do all that belongs to several.
      const said = look(effects, node, holdsOthers.has(node.type) ? telling(targets) : tell);
      const [first = "", ...rest] = said.split("\n");
      return bind === undefined
        ? said
        : [`${first.replace(/:$/, "")} [${bind}]${first.endsWith(":") ? ":" : ""}`, ...rest].join("\n");
    },
    effectOf: (who, node) => telling(targets, { subject: who }).effect(node),
    change: (node) => look(changes, node, tell),
    modification: (node) => look(modifications, node, tell),
    event: (node) => timed(node, look(events, node, telling(targets, { anyOne: true, ...still })), tell),
    condition: (node) => look(conditions, node, tell),
    duration: (node) => look(durations, node, tell),
    limit: (node) => look(limits, node, tell),
    cost: (node) => look(costs, node, tell),
    costs: (all) => (all.length === 0 ? "nothing" : listed(all.map(tell.cost))),
    quantity: (node) => (typeof node === "number" ? String(node) : look(quantities, node, tell)),
    objects: (node) => look(objects, node, tell),
    players: (node) => (anyOne === true ? oneOf[node.type] : undefined) ?? look(players, node, tell),
    phrase: (node) => look(filters, node, telling(targets, { anyOne: true, ...still })),
    noun: (node) => inWords(tell.phrase(node), node),
    nouns: (node) => inWords(tell.phrase(node), node, true),
    one: (node) => {
      const phrase = tell.phrase(node);
      return phrase.definite === true ? inWords(phrase, node) : withArticle(inWords(phrase, node));
    },
    target: (index) => targetNoun(index, tell),
    any: (node) =>
      // "Attacks you or a planeswalker you control": one of them.
      anyOne === true && node.type === "both"
        ? listed(
            node.parts.map((part) => (part.type === "all" ? tell.one(part.filter) : tell.any(part))),
            "or",
          )
        : isPlayers(node)
          ? tell.players(node)
          : isThing(node)
            ? look(things, node, tell)
            : tell.one(node),
  };
  return tell;
};

/** What a spell for which the cost of the keyword was paid does later, which no ability of it says (702.109a, 702.152a, 702.185a). */
const besides: Readonly<Record<string, readonly string[]>> = {
  blitz: ["if its blitz cost was paid, it is sacrificed when the next end step begins"],
  dash: ["if its dash cost was paid, it returns to its owner's hand when the next end step begins"],
  warp: [
    "if its warp cost was paid, it is exiled when the next end step begins, and its owner may cast it from exile after that turn",
  ],
};

/**
 * An ability in plain words: what its objects say, and nothing of the text that they come from. `[1]` stands for what the
 * instruction with that mark was about; steps that follow one another stand on lines of their own.
 *
 * @example
 * tellAbility(triggered(zoneChange(isOneOf(self), "battlefield", "graveyard"), draw(you, 1)));
 * // "when this is put into a graveyard from the battlefield: you draw a card"
 */
export const tellAbility = (ability: Ability): string => {
  const tell = telling([]);
  const said = tell.ability(ability);
  if (ability.type !== "keyword" || ability.abilities.length === 0) return said;
  return `${said}:\n${dashed([...ability.abilities.map(tell.ability), ...(besides[ability.keyword] ?? [])])}`;
};
