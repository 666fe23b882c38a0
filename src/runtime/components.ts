import type { GameObject, MergedPart } from "./state.ts";

/** What represents a permanent: one object, or the components of a merged one (730.2), the topmost first. */
export const componentsOf = (object: GameObject): readonly MergedPart[] => [object, ...(object.merged ?? [])];

/** An object as a component of a merged permanent. */
export const asComponent = ({ kind, cardId, card, face }: GameObject): MergedPart => ({
  kind: kind === "spellCopy" ? "token" : kind,
  cardId,
  card,
  face,
});
