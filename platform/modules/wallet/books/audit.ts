import { sql } from 'kysely';
import { toCurrency } from '@foyer/domain/currency.ts';
import type { BrandId } from '@foyer/domain/ids.ts';
import { money, type Money } from '@foyer/domain/money.ts';
import type { Queryable } from '../../../infra/database/database.ts';
import { stakedWithin, type Span, type StakedSum } from '../games/stakedWithin.ts';
import { readPots, type PotHolding } from '../recipes/pots.ts';
import { HELD_WIN_CHECKS } from '../heldWins/heldWinChecks.ts';
import { lostWithin, type LostSum, type PlaySpan } from './lost.ts';
import { readPayouts, type Payout } from './payouts.ts';

/** Result of recomputing every balance from the transfers. */
export interface LedgerAudit {
  readonly transfers: bigint;
  readonly currencies: readonly CurrencyAudit[];
  /** Jackpot pot balances by transfers, to compare with the jackpot module. */
  readonly pots: readonly PotHolding[];
  /** Raffle prizes paid, to compare with the raffle module. */
  readonly prizes: readonly Payout[];
  /** Stakes of a brand in a time span without those rolled back, to compare with modules that use stakes. */
  readonly stakedWithin: (span: Span) => Promise<readonly StakedSum[]>;
  /** Net losses of a brand's players in a time span, to compare with cashback. */
  readonly lostWithin: (span: PlaySpan & { readonly brand: BrandId }) => Promise<readonly LostSum[]>;
  /** Money rewards paid, by key. */
  readonly drops: ReadonlyMap<string, Payout>;
  /** Problems other than balances, as readable text with their count; empty when the audit is clean. */
  readonly findings: readonly { readonly what: string; readonly count: bigint }[];
  readonly isClean: boolean;
}

export interface CurrencyAudit {
  readonly accounts: bigint;
  /** Sum of the stored balances. */
  readonly stored: Money;
  /** Sum of the absolute differences between stored and recomputed balances; must be zero. */
  readonly difference: Money;
  /** Sum of all balances including pending transfers, which must be zero because every entry is double. */
  readonly imbalance: Money;
}

interface CurrencyRow {
  readonly currency: string;
  readonly accounts: bigint;
  readonly stored: string;
  readonly difference: string;
  readonly imbalance: string;
}

/** Scans the tables a fixed number of times. Call it in a transaction with a consistent snapshot. */
export async function auditLedger(queryable: Queryable): Promise<LedgerAudit> {
  const { rows: counted } = await sql<{ count: bigint }>`select count(*) from wallet.transfer`.execute(
    queryable,
  );
  const { rows } = await currencyRows.execute(queryable);
  const currencies = rows.map(toAudit);
  const findings = [];
  for (const [what, query] of CHECKS) {
    const { rows: found } = await query.execute(queryable);
    const count = found[0]?.count ?? 0n;
    if (count > 0n) findings.push({ what, count });
  }
  const drops = await readPayouts(queryable, 'foyer:rewards');
  const isBalanced = currencies.every((one) => one.difference.minor === 0n && one.imbalance.minor === 0n);
  return {
    transfers: counted[0]?.count ?? 0n,
    currencies,
    pots: await readPots(queryable),
    prizes: await readPayouts(queryable, 'foyer:raffle'),
    stakedWithin: (span) => stakedWithin(queryable, span),
    lostWithin: (span) => lostWithin(queryable, span),
    drops: new Map(drops.map((drop) => [drop.key, drop])),
    findings,
    isClean: isBalanced && findings.length === 0,
  };
}

function toAudit({ currency, accounts, stored, difference, imbalance }: CurrencyRow): CurrencyAudit {
  const inCurrency = (minor: string) => money(BigInt(minor), toCurrency(currency));
  return {
    accounts,
    stored: inCurrency(stored),
    difference: inCurrency(difference),
    imbalance: inCurrency(imbalance),
  };
}

// A pending transfer has left its debit account and has not reached its credit account. Sums are text, because
// those over all players may exceed bigint.
const currencyRows = sql<CurrencyRow>`
  with legs as (
    select debit as account, -sum(amount) as moved from wallet.transfer where status <> 'voided' group by debit
    union all
    select credit, sum(amount) from wallet.transfer where status = 'posted' group by credit),
  recomputed as (select account, sum(moved) as balance from legs group by account),
  pending as (
    select d.currency, sum(t.amount) as amount from wallet.transfer t join wallet.account d on d.id = t.debit
    where t.status = 'pending' group by d.currency)
  select a.currency, count(*) as accounts,
         coalesce(sum(a.balance), 0)::text as stored,
         coalesce(sum(abs(a.balance - coalesce(r.balance, 0))), 0)::text as difference,
         (sum(coalesce(a.balance, r.balance, 0)) + coalesce(min(p.amount), 0))::text as imbalance
  from wallet.account a
  left join recomputed r on r.account = a.id
  left join pending p on p.currency = a.currency
  group by a.currency order by a.currency`;

const count = (from: ReturnType<typeof sql>) => sql<{ count: bigint }>`select count(*) as count from ${from}`;

const CHECKS = [
  [
    'transfers between accounts that do not belong together',
    count(sql`wallet.transfer t
      left join wallet.account d on d.id = t.debit left join wallet.account c on c.id = t.credit
      where d.id is null or c.id is null or d.currency <> c.currency or d.brand <> c.brand
         or coalesce(d.player_id, c.player_id) <> t.player_id or (d.player_id is null) = (c.player_id is null) and 'owed' not in (d.kind, c.kind)
           and not (t.recipe in ('freeBet', 'rollback') and array[d.kind, c.kind] <@ array['promotion', 'game'])
           and not (t.recipe in ('heldWin', 'heldWinReversal') and array[d.kind, c.kind] <@ array['heldWins', 'game'])
           and not (t.recipe = 'jackpotFunding' and array[d.kind, c.kind] <@ array['promotion', 'jackpot'])`),
  ],
  [
    'movements that share a number',
    count(sql`(select 1 from wallet.transfer where sequence is not null
      group by player_id, sequence having count(distinct (caller, key)) > 1) twice`),
  ],
  [
    'players whose movements are not all written down',
    count(sql`wallet.account a left join (
        select player_id, count(*) as movements from (
          select player_id, sequence from wallet.transfer where sequence is not null
          union select player_id, sequence from wallet.conclusion where sequence is not null) numbered
        group by player_id) m on m.player_id = a.player_id
      where a.kind = 'real' and a.sequence <> coalesce(m.movements, 0)`),
  ],
  [
    'corrections without who and why',
    count(sql`wallet.transfer t left join wallet.correction c on c.key = t.key
      where t.caller = 'foyer:operator' and c.key is null`),
  ],
  [
    'players whose last movement answered another balance than they have',
    count(sql`wallet.account a
      join wallet.account b on b.player_id = a.player_id and b.kind = 'bonus'
      join wallet.transfer t on t.player_id = a.player_id and t.sequence = a.sequence
      where a.kind = 'real' and (t.balance_after <> a.balance or t.bonus_after <> b.balance)`),
  ],
  [
    'rounds whose stakes and wins are not those of their transfers',
    count(sql`wallet.round r left join (
        select t.caller, t.round,
               sum(case when t.recipe in ('bet', 'freeBet') then t.amount when t.recipe = 'rollback' then -t.amount end) as staked,
               sum(case when t.recipe = 'win' then t.amount else 0 end) as won,
               sum(case when t.recipe = 'win' and t.key like 'release %' then t.amount else 0 end) as released,
               sum(case when t.recipe = 'freeBet' and v.transfer is null then t.amount else 0 end) as given
        from wallet.transfer t left join wallet.reversal v on v.transfer = t.id
        where t.round is not null and t.status = 'posted' group by t.caller, t.round) t
        on t.caller = r.studio and t.round = r.id
      where (r.staked_real + r.staked_bonus, coalesce(r.won, 0), coalesce(r.released, 0), coalesce(r.given, 0))
        <> (coalesce(t.staked, 0), coalesce(t.won, 0), coalesce(t.released, 0), coalesce(t.given, 0))`),
  ],
  [
    'rounds that their opening stake does not find',
    count(sql`wallet.round r left join wallet.command_key k on k.caller = r.studio and k.opens_round = r.id
      where k.player_id is distinct from r.player_id or k.created_at <> r.opened_at`),
  ],
  [
    'transfers without a key that finds them',
    count(sql`wallet.transfer t left join wallet.command_key k on k.caller = t.caller and k.key = t.key
      where k.player_id is distinct from t.player_id or k.created_at <> t.created_at`),
  ],
  [
    'reversals and reversing transfers without each other',
    count(sql`(select reverses from wallet.transfer where reverses is not null) t
      full join wallet.reversal v on v.transfer = t.reverses where v.transfer is null or t.reverses is null`),
  ],
  [
    'transfers that are reversed twice',
    count(sql`(select reverses from wallet.transfer where reverses is not null
      group by reverses having count(*) > 1) twice`),
  ],
  [
    'free rounds whose use is not that of their bets',
    count(sql`wallet.free_rounds g left join (
        select b.free_rounds, count(*) as used
        from wallet.free_bet b join wallet.transfer t on t.caller = b.caller and t.key = b.key and t.leg = 0
        where not exists (select from wallet.reversal v where v.transfer = t.id)
        group by b.free_rounds) played on played.free_rounds = g.id
      where g.used <> coalesce(played.used, 0)`),
  ],
  [
    'bonuses whose wagering is not that of their stakes',
    count(sql`wallet.bonus b left join (
        select bonus_id, sum(wagered) as wagered from wallet.transfer where bonus_id is not null group by bonus_id) t
        on t.bonus_id = b.id
      where b.wagered <> coalesce(t.wagered, 0)`),
  ],
  [
    'players with bonus money and no bonus that runs',
    count(sql`wallet.account a where a.kind = 'bonus' and a.balance > 0 and not exists (
      select 1 from wallet.bonus b where b.player_id = a.player_id and b.status = 'Active')`),
  ],
  ...HELD_WIN_CHECKS.map(([what, rows]) => [what, count(rows)] as const),
] as const;
