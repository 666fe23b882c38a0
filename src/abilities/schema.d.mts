/** The JSON Schema of compiled cards (draft 2020-12), made from the types below the root of the repository. */
export const schemaOfCards: (root: string) => Promise<unknown>;
