import type { KycStatus } from '@foyer/contract/generated/resolvers.ts';

/** What decides whether gamification is there for a player. */
export interface GamificationFacts {
  /** The brand's own switch. */
  readonly isSettingEnabled: boolean;
  readonly isPlayerBlocked: boolean;
  /** What the provider calls the brand; null without one. */
  readonly clientId: string | null;
  /** Null unless an exclusion runs; one without an end has `endsAt` null. */
  readonly exclusion: { readonly endsAt: Date | null } | null;
  /** EXCLUSION-08: null unless a time-out runs. */
  readonly timeoutEndsAt: Date | null;
  readonly isSourceOfWealthOverdue: boolean;
  readonly kycStatus: KycStatus;
  readonly isAccountClosed: boolean;
}

type Condition = (facts: Partial<GamificationFacts>) => boolean;

/** Each asks for what it wants to see: a fact that is missing is a condition that does not hold. */
const CONDITIONS: readonly Condition[] = [
  ({ isSettingEnabled }) => isSettingEnabled === true, // GAMI-08
  ({ isPlayerBlocked }) => isPlayerBlocked === false, // GAMI-09
  ({ clientId }) => typeof clientId === 'string' && clientId !== '', // GAMI-10
  // GAMI-11; one without an end keeps out as one with an end does, and so does a time-out (EXCLUSION-08).
  ({ exclusion, timeoutEndsAt }) => exclusion === null && timeoutEndsAt === null,
  ({ isSourceOfWealthOverdue }) => isSourceOfWealthOverdue === false, // GAMI-12
  ({ kycStatus }) => kycStatus !== undefined && kycStatus !== 'Required', // GAMI-13
  ({ isAccountClosed }) => isAccountClosed === false, // GAMI-14
];

/** GAMI-07: only where all seven hold. */
export const isGamificationEnabled = (facts: Partial<GamificationFacts>): boolean =>
  CONDITIONS.every((holds) => holds(facts));
