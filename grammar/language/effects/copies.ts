import { family } from "../../engine/template.ts";

/** What a copy is besides what it copies (707.9). */
export const exceptions = family({ exceptions: "(, except|except) <first:exception> <rest:nextException*>" });
export const nextException = family({ nextException: "(and|,|, and) <exception:exception>" });
export const exception = family({
  exceptIs:
    "(it's|they're|he's|she's|it is|they are|the token is|the tokens are|the copy is|the copies are) <what:exceptionalThing>",
  exceptBareIs: "are~ <what:exceptionalThing>",
  exceptNotLegendary:
    "(it isn't|it's not|they aren't|the token isn't|the tokens aren't|the copy isn't|the copies aren't|those creatures aren't) legendary",
  exceptBareNotLegendary: "aren't~ legendary",
  exceptHas:
    "(it has|it gains|they have|they gain|he has|she has|the token has|the tokens have|the copy has|the copies have|the copy gains) <abilities:abilitySeries>",
  exceptBareHas: "(have~|gain~) <abilities:abilitySeries>",
  exceptName: "(its|his|her) name is <name:nameRef>",
  exceptEnters: "(it enters|the token enters|enters) with <n:counted> <counter:counterKind> counter# on it",
});
export const exceptionalThing = family({ exceptSize: "<size:size>" }, ["becomes"]);
