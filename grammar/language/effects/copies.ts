import { family } from "../../engine/template.ts";

/** What a copy is besides what it copies (707.9). */
export const exceptions = family({
  exceptions: "(, except|except|, except that|except that) <first:exception> <rest:nextException*>",
});
export const nextException = family({ nextException: "(and|,|, and) <exception:laterException>" });
export const exception = family({
  exceptDoes:
    "<who=it|they|he|she|the token|the tokens|the copy|the copies|those creatures> <does:exceptPredicate>",
  exceptIs: "<who=it's|they're|he's|she's> <not?=not> <what:exceptionalThing>",
  exceptNoManaCost: "<who=it has|they have|the token has|the tokens have|the copy has> no mana cost",
  exceptName: "<its=its|his|her> name is <name:nameRef>",
});
/** The subject is said once. */
export const laterException = family({}, ["exception", "exceptPredicate"]);
export const exceptPredicate = family({ isSized: "are~ <size:size>" }, ["copiedPredicate"]);
export const exceptionalThing = family({}, ["size", "becomes"]);
