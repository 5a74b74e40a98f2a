import { sql } from 'kysely';
import { toCurrency } from '@foyer/domain/currency.ts';
import type { BrandId } from '@foyer/domain/ids.ts';
import { money, toDecimal, type Money } from '@foyer/domain/money.ts';
import type { Queryable } from '../../infra/database/database.ts';
import { tableExists } from '../../infra/database/tableExists.ts';
import { cashbackOf, type CashbackTerms, type StoredBounds } from './terms.ts';
import type { Week } from './week.ts';

export interface LedgerOfWeeks {
  /** Returns the net loss of each player of a brand who lost in a week. */
  readonly lostWithin: (
    of: Week & { readonly brand: BrandId },
  ) => Promise<readonly { readonly playerId: string; readonly amount: Money }[]>;
  /** Money drops that were paid, by key. */
  readonly drops: ReadonlyMap<string, { readonly playerId: string; readonly amount: Money }>;
}

export interface CashbackAudit {
  readonly weeks: number;
  readonly findings: readonly string[];
}

/** Recalculates every stored week with its stored terms: losses, cashback, and that it was paid once. */
export async function auditCashback(queryable: Queryable, ledger: LedgerOfWeeks): Promise<CashbackAudit> {
  const weeks = await readWeeks(queryable);
  const findings: string[] = [];
  for (const week of weeks) {
    const shares = await readShares(queryable, week);
    const lost = new Map((await ledger.lostWithin(week)).map((one) => [one.playerId, one.amount]));
    for (const share of shares) {
      const { playerId } = share;
      const name = `the cashback of ${playerId} at ${week.brand} for the week from ${week.from.toISOString()}`;
      const expected = lost.get(playerId);
      lost.delete(playerId);
      if (!expected || !isSame(expected, share.lost)) findings.push(`${name} is of another loss than he had`);
      else if (!isSame(cashbackOf(expected, week.terms), share.amount))
        findings.push(`${name} is not what its terms give back`);
      const paid = share.assignation === null ? undefined : ledger.drops.get(share.assignation);
      if (paid && (paid.playerId !== playerId || !isSame(paid.amount, share.amount)))
        findings.push(`${name} was paid otherwise than it was reckoned`);
    }
    for (const [playerId, amount] of lost)
      findings.push(
        `${playerId} lost ${toDecimal(amount)} ${amount.currency} at ${week.brand} in the week from ${week.from.toISOString()}, which was not reckoned`,
      );
  }
  return { weeks: weeks.length, findings };
}

const isSame = (one: Money, other: Money): boolean =>
  one.minor === other.minor && one.currency === other.currency;

interface StoredWeek extends Week {
  readonly brand: BrandId;
  readonly terms: CashbackTerms;
}

async function readWeeks(queryable: Queryable): Promise<readonly StoredWeek[]> {
  if (!(await tableExists(queryable, 'cashback.week'))) return [];
  const { rows } = await sql<Week & { brand: BrandId; percent: number; bounds: StoredBounds }>`
    select brand, from_at as "from", until_at as until, settled_at as "settledAt", percent, bounds
    from cashback.week order by brand, from_at`.execute(queryable);
  return rows.map(({ percent, bounds, ...week }) => ({
    ...week,
    terms: { percent, bounds: new Map(Object.entries(bounds).map(boundOf)) },
  }));
}

const boundOf = ([currency, { minimum, maximum }]: [string, StoredBounds[string]]) =>
  [currency, { minimum: storedMoney(minimum, currency), maximum: storedMoney(maximum, currency) }] as const;

async function readShares(queryable: Queryable, { brand, from }: StoredWeek) {
  const { rows } = await sql<{
    playerId: string;
    currency: string;
    lost: bigint;
    amount: bigint;
    assignation: string | null;
  }>`select player_id as "playerId", currency, lost, amount, assignation from cashback.share
     where brand = ${brand} and from_at = ${from} order by player_id`.execute(queryable);
  return rows.map(({ currency, lost, amount, ...share }) => ({
    ...share,
    lost: storedMoney(lost, currency),
    amount: storedMoney(amount, currency),
  }));
}

function storedMoney(minor: bigint | string, currency: string): Money {
  return money(BigInt(minor), toCurrency(currency));
}
