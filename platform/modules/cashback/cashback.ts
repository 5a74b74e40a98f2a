import { DAY } from '@foyer/domain/duration.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import { money, type Money } from '@foyer/domain/money.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Queryable, Transaction } from '../../infra/database/database.ts';
import { cashbackTables, type ShareRow, type ShareState } from './tables.ts';
import { cashbackOf, toStoredBounds, type CashbackTerms } from './terms.ts';
import type { Week } from './week.ts';

/** A player's loss in a calculated week, and the cashback for it. */
export interface Share {
  readonly playerId: PlayerId;
  readonly brand: BrandId;
  /** The start of the week. */
  readonly from: Date;
  readonly lost: Money;
  readonly amount: Money;
  readonly state: ShareState;
  /** The assigned reward; null until it is given. */
  readonly assignation: string | null;
  /** The cashback is given, and can be claimed, until this time. */
  readonly lapsesAt: Date;
}

/** Identifies a share by player and week. */
export type ShareKey = Pick<Share, 'playerId' | 'from'>;

export interface WeekOf {
  readonly brand: BrandId;
  readonly week: Week;
  readonly terms: CashbackTerms & { readonly claimDays: number };
}

/**
 * Calculated weeks and the cashback of each player. Losses come from the ledger; the rewards module gives
 * the cashback.
 */
export interface Cashback {
  /** The given weeks that have not been calculated yet. */
  uncalculated(queryable: Queryable, brand: BrandId, weeks: readonly Week[]): Promise<readonly Week[]>;
  /**
   * Marks a week as calculated in `tx`. Returns false if it already is, or if another node commits it
   * first.
   */
  begin(tx: Transaction, of: WeekOf): Promise<boolean>;
  /** Stores all players' losses of a week. The caller has begun the week in `tx`. */
  write(tx: Transaction, of: WeekOf, lost: readonly Lost[]): Promise<void>;
  /** Cashback to give now, longest overdue first. */
  due(queryable: Queryable, most: number): Promise<readonly ShareKey[]>;
  /** Locks a share until `tx` ends; null if it is no longer waiting. The caller has locked the player. */
  lock(tx: Transaction, key: ShareKey): Promise<Share | null>;
  /** Marks a locked share as given, or as lapsed if `assignation` is null. */
  settle(tx: Transaction, key: ShareKey, assignation: string | null): Promise<void>;
  /** Schedules the next attempt for a locked share. */
  postpone(tx: Transaction, key: ShareKey, byMs: number): Promise<void>;
  /** A player's shares, latest first. */
  recent(queryable: Queryable, playerId: PlayerId, most: number): Promise<readonly Share[]>;
}

interface Lost {
  readonly playerId: PlayerId;
  readonly amount: Money;
}

/** Maximum rows per statement. */
const AT_ONCE = 1_000;

export function createCashback({ clock }: { readonly clock: Clock }): Cashback {
  const update = async (
    tx: Transaction,
    { playerId, from }: ShareKey,
    columns: Partial<Pick<ShareRow, 'state' | 'assignation' | 'look_at'>>,
  ): Promise<void> => {
    const rows = cashbackTables(tx).updateTable('cashback.share').set(columns);
    await rows.where('player_id', '=', playerId).where('from_at', '=', from).execute();
  };

  return {
    async uncalculated(queryable, brand, weeks) {
      if (weeks.length === 0) return [];
      const rows = await cashbackTables(queryable)
        .selectFrom('cashback.week')
        .select('from_at')
        .where('brand', '=', brand)
        .where(
          'from_at',
          'in',
          weeks.map(({ from }) => from),
        )
        .execute();
      const done = new Set(rows.map((row) => row.from_at.getTime()));
      return weeks.filter(({ from }) => !done.has(from.getTime()));
    },
    begin: (tx, of) => begin(tx, of, clock.now()),
    async write(tx, of, lost) {
      const rows = lost.map((one) => rowOf(of, one, clock.now()));
      for (let at = 0; at < rows.length; at += AT_ONCE)
        await cashbackTables(tx)
          .insertInto('cashback.share')
          .values(rows.slice(at, at + AT_ONCE))
          .execute();
    },
    async due(queryable, most) {
      const rows = await cashbackTables(queryable)
        .selectFrom('cashback.share')
        .select(['player_id', 'from_at'])
        .where('state', '=', 'waiting')
        .where('look_at', '<=', clock.now())
        .orderBy('look_at')
        .limit(most)
        .execute();
      return rows.map((row) => ({ playerId: row.player_id, from: row.from_at }));
    },
    async lock(tx, { playerId, from }) {
      const row = await cashbackTables(tx)
        .selectFrom('cashback.share')
        .selectAll()
        .where('player_id', '=', playerId)
        .where('from_at', '=', from)
        .where('state', '=', 'waiting')
        .forUpdate()
        .executeTakeFirst();
      return row ? shareOf(row) : null;
    },
    settle: (tx, key, assignation) =>
      update(tx, key, { state: assignation === null ? 'lapsed' : 'given', assignation }),
    postpone: (tx, key, byMs) => update(tx, key, { look_at: new Date(clock.now().getTime() + byMs) }),
    recent,
  };
}

async function recent(queryable: Queryable, playerId: PlayerId, most: number): Promise<readonly Share[]> {
  const rows = await cashbackTables(queryable)
    .selectFrom('cashback.share')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('from_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(shareOf);
}

async function begin(tx: Transaction, { brand, week, terms }: WeekOf, now: Date): Promise<boolean> {
  const inserted = await cashbackTables(tx)
    .insertInto('cashback.week')
    .values({
      brand,
      from_at: week.from,
      until_at: week.until,
      settled_at: week.settledAt,
      percent: terms.percent,
      bounds: JSON.stringify(toStoredBounds(terms)),
      reckoned_at: now,
    })
    .onConflict((conflict) => conflict.columns(['brand', 'from_at']).doNothing())
    .returning('brand')
    .executeTakeFirst();
  return inserted !== undefined;
}

function rowOf({ brand, week, terms }: WeekOf, { playerId, amount: lost }: Lost, now: Date): ShareRow {
  const { minor } = cashbackOf(lost, terms);
  return {
    player_id: playerId,
    brand,
    from_at: week.from,
    currency: lost.currency,
    lost: lost.minor,
    amount: minor,
    state: minor === 0n ? 'none' : 'waiting',
    assignation: null,
    lapses_at: new Date(now.getTime() + terms.claimDays * DAY),
    look_at: now,
  };
}

const shareOf = (row: ShareRow): Share => ({
  playerId: row.player_id,
  brand: row.brand,
  from: row.from_at,
  lost: money(row.lost, row.currency),
  amount: money(row.amount, row.currency),
  state: row.state,
  assignation: row.assignation,
  lapsesAt: row.lapses_at,
});
