import type { CompiledCard } from "../compiler/types.ts";
import type { PlayerSetup, PositionEntry } from "../runtime/index.ts";
import type { Catalogue } from "./catalogue.ts";
import { type Entry, playerNames, type Scenario, type StartingPlayer } from "./format.ts";

/** Cards of a scenario that can't take part: missing or not compiled. */
export interface Position {
  readonly players: readonly PlayerSetup[];
  readonly unsupported: readonly string[];
}

/** The card below the listed ones in each library. */
const filler = "Mountain";
const fillerCount = 71;

/** Why a card that is nowhere can't take part. */
export const noSuchCard = "no such card";

/** The starting position of a scenario for the runtime. */
export function positionOf(scenario: Scenario, catalogue: Catalogue): Position {
  const unsupported = new Set<string>();
  const customTexts = new Map(scenario.customCards?.map((card) => [card.name, card.text]));
  const meant = (name: string): string => {
    const near = catalogue.nearest(name);
    return near === undefined ? "" : ` (did you mean '${near}'?)`;
  };
  const cardOf = (entry: Entry): CompiledCard | undefined => {
    const customText = entry.custom === true ? customTexts.get(entry.card) : undefined;
    const found =
      customText === undefined ? catalogue.find(entry.card) : catalogue.invent(entry.card, customText);
    if (found === undefined) unsupported.add(`${entry.card}: ${noSuchCard}${meant(entry.card)}`);
    else if (found.status === "failed" || found.card === undefined) {
      const [first] = found.diagnostics;
      unsupported.add(`${entry.card}: does not compile${first === undefined ? "" : ` (${first.message})`}`);
    }
    return found;
  };

  const entries = (list: readonly Entry[] | undefined, zone: string): PositionEntry[] =>
    (list ?? []).flatMap((entry) => {
      const compiled = cardOf(entry);
      const card = compiled?.card;
      if (card === undefined) return [];
      const back = card.faces.findIndex((face) => face.name === entry.card);
      const doubleFaced =
        card.layout === "transform" || card.layout === "modal_dfc" || card.layout === "meld";
      const count = entry.count ?? 1;
      return Array.from({ length: count }, (_unused, index): PositionEntry => {
        const label =
          entry.label === undefined ? undefined : count === 1 ? entry.label : `${entry.label}.${index + 1}`;
        return {
          card,
          ...(zone === "battlefield" && doubleFaced && back > 0 ? { face: back } : {}),
          ...(entry.transformed === true || entry.flipped === true ? { face: 1 } : {}),
          ...(entry.tapped === true ? { tapped: true } : {}),
          ...(entry.faceDown === true ? { faceDown: true } : {}),
          ...(entry.counters === undefined ? {} : { counters: entry.counters }),
          ...(entry.attachedTo === undefined ? {} : { attachedTo: entry.attachedTo }),
          ...(label === undefined ? {} : { label }),
        };
      });
    });

  const setup = (player: StartingPlayer): PlayerSetup => {
    const count = player.libraryFiller ?? fillerCount;
    const below = count === 0 ? [] : entries([{ card: filler, count }], "library");
    return {
      ...(player.life === undefined ? {} : { life: player.life }),
      battlefield: entries(player.battlefield, "battlefield"),
      hand: entries(player.hand, "hand"),
      graveyard: entries(player.graveyard, "graveyard"),
      exile: entries(player.exile, "exile"),
      sideboard: entries(player.sideboard, "sideboard"),
      command: entries(player.command, "command"),
      library: [...entries(player.library, "library"), ...below],
    };
  };
  // What is not possible with a card that is nowhere says nothing of the rules.
  for (const entry of scenario.script)
    if (entry.refused === true && "card" in entry && entry.card !== undefined && !customTexts.has(entry.card))
      cardOf({ card: entry.card });
  const players = playerNames.flatMap((name) => {
    const player = scenario.players[name];
    return player === undefined ? [] : [setup(player)];
  });
  return { players, unsupported: [...unsupported] };
}
