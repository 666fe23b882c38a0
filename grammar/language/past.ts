import { family } from "../engine/template.ts";

/** Since when something is asked about. */
export const since = family({
  sinceThen: "<when=this turn|last turn|this combat|this step=this combat>",
  sinceBefore: "before <what:reference> this turn",
});

/** Whether what verb phrases say has happened (608.2i). */
export const pastClause = family({
  objectsDid: [
    "<what:objects> <does:objectEventPhrases.past> <since:since>",
    "<what:objects> have~ <does:objectEventPhrases.participle> <since:since>",
  ],
  togetherDid:
    "<one:reference> and at least <n:number> <others:nounPhrase> <does:objectEventPhrases.past> <since:since>",
  objectsDidnt: [
    "<what:objects> didn't <does:objectEventPhrases.plain> <since:since>",
    "<what:objects> haven't~ <does:objectEventPhrases.participle> <since:since>",
  ],
  wasDone: "<does:doneEvent.past> <since:since>",
  isFirstTime: "it's the first time <what:objects> have~ <does:objectEventPhrases.participle> this turn",
  countersFirstPut:
    "it's the first time [<counter?:counterKind>] counters have been put on <what:objects> this turn",
  playerDid: [
    "<who:player> <does:playerEventPhrases.past> <since:since>",
    "<who:player> have~ <does:playerEventPhrases.participle> <since:since>",
    "<who:playersKnown.has> <does:playerEventPhrases.participle> <since:since>",
  ],
  playerDidnt: [
    "<who:player> didn't <does:playerEventPhrases.plain> <since:since>",
    "<who:player> haven't~ <does:playerEventPhrases.participle> <since:since>",
  ],
});
/** What players have done something with, to be counted: "cards you've drawn this turn". */
export const thingsDone = family({
  thingsTheyDid: [
    "<what:nounPhrase> <who?:player> <how=sacrificed|discarded|drew=drawn|created|attacked with> <since:since>",
    "<what:nounPhrase> <how=sacrificed|discarded> <since:since>",
  ],
  thingsTheyHaveDone: [
    "<what:nounPhrase> <who:player> have~ <how=sacrificed|discarded|drawn|cast> <since:since>",
    "<what:nounPhrase> <who:playersKnown.has> <how=sacrificed|discarded|drawn|cast> <since:since>",
  ],
});
