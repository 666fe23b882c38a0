import { family } from "../../engine/template.ts";

/** Damage that is prevented or dealt to something else (615, 614.9). */
export const preventionClause = family({
  preventDamage: "prevent~ <what:wouldBeDealt> <parts:damagePart*>",
  nextTime: [
    "the next time <source?:objects> would deal <sort:damageKind> <parts:damagePart*> , <then:insteadOfDamage>",
    "the next time <sort:damageKind> would be dealt <parts:damagePart*> , <then:insteadOfDamage>",
  ],
  damageCant:
    "<sort=damage|combat damage> [that would be dealt by <by?:objects>] can't be prevented [<until?:duration>]",
  excessInstead: "excess damage is dealt to <to:player> instead",
  theDamageCant: "the damage can't be prevented",
  lifeFloor:
    "damage that would reduce <whose:possessive> life total to less than <n:number> reduces it to <m:number> instead",
  redirect: "<what:wouldBeDealt> <parts:damagePart*> <be=is|are> dealt to <instead:recipient> instead",
});
export const wouldBeDealt = family({
  wouldBeDealt: "<much:damageAmount> that would be dealt",
  theyWouldDeal: [
    "<much:damageAmount> <by:dealer> would deal",
    "<much:damageAmount> that <by:objects> would deal",
  ],
});
export const damageAmount = family({
  allDamage: "all <sort:damageKind>",
  nextDamage: "the next <n:counted> <sort:damageKind>",
});
/** What would deal it, where no "that" stands in front: "that" before a plural begins the clause. */
export const dealer = family({ thatDealer: "that <what=creature|source|permanent|spell>" }, [
  "pluralPhrase",
  "pluralPair",
  "determinedPhrase",
  "hostReference",
  "pronoun",
]);
export const damageKind = family({
  damageKind: "<which?=combat|noncombat> damage",
});
/** To whom, by what and when; the parts stand in any order. */
export const damagePart = family({
  damageTo: "to <to:wouldBeDamaged> <divided?=, divided as you choose>",
  damageBy: "by <by:objects>",
  damageToAndBy: "to and (dealt by|by) <by:objects>",
  damageWhen: "<when:duration>",
});

/** Amounts that are changed before they are dealt, gained, created or put somewhere (614.1a, 615.10). */
export const amountReplacement = family({
  amountModified: [
    "[<until?:duration> ,] if <event:wouldAmount> , <then:modified> instead <ofOther?=of any other type> <amount?=and amount> [<round?:rounded>] [, <where?:whereX>] .",
    "[<until?:duration> ,] if <event:wouldAmount> , instead <then:modified> [<round?:rounded>] [, <where?:whereX>] .",
  ],
  amountSet:
    "[<until?:duration> ,] if <event:wouldDealSome> , <it:itDeals> deals <much:damageDealt> [to <same?:thatRecipient>] instead .",
  amountPrevented:
    "[<until?:duration> ,] if <event:wouldAmount> , prevent <how:preventedAmount> [<then?:preventedThen>] [, <where?:whereX>] .",
  amountRedirected: "[<until?:duration> ,] if <event:wouldAmount> , <then:redirected> .",
  amountDoubled: [
    "double all <sort:damageKind> that <source:objects> would deal [to <to?:recipient>] [<when?:wouldWhen>] .",
    "double all <sort:damageKind> <source:thisReference> would deal [to <to?:recipient>] [<when?:wouldWhen>] .",
  ],
});
/** So much of something that is about to be. */
export const wouldAmount = family(
  {
    wouldDealDamage: [
      "<source?:objects> would deal <sort:damageKind> [to <to?:wouldBeDamaged>] [<when?:wouldWhen>]",
      "<sort:damageKind> would be dealt to <to?:recipient> [<when?:wouldWhen>]",
      "<to?:recipient> would be dealt <sort:damageKind> [<when?:wouldWhen>]",
    ],
    wouldChangeLife: "<who:player> would <how=gain|lose> life [<when?:wouldWhen>]",
    wouldCreate: [
      "<who?:maker> would create <what:determinedPhrase> <yours?=under your control>",
      "<what:determinedPhrase> would be created <yours?=under your control>",
    ],
    wouldPutCounters: [
      "<who?:maker> would put one or more <what:countedThing> on <on:recipient> <oneself?=or on yourself>",
      "one or more <what:countedThing> would be put on <on:objects>",
      "<on:player> would get one or more <what:countedThing>",
    ],
    wouldTap: ["<who?:player> tap~ <what:objects> for mana", "<what:objects> are~ tapped for mana"],
  },
  ["wouldDealSome"],
);
export const wouldDealSome = family({
  wouldDealSome: [
    "<source:objects> would deal <bound:bound> <sort:damageKind> [to <to?:wouldBeDamaged>] [<when?:wouldWhen>]",
    "<source:objects> would deal an amount of <sort:damageKind> <bound:comparison> [to <to?:wouldBeDamaged>] [<when?:wouldWhen>]",
  ],
});
/** When an amount is changed. */
export const wouldWhen = family({ wouldWhile: "while <condition:condition>" }, ["duration"]);
/** Who creates tokens or puts counters somewhere. */
export const maker = family({ anEffect: "an effect" }, ["player"]);

/** What is done instead with an amount. */
export const modified = family({
  dealsModified: "<it:itDeals> deals <how:changed> [to <same?:thatRecipient>]",
  getsModified: "<then=you|that player|they> <verb=gain~|lose~|get~> <how:changed>",
  createsInstead: [
    "<how:createdThen> are created",
    "(|it|they|you|that player) create~ <how:createdInstead>",
  ],
  putsCountersInstead: [
    "(|it|they|you|that player) put~ <how:changed> on (that permanent|that creature|it|that permanent or player)",
    "<how:changed> are put on (it|that creature|that permanent|them|that player)",
  ],
  producesOther: "it produces <what:producedMana>",
  producesInstead: "it produces <much=twice|three times> as much of that mana",
});
/** Of which type the mana is then (106.1b). */
export const producedMana = family({
  producedSymbol: "<mana:mana>",
  producedOfColor: "<color=white|blue|black|red|green|colorless> mana",
});
export const itDeals = family({ itDeals: "(it|that source|that spell|that creature)" });
export const createdInstead = family(
  { thoseAndMore: "those tokens plus <more:tokenPhrase>", oneOfEachKind: "one of each" },
  ["changed"],
);
export const createdThen = family({}, ["createdInstead", "tokenPhrase"]);
/** How much or how many it is then. */
export const changed = family({
  none: "no <of:countedThing>",
  multiplied:
    "<times=double that|triple that|half that|half that much=half that|twice that many|three times that many|half that many> <of:countedThing> [<rounded?:rounded> ,]",
  shifted: [
    "that <how=much|many> <of:countedThing> <sign=plus|minus> <n:increase>",
    "that <how=much|many> <sign=plus|minus> <n:increase> <of:countedThing>",
  ],
});
export const increase = family({ amountEqual: "an amount of (damage|life) equal to <q:quantity>" }, [
  "number",
]);
export const countedThing = family({
  thoseAgain: "of <what=those tokens|those counters|each of those kinds of counters>",
  ofAKind: "[<counter?:counterKind>] counters",
  plainThing: "<what=damage|life|{E}>",
});
/** What else is done each time damage is prevented (615.5). */
export const preventedThen = family({
  preventedThen: "(and|,) <does:chain>",
});
/** How much of damage is prevented each time (615.10). */
export const preventedAmount = family({
  preventsAll: "<half?=half> that damage [<rounded?:rounded>]",
  preventsSome: "<but?=all but> <n:number> of that damage",
});
/** What it would be dealt to, said again. */
export const thatRecipient = family(
  {
    thatRecipient:
      "<who=that permanent or player|that player or permanent=that permanent or player|that player|that creature|that permanent|that opponent|that creature or player|you>",
  },
  ["thisReference", "hostReference"],
);
/** What becomes of the damage that would be dealt the next time. */
export const insteadOfDamage = family({ preventIt: "prevent <how:preventedAmount>" }, ["redirected"]);
export const redirected = family({
  dealtInstead:
    "<deals=that damage is dealt|that source deals that damage|that spell deals that damage|that creature deals that damage|it deals that damage> to <to:recipient> instead",
});
