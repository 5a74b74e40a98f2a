import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../infra/clock.ts';
import { AuthenticationFailure } from '../../infra/refusal.ts';
import type { Transaction } from '../../infra/database/database.ts';
import { appendEvent, recordEvent } from '../../infra/outbox/index.ts';
import type { PlayerUpdated } from './events.ts';
import { findPlayer } from './players.ts';
import type { PlayerRecord } from './record.ts';

/** GQLO-11: notifies the player's tabs of the account's state after `tx`. */
export async function announcePlayer(tx: Transaction, id: PlayerId, clock: Clock): Promise<void> {
  const player = await findPlayer(tx, id);
  if (!player) throw new AuthenticationFailure('unknownPlayer');
  const { brand } = player;
  const update = announced(player);
  await appendEvent(tx, 'identity.playerUpdated', { playerId: id, brand, ...update });
  await recordEvent(tx, {
    type: 'player.updated',
    playerId: id,
    brand,
    at: clock.now(),
    data: {
      isAccountClosed: update.isAccountClosed,
      isEmailVerified: update.emailVerified,
      isPhoneNumberVerified: update.isPhoneNumberVerified,
      acceptedVersions: update.acceptedVersions,
    },
  });
}

export type Announced = Omit<PlayerUpdated, 'playerId' | 'brand'>;

export const announced = ({ status, acceptedVersions, emailVerified, phone }: PlayerRecord): Announced => ({
  isAccountClosed: status.status === 'Closed',
  acceptedVersions,
  emailVerified,
  isPhoneNumberVerified: phone.isVerified,
});
