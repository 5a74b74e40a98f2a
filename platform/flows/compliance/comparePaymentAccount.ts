import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Identity } from '../../modules/identity/index.ts';
import type { Transaction } from '../../infra/database/database.ts';

type Compare = Identity['matching']['comparePaymentAccount'];

/**
 * EXCLUSION-06: compares the account that a player's money came from with those of excluded players, and keeps it for
 * later comparisons. Anything but `clear` means that the money is not to be credited: the player may not play.
 * Withdrawals are never closed by it. To be called before the money is credited, in a transaction that holds the player.
 * @throws AuthenticationFailure for nobody's id
 */
export async function comparePaymentAccount(
  { identity }: { readonly identity: Pick<Identity, 'hold' | 'matching'> },
  tx: Transaction,
  playerId: PlayerId,
  account: Parameters<Compare>[2],
): ReturnType<Compare> {
  // The lock of a caller that holds the player already.
  await identity.hold(tx, playerId);
  return identity.matching.comparePaymentAccount(tx, playerId, account);
}
