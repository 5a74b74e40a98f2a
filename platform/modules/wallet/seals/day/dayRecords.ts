import { sql } from 'kysely';
import type { LedgerRecord } from '@foyer/contract/regulator/records.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import { HOUR, MINUTE } from '@foyer/domain/duration.ts';
import { money, toDecimal } from '@foyer/domain/money.ts';
import type { Queryable } from '../../../../infra/database/database.ts';
import { balancesAt } from './balancesAt.ts';
import { spanOf, startOf, type SealedSpan } from '../days.ts';
import { conclusionsIn, transfersIn, type Span } from '../movements.ts';
import { readSealBefore } from '../readSeals.ts';

/** Rows of a page. */
const PAGE = 5_000;
/** Most rows of a slice of the day; a slice with more is read again as shorter ones. */
const MAX_ROWS = 4 * PAGE;

/**
 * The game sessions, transfers, conclusions and balances of brands on a sealed day, in a fixed order. A query returns at
 * most `MAX_ROWS` rows, except for a millisecond that has more. No common snapshot is needed, because nothing of a sealed
 * day changes.
 */
export async function* readDayRecords(
  queryable: Queryable,
  day: string,
  brands: readonly string[],
): AsyncGenerator<readonly LedgerRecord[], void> {
  const isFirst = (await readSealBefore(queryable, day)) === null;
  const span = spanOf(day, isFirst);
  yield* readSessions(queryable, { span, brands, by: 'opened_at' });
  yield* readSessions(queryable, { span, brands, by: 'ended_at' });
  yield* readInSlices(span, transfersOf(queryable, brands));
  yield* readInSlices(span, conclusionsOf(queryable, brands));
  yield* readBalances(queryable, day, brands);
}

/** @param limit the most rows; null for all */
type ReadSlice<Row> = (slice: Span, limit: number | null) => Promise<readonly Row[]>;

/**
 * Reads a day in slices whose length follows the traffic. The index of all transfers by time is a BRIN index, which does
 * not return rows in order: a page after the last row of the page before would sort the rest of the day again.
 */
export async function* readInSlices<Row>(
  { day, from, to }: SealedSpan,
  read: ReadSlice<Row>,
  maxRows = MAX_ROWS,
): AsyncGenerator<readonly Row[], void> {
  const first = startOf(day).getTime();
  let lengthMs = MINUTE;
  let startMs = first;
  while (startMs < to.getTime()) {
    const end = new Date(Math.min(startMs + lengthMs, to.getTime()));
    const isShortest = lengthMs === 1;
    // The first sealed day includes what is dated before it: very little, since it is the day of the first account.
    const start = startMs === first ? from : new Date(startMs);
    const rows = await read({ from: start, to: end }, isShortest ? null : maxRows);
    if (rows.length === maxRows && !isShortest) {
      lengthMs = Math.max(1, Math.floor(lengthMs / 8));
      continue;
    }
    yield rows;
    startMs = end.getTime();
    if (rows.length < maxRows / 8) lengthMs = Math.min(HOUR, lengthMs * 2);
  }
}

interface SessionsOf {
  readonly span: SealedSpan;
  readonly brands: readonly string[];
  /** Those that opened on the day; or those that ended on it and opened before. */
  readonly by: 'opened_at' | 'ended_at';
}

interface SessionRow {
  readonly session: string;
  readonly player: string;
  readonly brand: string;
  readonly currency: Currency;
  readonly studio: string;
  readonly game: string;
  readonly openedAt: Date;
  readonly endedAt: Date | null;
  /** The time as text: a `Date` has no microseconds. */
  readonly sortTime: string;
}

async function* readSessions(
  queryable: Queryable,
  { span: { from, to }, brands, by }: SessionsOf,
): AsyncGenerator<readonly LedgerRecord[], void> {
  const column = sql.ref(by);
  const openedBefore = by === 'ended_at' ? sql`and opened_at < ${from}::timestamptz` : sql``;
  let after: Pick<SessionRow, 'sortTime' | 'session'> = { sortTime: '-infinity', session: '' };
  for (;;) {
    const { rows } = await sql<SessionRow>`
      select id as session, player_id as player, brand, currency, studio, game, opened_at as "openedAt",
             case when ended_at < ${to} then ended_at end as "endedAt", ${column}::text as "sortTime"
      from wallet.game_session
      where ${column} >= ${from}::timestamptz and ${column} < ${to} and brand = any(${brands}) ${openedBefore}
        and (${column}, id) > (${after.sortTime}::timestamptz, ${after.session})
      order by ${column}, id limit ${PAGE}`.execute(queryable);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(({ sortTime: _sortTime, openedAt, endedAt, ...row }) => ({
      record: 'session',
      ...row,
      openedAt: openedAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    }));
    after = last;
  }
}

interface MovedRow {
  readonly transaction: string;
  readonly player: string | null;
  readonly brand: string;
  readonly currency: Currency;
  readonly amount: bigint;
  readonly from: string;
  readonly to: string;
  readonly at: Date;
}

const ACCOUNTS = sql`d.brand, d.currency, trim(d.kind || ' ' || d.name) as "from", trim(c.kind || ' ' || c.name) as "to"`;

const present = <Row extends MovedRow>({ at, amount, ...row }: Row) => ({
  ...row,
  amount: toDecimal(money(amount, row.currency)),
  at: at.toISOString(),
});

const transfersOf =
  (queryable: Queryable, brands: readonly string[]): ReadSlice<LedgerRecord> =>
  async (span, limit) => {
    // The key that opened a round says when, so that its partition and index are known.
    const { rows } = await sql<
      MovedRow & {
        type: string;
        status: 'posted' | 'pending' | 'voided';
        source: string;
        round: string | null;
        game: string | null;
        reverses: string | null;
      }
    >`
    select t.id::text as transaction, nullif(t.player_id, '') as player, ${ACCOUNTS}, t.recipe as type, t.amount,
           t.first_status as status, t.caller as source, t.round, r.game, t.reverses::text as reverses,
           t.created_at as at
    from (${transfersIn(span)}) t
    join wallet.account d on d.id = t.debit
    join wallet.account c on c.id = t.credit
    left join wallet.command_key k on k.caller = t.caller and k.opens_round = t.round
    left join wallet.round r on r.player_id = k.player_id and r.opened_at = k.created_at and r.studio = t.caller
      and r.id = t.round
    where d.brand = any(${brands}) order by t.created_at, t.id limit ${limit}`.execute(queryable);
    return rows.map((row) => ({ record: 'transaction', ...present(row) }));
  };

const conclusionsOf =
  (queryable: Queryable, brands: readonly string[]): ReadSlice<LedgerRecord> =>
  async (span, limit) => {
    const { rows } = await sql<MovedRow & { outcome: 'posted' | 'voided' }>`
    select e.transfer::text as transaction, nullif(e.player_id, '') as player, ${ACCOUNTS}, e.verdict as outcome,
           t.amount, e.concluded_at as at
    from (${conclusionsIn(span)}) e
    join wallet.transfer t on t.player_id = e.player_id and t.created_at = e.created_at and t.id = e.transfer
    join wallet.account d on d.id = t.debit
    join wallet.account c on c.id = t.credit
    where d.brand = any(${brands}) order by e.concluded_at, e.transfer limit ${limit}`.execute(queryable);
    return rows.map((row) => ({ record: 'conclusion', ...present(row) }));
  };

async function* readBalances(
  queryable: Queryable,
  day: string,
  brands: readonly string[],
): AsyncGenerator<readonly LedgerRecord[], void> {
  let last = '';
  for (;;) {
    const { rows } = await sql<{
      playerId: string;
      brand: string;
      currency: Currency;
      real: bigint;
      bonus: bigint;
    }>`
      ${balancesAt(day, sql`a.brand = any(${brands}) and s.player_id > ${last}`)} limit ${PAGE}`.execute(
      queryable,
    );
    const end = rows.at(-1);
    if (!end) return;
    yield rows.map(({ playerId: player, brand, currency, real, bonus }) => ({
      record: 'balance',
      player,
      brand,
      currency,
      real: toDecimal(money(real, currency)),
      bonus: toDecimal(money(bonus, currency)),
    }));
    last = end.playerId;
  }
}
