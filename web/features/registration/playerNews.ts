import type { PlayerUpdatedSubscription } from '@foyer/contract/generated/operations.ts';

/** The player in a query result. */
export interface PlayerQueryData {
  readonly viewer?: {
    readonly player: { readonly emailVerified: boolean; readonly isPhoneNumberVerified: boolean };
  } | null;
}

/** Whether the update differs from the known player data. */
export function isNews(
  { viewer }: PlayerQueryData,
  updated: PlayerUpdatedSubscription['playerUpdated'],
): boolean {
  if (!viewer) return false;
  const { emailVerified, isPhoneNumberVerified } = viewer.player;
  return emailVerified !== updated.emailVerified || isPhoneNumberVerified !== updated.isPhoneNumberVerified;
}
