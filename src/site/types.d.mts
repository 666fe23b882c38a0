/** The page of the ability objects, as Markdown. */
export const typesPage: (root: string, schema: object) => Promise<string>;
