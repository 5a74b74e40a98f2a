import { sql } from 'kysely';
import type { Currency } from '@foyer/domain/currency.ts';
import { money } from '@foyer/domain/money.ts';
import type { Queryable } from '../../../infra/database/database.ts';
import type { WaitFor } from '../states.ts';
import type { OurStatementLine, StatementState } from './compareStatements.ts';

export interface OwnStatementLine extends OurStatementLine {
  readonly kind: 'deposit' | 'payout' | 'refund';
  readonly brand: string;
  /** What a pending payment waits for. */
  readonly waitsFor: WaitFor | null;
  /** When it ended, or began if it is pending. */
  readonly at: Date;
}

export interface StatementRequest {
  readonly provider: string;
  /** Only payments of these brands, which may have a merchant and a file of their own. Null: all brands. */
  readonly brands: readonly string[] | null;
  readonly from: Date;
  readonly to: Date;
  /** Payments that are listed whatever their day. */
  readonly references?: readonly string[];
}

interface Row extends Pick<
  OwnStatementLine,
  'reference' | 'kind' | 'brand' | 'waitsFor' | 'isOrdered' | 'at'
> {
  readonly state: StatementState;
  readonly minor: bigint;
  readonly currency: Currency;
}

/**
 * Deposits, payouts and refunds at a provider that ended in a period, or began in it and are pending. A deposit stays on
 * the day on which it was paid, also when it is refunded later.
 */
export async function readStatement(
  queryable: Queryable,
  { provider, brands, from, to, references = [] }: StatementRequest,
): Promise<readonly OwnStatementLine[]> {
  const ofBrands = sql`(${brands && [...brands]}::text[] is null or p.brand = any(${brands && [...brands]}::text[]))`;
  const { rows } = await sql<Row>`
    with line as (
      select coalesce(p.late_of, p.id) as reference, p.brand, p.currency,
             p.waits_for as "waitsFor", p.type = 'Deposit' or p.asked_at is not null as "isOrdered",
             case p.type when 'Deposit' then 'deposit' else 'payout' end as kind,
             case p.type when 'Deposit' then p.amount + p.fee else p.amount - p.fee end as minor,
             case
               when p.status = 'Completed' then 'succeeded'
               when p.status = 'Cancelled' then 'failed'
               when p.type = 'Withdrawal' and p.status = 'RolledBacked' then 'returned'
               when p.type = 'Withdrawal' or p.status not like 'Roll%' then 'pending'
               when p.status = 'RolledBacked' and p.refusal_type = 'Reversed' then 'reversed'
               else 'succeeded'
             end as state,
             coalesce((select min(s.at) from cashier.step s where s.payment_id = p.id and s.to_status in
               ('Completed', 'Cancelled', 'RollbackInitialized', 'RolledBacked')), p.created_at) as at
      from cashier.payment p
      where p.provider = ${provider} and ${ofBrands}
        and not exists (select from cashier.payment late where late.late_of = p.id)
        and (p.created_at < ${to} and (p.processed_at is null or p.processed_at >= ${from})
             or coalesce(p.late_of, p.id) = any(${[...references]}))
      union all
      select r.reference, p.brand, p.currency, case when r.ended_at is null then p.waits_for end, true, 'refund', p.amount + p.fee,
             case r.state when 'Paid' then 'succeeded' when 'SentBack' then 'returned'
               when 'Refused' then 'failed' when 'Stopped' then 'failed' else 'pending' end,
             coalesce(r.ended_at, r.created_at)
      from cashier.refund r join cashier.payment p on p.id = r.payment_id
      where r.provider = ${provider} and ${ofBrands})
    select * from line
    where at >= ${from} and at < ${to} or reference = any(${[...references]})
    order by at, reference`.execute(queryable);
  return rows.map(({ minor, currency, ...line }) => ({ ...line, amount: money(minor, currency) }));
}

/** The brands that have ever had a payment here, by provider. */
export async function knownBrands(queryable: Queryable): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ provider: string; brands: string[] }>`
    select provider, array_agg(distinct brand order by brand) as brands from cashier.payment
    group by provider order by provider`.execute(queryable);
  return new Map(rows.map(({ provider, brands }) => [provider, brands]));
}
