/** What is wrong with a scenario, and where: `script[3].step`. */
export interface Problem {
  readonly at: string;
  readonly message: string;
  /** Where in the file, both counted from 1, if that is known. */
  readonly line?: number;
  readonly column?: number;
}
