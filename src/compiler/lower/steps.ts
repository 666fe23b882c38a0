/** The steps of the combat phase (506.1). */
export const combatSteps = [
  "beginning of combat",
  "declare attackers",
  "declare blockers",
  "first-strike combat damage",
  "combat damage",
  "end of combat",
] as const;
