import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { sentencesOf } from "./abilities.ts";
import { numberOf } from "./quantities.ts";
import { instructionsOf } from "./sentences.ts";
import { refuse, type Scope } from "./scope.ts";

const countOfChoice = (node: Nodes["modeChoice"], scope: Scope, modes: number): A.Count => {
  const exactly = (n: A.Quantity): A.Count => ({ min: n, max: n });
  switch (node.kind) {
    case "chooseOne":
    case "opponentChoosesOne":
    case "chooseOneNotChosen":
    case "chooseOneNotChosenThisTurn":
    case "chooseOneAtRandom":
      return exactly(1);
    case "chooseTwo":
      return exactly(2);
    case "chooseThree":
      return exactly(3);
    case "chooseFour":
      return exactly(4);
    case "chooseFive":
      return exactly(5);
    case "chooseOneOrBoth":
      return { min: 1, max: 2 };
    case "chooseOneOrMore":
      return { min: 1, max: modes };
    case "chooseUpToOne":
      return { min: 0, max: numberOf(node.n, scope) };
    case "chooseAnyNumber":
      return { min: 0, max: modes };
    case "chooseX":
      return exactly(numberOf(node.n, scope));
    default:
      return node satisfies never;
  }
};

/** Modes with what each of them costs on top (700.2h). */
export const modesOf = (
  modes: readonly (Nodes["mode"] | Nodes["spreeMode"])[],
  scope: Scope,
): readonly A.Mode[] =>
  modes.map((mode): A.Mode => {
    const inner: Scope = { ...scope, targets: [], mentions: [...scope.mentions] };
    const effect = instructionsOf(sentencesOf(mode.effect), inner);
    return {
      ...(inner.targets.length === 0 ? {} : { targets: inner.targets }),
      effect,
      ...("name" in mode ? { name: mode.name.words } : {}),
      ...("cost" in mode ? { costs: [A.mana(mode.cost.symbols)] } : {}),
    };
  });

/** A choice of modes (700.2); each mode has targets of its own. */
export const modalOf = (
  choice: Nodes["modeChoice"],
  modes: readonly Nodes["mode"][],
  scope: Scope,
): A.Modal => {
  if (modes.length === 0)
    return refuse(
      choice,
      "a choice needs its modes, each on a line of its own that begins with a bullet (•)",
    );
  return {
    ...A.modal(countOfChoice(choice, scope, modes.length), modesOf(modes, scope)),
    ...(choice.kind === "opponentChoosesOne" ? { by: A.choosePlayer(A.opponents) } : {}),
    ...(choice.kind === "chooseOneNotChosen" ? { notChosenBefore: "ever" as const } : {}),
    ...(choice.kind === "chooseOneNotChosenThisTurn" ? { notChosenBefore: "this turn" as const } : {}),
    ...(choice.kind === "chooseOneAtRandom" ? { random: true as const } : {}),
  };
};
