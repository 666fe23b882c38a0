import type * as A from "../abilities/index.ts";

/** A mana cost in symbols. */
export const manaText = (cost: A.ManaCost): string => cost.map((symbol) => `{${symbol}}`).join("");

/** What a cost has the object do that the ability is of. */
const onItself: Partial<Record<A.CostOnObjects["action"], string>> = {
  sacrifice: "Sacrifice this permanent",
  discard: "Discard this card",
  exile: "Exile this card",
  reveal: "Reveal this card",
  returnToHand: "Return this permanent to its owner's hand",
  tap: "Tap this permanent",
  untap: "Untap this permanent",
};

/** Costs as they are written before a colon, as far as they need no noun phrase; undefined for the rest. */
export function costText(costs: A.Costs): string | undefined {
  const parts: string[] = [];
  for (const cost of costs) {
    switch (cost.type) {
      case "mana":
        parts.push(manaText(cost.cost));
        break;
      case "tapSelf":
        parts.push("{T}");
        break;
      case "untapSelf":
        parts.push("{Q}");
        break;
      case "loyalty":
        parts.push(typeof cost.change === "number" && cost.change > 0 ? `+${cost.change}` : `${cost.change}`);
        break;
      case "payLife":
        if (typeof cost.amount !== "number") return parts.join(", ");
        parts.push(`Pay ${cost.amount} life`);
        break;
      case "costOnObjects":
        if (cost.what.type !== "self" || onItself[cost.action] === undefined) return parts.join(", ");
        parts.push(onItself[cost.action] ?? "");
        break;
      case "counterCost":
      case "payPlayerCounters":
      case "effectCost":
        return parts.join(", ");
    }
  }
  return parts.join(", ");
}

/** A text for abilities that stand on no card: those that the rules give (305.6, 111.10) and bare keywords. */
export function ruleText(ability: A.Ability): string | undefined {
  if (ability.type === "keyword") return keywordText(ability);
  if (ability.type !== "activated") return undefined;
  const costs = costText(ability.costs);
  const effect = ability.effect;
  if (effect.type === "addMana" && effect.mana.symbols !== undefined && effect.mana.choose === "fixed") {
    return `${costs}: Add ${manaText(effect.mana.symbols)}.`;
  }
  if (effect.type === "addMana" && effect.mana.choose === "anyColor")
    return `${costs}: Add one mana of any color.`;
  return costs === undefined ? undefined : `${costs}:`;
}

const qualityFields: ReadonlySet<string> = new Set(["color", "cardType", "subtype", "supertype"]);
const qualityText = (value: A.Filter | A.Players): string =>
  Object.entries(value)
    .flatMap(([field, word]: readonly [string, unknown]) =>
      qualityFields.has(field) && typeof word === "string" ? [word] : [],
    )
    .join(" ");

/** A keyword with its parameters: `cycling {2}`, `bushido 1`, `protection from white`. */
export function keywordText(ability: A.Keyword): string {
  const parameters = ability.parameters.map((parameter) => {
    switch (parameter.type) {
      case "number":
        return typeof parameter.value === "number" ? `${parameter.value}` : "X";
      case "costs":
        return costText(parameter.value) ?? "";
      case "quality":
        return qualityText(parameter.value);
      case "word":
        return parameter.value;
    }
  });
  const quality = ability.keyword === "protection" || ability.keyword === "hexproof from" ? "from " : "";
  return `${ability.keyword} ${quality}${parameters.join(" ")}`.trim();
}

/** An ability as data, whichever object has granted it (201.5), or had it before (607.5). */
export const abilityKey = (ability: A.Ability): string =>
  JSON.stringify(ability, (field, value: unknown) =>
    field === "pair"
      ? undefined
      : typeof value === "object" && value !== null && "type" in value && value.type === "granter"
        ? { type: "granter" }
        : value,
  );
