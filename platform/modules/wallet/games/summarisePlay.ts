import { sql } from 'kysely';
import type { Currency } from '@foyer/domain/currency.ts';
import { MINUTE, SECOND } from '@foyer/domain/duration.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import { money, toDecimal } from '@foyer/domain/money.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Database, Queryable, Transaction } from '../../../infra/database/database.ts';
import { earlierTransactionsEnd } from '../../../infra/database/earlierTransactions.ts';
import { JOB_LIMITS } from '../../../infra/database/limits.ts';
import { recordEvents } from '../../../infra/outbox/index.ts';

/**
 * A minute is closed this long after its end: longer than a request's transaction (20 s), and than the clock of the database
 * may be ahead (30 s). Play that comes later is refused, and its studio repeats it.
 */
const CLOSE_DELAY_MS = 40 * SECOND;
const WAIT_MS = 5 * SECOND;
/** Minutes per run; after an interruption the next runs catch up. */
const MAX_MINUTES = 60;

/**
 * Records what each player staked and won in every minute that is over, once, for the feed of events. It reads the ledger
 * and adds nothing to a bet. The first call begins with the present.
 * @returns how many minutes were summarised @throws Error while the time is uncertain: what is closed stays closed
 */
export async function summarisePlay(database: Database, clock: Clock): Promise<number> {
  await clock.requireCertain?.();
  const until = lastWholeMinute(clock.now().getTime() - CLOSE_DELAY_MS);
  if (!(await closePlay(database.query, until))) return 0;
  // A transaction from before the closing may still write play of these minutes.
  if (!(await earlierTransactionsEnd(database.query, WAIT_MS))) return 0;
  for (let minutes = 0; minutes < MAX_MINUTES; minutes++)
    if (!(await database.withLimits(JOB_LIMITS).transaction((tx) => summariseNext(tx, until))))
      return minutes;
  return MAX_MINUTES;
}

const lastWholeMinute = (ms: number): Date => new Date(ms - (ms % MINUTE));

/** @returns whether a minute before `until` is not summarised */
async function closePlay(queryable: Queryable, until: Date): Promise<boolean> {
  await sql`update wallet.closing set play_summarised_until = ${until}
    where play_summarised_until = '-infinity'`.execute(queryable);
  await sql`update wallet.closing set play_closed_until = ${until}
    where play_closed_until < ${until}`.execute(queryable);
  const { rows } = await sql`select from wallet.closing where play_summarised_until < ${until}`.execute(
    queryable,
  );
  return rows.length > 0;
}

/** @returns whether there was a minute to summarise */
async function summariseNext(tx: Transaction, until: Date): Promise<boolean> {
  const { rows } = await sql<{ from: Date }>`
    select play_summarised_until as "from" from wallet.closing for update`.execute(tx);
  const from = rows[0]?.from;
  if (!from || from >= until) return false;
  const to = new Date(from.getTime() + MINUTE);
  const sums = await readSums(tx, from, to);
  const byPlayer = new Map<PlayerId, StudioSums[]>();
  for (const one of sums) {
    const studios = byPlayer.get(one.playerId) ?? [];
    byPlayer.set(one.playerId, studios);
    studios.push(one);
  }
  await recordEvents(
    tx,
    [...byPlayer.values()].map((studios) => summaryOf(studios, { from, to })),
  );
  await sql`update wallet.closing set play_summarised_until = ${to}`.execute(tx);
  return true;
}

interface Sums {
  readonly bets: bigint;
  readonly staked: bigint;
  readonly wins: bigint;
  readonly won: bigint;
}

interface StudioSums extends Sums {
  readonly playerId: PlayerId;
  readonly brand: BrandId;
  readonly currency: Currency;
  readonly studio: string;
}

/** A transfer without a number moved no money of the player, as the stake of a free round. */
async function readSums(tx: Transaction, from: Date, to: Date): Promise<readonly StudioSums[]> {
  const { rows } = await sql<StudioSums>`
    select t.player_id as "playerId", a.brand, a.currency, t.caller as studio,
      count(*) filter (where t.recipe in ('bet', 'freeBet') and t.leg = 0) as bets,
      coalesce(sum(case t.recipe when 'bet' then t.amount when 'rollback' then -t.amount end)
        filter (where t.leg < 2 and t.sequence is not null), 0)::bigint as staked,
      count(*) filter (where t.recipe = 'win' and t.leg = 0) as wins,
      coalesce(sum(case t.recipe when 'win' then t.amount when 'winRollback' then -t.amount end), 0)::bigint as won
    from wallet.transfer t
    join wallet.account a on a.player_id = t.player_id and a.kind = 'real'
    where t.created_at >= ${from} and t.created_at < ${to} and t.status = 'posted'
      and t.recipe in ('bet', 'freeBet', 'win', 'rollback', 'winRollback')
    group by t.player_id, a.brand, a.currency, t.caller order by t.player_id, t.caller`.execute(tx);
  return rows;
}

function summaryOf(studios: readonly StudioSums[], { from, to }: { readonly from: Date; readonly to: Date }) {
  const [first] = studios;
  if (!first) throw new TypeError('a group has a member');
  const { playerId, brand, currency } = first;
  const present = ({ bets, staked, wins, won }: Sums) => ({
    bets: Number(bets),
    staked: toDecimal(money(staked, currency)),
    wins: Number(wins),
    won: toDecimal(money(won, currency)),
  });
  const data = {
    from: from.toISOString(),
    to: to.toISOString(),
    currency,
    ...present(studios.reduce(added, NOTHING)),
    studios: studios.map(({ studio, ...sums }) => ({ studio, ...present(sums) })),
  };
  return { type: 'play.summarised', playerId, brand, at: to, data } as const;
}

const NOTHING: Sums = { bets: 0n, staked: 0n, wins: 0n, won: 0n };

const added = (one: Sums, other: Sums): Sums => ({
  bets: one.bets + other.bets,
  staked: one.staked + other.staked,
  wins: one.wins + other.wins,
  won: one.won + other.won,
});
