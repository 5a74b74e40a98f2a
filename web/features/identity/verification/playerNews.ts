import type { PlayerUpdatedSubscription } from '@foyer/contract/generated/operations.ts';

/** What an answer says of the player. */
export interface PlayerQueryData {
  readonly viewer?: {
    readonly player: { readonly emailVerified: boolean; readonly isPhoneNumberVerified: boolean };
  } | null;
}

/** Whether what is told is not what is known. */
export function isNews(
  { viewer }: PlayerQueryData,
  told: PlayerUpdatedSubscription['playerUpdated'],
): boolean {
  if (!viewer) return false;
  const { emailVerified, isPhoneNumberVerified } = viewer.player;
  return emailVerified !== told.emailVerified || isPhoneNumberVerified !== told.isPhoneNumberVerified;
}
