import { isCurrency, type Currency } from '@foyer/domain/currency.ts';
import * as v from 'valibot';

/** One pick as a page asks for it: with the version of the odds that the player saw. */
const pickSchema = v.object({
  match: v.pipe(v.string(), v.regex(/^[a-z-]+-\d{1,9}-\d$/)),
  market: v.pipe(v.string(), v.regex(/^[a-z]{1,12}(:-?\d{1,3}(\.\d)?)?$/)),
  outcome: v.pipe(v.string(), v.regex(/^[a-z]{1,8}$/)),
  version: v.pipe(v.string(), v.regex(/^[pl]\d{1,9}$/)),
});
export type Pick = v.InferOutput<typeof pickSchema>;

export const MOST_LEGS = 12;

export const couponRequestSchema = v.object({
  /** The page's own name of this press: sent again it is the same coupon. */
  id: v.pipe(v.string(), v.uuid()),
  picks: v.pipe(v.array(pickSchema), v.minLength(1), v.maxLength(MOST_LEGS)),
  stake: v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,4})?$/)),
  /** Better odds than those seen are taken without asking; worse never are. */
  takesBetter: v.boolean(),
});
export type CouponRequest = v.InferOutput<typeof couponRequestSchema>;

const couponSchema = v.object({
  /** Its round. */
  id: v.string(),
  /** What the page called the press that it comes of. */
  asked: v.string(),
  playerId: v.string(),
  /** The game session it was staked in, by which it is settled too, however long that is over. */
  sessionId: v.string(),
  currency: v.custom<Currency>(isCurrency, 'not a currency'),
  stake: v.string(),
  placedAt: v.number(),
  legs: v.array(
    v.object({
      ...pickSchema.entries,
      /** FAIR-05: of that version. */
      odds: v.number(),
      name: v.object({ home: v.string(), away: v.string() }),
      /** Null while the match is not decided. */
      state: v.nullable(v.picklist(['won', 'lost', 'void'])),
    }),
  ),
  state: v.picklist(['open', 'won', 'lost', 'void']),
  /** What it brought back; null while it is open. */
  paid: v.nullable(v.string()),
});
/** A bet that the wallet has taken. */
export type Coupon = v.InferOutput<typeof couponSchema>;
export type Leg = Coupon['legs'][number];

export const readCoupon = (text: string): Coupon => v.parse(couponSchema, JSON.parse(text));
