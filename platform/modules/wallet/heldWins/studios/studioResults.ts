import { sql } from 'kysely';
import { SPORTSBOOK } from '@foyer/contract/sportsbook/sportsbook.ts';
import { toCurrency, type Currency } from '@foyer/domain/currency.ts';
import { HOUR, MINUTE } from '@foyer/domain/duration.ts';
import type { Transaction } from '../../../../infra/database/database.ts';
import type { GameResult, StakeSum } from './fairBound.ts';

/** The results of a studio are counted, compared and held separately in each currency. */
export interface StudioAccount {
  readonly studio: string;
  readonly currency: Currency;
}

/** The results of a studio since the start of a clock hour. */
export interface WindowResult {
  readonly from: Date;
  readonly games: readonly Pick<GameResult, 'game' | 'sums' | 'wins'>[];
}

/** Length of each window in whole hours before the current hour. */
const WINDOWS = { hour: 1, day: 24, week: 168 } as const;
const KEPT_MS = (WINDOWS.week + 2) * HOUR;

/** Longer windows have more rows and change less, so they are compared less often. */
const DAY_CHECK_MS = MINUTE;
const WEEK_CHECK_MS = 10 * MINUTE;

/**
 * Counts the queued bets, wins and rollbacks of the oldest commits, at most `batches` of them, in the sums of each
 * studio. The sportsbook is not counted: coupons on one match win together, and its odds are prices and not a fixed
 * return. @returns the studios and currencies whose sums changed
 */
export async function countResults(
  tx: Transaction,
  { batches, sharedGames }: { readonly batches: number; readonly sharedGames: readonly string[] },
): Promise<readonly StudioAccount[]> {
  const { rows } = await sql<{ studio: string; currency: string }>`
    select of_studio as studio, of_currency as currency
    from wallet.count_studio_results(${batches}, ${SPORTSBOOK.studio}, ${sharedGames})
    order by 1, 2`.execute(tx);
  return rows.map(({ studio, currency }) => ({ studio, currency: toCurrency(currency) }));
}

/** Removes sums that no window reads any more. */
export async function removeOldResults(tx: Transaction, at: Date): Promise<void> {
  await sql`delete from wallet.studio_result where hour < ${new Date(at.getTime() - KEPT_MS)}`.execute(tx);
}

interface Row extends Omit<StakeSum, 'largestStake'> {
  readonly span: number;
  readonly game: string;
  readonly magnitude: number;
  readonly wins: number;
}

/** Reads the sums of the windows that are due, by game and size of the stakes. */
export async function readResults(tx: Transaction, { studio, currency }: StudioAccount, at: Date) {
  const hourStart = Math.floor(at.getTime() / HOUR) * HOUR;
  const due = await takeDueWindows(tx, { studio, currency }, at);
  const starts = due.map((hours) => new Date(hourStart - hours * HOUR));
  // All players share the outcomes of such a game, so a minute's stakes are one round. They are doubled, because a
  // round's stakes can be in two minutes.
  const { rows } = await sql<Row>`
    select span.number::int as span, r.game, unit.magnitude,
           greatest(0, coalesce(sum(r.stakes) filter (where unit.counts), 0))::float8 as stakes,
           greatest(0, coalesce(sum(unit.squares) filter (where unit.counts), 0))::float8 as squares,
           sum(r.wins)::float8 as wins
    from unnest(${starts}::timestamptz[]) with ordinality as span (start, number)
    join wallet.studio_result r on r.studio = ${studio} and r.currency = ${currency} and r.hour >= span.start
    cross join lateral (
      select case when r.magnitude < 0 then wallet.magnitude(2 * r.stakes) else r.magnitude end as magnitude,
             case when r.magnitude < 0 then 2 * r.stakes * r.stakes else r.squares end as squares,
             r.opened = r.hour or r.opened < span.start as counts) unit
    group by span.number, r.game, unit.magnitude order by span.number, r.game`.execute(tx);
  return starts.map((from, at) => ({ from, games: gamesOf(rows.filter(({ span }) => span === at + 1)) }));
}

/** The lengths of the windows to compare now; the caller holds the lock of the count. */
async function takeDueWindows(tx: Transaction, { studio, currency }: StudioAccount, at: Date) {
  const before = (durationMs: number) => new Date(at.getTime() - durationMs);
  const { rows } = await sql<{ day: boolean; week: boolean }>`
    select coalesce(day_checked_at <= ${before(DAY_CHECK_MS)}, true) as day,
           coalesce(week_checked_at <= ${before(WEEK_CHECK_MS)}, true) as week
    from wallet.studio_count where studio = ${studio} and currency = ${currency}`.execute(tx);
  const { day = false, week = false } = rows[0] ?? {};
  if (day || week)
    await sql`
      update wallet.studio_count
      set day_checked_at = case when ${day}::boolean then ${at}::timestamptz else day_checked_at end,
          week_checked_at = case when ${week}::boolean then ${at}::timestamptz else week_checked_at end
      where studio = ${studio} and currency = ${currency}`.execute(tx);
  return [WINDOWS.hour, ...(day ? [WINDOWS.day] : []), ...(week ? [WINDOWS.week] : [])];
}

function gamesOf(rows: readonly Row[]): WindowResult['games'] {
  const games = [...new Set(rows.map(({ game }) => game))];
  return games.map((game) => {
    const own = rows.filter((row) => row.game === game);
    return {
      game,
      sums: own.map(({ magnitude, stakes, squares }) => ({ largestStake: 2 ** magnitude, stakes, squares })),
      wins: own.reduce((sum, { wins }) => sum + wins, 0),
    };
  });
}
