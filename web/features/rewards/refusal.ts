export interface ClaimRefusal {
  /** Key of the text that gives the reason. */
  readonly key: string;
  readonly nextStep: NextStep | null;
}

/** What the player has to do before claiming. WALLET-10, FLAG-05 */
export type NextStep = 'phone' | 'deposit' | 'sourceOfWealth';

const KNOWN: Readonly<Record<string, readonly [word: string, way: NextStep | null]>> = {
  PhoneVerificationRequired: ['phone', 'phone'],
  Deposit: ['deposit', 'deposit'],
  CompleteSoW: ['sourceOfWealth', 'sourceOfWealth'],
  RewardsBlocked: ['blocked', null],
  IdentityUnderReview: ['underReview', null],
  SelfExcluded: ['excluded', null],
  Timeout: ['excluded', null],
  AccountClosed: ['excluded', null],
  BonusRunning: ['bonusRunning', null],
  RewardExpired: ['over', null],
  RewardRemoved: ['over', null],
  UnknownReward: ['over', null],
  RewardNotBegun: ['notBegun', null],
};

/** @param type first reason of the platform's error, or its type; null if the platform could not be reached */
export function claimRefusal(type: string | null): ClaimRefusal {
  const [textKey, nextStep] = (type !== null && Object.hasOwn(KNOWN, type) && KNOWN[type]) || ['other', null];
  if (type === 'Unavailable') return { key: 'shell.unavailable', nextStep: null };
  return { key: `places.rewards.refused.${textKey}`, nextStep };
}
