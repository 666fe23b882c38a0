import { family } from "../../engine/template.ts";

/** What a copy is besides what it copies (707.9). */
export const exceptions = family({
  exceptions: "(, except|except|, except that|except that) <first:exception> <rest:nextException*>",
});
export const nextException = family({ nextException: "(and|,|, and) <exception:laterException>" });
export const exception = family({
  exceptIs:
    "<who=it's|they're|he's|she's|it is=it's|they are=they're|the token is|the tokens are|the copy is|the copies are> <what:exceptionalThing>",
  exceptNotLegendary:
    "<who=it isn't|it's not=it isn't|they aren't|the token isn't|the tokens aren't|the copy isn't|the copies aren't|those creatures aren't> legendary",
  exceptHas:
    "<who=it has|it gains|they have|they gain|he has|she has|the token has|the tokens have|the copy has|the copies have|the copy gains> <abilities:abilitySeries>",
  exceptNoManaCost: "<who=it has|they have|the token has|the tokens have|the copy has> no mana cost",
  exceptLoses: "it loses all other card types",
  exceptName: "<its=its|his|her> name is <name:nameRef>",
  exceptEnters: "<who=it|the token> (enters|enters the battlefield) with <counters:countersOfKinds> on it",
});
/** The subject is said once. */
export const laterException = family(
  {
    exceptBareIs: "are~ <what:exceptionalThing>",
    exceptBareNotLegendary: "aren't~ legendary",
    exceptBareHas: "<verb=have~|gain~> <abilities:abilitySeries>",
    exceptBareEnters: "enters with <counters:countersOfKinds> on it",
    exceptBareLoses: "loses all other card types",
  },
  ["exception"],
);
export const exceptionalThing = family({ exceptSize: "<size:size>" }, ["becomes"]);
