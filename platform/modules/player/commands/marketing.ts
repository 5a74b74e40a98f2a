import type { Clock } from '../../../infra/clock.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import { Refusal } from '../../../infra/refusal.ts';
import type { PlayerId, SessionId } from '@foyer/domain/ids.ts';
import { lockPlayer } from '../players.ts';
import { isMarketingBlocked } from '../accountState.ts';
import { MARKETING_CHANNELS, playerTables, type MarketingChannel, updatePlayer } from '../tables.ts';

export type MarketingChoice = Readonly<Record<MarketingChannel, boolean>>;

export interface MarketingChange {
  readonly playerId: PlayerId;
  /** The session in which the choice was made; it is stored with the change. */
  readonly sessionId: SessionId;
  readonly choice: MarketingChoice;
}

/**
 * PLAYER-10: the channels on which the player accepts marketing. Idempotent: only changes are recorded.
 * @throws Refusal MarketingBlocked for a new acceptance while marketing is blocked; opting out always works
 */
export async function chooseMarketing(tx: Transaction, change: MarketingChange, clock: Clock): Promise<void> {
  const { playerId, sessionId, choice } = change;
  const now = clock.now();
  const player = await lockPlayer(tx, playerId);
  const changed = MARKETING_CHANNELS.filter((channel) => choice[channel] !== player.accepts[channel]);
  if (changed.length === 0) return;
  if (isMarketingBlocked(player, now) && changed.some((channel) => choice[channel]))
    throw new Refusal('MarketingBlocked', { status: 403 });
  await updatePlayer(tx, playerId)
    .set({
      acceptsEmail: choice.email,
      acceptsSms: choice.sms,
      acceptsPhone: choice.phone,
      acceptsWebPush: choice.webPush,
    })
    .execute();
  await playerTables(tx)
    .insertInto('identity.marketing_change')
    .values(
      changed.map((channel) => ({
        playerId,
        sessionId,
        channel,
        accepted: choice[channel],
        changedAt: now,
      })),
    )
    .execute();
}
