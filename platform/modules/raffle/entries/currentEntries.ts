import { sql } from 'kysely';
import { DROP_TYPES, type DropType } from '@foyer/contract/raffle/drops.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import type { DropRow } from '../drops/drops.ts';
import { newHandles } from './handle.ts';
import type { EntryAddition, UpdatedEntry } from './stakes.ts';

/**
 * Makes the newest drop of each type that has a stake the current one. It depends on stake times, not on a
 * clock, so nodes with different clocks never switch back.
 * @returns the current drops
 */
export async function advanceCurrentDrop(
  tx: Transaction,
  brand: BrandId,
  drops: readonly DropRow[],
  added: readonly EntryAddition[],
): Promise<readonly DropRow[]> {
  const current: DropRow[] = [];
  for (const type of DROP_TYPES) {
    const before = drops.find((drop) => drop.type === type && drop.isCurrent);
    const ofType = added.map(({ drop }) => drop).filter((drop) => drop.type === type);
    const newest = ofType.reduce((last, drop) => (last && last.number >= drop.number ? last : drop), before);
    if (!newest) continue;
    current.push(newest);
    if (newest.id === before?.id) continue;
    if (before) await moveToClosedEntries(tx, before);
    await sql`insert into raffle.slot (brand, type, drop) values (${brand}, ${type}, ${newest.id})
      on conflict (brand, type) do update set drop = excluded.drop`.execute(tx);
  }
  return current;
}

/** Moves the sums of a current drop to `raffle.entry`, where they wait until its list is closed. */
export async function moveToClosedEntries(tx: Transaction, { id, brand, type }: DropRow): Promise<void> {
  const [sum, handle] = [sql.ref(type), sql.ref(`${type}_handle`)];
  await sql`insert into raffle.entry (drop, player_id, handle, currency, wagered)
    select ${id}, player_id, ${handle}, currency, ${sum} from raffle.standing
    where brand = ${brand} and ${handle} is not null`.execute(tx);
  await sql`update raffle.standing set ${sum} = 0, ${handle} = null
    where brand = ${brand} and ${handle} is not null`.execute(tx);
}

type Sums = Readonly<Record<DropType, bigint>>;

/** What one player wagered in a batch of stakes, for each kind of drop that is open. */
interface Row {
  readonly playerId: PlayerId;
  readonly currency: Currency;
  readonly sums: Record<DropType, bigint>;
  readonly additions: EntryAddition[];
}

type Written = Sums & { readonly playerId: PlayerId };

/** One row per player. A player with stakes in all of these drops is updated in place (a HOT update). */
export async function writeCurrentEntries(
  tx: Transaction,
  brand: BrandId,
  added: readonly EntryAddition[],
): Promise<readonly UpdatedEntry[]> {
  if (added.length === 0) return [];
  const rows = byPlayer(added);
  const known = await addToKnown(tx, [...rows.values()]);
  const newRows = new Map(rows);
  for (const { playerId } of known) newRows.delete(playerId);
  const written = [...known, ...(await writeOthers(tx, brand, [...newRows.values()]))];
  return written.flatMap((sums) =>
    (rows.get(sums.playerId)?.additions ?? []).map((one) => ({ ...one, sum: sums[one.drop.type] })),
  );
}

function byPlayer(added: readonly EntryAddition[]): ReadonlyMap<PlayerId, Row> {
  const rows = new Map<PlayerId, Row>();
  for (const one of added) {
    const { playerId, currency } = one;
    const row = rows.get(playerId) ?? {
      playerId,
      currency,
      sums: { hourly: 0n, daily: 0n, weekly: 0n },
      additions: [],
    };
    row.sums[one.drop.type] += one.wagered;
    row.additions.push(one);
    rows.set(playerId, row);
  }
  return rows;
}

const sumsOf = (rows: readonly Row[]) =>
  sql.join(DROP_TYPES.map((type) => sql`${rows.map(({ sums }) => `${sums[type]}`)}::bigint[]`));

async function addToKnown(tx: Transaction, rows: readonly Row[]): Promise<readonly Written[]> {
  const { rows: written } = await sql<Written>`
    update raffle.standing s
    set hourly = s.hourly + w.hourly, daily = s.daily + w.daily, weekly = s.weekly + w.weekly
    from unnest(${rows.map(({ playerId }) => playerId)}::text[], ${sumsOf(rows)}) as w(player_id, hourly, daily, weekly)
    where s.player_id = w.player_id
      and s.hourly_handle is not null and s.daily_handle is not null and s.weekly_handle is not null
    returning s.player_id as "playerId", s.hourly, s.daily, s.weekly`.execute(tx);
  return written;
}

/** Writes the rows of players with a first stake in a drop, which gives them a handle there. */
async function writeOthers(tx: Transaction, brand: BrandId, rows: readonly Row[]) {
  if (rows.length === 0) return [];
  const handles = DROP_TYPES.map((type) => {
    const names = newHandles(rows.length);
    const own = rows.map(({ additions }, nth) =>
      additions.some(({ drop }) => drop.type === type) ? names[nth] : null,
    );
    return sql`${own}::text[]`;
  });
  const { rows: written } = await sql<Written>`
    insert into raffle.standing as s
      (player_id, brand, currency, hourly, daily, weekly, hourly_handle, daily_handle, weekly_handle)
    select player_id, ${brand}, currency, hourly, daily, weekly, hourly_handle, daily_handle, weekly_handle
    from unnest(${rows.map(({ playerId }) => playerId)}::text[], ${rows.map(({ currency }) => currency)}::text[],
                ${sumsOf(rows)}, ${sql.join(handles)})
      as w(player_id, currency, hourly, daily, weekly, hourly_handle, daily_handle, weekly_handle)
    on conflict (player_id) do update set
      hourly = s.hourly + excluded.hourly, daily = s.daily + excluded.daily, weekly = s.weekly + excluded.weekly,
      hourly_handle = coalesce(s.hourly_handle, excluded.hourly_handle),
      daily_handle = coalesce(s.daily_handle, excluded.daily_handle),
      weekly_handle = coalesce(s.weekly_handle, excluded.weekly_handle)
    returning player_id as "playerId", hourly, daily, weekly`.execute(tx);
  return written;
}
