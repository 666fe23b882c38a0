import { family } from "../../engine/template.ts";

/** Damage that is prevented or dealt to something else (615, 614.9). */
export const preventionClause = family({
  preventDamage: "prevent~ <what:wouldBeDealt> <parts:damagePart*>",
  preventWouldDeal: "prevent~ <much:damageAmount> that <by:objects> would deal <parts:damagePart*>",
  preventTheyDeal: "prevent~ <much:damageAmount> <by:dealer> would deal <parts:damagePart*>",
  nextTime:
    "the next time <source:objects> would deal <sort:damageKind> <parts:damagePart*> , <then:insteadOfDamage>",
  nextTimeDealt:
    "the next time <sort:damageKind> would be dealt <parts:damagePart*> , <then:insteadOfDamage>",
  damageCant: "damage can't be prevented [<until?:duration>]",
  damageByCant:
    "<sort=combat damage|damage> that would be dealt by <by:objects> can't be prevented [<until?:duration>]",
  excessInstead: "excess damage is dealt to <to:player> instead",
  theDamageCant: "the damage can't be prevented",
  lifeFloor:
    "damage that would reduce <whose:possessive> life total to less than <n:number> reduces it to <m:number> instead",
  redirectWouldDeal:
    "<much:damageAmount> that <by:objects> would deal <parts:damagePart*> <be=is|are> dealt to <instead:recipient> instead",
  redirect: "<what:wouldBeDealt> <parts:damagePart*> <be=is|are> dealt to <instead:recipient> instead",
});
export const wouldBeDealt = family({ wouldBeDealt: "<much:damageAmount> that would be dealt" });
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
  anyDamage: "damage",
  combatDamage: "combat damage",
  noncombatDamage: "noncombat damage",
});
/** To whom, by what and when; the parts stand in any order. */
export const damagePart = family({
  damageTo: "to <to:wouldBeDamaged>",
  damageBy: "by <by:objects>",
  damageToAndBy: "to and (dealt by|by) <by:objects>",
  damageWhen: "<when:duration>",
});

/** Amounts that are changed before they happen (614.1a). */
export const amountReplacement = family({
  damageModified:
    "^If <source:objects> would deal <sort:damageKind> [to <to?:recipient>] [<when?:duration>] , (it|that source|that spell|that creature) deals <how:changedAmount> [to <same?:thatRecipient>] instead .",
  damageMultiplied:
    "^If <source:objects> would deal <sort:damageKind> to <to:recipient> [<when?:duration>] , (it|that source|that spell|that creature) deals <how:multipleDamage> instead .",
  damageSet:
    "^If <source:objects> would deal <bound:bound> damage to <to:recipient> [<when?:duration>] , (it|that source|that spell|that creature) deals <n:number> damage to <same:thatRecipient> instead .",
  doubleAllDamage: "^Double all <sort:damageKind> that <source:objects> would deal [to <to?:recipient>] .",
  doubleOwnDamage: "^Double all <sort:damageKind> <source:thisReference> would deal [to <to?:recipient>] .",
  preventedEach:
    "^If <source:objects> would deal <sort:damageKind> [to <to?:wouldBeDamaged>] [<when?:duration>] , prevent <how:preventedAmount> [<then?:preventedThen>] .",
  preventedEachWhere:
    "^If <source:objects> would deal <sort:damageKind> [to <to?:wouldBeDamaged>] [<when?:duration>] , prevent <how:preventedAmount> , <where:whereX> .",
  lifeGainModified:
    "^If <who:player> would gain life [<when?:duration>] , <then=you|that player|they> gain~ <how:changedLife> instead .",
  lifeLossModified:
    "^If <who:player> would lose life [<when?:duration>] , <then=you|that player|they> lose~ <how:changedLife> instead .",
  tokensModified:
    "^If one or more <what:tokenNoun> would be created under your control, <much=twice that many|that many plus one|three times that many> of those tokens are created instead .",
  tokensPlus:
    "^If one or more <what:tokenNoun> would be created under your control, those tokens plus <more:tokenPhrase> are created instead .",
  tokensPlusByYou:
    "^If you would create one or more <what:tokenNoun>, instead create those tokens plus <more:tokenPhrase> .",
  tokensOneOfEach: "^If you would create <what:determinedPhrase>, instead create one of each .",
  manaModified:
    "^If <who:player> tap~ <what:objects> for mana , it produces <much=twice|three times> as much of that mana instead .",
  tokensByEffect:
    "^If an effect would create one or more <what:tokenNoun> under your control, it creates twice that many of those tokens instead .",
  tokensByYou:
    "^If you would create one or more <what:tokenNoun>, instead create <much=twice that many|that many plus one|three times that many> of those tokens .",
  countersModified:
    "^If one or more <counter:counterKind> counters would be put on <on:objects>, <much=twice that many|that many plus one|three times that many> <again:counterKind> counters are put on <where=it|that creature|that permanent|them> instead .",
  anyCountersModified:
    "^If one or more counters would be put on <on:objects>, <much=that many plus one|twice that many> of each of those kinds of counters are put on (that permanent|that creature|it) instead .",
  countersByYou:
    "^If you would put one or more counters on <on:recipient> <oneself?=or on yourself> , put <much=that many plus one|twice that many> of each of those kinds of counters on (that permanent|that creature|it|that permanent or player) instead .",
  countersHalved:
    "^If <who:player> would put one or more counters on <on:recipient>, they put half that many of each of those kinds of counters on (that permanent|that creature|it|that permanent or player) instead , rounded <round=up|down> .",
  countersOfKindByYou:
    "^If you would put one or more <counter:counterKind> counters on <on:objects>, put <much=twice that many|that many plus one> <again:counterKind> counters on (that permanent|that creature|it) instead .",
  ownCountersModified:
    "^If you would get one or more counters, you get that many plus one of each of those kinds of counters instead .",
  countersMinusOne:
    "^If one or more <counter:counterKind> counters would be put on <on:objects>, that many <again:counterKind> counters minus one are put on (that permanent|that creature|it) instead .",
  countersByEffect:
    "^If an effect would put one or more counters on <on:objects>, it puts twice that many of those counters on that permanent instead .",
});
/** What else is done each time damage is prevented (615.5). */
export const preventedThen = family({
  andPrevented: "and <does:chain>",
  commaPrevented: ", <does:chain>",
});
/** How much of damage is prevented each time (615.10). */
export const preventedAmount = family({
  preventsAll: "that damage",
  preventsSome: "<n:number> of that damage",
  preventsAllBut: "all but <n:number> of that damage",
  preventsHalf: "half that damage , rounded <round=up|down>",
});
export const changedAmount = family({
  doubleDamage: "double that damage",
  tripleDamage: "triple that damage",
  damagePlus: "that much damage plus <n:number>",
  damageMinus: "that much damage minus <n:number>",
  halfDamage: "half that damage , rounded <round=up|down> ,",
});
/** Multiples that need nobody to be named: with "to that player" they read as damage dealt. */
export const multipleDamage = family({ twiceDamage: "<much=twice|three times> that much damage" });
export const changedLife = family({
  lifePlus: "that much life plus <n:number>",
  halfLife: "half that much life , rounded <round=up|down> ,",
});
export const thatRecipient = family({
  thatRecipient:
    "<who=that permanent or player|that player or permanent=that permanent or player|that player|that creature|that permanent|that opponent|that creature or player|you>",
});
export const tokenNoun = family({
  someTokens: "<what:pluralPhrase>",
});
/** What becomes of the damage that would be dealt the next time. */
export const insteadOfDamage = family({
  preventIt: "prevent <how:preventedAmount>",
  dealtInstead: "that damage is dealt to <to:recipient> instead",
  sourceDealsInstead: "(that source|that spell|it) deals that damage to <to:recipient> instead",
});
