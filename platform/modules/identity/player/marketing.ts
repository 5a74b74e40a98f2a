import type { Clock } from '../../../infra/clock.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import { Refusal } from '../../../infra/refusal.ts';
import type { PlayerId, SessionId } from '@foyer/domain/ids.ts';
import { AuthenticationFailure } from '../failures.ts';
import { findPlayer } from '../players.ts';
import { lockPlayer } from '../sessions.ts';
import { identityTables } from '../tables.ts';
import { isMarketingBlocked } from './accountState.ts';
import { MARKETING_CHANNELS, type MarketingChannel } from './tables.ts';

export type MarketingChoice = Readonly<Record<MarketingChannel, boolean>>;

export interface MarketingChange {
  readonly playerId: PlayerId;
  /** In which it was chosen; kept beside the change. */
  readonly sessionId: SessionId;
  readonly choice: MarketingChoice;
}

/**
 * PLAYER-10: what the player may be written about. The same choice again changes nothing and is not kept again.
 * @throws Refusal MarketingBlocked for a new acceptance while nothing may be sent; a refusal is always taken
 */
export async function chooseMarketing(tx: Transaction, change: MarketingChange, clock: Clock): Promise<void> {
  const { playerId, sessionId, choice } = change;
  const now = clock.now();
  await lockPlayer(tx, playerId);
  const player = await findPlayer(tx, playerId);
  if (!player) throw new AuthenticationFailure('unknownPlayer');
  const changed = MARKETING_CHANNELS.filter((channel) => choice[channel] !== player.accepts[channel]);
  if (changed.length === 0) return;
  if (isMarketingBlocked(player, now) && changed.some((channel) => choice[channel]))
    throw new Refusal('MarketingBlocked', { status: 403 });
  const tables = identityTables(tx);
  await tables
    .updateTable('identity.player')
    .set({
      accepts_email: choice.email,
      accepts_sms: choice.sms,
      accepts_phone: choice.phone,
      accepts_web_push: choice.webPush,
    })
    .where('id', '=', playerId)
    .execute();
  await tables
    .insertInto('identity.marketing_change')
    .values(
      changed.map((channel) => ({
        player_id: playerId,
        session_id: sessionId,
        channel,
        accepted: choice[channel],
        changed_at: now,
      })),
    )
    .execute();
}
