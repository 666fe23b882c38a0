import type { Config } from "../../compiler/build/config.ts";

/** What `rulewright init` asks. */
export interface Wishes {
  readonly cards: string;
  readonly out: string;
  readonly imports: NonNullable<Config["imports"]>;
  readonly symbols: NonNullable<Config["symbols"]>;
}

const inNotation = (text: string, { symbols }: Wishes): string =>
  symbols === "angle" ? text.replace(/\{(\w+)\}/g, "<$1>") : text;

/** In a configuration it is what tools ask for; our own modules have none. */
const exported = ["export", "default"].join(" ");

const config = (wishes: Wishes): string => `import type { Config } from "rulewright";

${exported} {
  // Card files, folders of them or patterns such as "sets/*.cards".
  cards: [${JSON.stringify(wishes.cards)}],
  // Where 'rulewright build' writes the compiled cards.
  out: ${JSON.stringify(wishes.out)},
  // How generated modules end the paths of one another: ".ts", ".js" or "none".
  imports: ${JSON.stringify(wishes.imports)},
  // How 'rulewright fmt' writes symbols: "braces" for {2}{R}, "angle" for <2><R>.
  symbols: ${JSON.stringify(wishes.symbols)},
  // "show" warnings, count them as "errors", or "hide" them.
  warnings: "show",
} satisfies Config;
`;

/** How TypeScript reads paths with such endings, and that it only checks: `.js` is for those who compile. */
const resolution: Readonly<Record<Wishes["imports"], object>> = {
  ".ts": { module: "esnext", moduleResolution: "bundler", allowImportingTsExtensions: true, noEmit: true },
  ".js": { module: "nodenext", outDir: "dist", rootDir: "." },
  none: { module: "esnext", moduleResolution: "bundler", noEmit: true },
};
const typescript = ({ imports }: Wishes): string =>
  `${JSON.stringify({ compilerOptions: { target: "es2022", strict: true, ...resolution[imports] } }, undefined, 2)}\n`;

const set = `[My Set, MYS]
# Cards stand between blank lines: name and mana cost, type line, one line for each ability, power and toughness.
# 'npx rulewright explain "Draw a card."' tells what a text means.

Lantern Squire {1}{W}
Creature — Human Soldier
When this creature enters, you gain 2 life.
2/2

Cinder Volley {R}
Instant
Cinder Volley deals 2 damage to any target.

Trail of Embers {2}{G}
Sorcery
Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.
`;

const lands = `[Basic Lands, BAS]

${["Plains W", "Island U", "Swamp B", "Mountain R", "Forest G"]
  .map((line) => {
    const [name = "", symbol = ""] = line.split(" ");
    return `${name}\nBasic Land — ${name}\n({T}: Add {${symbol}}.)`;
  })
  .join("\n\n")}
`;

const scenario = (schema: string): string => `# yaml-language-server: $schema=${schema}
- name: the Squire's ability triggers when it enters
  why: It triggers as the creature enters the battlefield, and resolves before anything else happens.
  A: { battlefield: [2 Plains], hand: [Lantern Squire] }
  script:
    - turn: 1
      step: precombat main
      A: [{ cast: Lantern Squire }, wait]
  expect:
    - life: { A: 22, B: 20 }

- name: a Volley destroys a Squire
  why: Damage equal to its toughness is lethal.
  A: { battlefield: [Mountain], hand: [Cinder Volley] }
  B: { battlefield: [Lantern Squire] }
  script:
    - turn: 1
      step: precombat main
      A: [{ cast: Cinder Volley, targets: [Lantern Squire] }, wait]
  expect:
    - permanents: { player: B, card: Lantern Squire, count: 0 }
`;

const settings = (schema: string): string =>
  `${JSON.stringify({ "yaml.schemas": { [schema]: "**/*.scenario.yaml" } }, undefined, 2)}\n`;
const extensions = `${JSON.stringify({ recommendations: ["redhat.vscode-yaml"] }, undefined, 2)}\n`;

const schema = "node_modules/rulewright/dist/scenario.schema.json";

/** The files of a new folder of cards, by their paths in it. */
export const filesFor = (wishes: Wishes): Readonly<Record<string, string>> => {
  const up = "../".repeat(wishes.cards.split("/").filter((part) => part !== "." && part !== "").length);
  return {
    "rulewright.config.ts": config(wishes),
    [`${wishes.cards}/my-set.cards`]: inNotation(set, wishes),
    [`${wishes.cards}/my-set.scenario.yaml`]: scenario(`${up}${schema}`),
    [`${wishes.cards}/basic-lands.cards`]: inNotation(lands, wishes),
    "tsconfig.json": typescript(wishes),
    ".vscode/settings.json": settings(`./${schema}`),
    ".vscode/extensions.json": extensions,
    ".gitignore": "node_modules\n.rulewright\n",
  };
};

/** The scripts that a package gets, unless it has one of that name. */
export const scripts: Readonly<Record<string, string>> = {
  start: "rulewright build",
  test: "rulewright test",
  check: "rulewright check",
  watch: "rulewright build --watch",
};
