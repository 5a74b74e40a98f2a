import * as v from 'valibot';

/** JACK-38: `total` is the sum of the other pots and cannot be won. */
export const POT_IDS = ['mega', 'major', 'minor', 'shared', 'total'] as const;
export type PotId = (typeof POT_IDS)[number];

/** Pots that a bet can win by its draw, in the order in which a draw assigns its numbers. */
export const DRAWN_POTS = ['mega', 'major', 'minor'] as const;
export type DrawnPotId = (typeof DRAWN_POTS)[number];

/** JACK-39: proper names, identical in all languages. `shared` and `total` have none. */
export const POT_LABELS: Readonly<Partial<Record<PotId, string>>> = {
  mega: 'EPIC',
  major: 'SUPER',
  minor: 'MINI',
};

/** Currency of pots, wins and odds; the browser converts with the rate of its display currency (JACK-45). */
export const JACKPOT_CURRENCY = 'EUR';

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
