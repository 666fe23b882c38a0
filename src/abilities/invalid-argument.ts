/** Thrown where a function is given what it does not take: the message says what is wrong, and what it has to be. */
export class InvalidArgument extends Error {
  override readonly name: string = "InvalidArgument";
  /** What is wrong: an argument, or a place in it, such as `options.players[0].library`. */
  readonly argument: string;
  /** What it has to be. */
  readonly expected: string;

  constructor(
    message: string,
    {
      argument,
      expected,
      cause,
    }: { readonly argument: string; readonly expected: string; readonly cause?: unknown },
  ) {
    super(message, { cause });
    this.argument = argument;
    this.expected = expected;
  }
}
