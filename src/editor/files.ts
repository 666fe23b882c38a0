/** The files around the texts that are open, as far as the place where the server runs has any. */
export interface Files {
  /** The card and scenario files below a folder, with their texts. */
  readonly below: (folder: string) => Promise<readonly { readonly uri: string; readonly text: string }[]>;
  /** The text of a file; undefined where it can not be read. */
  readonly read: (uri: string) => Promise<string | undefined>;
}

/** In a browser there are only the texts that the client opens. */
export const noFiles: Files = {
  below: () => Promise.resolve([]),
  read: () => Promise.resolve(undefined),
};
