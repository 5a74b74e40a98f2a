import * as v from 'valibot';
import { POT_IDS } from './potNames.ts';

/** Major units as a decimal string, the money format of every API. */
export const DecimalSchema = v.pipe(v.string(), v.regex(/^\d{1,17}(\.\d{1,2})?$/, 'not an amount'));

/** JACK-37: a pot; `current_value` is in euros. */
export const PotSchema = v.object({ id: v.picklist(POT_IDS), current_value: DecimalSchema });
export type Pot = v.InferOutput<typeof PotSchema>;

/** JACK-45: value of one euro in each currency. */
export const MultipliersSchema = v.record(v.string(), v.pipe(v.number(), v.gtValue(0)));
export type Multipliers = v.InferOutput<typeof MultipliersSchema>;

/**
 * JACK-36: opt-in status, in the instance response and the opt-in response. Contributions are in major
 * units, by currency; `preferred_contribution_value` is in the currency of the player's wallet, null for a
 * player who has never chosen.
 */
export const OptInStatusSchema = v.object({
  opted_in: v.boolean(),
  contribution_preferences: v.record(v.string(), v.number()),
  preferred_contribution_value: v.nullable(v.number()),
});
export type OptInStatus = v.InferOutput<typeof OptInStatusSchema>;
