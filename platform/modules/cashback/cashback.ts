import { DAY } from '@foyer/domain/duration.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import { money, type Money } from '@foyer/domain/money.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Queryable, Transaction } from '../../infra/database/database.ts';
import { cashbackTables, type ShareRow } from './tables.ts';
import { cashbackOf, toStoredBounds, type CashbackTerms } from './terms.ts';
import type { Week } from './week.ts';

/** A player's loss in a calculated week, and the cashback for it. */
export interface Share extends Omit<ShareRow, 'fromAt' | 'currency' | 'lost' | 'amount'> {
  /** The start of the week. */
  readonly from: Date;
  readonly lost: Money;
  readonly amount: Money;
}

export type ShareKey = Pick<Share, 'playerId' | 'from'>;

export interface WeekOf {
  readonly brand: BrandId;
  readonly week: Week;
  readonly terms: CashbackTerms & { readonly claimDays: number };
}

interface Lost {
  readonly playerId: PlayerId;
  readonly amount: Money;
}

/** Maximum rows per statement. */
const AT_ONCE = 1_000;

/** Calculated weeks and each player's cashback. Losses come from the ledger; rewards give the cashback. */
export function createCashback({ clock }: { readonly clock: Clock }) {
  const update = async (
    tx: Transaction,
    { playerId, from }: ShareKey,
    columns: Partial<Pick<ShareRow, 'state' | 'assignation' | 'lookAt'>>,
  ): Promise<void> => {
    const rows = cashbackTables(tx).updateTable('cashback.share').set(columns);
    await rows.where('playerId', '=', playerId).where('fromAt', '=', from).execute();
  };

  return {
    uncalculated,
    /** Marks a week as calculated in `tx`. Returns false if it already is, possibly by another node. */
    begin: (tx: Transaction, of: WeekOf) => begin(tx, of, clock.now()),
    /** Stores all players' losses of a week. The caller has begun the week in `tx`. */
    async write(tx: Transaction, of: WeekOf, lost: readonly Lost[]): Promise<void> {
      const rows = lost.map((one) => rowOf(of, one, clock.now()));
      for (let at = 0; at < rows.length; at += AT_ONCE)
        await cashbackTables(tx)
          .insertInto('cashback.share')
          .values(rows.slice(at, at + AT_ONCE))
          .execute();
    },
    /** Shares whose cashback is due now, longest overdue first. */
    async due(queryable: Queryable, most: number): Promise<readonly ShareKey[]> {
      return cashbackTables(queryable)
        .selectFrom('cashback.share')
        .select(['playerId', 'fromAt as from'])
        .where('state', '=', 'waiting')
        .where('lookAt', '<=', clock.now())
        .orderBy('lookAt')
        .limit(most)
        .execute();
    },
    /** Locks a share until `tx` ends; null if it is no longer waiting. The caller has locked the player. */
    async lock(tx: Transaction, { playerId, from }: ShareKey): Promise<Share | null> {
      const row = await cashbackTables(tx)
        .selectFrom('cashback.share')
        .selectAll()
        .where('playerId', '=', playerId)
        .where('fromAt', '=', from)
        .where('state', '=', 'waiting')
        .forUpdate()
        .executeTakeFirst();
      return row ? shareOf(row) : null;
    },
    /** Marks a locked share as given, or as lapsed if `assignation` is null. */
    settle: (tx: Transaction, key: ShareKey, assignation: string | null) =>
      update(tx, key, { state: assignation === null ? 'lapsed' : 'given', assignation }),
    /** Schedules the next attempt for a locked share. */
    postpone: (tx: Transaction, key: ShareKey, byMs: number) =>
      update(tx, key, { lookAt: new Date(clock.now().getTime() + byMs) }),
    recent,
  };
}

export type Cashback = ReturnType<typeof createCashback>;

async function uncalculated(queryable: Queryable, brand: BrandId, weeks: readonly Week[]) {
  if (weeks.length === 0) return [];
  const starts = weeks.map(({ from }) => from);
  const rows = await cashbackTables(queryable)
    .selectFrom('cashback.week')
    .select('fromAt')
    .where('brand', '=', brand)
    .where('fromAt', 'in', starts)
    .execute();
  const done = new Set(rows.map((row) => row.fromAt.getTime()));
  return weeks.filter(({ from }) => !done.has(from.getTime()));
}

/** A player's shares, latest first. */
async function recent(queryable: Queryable, playerId: PlayerId, most: number): Promise<readonly Share[]> {
  const rows = await cashbackTables(queryable)
    .selectFrom('cashback.share')
    .selectAll()
    .where('playerId', '=', playerId)
    .orderBy('fromAt', 'desc')
    .limit(most)
    .execute();
  return rows.map(shareOf);
}

async function begin(tx: Transaction, { brand, week, terms }: WeekOf, now: Date): Promise<boolean> {
  const inserted = await cashbackTables(tx)
    .insertInto('cashback.week')
    .values({
      brand,
      fromAt: week.from,
      untilAt: week.until,
      settledAt: week.settledAt,
      percent: terms.percent,
      bounds: JSON.stringify(toStoredBounds(terms)),
      reckonedAt: now,
    })
    .onConflict((conflict) => conflict.columns(['brand', 'fromAt']).doNothing())
    .returning('brand')
    .executeTakeFirst();
  return inserted !== undefined;
}

function rowOf({ brand, week, terms }: WeekOf, { playerId, amount: lost }: Lost, now: Date): ShareRow {
  const { minor } = cashbackOf(lost, terms);
  return {
    playerId,
    brand,
    fromAt: week.from,
    currency: lost.currency,
    lost: lost.minor,
    amount: minor,
    state: minor === 0n ? 'none' : 'waiting',
    assignation: null,
    lapsesAt: new Date(now.getTime() + terms.claimDays * DAY),
    lookAt: now,
  };
}

const shareOf = ({ fromAt, currency, lost, amount, ...share }: ShareRow): Share => ({
  ...share,
  from: fromAt,
  lost: money(lost, currency),
  amount: money(amount, currency),
});
