import * as v from 'valibot';

/** LIC-03 to LIC-20: what a licence may demand, on or off. */
export const REQUIREMENTS = [
  'closedLoopPayments',
  'defaultUSDCurrency',
  'depositLimits',
  'depositLimitsOnRegistration',
  /** MONEY-03: a withdrawal is not taken back by the player. */
  'finalWithdrawals',
  'fullTermsLinkInChallenges',
  'globalLossLimits',
  'ibJackpotNotification',
  /** LIC-19: players show who they are, by a deadline, once their deposits reach a sum. */
  'kycRequired',
  /** LIC-20: payouts wait until they have, and the first of them asks for it. */
  'kycRequiredForWithdrawal',
  /** They are asked when they open the account, whatever they deposit. */
  'kycRequiredFromStart',
  'lossLimits',
  'monthlyDepositLimits',
  'realityCheck',
  'selfExclusion',
  'selfExclusionMultipleOptions',
  'sessionClock',
  'sessionLimits',
  'ssnOnRegistration',
  'weeklyDepositLimits',
] as const;

/** What a licence may set a measure for; the unit stands last in the name. */
export const MEASURES = [
  /** How long a player who is asked who he is has to show it. */
  'kycDeadlineDays',
  /** Deposits in all from which he is asked. */
  'kycDepositsEuros',
  /** How long a looser limit waits before it may be confirmed. */
  'limitRaiseDelayHours',
  /** How often the player is reminded of time and money, unless he asks for more. */
  'realityCheckIntervalMinutes',
  /** Deposits within 180 days from which the source of wealth must be shown. */
  'sourceOfWealthDepositsEuros',
  /** How long a session lives that no page of the player's renews. */
  'sessionIdleMinutes',
  'minimumAgeYears',
  'shortestSlotCycleMs',
  /** MONEY-09: the largest coupon return that is paid without a check, as a multiple of the stake and in all. */
  'sportsWinStakes',
  'sportsWinEuros',
  /** The same of a round of a game that declares no largest win of its own. */
  'undeclaredWinStakes',
  'undeclaredWinEuros',
] as const;

export type Requirement = (typeof REQUIREMENTS)[number];
export type Measure = (typeof MEASURES)[number];

const requirement = v.boolean();
const measure = v.pipe(v.number(), v.integer(), v.minValue(1));

const table = <const Name extends string, Value extends v.GenericSchema>(
  names: readonly Name[],
  value: Value,
) => Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>;

/** Every rule, each with a value. */
export const RulesSchema = v.strictObject({
  ...table(REQUIREMENTS, requirement),
  ...table(MEASURES, measure),
});
export type Rules = v.InferOutput<typeof RulesSchema>;

/** Some rules, as one layer of a site's settings states them. */
export const SomeRulesSchema = v.partial(RulesSchema);
export type SomeRules = Partial<Rules>;
