// generated from the keyword definitions of the card files by rulewright; do not edit

import type { Costs, Filter, Keyword, Quantity } from "../../src/abilities/index.ts";
import {
  activated,
  affect,
  all,
  and,
  attacking,
  attacks,
  becomesTarget,
  componentsOf,
  controlledBy,
  count,
  defendingPlayer,
  entersWith,
  gainLife,
  hasType,
  isOneOf,
  keyword,
  kind,
  modifyPT,
  opponents,
  or,
  otherThan,
  players,
  putCounters,
  self,
  sorcerySpeed,
  staticAbility,
  tapSelf,
  target,
  triggered,
  until,
  you,
  zoneChange,
} from "../../src/abilities/index.ts";

/**
 * keyword Bequeath N
 * When this creature dies, each player gains N life.
 */
export const bequeath = (n: Quantity): Keyword =>
  keyword(
    "bequeath",
    [{ type: "number", value: n }],
    [triggered(zoneChange(isOneOf(self), "battlefield", "graveyard"), gainLife(players, n))],
  );

/**
 * keyword Hollowed
 * This creature enters with a -1/-1 counter on it for each creature you control.
 */
export const hollowed = (): Keyword =>
  keyword(
    "hollowed",
    [],
    [
      staticAbility([
        entersWith(isOneOf(self), {
          counters: [{ kind: "-1/-1", count: count(all(and([hasType("creature"), controlledBy(you)]))) }],
        }),
      ]),
    ],
  );

/**
 * keyword Hunt [quality]
 * Whenever this creature attacks, put a hunt counter on target [quality] defending player controls.
 */
export const hunt = (quality: Filter): Keyword =>
  keyword(
    "hunt",
    [{ type: "quality", value: quality }],
    [
      triggered(attacks(isOneOf(self)), putCounters("hunt", 1, target(0)), {
        targets: [{ count: { min: 1, max: 1 }, objects: and([quality, controlledBy(defendingPlayer)]) }],
      }),
    ],
  );

/**
 * keyword Kinroar N
 * Whenever this creature attacks, other attacking creatures get +N/+0 until end of turn.
 */
export const kinroar = (n: Quantity): Keyword =>
  keyword(
    "kinroar",
    [{ type: "number", value: n }],
    [
      triggered(
        attacks(isOneOf(self)),
        affect(
          all(and([otherThan(self), attacking(), hasType("creature")])),
          [modifyPT(n, 0)],
          until("end of turn"),
        ),
      ),
    ],
  );

/**
 * keyword Overgrow [cost]
 * [cost], {T}: Put a +1/+1 counter on this creature. Activate only as a sorcery.
 */
export const overgrow = (cost: Costs): Keyword =>
  keyword(
    "overgrow",
    [{ type: "costs", value: cost }],
    [
      activated([...componentsOf("overgrow", "cost", cost), tapSelf], putCounters("+1/+1", 1, self), {
        limits: [sorcerySpeed],
      }),
    ],
  );

/**
 * keyword Rootward
 * Whenever this creature becomes the target of a spell or ability an opponent controls, you gain 2 life.
 */
export const rootward = (): Keyword =>
  keyword(
    "rootward",
    [],
    [
      triggered(
        becomesTarget(isOneOf(self), and([or([kind("spell"), kind("ability")]), controlledBy(opponents)])),
        gainLife(you, 2),
      ),
    ],
  );
