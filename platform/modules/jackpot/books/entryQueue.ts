import { sql } from 'kysely';
import { toCurrency } from '@foyer/domain/currency.ts';
import type { BrandId } from '@foyer/domain/ids.ts';
import { money } from '@foyer/domain/money.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import type { Entry } from './drawing.ts';

export interface Due {
  /** Brands with a staged win, with queued contributions or, when a check is due, with open ticket lists. */
  readonly brands: ReadonlySet<BrandId>;
  /** Brands with queued contributions, because an earlier draw failed. */
  readonly waiting: ReadonlySet<BrandId>;
  /** Brands with a staged win. */
  readonly staged: ReadonlySet<BrandId>;
  readonly isCheckDue: boolean;
}

export async function readDue(tx: Transaction, isCheckDue: boolean): Promise<Due> {
  const { rows } = await sql<{ brand: BrandId; reason: 'waits' | 'staged' | 'openList' }>`
    select distinct brand, reason from (
      select brand, 'waits' as reason from jackpot.waiting
      union all select brand, 'staged' from jackpot.staged_win where drawn_at is null
      union all select brand, 'openList' from jackpot.period where ${isCheckDue} and revealed_at is null) due`.execute(
    tx,
  );
  const brandsWith = (wanted: 'waits' | 'staged') =>
    new Set(rows.filter(({ reason }) => reason === wanted).map(({ brand }) => brand));
  return {
    brands: new Set(rows.map(({ brand }) => brand)),
    waiting: brandsWith('waits'),
    staged: brandsWith('staged'),
    isCheckDue,
  };
}

/** The contributions that a brand's next draw processes, oldest first. */
export interface EntryBatch {
  readonly entries: readonly Entry[];
  /** Whether more contributions are queued after these. */
  readonly hasMore: boolean;
}

interface Row {
  readonly bet: string;
  readonly playerId: string;
  readonly minor: string;
  readonly currency: string;
  readonly at: string;
}

/** Queues contributions after those already waiting. The caller holds the jackpot lock. */
export async function enqueueEntries(
  tx: Transaction,
  brand: BrandId,
  entries: readonly Entry[],
): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map(({ bet, playerId, amount: { minor, currency }, at }): Row => ({
    bet,
    playerId,
    minor: `${minor}`,
    currency,
    at: at.toISOString(),
  }));
  await sql`insert into jackpot.waiting (brand, gifts, entries)
    values (${brand}, ${rows.length}, ${JSON.stringify(rows)}::jsonb)`.execute(tx);
}

/** Maximum contributions per batch, so that one brand's backlog does not delay the draws of other brands. */
const BATCH_SIZE = 2_000;

/** Takes up to one batch of queued contributions, followed by the new ones; the rest stays queued. */
export async function consumeEntries(
  tx: Transaction,
  brand: BrandId,
  entries: readonly Entry[],
  most = BATCH_SIZE,
): Promise<EntryBatch> {
  await enqueueEntries(tx, brand, entries);
  const { rows } = await sql<{ entries: readonly Row[] }>`
    with turn as (
      select number from (
        select number, sum(gifts) over (order by number) - gifts as before from (
          select number, gifts from jackpot.waiting where brand = ${brand} order by number limit ${most}) first) counted
      where before < ${most}),
    taken as (delete from jackpot.waiting where number in (select number from turn) returning number, entries)
    select entries from taken order by number`.execute(tx);
  const { rows: left } = await sql`select 1 from jackpot.waiting where brand = ${brand} limit 1`.execute(tx);
  return { entries: rows.flatMap((row) => row.entries.map(toEntry)), hasMore: left.length > 0 };
}

const toEntry = ({ bet, playerId, minor, currency, at }: Row): Entry => ({
  bet,
  playerId,
  amount: money(BigInt(minor), toCurrency(currency)),
  at: new Date(at),
});
