import type * as A from "../../abilities/index.ts";
import type { useOf } from "../costs.ts";
import { kept } from "../remembered.ts";
import type { ObjectId } from "../state.ts";
import { symbolOfColor } from "../words.ts";

/** Bits for what a mana is or may be spent as. */
export const manaBits: Readonly<Record<string, number>> = { W: 1, U: 2, B: 4, R: 8, G: 16, C: 32 };
/** Mana that may be spent as any type (106.1b). */
export const anyMask = 63;

/** The bit of a type of mana. */
export const bitOfColor = (color: A.Color | "colorless"): number => manaBits[symbolOfColor[color]] ?? 0;

/** One symbol of a cost that generic mana does not pay (107.4). */
export interface Pip {
  /** What mana pays it. */
  readonly mask: number;
  /** Only mana from a snow source pays it (107.4h). */
  readonly snow: boolean;
  /** 2 life pay it as well (107.4f). */
  readonly phyrexian: boolean;
  /** An effect lets 2 life pay it as it is paid, whatever was announced. */
  readonly byEffect?: true;
  /** So much generic mana pays it as well (107.4e); 0 for none. */
  readonly generic: number;
  readonly symbol: string;
}
/** What costs do besides with objects that may give mana (118.3): so many of them are tapped, or moved. */
export interface Besides {
  readonly use: NonNullable<ReturnType<typeof useOf>>;
  readonly of: readonly ObjectId[];
  readonly count: number;
}
/** What a mana cost asks for: its symbols and generic mana. */
export interface Demand {
  readonly pips: readonly Pip[];
  readonly generic: number;
  /** So much of the generic mana can be paid by tapping artifacts and creatures (701.67b). */
  readonly waterbend?: number;
  /** So much mana is spent whatever is paid with life (601.2f, 107.4f). */
  readonly least?: number;
  /** So much life is to be paid besides. */
  readonly life?: number;
  /** As a reduction: of symbols only. */
  readonly coloredOnly?: true | undefined;
}

const pips = new Map<string, Pip>();

const parsePip = (symbol: string): Pip => {
  const parts = symbol.split("/");
  let mask = 0;
  let generic = 0;
  for (const part of parts) {
    if (/^\d+$/.test(part)) generic = Number(part);
    else mask |= manaBits[part] ?? 0;
  }
  return { mask, snow: symbol === "S", phyrexian: parts.includes("P"), generic, symbol };
};

/** What a mana cost asks for, with `x` for each X (107.3); negative generic mana counts as none (118.7c). */
export const demandOf = (cost: A.ManaCost, x: number, more = 0): Demand => {
  const found: Pip[] = [];
  let generic = more;
  for (const symbol of cost) {
    if (symbol === "X") generic += x;
    else if (/^\d+$/.test(symbol)) generic += Number(symbol);
    else found.push(kept(pips, symbol, () => parsePip(symbol)));
  }
  return { pips: found, generic: Math.max(0, generic) };
};

/** 118.7a-g: takes an amount of mana off a cost. */
export const reduced = (demand: Demand, by: Demand, coloredOnly = by.coloredOnly): Demand => {
  const pips: Pip[] = [...demand.pips];
  let generic = demand.generic - by.generic;
  for (const pip of by.pips) {
    // 118.7g: snow symbols reduce generic mana; 118.7e-f: a hybrid or Phyrexian symbol reduces one mana of a half of it.
    const at = pip.snow ? -1 : exact(pips, pip.mask);
    if (at >= 0) pips.splice(at, 1);
    else if (!coloredOnly) generic -= pip.generic > 0 ? pip.generic : 1;
  }
  return { ...demand, pips, generic: Math.max(0, generic) };
};
const isOneType = (mask: number): boolean => (mask & (mask - 1)) === 0;
/** The symbol of the cost that a symbol of the reduction takes away: one of the same before one of a type they share. */
const exact = (pips: readonly Pip[], mask: number): number => {
  const same = pips.findIndex((p) => p.mask === mask && !p.snow);
  if (same >= 0) return same;
  // 118.7e: of a hybrid symbol the half that the cost has; the other would reduce no more.
  return pips.findIndex((p) => !p.snow && (p.mask & mask) !== 0 && (isOneType(mask) || isOneType(p.mask)));
};

/** Nothing has to be paid (118.5). */
export const isFree = (demand: Demand): boolean => demand.generic === 0 && demand.pips.length === 0;

/** The single types of mana of a mask. */
export const splitBits = (mask: number): number[] => [1, 2, 4, 8, 16, 32].filter((b) => (mask & b) !== 0);
