/**
 * Card files as modules of a program: `import { cards } from "./my-set.cards"`, in Vite, Rollup, Rolldown, webpack, Rspack
 * and esbuild. Needs Node.
 *
 * What is wrong with a card is an error of the bundler, with file, line and column. Beside each card file its declarations
 * are written (`my-set.d.cards.ts`), which TypeScript reads with `allowArbitraryExtensions`.
 */
import { readFile } from "node:fs/promises";
import { isAbsolute, relative, resolve } from "node:path";
import { createUnplugin, type UnpluginOptions } from "unplugin";
import { compileSet, declarationsOf, javascriptOf } from "../build/card-set.ts";
import { cardFiles, shownPath, writeWhole } from "../compiler/build/files.ts";
import type { PlacedDiagnostic } from "../compiler/compile-text.ts";
import { codeFrame } from "../compiler/diagnostics/frame.ts";
import { type Fields, checkOptions } from "../compiler/options.ts";
import { joinedVocabulary } from "../compiler/read/vocabulary.ts";
import type { Vocabulary } from "../compiler/types.ts";
import { readFileBytes } from "../exchange/index.ts";

/** How card files become modules; every field may be left out. */
export interface CardsOptions {
  /** The folder that paths count from; the one the process stands in. */
  readonly cwd?: string;
  /** Card files whose declarations (`keyword`, `type`, `counter`, `token`) all others may use. */
  readonly vocabulary?: readonly string[];
  /** Write `my-set.d.cards.ts` beside `my-set.cards`; true where nothing is said. */
  readonly declarations?: boolean;
  /** `error`: a card that does not compile fails the build, as any broken module does. `warn`: it is left out. */
  readonly broken?: "error" | "warn";
}

const optionFields: Fields<CardsOptions> = {
  cwd: "text",
  vocabulary: "texts",
  declarations: "flag",
  broken: ["error", "warn"],
};

/** A plugin for Vite, Rollup or Rolldown. */
export interface RollupLikePlugin {
  readonly name: string;
}
/** A plugin for esbuild. */
export interface EsbuildPlugin {
  readonly name: string;
  readonly setup: (build: never) => void | Promise<void>;
}
/** A plugin for webpack or Rspack. */
export interface WebpackLikePlugin {
  readonly apply: (compiler: never) => void;
}

/** `cards/my-set.cards` → `cards/my-set.d.cards.ts` */
const declarationPath = (path: string): string => path.replace(/\.cards$/, ".d.cards.ts");

const sharedVocabulary = async (paths: readonly string[]): Promise<Vocabulary> =>
  joinedVocabulary(await Promise.all(paths.map(async (path) => readFileBytes(await readFile(path), path))));

/** Nobody reads more messages than that. */
const most = 5;

/** `Night Owl: I don't understand 'and' here. [RW3001]` */
const sentence = ({ card, message, code }: PlacedDiagnostic): string =>
  `${card === undefined ? "" : `${card}: `}${message} [${code}]`;

/** Several messages about one file as one of the bundler's, at the place of the first, which some bundlers show themselves. */
const messageOf = (found: readonly PlacedDiagnostic[], text: string, id: string, showsPlace: boolean) => {
  const [first] = found;
  const sentences = found.slice(0, most).map((each, index) => {
    const place = index === 0 && showsPlace ? "" : `${each.line}:${each.column} `;
    return `${place}${sentence(each)}`;
  });
  const more = found.length > most ? [`and ${found.length - most} more`] : [];
  return {
    message: [...sentences, ...more].join("\n"),
    id,
    plugin: "rulewright",
    loc: { file: id, line: first?.line ?? 1, column: first?.column ?? 1 },
    frame: first === undefined ? "" : codeFrame(text, first, { file: id }),
  };
};

const plugin = createUnplugin<CardsOptions | undefined, false>((options = {}, meta): UnpluginOptions => {
  checkOptions(options, optionFields, "among the options of the plugin");
  const root = resolve(options.cwd ?? ".");
  const places = (options.vocabulary ?? []).map((place) => resolve(root, place));
  // esbuild counts columns from 0, the others show the number as it is.
  const firstColumn = meta.framework === "esbuild" ? 0 : 1;
  const showsPlace = meta.framework !== "webpack" && meta.framework !== "rspack";
  return {
    name: "rulewright",
    load: {
      filter: { id: /\.cards$/ },
      async handler(id) {
        const beside = (await cardFiles(places)).filter((path) => path !== id);
        // Whatever is declared there changes what the words mean here.
        for (const path of beside) this.addWatchFile(path);
        if (meta.framework !== "vite") this.addWatchFile(id);
        const bytes = await readFile(id);
        const inside = relative(root, id);
        const name = inside.startsWith("..") || isAbsolute(inside) ? id : shownPath(id, root);
        const set = compileSet(bytes, name, await sharedVocabulary(beside));
        if (options.declarations !== false) await writeWhole(declarationPath(id), declarationsOf(set));
        const told = (severity: PlacedDiagnostic["severity"]) => {
          const found = set.diagnostics.filter((each) => each.severity === severity);
          if (found.length === 0) return undefined;
          const message = messageOf(found, set.file.text, id, showsPlace);
          const column = message.loc.column - 1 + firstColumn;
          return { ...message, loc: { ...message.loc, column } };
        };
        const [warning, error] = [told("warning"), told("error")];
        if (warning !== undefined) this.warn(warning);
        if (error !== undefined && options.broken === "warn") this.warn(error);
        else if (error !== undefined) {
          this.error(error);
          // Some bundlers go on after an error; others have thrown it.
          return { code: "", map: null };
        }
        return { code: javascriptOf(set), map: null };
      },
    },
  };
});

/** For `vite.config.ts`: `plugins: [vite()]`. A changed card file is loaded again; who imports it may accept that. */
export const vite: (options?: CardsOptions) => RollupLikePlugin = plugin.vite;
/** For `rollup.config.js`: `plugins: [rollup()]`. */
export const rollup: (options?: CardsOptions) => RollupLikePlugin = plugin.rollup;
/** For Rolldown: `plugins: [rolldown()]`. */
export const rolldown: (options?: CardsOptions) => RollupLikePlugin = plugin.rolldown;
/** For webpack: `plugins: [webpack()]`. */
export const webpack: (options?: CardsOptions) => WebpackLikePlugin = plugin.webpack;
/** For Rspack: `plugins: [rspack()]`. */
export const rspack: (options?: CardsOptions) => WebpackLikePlugin = plugin.rspack;
/** For esbuild: `plugins: [esbuild()]`. */
export const esbuild: (options?: CardsOptions) => EsbuildPlugin = plugin.esbuild;
