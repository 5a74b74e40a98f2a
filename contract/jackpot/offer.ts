import * as v from 'valibot';
import { POT_IDS } from './potNames.ts';
import { DecimalSchema } from './pots.ts';

const whole = v.pipe(v.number(), v.integer(), v.minValue(1));

/** FAIR-03: terms of a pot, shown before a player joins. Amounts are in major units of the offer's currency. */
const OfferedPotSchema = v.strictObject({
  id: v.picklist(POT_IDS),
  /** Share of a contribution, 0 to 1. */
  share: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  seed: DecimalSchema,
  /** Largest amount: the pot is won before it exceeds this. */
  ceiling: DecimalSchema,
  /** The first contribution this many hours after the last win wins the pot; null when there is no time limit. */
  mustDropWithinHours: v.nullable(whole),
  /** For each option, one win in about this many bets; null for the shared pot, which is never won alone. */
  oneIn: v.nullable(v.array(whole)),
});
export type OfferedPot = v.InferOutput<typeof OfferedPotSchema>;

/** FLAG-13: jackpot choices during registration, in the currency of the new account. */
export const JackpotOfferSchema = v.strictObject({
  /** Possible contributions per stake in major units, in ascending order. */
  options: v.pipe(v.array(DecimalSchema), v.nonEmpty()),
  /** JACK-60: show a contribution as a percentage of the largest one, beside its amount. */
  showsPercentage: v.boolean(),
  pots: v.array(OfferedPotSchema),
  /** Number of players who share the shared pot; 0 when there is none. */
  communitySize: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type JackpotOffer = v.InferOutput<typeof JackpotOfferSchema>;
