import type { Ability, Keyword } from "../abilities/index.ts";
import type { ObjectId } from "../runtime/state.ts";
import { keywordText } from "./ability-texts.ts";
import type { View } from "./view.ts";
import { normalizeText } from "./wording.ts";

const withoutFrom = (text: string): string =>
  text.replace(/\b(?:protection|hexproof) from\b/, (m) => m.split(" ")[0] ?? m);

/** "Protection from black and from red" is two abilities (702.16g). */
const eachQuality = (ability: Keyword): readonly Keyword[] => {
  const [quality] = ability.parameters;
  if (quality?.type !== "quality" || quality.value.type !== "or") return [ability];
  return quality.value.filters.map((value) => ({ ...ability, parameters: [{ type: "quality", value }] }));
};

/** Whether an ability is the keyword, with parameter where one is named, or has that text. */
function isAbilityCalled(view: View, ability: Ability, text: string): boolean {
  const sought = normalizeText(text);
  if (ability.type === "keyword") {
    const own = withoutFrom(keywordText(ability));
    const each = eachQuality(ability).map((one) => withoutFrom(keywordText(one)));
    if (each.includes(withoutFrom(sought)) || ability.keyword.toLowerCase() === sought) return true;
    if (sought.endsWith("walk") && own.replace(/\s/g, "").includes(sought)) return true;
    if (own === `landwalk ${sought.replace(/walk$/, "")}`) return true;
  }
  return view.texts
    .of(ability)
    .some((known) => known === sought || known.replace(/\.$/, "") === sought.replace(/\.$/, ""));
}
/** How many abilities so called an object has. */
export const abilitiesCalled = (view: View, id: ObjectId, text: string): number =>
  view.characteristics(id).abilities.filter((ability) => isAbilityCalled(view, ability, text)).length;
/** The abilities of an object, as a message tells them. */
export const abilityList = (view: View, id: ObjectId): string =>
  view
    .characteristics(id)
    .abilities.map((a) => (a.type === "keyword" ? keywordText(a) : (view.texts.of(a)[0] ?? a.type)))
    .join("; ") || "no abilities";
