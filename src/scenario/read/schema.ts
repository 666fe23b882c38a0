import * as z from "zod";
import { scenarioFile } from "./scenario.ts";

/** The JSON Schema (draft 2020-12) of scenario files, as one writes them. */
export const scenarioSchema = (): object => ({
  $id: "urn:rulewright:scenarios",
  title: "Rulewright scenarios",
  description:
    "Scripted games of two to four players and the facts that must hold, beside the cards they are about (*.scenario.yaml).",
  ...z.toJSONSchema(scenarioFile, {
    io: "input",
    override: ({ jsonSchema }) => {
      // A whole number is no more exact for the limits of numbers.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  }),
});
