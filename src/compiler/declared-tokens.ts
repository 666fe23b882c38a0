import type * as A from "../abilities/index.ts";
import { cardCompiler } from "./compile.ts";
import type { Definitions } from "./definitions.ts";
import { placeInFile } from "./diagnostics/position.ts";
import type { Tokens } from "./lower/keyword-definitions.ts";
import { Reader } from "./reading.ts";
import type { CompiledCard, Diagnostic, TokenSource } from "./types.ts";

const compiled = ({ name, face }: TokenSource, definitions: Definitions): CompiledCard =>
  cardCompiler({ reader: new Reader(definitions.lexicon), definitions })({
    name,
    layout: "normal",
    faces: [face],
  });

/** Its characteristics as a token; its name stands there only if it is not its subtypes (111.4). */
const specOf = (name: string, face: A.Face): A.TokenSpec => {
  const { supertypes, cardTypes, subtypes, power, toughness, abilities, colorIndicator = [] } = face;
  return {
    ...(subtypes.join(" ") === name ? {} : { name }),
    ...(supertypes.length === 0 ? {} : { supertypes }),
    cardTypes,
    ...(subtypes.length === 0 ? {} : { subtypes }),
    colors: colorIndicator,
    ...(typeof power === "number" ? { power } : {}),
    ...(typeof toughness === "number" ? { toughness } : {}),
    ...(abilities.length === 0 ? {} : { abilities }),
  };
};

/** Compiles declared tokens when they are first asked for; nothing for one that creates itself. */
export const tokensOf = (
  sources: readonly TokenSource[],
): {
  readonly spec: Tokens;
  readonly problems: (source: TokenSource, definitions: Definitions) => readonly Diagnostic[];
} => {
  const byName = new Map(sources.map((source) => [source.name, source]));
  const known = new Map<string, A.TokenSpec>();
  const begun = new Set<string>();
  return {
    spec: (name, definitions) => {
      const source = byName.get(name);
      if (source === undefined || begun.has(name)) return undefined;
      const before = known.get(name);
      if (before !== undefined) return before;
      begun.add(name);
      const { card } = compiled(source, definitions);
      begun.delete(name);
      if (card === undefined) return undefined;
      const spec = specOf(name, card.faces[0]);
      known.set(name, spec);
      return spec;
    },
    problems: (source, definitions) =>
      compiled(source, definitions).diagnostics.map((found) => placeInFile(found, [source.face])),
  };
};
