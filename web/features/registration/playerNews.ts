import type { PlayerUpdatedSubscription } from '@foyer/contract/generated/operations.ts';

export interface PlayerQueryData {
  readonly viewer?: {
    readonly player: { readonly emailVerified: boolean; readonly isPhoneNumberVerified: boolean };
  } | null;
}

export function isNews(
  { viewer }: PlayerQueryData,
  updated: PlayerUpdatedSubscription['playerUpdated'],
): boolean {
  if (!viewer) return false;
  const { emailVerified, isPhoneNumberVerified } = viewer.player;
  return emailVerified !== updated.emailVerified || isPhoneNumberVerified !== updated.isPhoneNumberVerified;
}
