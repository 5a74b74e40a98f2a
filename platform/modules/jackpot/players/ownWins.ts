import { sql } from 'kysely';
import type { WinEvent } from '@foyer/contract/jackpot/socket.ts';
import type { DrawnPotId } from '@foyer/contract/jackpot/potNames.ts';
import type { Multipliers } from '@foyer/contract/jackpot/pots.ts';
import { toCurrency } from '@foyer/domain/currency.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import { money, toDecimal, toJson } from '@foyer/domain/money.ts';
import type { Queryable, Transaction } from '../../../infra/database/database.ts';
import { appendEvent } from '../../../infra/outbox/index.ts';
import { Refusal } from '../../../infra/refusal.ts';

export interface OwnWinsRequest {
  readonly brand: BrandId;
  readonly instance: string;
  readonly playerId: PlayerId;
}

/** Maximum wins per message; further wins are sent after these have been seen. */
const MAX_WINS = 20;

interface OwnWinRow {
  readonly id: string;
  readonly pot: DrawnPotId;
  readonly player: string;
  readonly cents: bigint;
  readonly paid: bigint;
  readonly currency: string;
  readonly community: readonly {
    readonly playerId: string;
    readonly minor: string;
    readonly currency: string;
    /** Rows that were stored before this field existed do not have it. */
    readonly isGain?: boolean;
  }[];
}

/** JSOCK-06: a player's unseen wins and shares of wins, oldest first, in the format of the win event. */
export async function readUnseenWins(
  queryable: Queryable,
  multipliers: Multipliers,
  { brand, instance, playerId }: OwnWinsRequest,
): Promise<readonly WinEvent['data'][]> {
  const { rows } = await sql<OwnWinRow>`
    select id, pot, player_id as player, euro_cents as cents, paid, currency, community from (
      select * from jackpot.win where player_id = ${playerId}
      union
      select * from jackpot.win where pot = 'mega' and community @> ${sharedBy(playerId)}::jsonb
    ) own
    where brand = ${brand}
      and not exists (select from jackpot.seen_win s where s.player_id = ${playerId} and s.win_id = own.id)
    order by ordinal limit ${MAX_WINS}`.execute(queryable);
  return rows.map(({ id, pot, player, cents, paid, currency, community }) => ({
    instance_id: instance,
    win_id: id,
    player_id: player,
    win_amount: toDecimal(money(cents, 'EUR')),
    paid: toJson(money(paid, toCurrency(currency))),
    win_pot_id: pot,
    community_winners: community.map((part) => ({
      player_id: part.playerId,
      win_amount: toDecimal(money(BigInt(part.minor), toCurrency(part.currency))),
      currency: part.currency,
      is_gain: part.isGain === true,
    })),
    currency_multipliers: { multipliers },
  }));
}

export interface SeenWin {
  readonly brand: BrandId;
  readonly playerId: PlayerId;
  readonly winId: string;
}

/**
 * JSOCK-06: marks a win as seen; idempotent.
 * @throws Refusal BadRequest for a win of another player
 */
export async function seeWin(tx: Transaction, { brand, playerId, winId }: SeenWin, at: Date): Promise<void> {
  const own = await sql`select 1 from jackpot.win where id = ${winId} and brand = ${brand}
    and (player_id = ${playerId} or community @> ${sharedBy(playerId)}::jsonb)`.execute(tx);
  if (own.rows.length === 0) throw new Refusal('BadRequest', { status: 400, reasons: ['noSuchWin'] });
  const { rows } = await sql`insert into jackpot.seen_win (player_id, win_id, seen_at)
    values (${playerId}, ${winId}, ${at}) on conflict do nothing returning win_id`.execute(tx);
  if (rows.length > 0) await appendEvent(tx, 'jackpot.winSeen', { playerId, winId });
}

/** JSON that matches the wins whose shared pot the player shared. */
const sharedBy = (playerId: PlayerId): string => JSON.stringify([{ playerId }]);
