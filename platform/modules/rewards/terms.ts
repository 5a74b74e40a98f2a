import * as v from 'valibot';

const MAX_HOURS = 24 * 366;

const amount = v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,8})?$/, 'must be an amount like "15.00"'));
const count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most));

const common = {
  /** The name shown to the player, in the player's language. */
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
  kind: v.optional(v.picklist(['Cashback', 'Incentive']), 'Incentive'),
  claim: v.optional(v.picklist(['manual', 'automatic']), 'manual'),
  /** Hours until the reward starts. */
  startsInHours: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_HOURS)), 0),
  /** Hours during which it can be claimed; omit for no end. */
  hours: v.optional(v.pipe(v.number(), v.gtValue(0), v.maxValue(MAX_HOURS))),
  /** Whether the player must make a deposit after the reward is given. */
  needsDeposit: v.optional(v.boolean(), false),
};

/** The terms of a reward in a site file or a command, in major units of the player's currency. */
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
    /** The game's slug. */
    game: v.string(),
    freeSpinsAmount: count(1000),
    value: amount,
    betLevel: v.optional(count(100), 1),
  }),
]);

export type RewardTerms = v.InferOutput<typeof rewardTerms>;
