import type { MessageKey } from '@foyer/contract/generated/messages.ts';

export interface ClaimRefusal {
  /** Key of the text that gives the reason. */
  readonly key: MessageKey;
  readonly nextStep: NextStep | null;
}

/** WALLET-10, FLAG-05: what the player has to do before they can claim the reward. */
export type NextStep = 'phone' | 'deposit' | 'sourceOfWealth';

const KNOWN: Readonly<Record<string, readonly [key: MessageKey, nextStep: NextStep | null]>> = {
  PhoneVerificationRequired: ['places.rewards.refused.phone', 'phone'],
  Deposit: ['places.rewards.refused.deposit', 'deposit'],
  CompleteSoW: ['places.rewards.refused.sourceOfWealth', 'sourceOfWealth'],
  RewardsBlocked: ['places.rewards.refused.blocked', null],
  IdentityUnderReview: ['places.rewards.refused.underReview', null],
  SelfExcluded: ['places.rewards.refused.excluded', null],
  Timeout: ['places.rewards.refused.excluded', null],
  AccountClosed: ['places.rewards.refused.excluded', null],
  BonusRunning: ['places.rewards.refused.bonusRunning', null],
  RewardExpired: ['places.rewards.refused.over', null],
  RewardRemoved: ['places.rewards.refused.over', null],
  UnknownReward: ['places.rewards.refused.over', null],
  Unavailable: ['shell.unavailable', null],
  RewardNotBegun: ['places.rewards.refused.notBegun', null],
};

/** @param type the platform's reason; null if the platform could not be reached */
export function claimRefusal(type: string | null): ClaimRefusal {
  const known = type !== null && Object.hasOwn(KNOWN, type) ? KNOWN[type] : undefined;
  const [key, nextStep] = known ?? ['places.rewards.refused.other', null];
  return { key, nextStep };
}
