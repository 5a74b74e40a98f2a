import * as v from 'valibot';
import { COINS_IN_STAKE } from './coins.ts';
import { isPaying, SYMBOLS, type PayingSymbol, type ReelSymbol } from './symbols.ts';

export const REELS = 5;

export type Strip = readonly ReelSymbol[];
/** What three, four and five of a symbol pay, in coins: for each way, or for a line. */
export type Pays = readonly [three: number, four: number, five: number];

/** The maths of one slot. Everything a result depends on, apart from the random numbers, is in here. */
export interface SlotModel {
  readonly id: string;
  /** `ways`: neighbours from the left, anywhere on their reels. `lines`: along twenty fixed lines. */
  readonly mechanic: 'ways' | 'lines';
  readonly volatility: 'low' | 'medium' | 'high';
  /** How many rows a reel may show; each reel draws one of these, equally likely. */
  readonly heights: readonly number[];
  readonly strips: readonly Strip[];
  readonly pays: Readonly<Record<PayingSymbol, Pays>>;
  /** The row of each reel a line runs through; empty for ways. */
  readonly lines: readonly (readonly number[])[];
}

const strip = v.pipe(
  v.string(),
  v.transform((text) => text.split(' ')),
  v.array(v.picklist(SYMBOLS)),
  v.minLength(10),
);
const coins = v.pipe(v.number(), v.integer(), v.minValue(0));
const pays = v.tuple([coins, coins, coins]);

const modelSchema = v.pipe(
  v.strictObject({
    id: v.string(),
    mechanic: v.picklist(['ways', 'lines']),
    volatility: v.picklist(['low', 'medium', 'high']),
    heights: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1))), v.minLength(1)),
    strips: v.pipe(v.array(strip), v.length(REELS)),
    pays: v.strictObject({
      fox: pays,
      owl: pays,
      stag: pays,
      hare: pays,
      bear: pays,
      A: pays,
      K: pays,
      Q: pays,
      J: pays,
      ten: pays,
    }),
    lines: v.array(v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0))), v.length(REELS))),
  }),
  v.check((model) => model.strips[0]?.every(isPaying) ?? false, 'a wild on the first reel'),
  v.check(
    (model) => model.mechanic === 'ways' || model.lines.length === COINS_IN_STAKE,
    'a line is one coin',
  ),
  v.check((model) => model.mechanic === 'ways' || model.heights.length === 1, 'lines need an even window'),
  v.check(
    (model) => model.lines.flat().every((row) => row < (model.heights[0] ?? 0)),
    'a line off the reels',
  ),
);

/** @throws valibot's ValiError, naming the field, when the data file is no model. */
export const parseModel = (data: unknown): SlotModel => v.parse(modelSchema, data);
