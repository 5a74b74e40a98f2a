import type { KycStatus } from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId } from '@foyer/vocabulary/ids.ts';
import { atDesk, type CashierParts } from './desk.ts';

/** The house has looked at who the player is; payouts that waited for it go, or wait on (M5). */
export const decideKyc = (
  parts: CashierParts,
  { playerId, status, deadline = null }: { playerId: PlayerId; status: KycStatus; deadline?: Date | null },
): Promise<void> =>
  atDesk(parts, playerId, async ({ tx }) => {
    await parts.identity.demands.setKycStatus(tx, playerId, status, deadline);
    await parts.cashier.wakeHeld(tx, playerId);
  });

/** What the player has shown of where the money comes from is enough (M6). */
export const acceptSourceOfWealth = (parts: CashierParts, playerId: PlayerId): Promise<void> =>
  atDesk(parts, playerId, async ({ tx }) => {
    await parts.identity.demands.acceptSourceOfWealth(tx, playerId);
    await parts.cashier.wakeHeld(tx, playerId);
  });
