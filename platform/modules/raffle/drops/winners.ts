import { sql } from 'kysely';
import { RAFFLE_CURRENCY, type DropType } from '@foyer/contract/raffle/drops.ts';
import { toCurrency } from '@foyer/domain/currency.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import { money, toDecimal } from '@foyer/domain/money.ts';
import type { Queryable, Transaction } from '../../../infra/database/database.ts';
import { appendEvent } from '../../../infra/outbox/index.ts';
import { Refusal } from '../../../infra/refusal.ts';

/** The ledger's idempotency key of a prize. */
export const prizeKey = (instance: string, prize: number): string => `${instance}:${prize}`;

/** A winner; `playerId` is internal and must not be published. */
export interface WinnerRow {
  readonly drop: string;
  readonly prize: number;
  readonly playerId: PlayerId;
  readonly handle: string;
  readonly ticket: bigint;
  readonly euroCents: bigint;
}

/** Ordered by prize, first prize first. */
export async function winnersOfDrops(queryable: Queryable, drops: readonly string[]) {
  const { rows } = await sql<WinnerRow>`
    select drop, prize, player_id as "playerId", handle, ticket, euro_cents as "euroCents"
    from raffle.winner where drop = any(${[...drops]}) order by prize`.execute(queryable);
  return rows;
}

/** A winner as it is published. */
export const presentWinner = ({ prize, handle, ticket, euroCents }: WinnerRow) => ({
  prize,
  handle,
  ticket: Number(ticket),
  win_amount: toDecimal(money(euroCents, RAFFLE_CURRENCY)),
});

/** RAFF-21: reads the latest winners of a brand, latest first. */
export const readWinners = async (queryable: Queryable, brand: BrandId, last: number) =>
  (await readWinnersOf(queryable, [brand], last)).get(brand) ?? [];

/** The latest winners of each brand, up to `last` of each, latest first. */
export async function readWinnersOf(queryable: Queryable, brands: readonly BrandId[], last: number) {
  const { rows } = await sql<{
    brand: BrandId;
    ordinal: bigint;
    playerId: PlayerId;
    cents: bigint;
    at: Date;
    instance: string;
    type: DropType;
  }>`
    select w.brand, w.ordinal, w.player_id as "playerId", w.euro_cents as cents, n.drawn_at as at, d.id as instance, d.type
    from unnest(${[...brands]}::text[]) own(brand)
    cross join lateral (select * from raffle.winner where brand = own.brand order by ordinal desc limit ${last}) w
    join raffle.drop d on d.id = w.drop join raffle.drawn n on n.drop = w.drop
    order by w.ordinal desc`.execute(queryable);
  const winners = rows.map(({ ordinal, cents, ...won }) => ({
    ...won,
    euros: money(cents, 'EUR'),
    cursor: `${ordinal}`,
  }));
  return new Map(brands.map((brand) => [brand, winners.filter((one) => one.brand === brand)]));
}

export interface OwnWins {
  readonly brand: BrandId;
  readonly playerId: PlayerId;
}

/** Maximum wins per message; further wins are sent after these have been seen. */
const MAX_WINS = 20;

/** JSOCK-07: a player's unseen wins, oldest first. */
export async function readUnseenWins(queryable: Queryable, { brand, playerId }: OwnWins) {
  const { rows } = await sql<{ instance: string; type: DropType; paid: bigint; currency: string }>`
    select d.id as instance, d.type, w.paid, w.currency
    from raffle.winner w join raffle.drop d on d.id = w.drop
    where w.player_id = ${playerId} and d.brand = ${brand}
      and not exists (select from raffle.seen s where s.player_id = w.player_id and s.drop = w.drop)
    order by w.ordinal limit ${MAX_WINS}`.execute(queryable);
  return rows.map(({ instance, type, paid, ...row }) => {
    const currency = toCurrency(row.currency);
    const win_amount = toDecimal(money(paid, currency));
    return {
      instance_id: instance,
      drop_type: type,
      winners: [{ player_id: playerId, currency, win_amount }],
    };
  });
}

export interface SeenWin extends OwnWins {
  readonly instance: string;
}

/**
 * JSOCK-07: marks a win as seen; idempotent.
 * @throws Refusal BadRequest for a win of another player
 */
export async function seeWin(
  tx: Transaction,
  { brand, playerId, instance }: SeenWin,
  at: Date,
): Promise<void> {
  const own = await sql`select 1 from raffle.winner w join raffle.drop d on d.id = w.drop
    where w.drop = ${instance} and w.player_id = ${playerId} and d.brand = ${brand}`.execute(tx);
  if (own.rows.length === 0) throw new Refusal('BadRequest', { status: 400, reasons: ['noSuchWin'] });
  const { rows } = await sql`insert into raffle.seen (player_id, drop, seen_at)
    values (${playerId}, ${instance}, ${at}) on conflict do nothing returning drop`.execute(tx);
  if (rows.length > 0) await appendEvent(tx, 'raffle.winSeen', { playerId, instanceId: instance });
}
