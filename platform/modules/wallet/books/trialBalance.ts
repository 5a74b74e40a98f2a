import { sql } from 'kysely';
import { toCurrency } from '@foyer/domain/currency.ts';
import { money } from '@foyer/domain/money.ts';
import type { Queryable } from '../../../infra/database/database.ts';

interface Row {
  readonly brand: string;
  readonly currency: string;
  /** `real`, `funding`, …; `jackpot mega` for a pot; `in transit` for pending transfers. */
  readonly kind: string;
  readonly accounts: bigint;
  readonly debits: bigint;
  readonly credits: bigint;
}

/**
 * Trial balance at a moment. Past balances are recomputed from immutable transfers and their conclusion
 * times, so the result never changes. Call it in a transaction with a consistent snapshot.
 */
export async function readTrialBalance(queryable: Queryable, at: Date) {
  const { rows } = await trialRows(at).execute(queryable);
  const books = new Map<string, Row[]>();
  for (const row of rows) {
    const name = `${row.brand} ${row.currency}`;
    books.set(name, [...(books.get(name) ?? []), row]);
  }
  return [...books.values()].flatMap((of) => (of[0] ? [trialBalanceOf(of[0], of)] : []));
}

/** Account balances of one brand and currency, by account kind. They must sum to zero. */
function trialBalanceOf({ brand, currency: code }: Row, of: readonly Row[]) {
  const currency = toCurrency(code);
  const rows = of.map(({ kind, accounts, debits, credits }) => ({
    kind,
    accounts,
    debits: money(debits, currency),
    credits: money(credits, currency),
    balance: money(credits - debits, currency),
  }));
  const sum = rows.reduce((total, { balance }) => total + balance.minor, 0n);
  return { brand, currency, rows, sum: money(sum, currency) };
}

// A debit counts at once, unless the transfer was voided by then; a credit counts when the transfer is posted.
const trialRows = (at: Date) => sql<Row>`
  with transfers as (
    select t.debit, t.credit, t.amount,
           not coalesce(c.verdict = 'voided' and c.concluded_at < ${at}, t.status = 'voided') as has_left,
           coalesce(c.verdict = 'posted' and c.concluded_at < ${at}, t.status = 'posted') as has_arrived
    from wallet.transfer t left join wallet.conclusion c on c.transfer = t.id
    where t.created_at < ${at}),
  legs as (
    select debit as account, sum(amount) as debits, 0::numeric as credits from transfers where has_left group by debit
    union all
    select credit, 0, sum(amount) from transfers where has_arrived group by credit),
  sums as (select account, sum(debits) as debits, sum(credits) as credits from legs group by account),
  transit as (
    select a.brand, a.currency, sum(t.amount) as amount from transfers t join wallet.account a on a.id = t.debit
    where t.has_left and not t.has_arrived group by a.brand, a.currency)
  select a.brand, a.currency, trim(a.kind || ' ' || a.name) as kind, count(*) as accounts,
         coalesce(sum(s.debits), 0)::bigint as debits, coalesce(sum(s.credits), 0)::bigint as credits
  from wallet.account a left join sums s on s.account = a.id
  where a.opened_at < ${at}
  group by a.brand, a.currency, a.kind, a.name
  union all
  select brand, currency, 'in transit', 0, 0, amount::bigint from transit
  order by brand, currency, kind`;
