/** Why a claim was not taken, and the way on where there is one. */
export interface ClaimRefusal {
  /** Of the text that says so. */
  readonly key: string;
  readonly way: NextStep | null;
}

/** What the player can do himself. WALLET-10, FLAG-05 */
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

/** @param type the first reason of the platform's refusal, or its type; null when nobody could be asked */
export function claimRefusal(type: string | null): ClaimRefusal {
  const [word, way] = (type !== null && Object.hasOwn(KNOWN, type) && KNOWN[type]) || ['other', null];
  return { key: `places.rewards.refused.${word}`, way };
}
