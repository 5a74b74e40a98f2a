import type { KycStatus } from '@foyer/contract/generated/resolvers.ts';

export interface GamificationFacts {
  readonly isSettingEnabled: boolean;
  readonly isPlayerBlocked: boolean;
  /** The provider's id of the brand; null without one. */
  readonly clientId: string | null;
  /** Null unless a self-exclusion is active; `endsAt` is null for an indefinite one. */
  readonly exclusion: { readonly endsAt: Date | null } | null;
  /** EXCLUSION-08: null unless a time-out is active. */
  readonly timeoutEndsAt: Date | null;
  readonly isSourceOfWealthOverdue: boolean;
  readonly kycStatus: KycStatus;
  readonly isAccountClosed: boolean;
}

type Condition = (facts: Partial<GamificationFacts>) => boolean;

/** Each condition tests for an explicit value, so that a missing fact disables gamification. */
const CONDITIONS: readonly Condition[] = [
  ({ isSettingEnabled }) => isSettingEnabled === true, // GAMI-08
  ({ isPlayerBlocked }) => isPlayerBlocked === false, // GAMI-09
  ({ clientId }) => typeof clientId === 'string' && clientId !== '', // GAMI-10
  // GAMI-11: indefinite self-exclusions count like temporary ones, and so do time-outs (EXCLUSION-08).
  ({ exclusion, timeoutEndsAt }) => exclusion === null && timeoutEndsAt === null,
  ({ isSourceOfWealthOverdue }) => isSourceOfWealthOverdue === false, // GAMI-12
  ({ kycStatus }) => kycStatus !== undefined && kycStatus !== 'Required', // GAMI-13
  ({ isAccountClosed }) => isAccountClosed === false, // GAMI-14
];

/** GAMI-07: true only if all seven conditions hold. */
export const isGamificationEnabled = (facts: Partial<GamificationFacts>): boolean =>
  CONDITIONS.every((isMet) => isMet(facts));
