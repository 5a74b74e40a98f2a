import * as v from 'valibot';

/** JACK-38. `total` is the sum of the others and is won by nobody. */
export const POT_IDS = ['mega', 'major', 'minor', 'shared', 'total'] as const;
export type PotId = (typeof POT_IDS)[number];

/** The pots that a bet can win by its draw, in the order in which a draw reads its numbers. */
export const DRAWN_POTS = ['mega', 'major', 'minor'] as const;
export type DrawnPotId = (typeof DRAWN_POTS)[number];

/** JACK-39: proper names, the same in all languages. `shared` and `total` have none. */
export const POT_LABELS: Readonly<Partial<Record<PotId, string>>> = {
  mega: 'EPIC',
  major: 'SUPER',
  minor: 'MINI',
};

/** What pots, wins and odds are reckoned in; a browser multiplies by the rate of its currency (JACK-45). */
export const JACKPOT_CURRENCY = 'EUR';

/** Major units as a decimal string, as money is on every wire. */
export const DecimalSchema = v.pipe(v.string(), v.regex(/^\d{1,15}(\.\d{1,2})?$/, 'not an amount'));

/** JACK-37: in euros. */
export const PotSchema = v.object({ id: v.picklist(POT_IDS), current_value: DecimalSchema });
export type Pot = v.InferOutput<typeof PotSchema>;

/** JACK-45: what one euro is worth, by currency. */
export const MultipliersSchema = v.record(v.string(), v.pipe(v.number(), v.gtValue(0)));
export type Multipliers = v.InferOutput<typeof MultipliersSchema>;

/**
 * JACK-36: as the instance call and the answer to an opt-in tell it. Contributions in major units, by currency;
 * `preferred_contribution_value` is the one in the currency of the player's wallet, null for a player who never chose.
 */
export const OptInStatusSchema = v.object({
  opted_in: v.boolean(),
  contribution_preferences: v.record(v.string(), v.number()),
  preferred_contribution_value: v.nullable(v.number()),
});
export type OptInStatus = v.InferOutput<typeof OptInStatusSchema>;
