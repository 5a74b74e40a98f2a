import type { KycStatus } from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId } from '@foyer/vocabulary/ids.ts';
import type { Transaction } from '../../plumbing/database/database.ts';
import type { CashierParts } from './desk.ts';

type ReleaseParts = Pick<CashierParts, 'cashier'> & {
  readonly identity: Pick<CashierParts['identity'], 'demands'>;
};

export interface KycDecision {
  readonly playerId: PlayerId;
  readonly status: KycStatus;
  /** By when papers are wanted; null is now. */
  readonly deadline?: Date | null;
}

/** The house has looked at who the player is; payouts that waited for it are looked at in the next round (M5). */
export async function decideKyc(
  { identity, cashier }: ReleaseParts,
  tx: Transaction,
  { playerId, status, deadline = null }: KycDecision,
): Promise<void> {
  await identity.demands.setKycStatus(tx, playerId, status, deadline);
  await cashier.wakeHeld(tx, playerId);
}

/** What the player has shown of where the money comes from is enough (M6). */
export async function acceptSourceOfWealth(
  { identity, cashier }: ReleaseParts,
  tx: Transaction,
  playerId: PlayerId,
): Promise<void> {
  await identity.demands.acceptSourceOfWealth(tx, playerId);
  await cashier.wakeHeld(tx, playerId);
}
