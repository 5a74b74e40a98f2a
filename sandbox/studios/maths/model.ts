import * as v from 'valibot';
import { COINS_IN_STAKE } from './coins.ts';
import { SCATTER, SYMBOLS, WILD, type PayingSymbol, type ReelSymbol } from './symbols.ts';

export const REELS = 5;

export type Strip = readonly ReelSymbol[];
/** Pays of three, four and five of a symbol in coins, per way or per line. */
export type Pays = readonly [three: number, four: number, five: number];

const count = v.pipe(v.number(), v.integer(), v.minValue(1));
const bonusSchema = v.strictObject({
  /** Number of bonus spins for three, four and five scatters. */
  spins: v.tuple([count, count, count]),
  /** Multiplies every win in bonus spins. */
  multiplier: count,
  /** Whether a wild covers its whole reel in bonus spins. */
  expandsWilds: v.boolean(),
  /** Maximum win of a round in coins, bonus spins included; the round ends when it is reached. */
  most: count,
});
/** Bonus spins have the strips of the game without scatters, so they start no further ones. */
export type Bonus = v.InferOutput<typeof bonusSchema>;

/** The maths of one slot: everything that determines a result, apart from the random numbers. */
export interface SlotModel {
  readonly id: string;
  /** `ways`: adjacent reels from the left, any row. `lines`: along twenty fixed paylines. */
  readonly mechanic: 'ways' | 'lines';
  readonly volatility: 'low' | 'medium' | 'high';
  /** Possible numbers of rows of a reel; each reel draws one of them with equal probability. */
  readonly heights: readonly number[];
  readonly strips: readonly Strip[];
  readonly pays: Readonly<Record<PayingSymbol, Pays>>;
  /** The row on each reel for every payline; empty for `ways`. */
  readonly lines: readonly (readonly number[])[];
  /** Bonus spins, which scatters start. */
  readonly bonus?: Bonus | undefined;
  /** In some bonus spins, a wild covers its whole reel. */
  readonly expandsWilds?: boolean;
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
    bonus: v.optional(bonusSchema),
  }),
  v.check(
    (model) => model.strips[0]?.every((symbol) => symbol !== WILD) ?? false,
    'a wild on the first reel',
  ),
  v.check(
    (model) => model.strips.every((strip) => strip.includes(SCATTER)) === (model.bonus !== undefined),
    'scatters on all reels need bonus spins, and bonus spins scatters',
  ),
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

/** @throws ValiError from valibot, naming the field, when the data is invalid */
export const parseModel = (data: unknown): SlotModel => v.parse(modelSchema, data);
