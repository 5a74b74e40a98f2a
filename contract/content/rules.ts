import * as v from 'valibot';

/** LIC-03 to LIC-20: requirements that a licence can switch on or off. */
export const REQUIREMENTS = [
  /** FAIR-01: slots may offer to start rounds on their own, always with a loss limit. */
  'autoplay',
  'closedLoopPayments',
  'defaultUSDCurrency',
  'depositLimits',
  'depositLimitsOnRegistration',
  /** LIMIT-05: registration requires deposit limits for a day, a week and a month. */
  'depositLimitsRequiredOnRegistration',
  /** MONEY-03: players cannot cancel a withdrawal. */
  'finalWithdrawals',
  'fullTermsLinkInChallenges',
  'globalLossLimits',
  'ibJackpotNotification',
  /** LIC-19: players must verify their identity by a deadline once their deposits reach a total. */
  'kycRequired',
  /** LIC-20: payouts wait for the identity check, and the first payout triggers it. */
  'kycRequiredForWithdrawal',
  /** The identity check is required when the account is opened, whatever the deposits. */
  'kycRequiredFromStart',
  /** Visitors may see the lobby and play for fun, at brands that open it to them. */
  'lobbyForVisitors',
  'lossLimits',
  'monthlyDepositLimits',
  /** FAIR-01: a player may stop the reels of a slot at once. The shortest cycle of a round still applies. */
  'quickStop',
  'realityCheck',
  'selfExclusion',
  'selfExclusionMultipleOptions',
  'sessionClock',
  'sessionLimits',
  /** CLOCK-08: a player may have several games open at once; otherwise opening one ends the others. */
  'severalGames',
  /** Visitors may be shown what the brand offers a new player, before they sign in. */
  'signInOffer',
  'ssnOnRegistration',
  'weeklyDepositLimits',
] as const;

/** Numeric rules that a licence can set; the name ends with the unit. */
export const MEASURES = [
  /** Days that a player has to complete a requested identity check. */
  'kycDeadlineDays',
  /** Total deposits from which an identity check is required. */
  'kycDepositsEuros',
  /** Waiting period before a raised limit can be confirmed. */
  'limitRaiseDelayHours',
  /** Longest interval between reality checks; a player can choose a shorter one. */
  'realityCheckIntervalMinutes',
  /** Deposits within 180 days from which a source of wealth check is required. */
  'sourceOfWealthDepositsEuros',
  /** Session lifetime without activity from any of the player's open pages. */
  'sessionIdleMinutes',
  'minimumAgeYears',
  'shortestSlotCycleMs',
  /** MONEY-09: largest bet slip return that is paid without a review, as a multiple of the stake and in euros. */
  'sportsWinStakes',
  'sportsWinEuros',
  /** Largest win of a round that is paid without a review, for games that declare no maximum win. */
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

/** All rules, each with a value. */
export const RulesSchema = v.strictObject({
  ...table(REQUIREMENTS, requirement),
  ...table(MEASURES, measure),
});
export type Rules = v.InferOutput<typeof RulesSchema>;

/** The rules that one settings layer (licence, brand or country) overrides. */
export const SomeRulesSchema = v.partial(RulesSchema);
export type SomeRules = Partial<Rules>;
