import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Players } from '../../modules/player/index.ts';
import type { SelfExclusions } from '../../modules/selfExclusion/index.ts';
import type { Transaction } from '../../infra/database/database.ts';

type Compare = SelfExclusions['matching']['comparePaymentAccount'];

/**
 * EXCLUSION-06: compares a player's payment account with those of excluded players and stores it. Money is credited
 * only if the result is `clear`. @throws AuthenticationFailure for an unknown player
 */
export async function comparePaymentAccount(
  {
    players,
    selfExclusion,
  }: {
    readonly players: Pick<Players, 'hold'>;
    readonly selfExclusion: Pick<SelfExclusions, 'matching'>;
  },
  tx: Transaction,
  playerId: PlayerId,
  account: Parameters<Compare>[2],
): ReturnType<Compare> {
  // The comparison needs the player's lock; a caller that has it already does not wait.
  await players.hold(tx, playerId);
  return selfExclusion.matching.comparePaymentAccount(tx, playerId, account);
}
