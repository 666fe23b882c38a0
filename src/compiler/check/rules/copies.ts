import { rule } from "../rule.ts";

/** "It gains this ability": an ability gives itself only as part of what it copies (707.9a). */
export const givesItself = rule("RW4021", ["affect", "applies"], ({ modifications }) =>
  modifications.some((each) => each.type === "gainAbilities" && each.thisAbility === true)
    ? "an ability gives itself only to a copy that it makes"
    : undefined,
);
