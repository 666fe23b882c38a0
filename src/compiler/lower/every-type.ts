/** 305.6 */
export const basicLandTypes: readonly string[] = ["Plains", "Island", "Swamp", "Mountain", "Forest"];
/** 110.4 */
export const permanentTypes: readonly string[] = [
  "artifact",
  "battle",
  "creature",
  "enchantment",
  "land",
  "planeswalker",
];
