import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import type { PlayerUpdated } from '../../../infra/bus.ts';
import { appendEvent } from '../../../infra/outbox/index.ts';
import { AuthenticationFailure } from '../failures.ts';
import { findPlayer } from '../players.ts';
import type { PlayerRecord } from './record.ts';

/** GQLO-11: tells the player's tabs how he stands, as `tx` leaves it. */
export async function announcePlayer(tx: Transaction, id: PlayerId): Promise<void> {
  const player = await findPlayer(tx, id);
  if (!player) throw new AuthenticationFailure('unknownPlayer');
  await appendEvent(tx, 'identity.playerUpdated', {
    playerId: id,
    brand: player.brand,
    ...announced(player),
  });
}

/** What the tabs hear of, the same at their beginning and at each change. */
export type Announced = Pick<PlayerUpdated, 'isAccountClosed' | 'emailVerified' | 'isPhoneNumberVerified'>;

export const announced = ({ status, emailVerified, phone }: PlayerRecord): Announced => ({
  isAccountClosed: status.status === 'Closed',
  emailVerified,
  isPhoneNumberVerified: phone.isVerified,
});
