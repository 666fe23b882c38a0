import { describe as group, expect, it } from "vitest";
import * as A from "../../src/abilities/index.ts";
import {
  describe,
  describeAnswer,
  eventLog,
  legalAnswers,
  randomBot,
  searchBot,
  textsOf,
  viewFor,
} from "../../src/play/index.ts";
import { compileText } from "../../src/compiler/compile-text.ts";
import { cards } from "../../generated/index.ts";
import { answerDecision, type Session, startGame, undo } from "../../src/runtime/index.ts";
import { bear, card, creature, forest, island, keyword } from "../runtime/kernel-cards.ts";
import { dealer } from "../runtime/decks.ts";
import { castNamed, act, entries, start, times, toMain } from "../runtime/kernel-driver.ts";

const fox = creature("Ember Fox", "{R}", 1, 1);
const owl = creature("Night Owl", "{U}", 1, 2);
const scryer = card("Peek Ahead", "{G}", ["sorcery"], { abilities: [A.spell(A.scry(A.you, 2))] });
const revealer = card("Open Hand", "{G}", ["sorcery"], {
  abilities: [A.spell(A.reveal(A.opponents, A.all(A.inZone("hand", A.eachPlayer))))],
});

const explorer = creature("Path Finder", "{G}", 1, 1, [
  A.triggered(
    A.zoneChange(A.isOneOf(A.self), undefined, "battlefield"),
    A.doAction("explore", A.you, A.self),
  ),
]);
const duel = card("Old Grudge", "{G}", ["sorcery"], { abilities: [A.spell(A.clash(A.you))] });

/** Casts a card and passes until somebody is asked something else than for mana. */
const castUntilAsked = (session: Session, name: string): void => {
  act(session, castNamed(name));
  while (session.decision?.type === "priority" || session.decision?.type === "payment")
    answerDecision(
      session,
      session.decision.type === "payment" ? { type: "pay" } : { type: "action", action: { type: "pass" } },
    );
};

group("what a player sees (400.2, 708.5)", () => {
  it("is not told by a name that there is not", () => {
    const { game, decision } = start({ hand: entries(fox) }, {});
    const wrong = { view: 0 } as never;
    for (const tell of [() => eventLog(wrong), () => describe(game, decision!, wrong)])
      expect(tell).toThrow("telling.view has to be called 'viewer'");
    const some = (options: object) => [...legalAnswers({ game, decision }, options)];
    expect(() => some({ limt: 2 })).toThrow("options.limt has to be called 'limit'");
    expect(() => searchBot({ depths: 2 } as never)).toThrow("options.depths has to be called 'depth'");
  });

  it("shows everybody what an exploring creature reveals before it is decided where it goes (701.44a)", () => {
    const session = toMain(
      start({ hand: entries(explorer), battlefield: entries(forest), library: entries(owl, bear) }),
    );
    castUntilAsked(session, "Path Finder");
    expect(session.decision?.type).toBe("yesNo");
    for (const viewer of [0, 1])
      expect(viewFor(session.game, viewer).players[0]!.library.known).toMatchObject([
        { place: 0, object: { name: "Night Owl" } },
      ]);
  });

  it("shows everybody what clashing players reveal before they decide (701.30c)", () => {
    const session = toMain(
      start(
        { hand: entries(duel), battlefield: entries(forest), library: entries(owl, bear) },
        { library: entries(fox, bear) },
      ),
    );
    castUntilAsked(session, "Old Grudge");
    answerDecision(session, { type: "players", chosen: [1] });
    expect(session.decision).toMatchObject({ type: "objects", purpose: "clash", player: 0 });
    for (const viewer of [0, 1])
      for (const [player, name] of [
        [0, "Night Owl"],
        [1, "Ember Fox"],
      ] as const)
        expect(viewFor(session.game, viewer).players[player]!.library.known).toMatchObject([
          { place: 0, object: { name } },
        ]);
  });

  it("hides the hands of others and all libraries, and is plain JSON", () => {
    const session = start({ hand: entries(fox), library: entries(bear, owl) }, { hand: entries(owl) });
    const view = viewFor(session.game, 0);
    expect(JSON.parse(JSON.stringify(view))).toEqual(view);
    expect(view.players[0]!.hand).toMatchObject([{ name: "Ember Fox", manaCost: "{R}", power: 1 }]);
    expect(view.players[1]!.hand).toEqual([{ hidden: true, owner: 1, zone: "hand" }]);
    expect(view.players[0]!.library).toEqual({ count: 2, known: [] });
    expect(JSON.stringify(view)).not.toContain("Owl");
    expect(JSON.stringify(viewFor(session.game, 1))).not.toContain("Fox");
  });

  it("knows what was looked at, until the library is shuffled", () => {
    const session = toMain(
      start({
        hand: entries(scryer),
        battlefield: entries(forest),
        library: entries(fox, owl, bear),
      }),
    );
    act(session, castNamed("Peek Ahead"));
    while (session.decision?.type !== "objects")
      answerDecision(
        session,
        session.decision?.type === "payment" ? { type: "pay" } : { type: "action", action: { type: "pass" } },
      );
    const { decision } = session;
    expect(viewFor(session.game, 0).players[0]!.library.known).toMatchObject([
      { place: 0, object: { name: "Ember Fox" } },
      { place: 1, object: { name: "Night Owl" } },
    ]);
    expect(viewFor(session.game, 1).players[0]!.library.known).toEqual([]);
    answerDecision(session, { type: "objects", chosen: [decision.candidates[0]!] });
    expect(viewFor(session.game, 0).players[0]!.library.known).toMatchObject([
      { place: 0, object: { name: "Night Owl" } },
      { place: 2, object: { name: "Ember Fox" } },
    ]);
  });

  it("tells the face of a face-down permanent to its controller alone", () => {
    const hidden = creature("Veiled Lynx", "{4}{G}", 4, 4, [
      keyword("morph", { type: "costs", value: [A.mana(["G"])] }),
    ]);
    const session = start({ battlefield: [{ card: hidden, faceDown: true }] });
    expect(viewFor(session.game, 0).battlefield).toMatchObject([
      { name: "", printedName: "Veiled Lynx", power: 2, toughness: 2, faceDown: true },
    ]);
    const [other] = viewFor(session.game, 1).battlefield;
    expect(other).toMatchObject({ name: "", power: 2, faceDown: true });
    expect(JSON.stringify(other)).not.toContain("Lynx");
    expect(other).not.toHaveProperty("card");
  });

  it("knows a revealed hand afterwards", () => {
    const session = toMain(
      start(
        { hand: entries(revealer), battlefield: entries(forest), library: entries(bear) },
        { hand: entries(owl) },
      ),
    );
    act(session, castNamed("Open Hand"));
    while (session.game.state.stack.length > 0 || session.decision?.type === "payment")
      answerDecision(
        session,
        session.decision?.type === "payment" ? { type: "pay" } : { type: "action", action: { type: "pass" } },
      );
    expect(viewFor(session.game, 0).players[1]!.hand).toMatchObject([{ name: "Night Owl" }]);
  });

  it("shows the stack with its targets, and says in words what can be done", () => {
    const session = toMain(
      start({ hand: entries(bear), battlefield: entries(forest, forest), library: entries(island) }),
    );
    expect(session.decision && describe(session.game, session.decision, { players: ["Ada", "Ben"] })).toBe(
      "Ada chooses what to do",
    );
    const words = [...legalAnswers(session)].map((answer) =>
      describeAnswer(session.game, session.decision!, answer),
    );
    expect(words).toContain("cast Bear");
    expect(words).toContain("activate Forest: {T}: Add {G}.");
    act(session, castNamed("Bear"));
    while (session.decision?.type === "payment") answerDecision(session, { type: "pay" });
    expect(viewFor(session.game, 1).stack).toMatchObject([
      { name: "Bear", controller: 0, stack: { type: "spell", targets: [] } },
    ]);
  });

  it("lists each payment once", () => {
    const session = toMain(start({ hand: entries(bear), battlefield: entries(forest, forest) }));
    act(session, castNamed("Bear"));
    let payments = 0;
    while (session.decision?.type === "payment") {
      payments++;
      const words = [...legalAnswers(session)].map((answer) => JSON.stringify(answer));
      expect(new Set(words).size).toBe(words.length);
      expect(words.filter((each) => each.includes('"pay"'))).toEqual(['{"type":"pay"}']);
      answerDecision(session, { type: "pay" });
    }
    expect(payments).toBeGreaterThan(0);
  });

  it("tells the modes of a spell as they are printed (700.2)", () => {
    const text =
      "Split Vow {G}\nInstant\nChoose one —\n• You gain 2 life.\n• You lose 1 life. Draw a card.\n";
    const [compiled] = compileText(text).cards;
    if (compiled?.card === undefined) throw new Error("not compiled");
    const session = toMain(start({ hand: entries(compiled.card), battlefield: entries(forest) }));
    act(session, castNamed("Split Vow"));
    const { decision } = session;
    if (decision?.type !== "modes") throw new Error("no modes are asked for");
    const said = (chosen: number, telling = {}) =>
      describeAnswer(session.game, decision, { type: "modes", chosen: [chosen] }, telling);
    const texts = textsOf([compiled]);
    expect(said(0, { texts })).toBe("You gain 2 life.");
    expect(said(1, { texts })).toBe("You lose 1 life. Draw a card.");
    expect(said(1)).toBe("mode 2");
  });

  it("names no player that is not there", () => {
    expect(() => viewFor(start({}).game, 2)).toThrow(RangeError);
  });
});

group("the log of a game", () => {
  it("doesn't name to a player what is hidden from them, and forgets what was taken back", () => {
    const log = eventLog({ viewer: 0, players: ["Ada", "Ben"] });
    const session = startGame({
      seed: 1,
      watch: log.watch,
      players: [
        { hand: entries(forest), library: entries(...times(5, fox)) },
        { library: entries(...times(5, owl)) },
      ],
    });
    toMain(session);
    const before = log.entries(session.game).length;
    act(session, (action) => action.type === "playLand");
    expect(log.entries(session.game).at(-1)).toMatchObject({
      type: "land",
      turn: 1,
      player: 0,
      text: "Ada plays Forest",
    });
    undo(session);
    expect(log.entries(session.game)).toHaveLength(before);
    const bots = [randomBot(1), randomBot(2)];
    while (session.decision !== undefined && session.game.state.turn.number < 4)
      answerDecision(session, bots[session.decision.player]!.answer(session.decision, session));
    const draws = log.entries(session.game).filter(({ type }) => type === "draw");
    expect(draws.map(({ text }) => text)).toEqual(["Ben draws a card", "Ada draws Ember Fox"]);
  });

  it("never tells a bystander's reader what only another player drew", { timeout: 60_000 }, () => {
    const pool = cards.filter(({ faces: [face] }) => !face.supertypes.includes("basic"));
    const options = dealer(pool)(2);
    const texts = textsOf();
    const session = startGame(options);
    const bots = options.players.map((_, player) => randomBot(player));
    for (let n = 0; n < 300 && session.decision !== undefined; n++) {
      const view = viewFor(session.game, 0, texts);
      expect(JSON.parse(JSON.stringify(view))).toEqual(view);
      const library = session.game.state.players[1]!.library.filter(
        (id) => session.game.state.objects[id]?.knownTo === undefined,
      );
      expect(view.players[1]!.library.known.some(({ object }) => library.slice(1).includes(object.id))).toBe(
        false,
      );
      answerDecision(session, bots[session.decision.player]!.answer(session.decision, session));
    }
  });
});
