import * as v from 'valibot';

const MOST_HOURS = 24 * 366;

const amount = v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,8})?$/, 'must be an amount like "15.00"'));
const count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most));

const common = {
  /** As the player reads it, in his language. */
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
  kind: v.optional(v.picklist(['Cashback', 'Incentive']), 'Incentive'),
  claim: v.optional(v.picklist(['manual', 'automatic']), 'manual'),
  /** From when it is given. */
  startsInHours: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(MOST_HOURS)), 0),
  /** For how long it can be claimed; left out for no end. */
  hours: v.optional(v.pipe(v.number(), v.gtValue(0), v.maxValue(MOST_HOURS))),
  /** Only once the player has made a deposit after it was given. */
  needsDeposit: v.optional(v.boolean(), false),
};

/** What a giver says of a reward, in the words of a file or a command. Amounts in major units of the player's wallet. */
export const rewardTerms = v.variant('type', [
  v.strictObject({ ...common, type: v.literal('money-drop'), amount }),
  v.strictObject({
    ...common,
    type: v.literal('bonus-money-drop'),
    amount,
    wageringRequirementFactor: count(100),
    maxPayout: v.optional(amount),
  }),
  v.strictObject({
    ...common,
    type: v.literal('free-spin'),
    /** Slug of the game. */
    game: v.string(),
    freeSpinsAmount: count(1000),
    value: amount,
    betLevel: v.optional(count(100), 1),
  }),
]);

export type RewardTerms = v.InferOutput<typeof rewardTerms>;
