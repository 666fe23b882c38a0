import { kindOfParameter } from "../../../../grammar/parameters.ts";
import {
  costPlaceholder,
  fixedPlaceholder,
  numberPlaceholder,
  qualityPlaceholder,
} from "../../definitions.ts";
import * as A from "../../../abilities/index.ts";
import type { KeywordSource } from "../../types.ts";
import { casting } from "./casting.ts";
import { creature, type Meanings } from "./parts.ts";
import { permanents } from "./permanents.ts";

const meanings: Meanings = { ...casting, ...permanents };

/** What a keyword means that the rows of the language cannot say (702), so that its definition has no text; nothing if abilities cannot, either. */
export const meaningWithoutText = ({ name, parameters }: KeywordSource): readonly A.Ability[] => {
  const key = name.toLowerCase();
  const meaning = Object.hasOwn(meanings, key) ? meanings[key] : undefined;
  if (meaning === undefined) return [];
  const hasQuality = parameters.some((each) => kindOfParameter(each) === "quality");
  return meaning({
    n: numberPlaceholder("N"),
    times: (value) => A.times(fixedPlaceholder("N"), value),
    costs: [costPlaceholder("cost")],
    quality: hasQuality ? qualityPlaceholder("quality") : creature,
  });
};
