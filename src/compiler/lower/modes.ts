import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { conditionOf } from "./conditions.ts";
import { sentencesOf } from "../resolve/sentence.ts";
import { thatMany } from "./earlier-numbers.ts";
import { isGroup } from "./outcome.ts";
import { playerNounOf, playersOf } from "./players.ts";
import { numberOf, quantityOf } from "./quantities.ts";
import { instructionsOf } from "./sentences.ts";
import { same } from "./same.ts";
import { refuse, type Scope } from "./scope.ts";
import { withX, xOf } from "./where-x.ts";

const someModes = (modes: number) =>
  ({
    both: { min: 2, max: 2 },
    "any number": { min: 0, max: modes },
    "one or both": { min: 1, max: 2 },
    "one or more": { min: 1, max: modes },
  }) as const;

/** How many modes are chosen of those there are (700.2). */
const modeCount = (node: Nodes["modeNumber"], scope: Scope, modes: number): A.Count => {
  const exactly = (n: A.Quantity): A.Count => ({ min: n, max: n });
  switch (node.kind) {
    case "modesSome":
      return someModes(modes)[node.n];
    case "modesUpTo":
      return { min: 0, max: node.n === undefined ? thatMany(node, scope) : numberOf(node.n, scope) };
    case "numberWord":
    case "variable":
      return exactly(numberOf(node, scope));
    default:
      return node satisfies never;
  }
};

/** "Choose up to X, where X is …". */
const choiceCount = (choice: Nodes["modeChoice"], scope: Scope, modes: number): A.Count => {
  const { where } = choice;
  if (where === undefined) return modeCount(choice.n, scope, modes);
  const q = quantityOf(xOf(where), scope);
  return withX(modeCount(choice.n, { ...scope, hasX: true }, modes), q);
};

/** Modes with what each of them costs on top (700.2h). */
export const modesOf = (
  modes: readonly (Nodes["mode"] | Nodes["spreeMode"] | Nodes["pawprintMode"])[],
  scope: Scope,
): readonly A.Mode[] =>
  modes.map((mode): A.Mode => {
    const inner: Scope = { ...scope, targets: [], mentions: [...scope.mentions] };
    const effect = instructionsOf(sentencesOf(mode.effect), inner);
    return {
      ...(inner.targets.length === 0 ? {} : { targets: inner.targets }),
      effect,
      ...("name" in mode ? { name: mode.name.words } : {}),
      ...("worth" in mode ? { worth: mode.worth.length } : {}),
      ...("cost" in mode ? { costs: [A.mana(mode.cost.symbols)] } : {}),
    };
  });

/** 700.2i: so many pawprints worth of modes, each as often as one likes. */
export const modalWorth = (
  n: Nodes["number"],
  modes: readonly Nodes["pawprintMode"][],
  scope: Scope,
): A.Modal => {
  const worth = numberOf(n, scope);
  const unworthy = modes.find((mode) => mode.worth.length === 0);
  if (unworthy !== undefined) return refuse(unworthy, "say how many pawprints this mode is worth");
  return { ...A.modal({ min: 0, max: worth }, modesOf(modes, scope)), repeat: true, worth };
};

/** Modes that must each target a different player: each has one such target, and it is the same for all of them. */
const targetsApart = (node: Nodes["modesSo"], modal: A.Modal): A.Modal => {
  const [first] = modal.modes[0]?.targets ?? [];
  const one = first !== undefined && first.players !== undefined && first.objects === undefined;
  return one && modal.modes.every(({ targets }) => targets?.length === 1 && same(targets[0], first))
    ? { ...modal, differentPlayers: true }
    : refuse(node, "each of these modes must have one target, the same sort of player for all");
};

/** "Choose one. If …, you may choose both instead." */
const moreModes = (
  { more, may }: Extract<Nodes["modesSo"], { kind: "modesOr" }>,
  modal: A.Modal,
  scope: Scope,
): A.Count => {
  const count = modeCount(more, scope, modal.modes.length);
  const anyNumber = more.kind === "modesSome" && (more.n === "any number" || more.n === "one or more");
  return may === true && !anyNumber ? { ...count, min: modal.count.min } : count;
};

/** 700.2e: another player, who must be known before any target is chosen (601.2b). */
const chooserOf = ({ who }: Nodes["modeChoice"], scope: Scope): Pick<A.Modal, "by"> => {
  if (who === undefined || who.kind === "you") return {};
  const by = who.kind === "aPlayer" ? A.choosePlayer(playerNounOf(who.who, scope)) : playersOf(who, scope);
  if (by.type === "targetPlayers" || isGroup(by))
    return refuse(who, "say which one player chooses, who is no target");
  return { by };
};

const chosenHow = ({ n, how }: Nodes["modeChoice"]): Pick<A.Modal, "notChosenBefore" | "random"> => {
  if (how === undefined) return {};
  if (how === "at random") return { random: true };
  if (n.kind !== "numberWord" || n.value !== 1) return refuse(n, "say “one that hasn't been chosen”");
  return { notChosenBefore: how === "new" ? "ever" : "this turn" };
};

/** A choice of modes (700.2); each mode has targets of its own. */
export const modalOf = ({ choice, so, modes }: Nodes["modes"], scope: Scope): A.Modal => {
  if (modes.length === 0)
    return refuse(
      choice,
      "a choice needs its modes, each on a line of its own that begins with a bullet (•)",
    );
  const condition = so.kind === "modesOr" ? conditionOf(so.condition, scope) : undefined;
  const modal: A.Modal = {
    ...A.modal(choiceCount(choice, scope, modes.length), modesOf(modes, scope)),
    ...chooserOf(choice, scope),
    ...chosenHow(choice),
    ...(so.kind === "modesRepeat" ? { repeat: true as const } : {}),
  };
  if (so.kind === "modesOr" && condition !== undefined)
    return { ...modal, instead: { condition, count: moreModes(so, modal, scope) } };
  return so.kind === "modesApart" ? targetsApart(so, modal) : modal;
};
