import { InvalidArgumentError } from "commander";
import { bots } from "./bots.ts";

/** Reads the value of an option that names a bot. */
export const botName = (text: string): string => {
  if (!Object.hasOwn(bots, text))
    throw new InvalidArgumentError(`There are ${Object.keys(bots).join(", ")}.`);
  return text;
};
