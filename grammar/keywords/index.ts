import { casting } from "./casting.ts";
import { combat } from "./combat.ts";
import { evergreen } from "./evergreen.ts";
import { permanents } from "./permanents.ts";
import { zones } from "./zones.ts";

/** The keyword abilities (702), defined in the language itself. */
export const keywordTexts: readonly string[] = [evergreen, casting, combat, permanents, zones];
