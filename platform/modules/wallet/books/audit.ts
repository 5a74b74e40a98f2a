import { sql } from 'kysely';
import { toCurrency } from '@foyer/domain/currency.ts';
import { money } from '@foyer/domain/money.ts';
import type { Queryable } from '../../../infra/database/database.ts';
import { stakedWithin, type Span } from '../games/stakedWithin.ts';
import { readPots } from '../jackpot/pots.ts';
import { conclusionsIn, readKindTotals, transfersIn } from '../seals/movements.ts';
import { addTotals } from '../seals/statement.ts';
import { auditChecks } from './auditChecks.ts';
import { FROM_BEGINNING, readAuditStart, type AuditStart } from './auditStart.ts';
import { lostWithin } from './lost.ts';
import { readPayouts } from './payouts.ts';

/**
 * Recomputes every balance from all transfers, or from those since the last seal. Call it in a transaction with a
 * consistent snapshot.
 */
export async function auditLedger(queryable: Queryable, scope: 'all' | 'sinceSeal' = 'all') {
  const start = scope === 'all' ? FROM_BEGINNING : await readAuditStart(queryable);
  const { rows: counted } = await sql<{ count: bigint }>`
    select count(*) from wallet.transfer where created_at >= ${start.from}::timestamptz`.execute(queryable);
  const since = await readKindTotals(queryable, { from: start.from, to: 'infinity' });
  const totals = addTotals(start.totals, since);
  // The money that is not on players' accounts: the operator's accounts and pending transfers.
  const elsewhere = (currency: string) =>
    totals
      .filter((total) => total.currency === currency && total.kind !== 'real' && total.kind !== 'bonus')
      .reduce((sum, { debits, credits }) => sum + credits - debits, 0n);
  const { rows } = await currencyRows(start).execute(queryable);
  const currencies = rows.map(({ currency, accounts, stored, difference }) => {
    const inCurrency = (minor: bigint) => money(minor, toCurrency(currency));
    return {
      accounts,
      // Sum of the stored balances.
      stored: inCurrency(BigInt(stored)),
      // Sum of the absolute differences between stored and recomputed balances; must be zero.
      difference: inCurrency(BigInt(difference)),
      // Sum of all balances including pending transfers, which must be zero because every entry is double.
      imbalance: inCurrency(BigInt(stored) + elsewhere(currency)),
    };
  });
  const findings = [];
  for (const { what, query } of auditChecks(start)) {
    const { rows: found } = await query.execute(queryable);
    const count = found[0]?.count ?? 0n;
    if (count > 0n) findings.push({ what, count });
  }
  const drops = await readPayouts(queryable, 'foyer:rewards', start.from);
  const isBalanced = currencies.every((one) => one.difference.minor === 0n && one.imbalance.minor === 0n);
  return {
    transfers: counted[0]?.count ?? 0n,
    currencies,
    // These sums are compared with the jackpot, the raffle, the modules that use stakes, the cashback and the rewards.
    pots: await readPots(queryable, totals),
    prizes: await readPayouts(queryable, 'foyer:raffle', start.from),
    stakedWithin: (span: Span) => stakedWithin(queryable, span),
    lostWithin: (span: Parameters<typeof lostWithin>[1]) => lostWithin(queryable, span),
    drops: new Map(drops.map((drop) => [drop.key, drop])),
    // Problems other than wrong balances.
    findings,
    isClean: isBalanced && findings.length === 0,
  };
}

// Sums are text, because those over all players may exceed bigint. A sealed balance already includes every movement up
// to its number, also one that a clock dated after midnight.
const currencyRows = ({ from, isSealed }: AuditStart) => sql<{
  currency: string;
  accounts: bigint;
  stored: string;
  difference: string;
}>`
  with sealed as (select * from wallet.sealed_balance where ${isSealed}),
  legs as (
    select debit as account, sequence, -amount as moved
    from (${transfersIn({ from, to: 'infinity' })}) born where first_status <> 'voided'
    union all
    select credit, sequence, amount
    from (${transfersIn({ from, to: 'infinity' })}) born where first_status = 'posted'
    union all
    select case c.verdict when 'voided' then t.debit else t.credit end, c.sequence, t.amount
    from (${conclusionsIn({ from, to: 'infinity' })}) c
    join wallet.transfer t on t.player_id = c.player_id and t.created_at = c.created_at and t.id = c.transfer),
  recomputed as (
    select l.account, sum(l.moved) as moved
    from legs l join wallet.account a on a.id = l.account and a.player_id is not null
    left join sealed s on s.player_id = a.player_id
    where l.sequence is null or s.sequence is null or l.sequence > s.sequence
    group by l.account)
  select a.currency, count(*) as accounts,
         coalesce(sum(a.balance), 0)::text as stored,
         coalesce(sum(abs(a.balance - coalesce(r.moved, 0)
           - coalesce(case a.kind when 'real' then s.real when 'bonus' then s.bonus end, 0))), 0)::text as difference
  from wallet.account a
  left join recomputed r on r.account = a.id
  left join sealed s on s.player_id = a.player_id
  group by a.currency order by a.currency`;
