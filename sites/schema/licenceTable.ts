import type { MEASURES, Requirement, SomeRules } from '@foyer/contract/content/rules.ts';
import type { Licence } from '@foyer/domain/licence.ts';

/** LIC-02: the licences of each feature. A licence file can add a feature, and says so; it cannot remove one. */
export const LICENCES_WITH = {
  globalLossLimits: ['est'],
  lossLimits: ['est'],
  sessionClock: ['est'],
  closedLoopPayments: ['est'],
  ssnOnRegistration: ['est'],
  sessionLimits: ['mga'],
  depositLimitsOnRegistration: ['mga'],
  realityCheck: ['mga'],
  selfExclusionMultipleOptions: ['mga'],
  depositLimits: ['mga', 'crc', 'anj'],
  weeklyDepositLimits: ['mga', 'anj'],
  monthlyDepositLimits: ['mga', 'anj'],
  selfExclusion: ['mga', 'crc'],
  fullTermsLinkInChallenges: ['mga', 'est'],
  ibJackpotNotification: ['mga', 'est'],
  defaultUSDCurrency: ['cos'],
  kycRequired: ['mga', 'anj', 'est'],
  kycRequiredForWithdrawal: ['est', 'anj'],
} as const satisfies Partial<Record<Requirement, readonly Licence[]>>;

/** LIC-08: default rules of every licence; a licence file states one of them only if its value differs. */
export const LICENCE_DEFAULTS = {
  limitRaiseDelayHours: 24,
  realityCheckIntervalMinutes: 60,
  shortestSlotCycleMs: 2500,
  sportsWinStakes: 100_000,
  sportsWinEuros: 50_000,
  undeclaredWinStakes: 500,
  undeclaredWinEuros: 25_000,
} as const satisfies Partial<Pick<SomeRules, (typeof MEASURES)[number]>>;

interface LicenceRules {
  readonly licence: Licence;
  readonly rules: SomeRules;
}

const FEATURES = Object.keys(LICENCES_WITH) as (keyof typeof LICENCES_WITH)[];
const isOf = (feature: keyof typeof LICENCES_WITH, licence: Licence): boolean =>
  LICENCES_WITH[feature].some((one) => one === licence);

/** The licences of the table. */
export const LISTED_LICENCES: ReadonlySet<Licence> = new Set(Object.values(LICENCES_WITH).flat());

/**
 * The rules of a licence: the defaults, the table and what its file states. The table says nothing of a licence that it
 * does not list: the features that its file does not state have their strictest value.
 */
export function completeRules({ licence, rules }: LicenceRules): SomeRules {
  if (!LISTED_LICENCES.has(licence)) return { ...LICENCE_DEFAULTS, ...rules };
  const table = Object.fromEntries(FEATURES.map((feature) => [feature, isOf(feature, licence)]));
  return { ...LICENCE_DEFAULTS, ...table, ...rules };
}

/** The features of the licence that its file switches off, which is a mistake in the file. */
export const removedFeatures = ({ licence, rules }: LicenceRules): readonly Requirement[] =>
  FEATURES.filter((feature) => isOf(feature, licence) && rules[feature] === false);
