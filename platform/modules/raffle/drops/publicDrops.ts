import { sql } from 'kysely';
import { entryLine } from '@foyer/contract/raffle/draw.ts';
import type { Drop, DropType, EntriesResponse, RaffleInstance } from '@foyer/contract/raffle/drops.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import { money, toDecimal } from '@foyer/domain/money.ts';
import type { Rates } from '@foyer/domain/rates.ts';
import type { Queryable } from '../../../infra/database/database.ts';
import { entriesIn } from '../entries/entryRows.ts';
import { ticketsOf } from '../entries/tickets.ts';
import { readLines } from './closing.ts';
import { dropAt, readDrops, recentDrops, type DropRow, type DropsPage } from './drops.ts';
import { presentWinner, winnersOfDrops } from './winners.ts';

/** HTTP-07: without source, brand and operator, which the caller adds. */
export type RunningDrop = Omit<RaffleInstance, 'source' | 'brand' | 'operator'>;

const euros = (cents: bigint): string => toDecimal(money(cents, 'EUR'));

const boundsOf = ({ id, type, begins, over, terms, commitment }: DropRow) => ({
  id,
  type,
  timestamp_start: begins.toISOString(),
  timestamp_end: over.toISOString(),
  prizes: terms.prizes.map((cents) => euros(BigInt(cents))),
  commitment,
});

/** RAFF-11: the running drop; null before the first drop of a brand is stored. */
export async function readRunningDrop(
  queryable: Queryable,
  rates: Rates,
  brand: BrandId,
  {
    type,
    playerId,
    now,
  }: { readonly type: DropType; readonly playerId: PlayerId | null; readonly now: Date },
): Promise<RunningDrop | null> {
  const drop = dropAt(await recentDrops(queryable, [brand]), type, now);
  if (!drop) return null;
  const own = await ownIn(queryable, rates, [drop], playerId);
  const all = drop.terms.prizes.reduce((sum, cents) => sum + BigInt(cents), 0n);
  return { ...boundsOf(drop), pots: [{ id: type, current_value: euros(all) }], own: own(drop.id) };
}

/** FAIR-08: the public data of drops. The seed of a drop that has not been drawn stays secret. */
export async function readPublicDrops(
  queryable: Queryable,
  rates: Rates,
  brand: BrandId,
  { type, page, playerId }: { type: DropType; page: DropsPage; playerId: PlayerId | null },
): Promise<readonly Drop[]> {
  const drops = await readDrops(queryable, brand, type, page);
  const ids = drops.map(({ id }) => id);
  const winners = await winnersOfDrops(queryable, ids);
  const own = await ownIn(queryable, rates, drops, playerId);
  return drops.map((drop) => ({
    ...boundsOf(drop),
    number: drop.number,
    list: drop.list && {
      entrants: drop.list.entrants,
      tickets: Number(drop.list.tickets),
      hash: drop.list.hash,
    },
    seed: drop.drawnAt ? drop.seed : null,
    winners: winners.filter((winner) => winner.drop === drop.id).map(presentWinner),
    is_staged: drop.isStaged,
    own: own(drop.id),
  }));
}

type Own = NonNullable<RunningDrop['own']>;
const NO_ENTRY: Own = { ticket_count: 0, handle: null };

/** A player's tickets and prizes in each of these drops; null without a player. */
async function ownIn(
  queryable: Queryable,
  rates: Rates,
  drops: readonly DropRow[],
  playerId: PlayerId | null,
): Promise<(drop: string) => Own | null> {
  if (playerId === null) return () => null;
  const own = new Map<string, Own>();
  const open = drops.filter(({ list }) => list === null);
  for (const entry of await entriesIn(
    queryable,
    open.map(({ id }) => id),
    [playerId],
  )) {
    const drop = open.find(({ id }) => id === entry.drop);
    if (!drop) continue;
    own.set(drop.id, {
      ticket_count: Number(ticketsOf(rates, drop.terms, entry)),
      handle: entry.handle,
    });
  }
  const { rows } = await sql<{ drop: string; handle: string; tickets: bigint }>`
    select drop, handle, tickets from raffle.line
    where player_id = ${playerId} and drop = any(${drops.map(({ id }) => id)})`.execute(queryable);
  for (const { drop, handle, tickets } of rows) own.set(drop, { ticket_count: Number(tickets), handle });
  return (drop) => own.get(drop) ?? NO_ENTRY;
}

const LINES_PER_PAGE = 5_000;

/** FAIR-08: a page of a drop's closed list, starting at entry `from`; null while the list is open. */
export async function readPublicEntries(
  queryable: Queryable,
  brand: BrandId,
  type: DropType,
  { drop, from }: { readonly drop: number; readonly from: number },
): Promise<Omit<EntriesResponse, 'drop'> | null> {
  const { rows } = await sql<{ id: string; entrants: number }>`
    select d.id, l.entrants from raffle.drop d join raffle.list l on l.drop = d.id
    where d.brand = ${brand} and d.type = ${type} and d.number = ${drop}`.execute(queryable);
  const [list] = rows;
  if (!list) return null;
  const lines = await readLines(queryable, list.id, { from, first: LINES_PER_PAGE });
  const next = from + lines.length;
  return {
    lines: lines.map(entryLine),
    next: lines.length > 0 && next <= list.entrants ? next : null,
  };
}
