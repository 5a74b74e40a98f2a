import type pg from 'pg';
import { toCurrency } from '@foyer/domain/currency.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { money, type Money } from '@foyer/domain/money.ts';

/** One movement of a player's money, with the balances after it. */
export interface StatementLine {
  /** The player's sequence number of the movement. */
  readonly sequence: bigint;
  readonly at: Date;
  /**
   * The recipe, such as `bet`; for a concluded pending transfer with its verdict, such as `withdrawal
   * voided`.
   */
  readonly what: string;
  readonly caller: string;
  readonly key: string;
  readonly round: string | null;
  /** The change of real money, positive to the player and negative from the player; `bonus` likewise. */
  readonly real: Money;
  readonly bonus: Money;
  readonly balance: Money;
  readonly bonusBalance: Money;
}

export interface StatementRequest {
  readonly playerId: PlayerId;
  /** Inclusive. */
  readonly from: Date;
  /** Exclusive. */
  readonly to: Date;
  readonly first: number;
  /** The last line of the previous page. */
  readonly after: Pick<StatementLine, 'at' | 'sequence'> | null;
}

type Amounts = 'real' | 'bonus' | 'balance' | 'bonusBalance';
type LineRow = Omit<StatementLine, Amounts> &
  Readonly<Record<Amounts, bigint>> & { readonly currency: string };

// The index orders by time and sequence, so a page costs the same however much the player has played. All legs
// of a movement share its sequence and are adjacent.
const READ_STATEMENT = `
  with player as (
    select real.id as real, bonus.id as bonus, real.currency
    from wallet.account real join wallet.account bonus on bonus.player_id = real.player_id and bonus.kind = 'bonus'
    where real.player_id = $1 and real.kind = 'real'),
  moved as (
    select t.created_at as at, t.sequence, (array_agg(t.recipe order by t.leg))[1] as what,
           min(t.caller) as caller, min(t.key) as key, min(t.round) as round,
           sum(case (select real from player)
                 when t.credit then t.amount when t.debit then -t.amount else 0 end)::bigint as real,
           sum(case (select bonus from player)
                 when t.credit then t.amount when t.debit then -t.amount else 0 end)::bigint as bonus,
           min(t.balance_after) as balance, min(t.bonus_after) as bonus_balance
    from wallet.transfer t
    where t.player_id = $1 and t.sequence is not null
      and t.created_at >= $2 and (t.created_at, t.sequence) < ($3::timestamptz, $4::bigint)
    group by t.created_at, t.sequence order by t.created_at desc, t.sequence desc limit $5),
  ended as (
    select c.concluded_at as at, c.sequence, c.transfer as id, c.created_at, c.verdict, c.came_back, c.balance_after, c.bonus_after
    from wallet.conclusion c
    where c.player_id = $1 and c.sequence is not null
      and c.concluded_at >= $2 and (c.concluded_at, c.sequence) < ($3::timestamptz, $4::bigint)
    order by c.concluded_at desc, c.sequence desc limit $5)
  select m.at, m.sequence, m.what, m.caller, m.key, m.round, p.currency, m.real, m.bonus, m.balance,
         m.bonus_balance as "bonusBalance"
  from player p cross join moved m
  union all
  select e.at, e.sequence, t.recipe || ' ' || e.verdict, t.caller, t.key, t.round, p.currency, e.came_back, 0,
         e.balance_after, e.bonus_after
  from player p cross join ended e
  cross join lateral (select * from wallet.transfer of where of.player_id = $1 and of.created_at = e.created_at and of.id = e.id) t
  order by 1 desc, 2 desc limit $5`;

/**
 * MONEY-02: a player's movements in a period, latest first; the legs of one movement are combined into one
 * line.
 */
export async function readStatement(pool: pg.Pool, { playerId, from, to, first, after }: StatementRequest) {
  const limit = Math.max(0, first) + 1;
  // Sequences are never negative, so on the first page only the time applies.
  const [before, number] = after ? [after.at, after.sequence] : [to, -1n];
  const { rows } = await pool.query<LineRow>({
    name: 'wallet.statement',
    text: READ_STATEMENT,
    values: [playerId, from, before, number, limit],
  });
  return { lines: rows.slice(0, limit - 1).map(lineOf), hasMore: rows.length === limit };
}

function lineOf({ currency, real, bonus, balance, bonusBalance, ...line }: LineRow): StatementLine {
  const inCurrency = (minor: bigint) => money(minor, toCurrency(currency));
  return {
    ...line,
    real: inCurrency(real),
    bonus: inCurrency(bonus),
    balance: inCurrency(balance),
    bonusBalance: inCurrency(bonusBalance),
  };
}
