import * as z from "zod";
import { scenarioFile } from "./scenario.ts";

/** The JSON Schema (draft 2020-12) of scenario files, as one writes them. */
export const scenarioSchema = (): object => ({
  title: "Rulewright scenarios",
  description:
    "Scripted games of two to four players and the facts that must hold, beside the cards they are about (*.scenario.yaml).",
  ...z.toJSONSchema(scenarioFile, {
    io: "input",
    override: ({ jsonSchema }) => {
      // A whole number is no more exact for the limits of numbers.
      if (jsonSchema.type === "integer") {
        delete jsonSchema.minimum;
        delete jsonSchema.maximum;
      }
    },
  }),
});
