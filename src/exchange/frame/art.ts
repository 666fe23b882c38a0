/** Numbers from 0 to 1 that are always the same for a name. */
const chance = (name: string): (() => number) => {
  let state = 2166136261;
  for (const sign of name) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

type Chance = () => number;
const round = (value: number): number => Math.round(value * 10) / 10;

/** A line of hills across the picture, filled down to its edge. */
const hills = (next: Chance, height: number, opacity: number): string => {
  const points = Array.from(
    { length: 5 },
    (_, index) => [index * 30 - 10, height + (next() - 0.5) * 16] as const,
  );
  const curve = points
    .slice(1)
    .map(([x, y], index) => {
      const [lastX, lastY] = points[index]!;
      const middle = round((lastX + x) / 2);
      return `C${middle} ${round(lastY)} ${middle} ${round(y)} ${x} ${round(y)}`;
    })
    .join("");
  const [first] = points;
  return `<path class="rw-near" opacity="${opacity}" d="M${first![0]} ${round(first![1])}${curve}V70H-10Z"/>`;
};

/** What stands in the picture, by the card's type. */
const motifs: Readonly<Record<string, (next: Chance, x: number, y: number) => string>> = {
  creature: (next, x) =>
    Array.from({ length: 5 }, (_, index) => {
      const left = round(((x + index * 19) % 96) + next() * 4);
      const height = round(9 + next() * 15);
      return `<path class="rw-near" opacity=".55" d="M${left} 62V${round(62 - height)}q2.2-5 4.4 0V62Z"/>`;
    }).join(""),
  artifact: (next, x, y) => {
    const teeth = 6 + Math.floor(next() * 5);
    const spokes = Array.from(
      { length: teeth },
      (_, index) =>
        `<rect x="${x - 2}" y="${y - 19}" width="4" height="38" transform="rotate(${round((index * 180) / teeth)} ${x} ${y})"/>`,
    ).join("");
    return `<g class="rw-near" opacity=".5">${spokes}<circle cx="${x}" cy="${y}" r="14"/></g><circle class="rw-light" opacity=".65" cx="${x}" cy="${y}" r="6"/>`;
  },
  enchantment: (next, x, y) =>
    [22, 16, 10]
      .map(
        (radius) =>
          `<circle class="rw-ring" opacity=".6" cx="${round(x + next() * 6 - 3)}" cy="${y}" r="${radius}"/>`,
      )
      .join(""),
  spell: (next, x, y) =>
    Array.from({ length: 9 }, (_, index) => {
      const angle = (index / 9) * Math.PI * 2 + next() * 0.4;
      const reach = 26 + next() * 30;
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
      return `<path class="rw-light" opacity=".35" d="M${round(x - dy * 2)} ${round(y + dx * 2)}L${round(x + dx * reach)} ${round(y + dy * reach)}L${round(x + dy * 2)} ${round(y - dx * 2)}Z"/>`;
    }).join(""),
  planeswalker: (_next, x) =>
    `<path class="rw-near" opacity=".6" d="M${x - 17} 62V34a17 17 0 0 1 34 0V62H${x + 10}V35a10 10 0 0 0-20 0V62Z"/>`,
  battle: (_next, x) =>
    `<path class="rw-near" opacity=".6" d="M${x} 62L${x + 2} 12h2L${x + 6} 62ZM${x + 4} 14l20 6l-20 7Z"/>`,
};

/** The kind of picture for a type line. */
const motifOf = (typeLine: string): string => {
  const types = typeLine.toLowerCase();
  if (/\b(?:instant|sorcery)\b/.test(types)) return "spell";
  return (
    ["planeswalker", "battle", "creature", "artifact", "enchantment"].find((type) => types.includes(type)) ??
    ""
  );
};

/** A picture for a card that has none: always the same for its name, in the colors of its frame. */
export const artSvg = (name: string, typeLine: string): string => {
  const next = chance(name);
  const x = Math.round(22 + next() * 56);
  const y = Math.round(16 + next() * 14);
  const light = `<circle class="rw-light" opacity=".8" cx="${x}" cy="${y}" r="${round(6 + next() * 5)}"/>`;
  const motif = motifs[motifOf(typeLine)]?.(next, x, Math.round(y + 8)) ?? "";
  const base = 34 + next() * 6;
  return `<svg class="rw-art" viewBox="0 0 100 62" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false"><rect class="rw-sky" width="100" height="62"/>${light}${hills(next, base, 0.35)}${motif}${hills(next, base + 10, 0.5)}${hills(next, base + 20, 0.7)}</svg>`;
};
