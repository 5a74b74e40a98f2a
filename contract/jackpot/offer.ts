import * as v from 'valibot';
import { DecimalSchema, POT_IDS } from './pots.ts';

const whole = v.pipe(v.number(), v.integer(), v.minValue(1));

/** FAIR-03: what a newcomer reads of a pot before joining. Amounts in major units of the currency of the offer. */
const OfferedPotSchema = v.strictObject({
  id: v.picklist(POT_IDS),
  /** Of a contribution, 0 to 1. */
  share: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  seed: DecimalSchema,
  /** It falls before it would be higher. */
  ceiling: DecimalSchema,
  /** It falls to the first contribution after so many hours; null for no such time. */
  mustDropWithinHours: v.nullable(whole),
  /** It is won once in about so many bets, by each of the `options`; null for the shared pot, which nobody wins alone. */
  oneIn: v.nullable(v.array(whole)),
});
export type OfferedPot = v.InferOutput<typeof OfferedPotSchema>;

/** FLAG-13: what may be chosen when an account is opened, in the currency it will be kept in. */
export const JackpotOfferSchema = v.strictObject({
  /** What may go with each stake, in major units, the least first. */
  options: v.pipe(v.array(DecimalSchema), v.nonEmpty()),
  /** JACK-60 */
  showsPercentage: v.boolean(),
  pots: v.array(OfferedPotSchema),
  /** How many share the shared pot; 0 without one. */
  communitySize: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type JackpotOffer = v.InferOutput<typeof JackpotOfferSchema>;
