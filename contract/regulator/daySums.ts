import { fromDecimal, money, toDecimal, type Money } from '@foyer/domain/money.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import type { EndRecord, LedgerRecord } from './records.ts';

type Moved = Extract<LedgerRecord, { readonly from: string }>;
type Place = Pick<Moved, 'brand' | 'currency'>;

/** Pending money is in this account until its conclusion, as in the statement of a sealed day. */
const TRANSIT = 'transit';

/** Counts and sums the records of a day as they come, so that a file of any size needs little memory. */
export function daySums(): { add(record: LedgerRecord): void; end(): EndRecord } {
  const counts = { session: 0, transaction: 0, conclusion: 0, balance: 0 };
  const totals = new Map<string, Place & { account: string; debits: bigint; credits: bigint }>();
  const owed = new Map<string, Place & { players: number; real: bigint; bonus: bigint }>();

  const move = ({ brand, currency }: Place, account: string, debits: bigint, credits: bigint) => {
    const key = `${brand} ${currency} ${account}`;
    const before = totals.get(key) ?? { brand, currency, account, debits: 0n, credits: 0n };
    totals.set(key, { ...before, debits: before.debits + debits, credits: before.credits + credits });
  };
  return {
    add(record) {
      counts[record.record] += 1;
      if (record.record === 'balance') {
        const { brand, currency } = record;
        const key = `${brand} ${currency}`;
        const before = owed.get(key) ?? { brand, currency, players: 0, real: 0n, bonus: 0n };
        owed.set(key, {
          ...before,
          players: before.players + 1,
          real: before.real + minorOf(record.real, currency),
          bonus: before.bonus + minorOf(record.bonus, currency),
        });
      } else if (record.record === 'transaction') {
        const amount = minorOf(record.amount, record.currency);
        if (record.status !== 'voided') move(record, record.from, amount, 0n);
        if (record.status === 'posted') move(record, record.to, 0n, amount);
        if (record.status === 'pending') move(record, TRANSIT, 0n, amount);
      } else if (record.record === 'conclusion') {
        const amount = minorOf(record.amount, record.currency);
        move(record, TRANSIT, 0n, -amount);
        if (record.outcome === 'posted') move(record, record.to, 0n, amount);
        else move(record, record.from, -amount, 0n);
      }
    },
    end: () => ({
      record: 'end',
      sessions: counts.session,
      transactions: counts.transaction,
      conclusions: counts.conclusion,
      balances: counts.balance,
      totals: presentTotals([...totals.values()]),
      owed: presentOwed([...owed.values()]),
    }),
  };
}

const minorOf = (amount: string, currency: Currency): bigint => fromDecimal(amount, currency).minor;
const decimalOf = (minor: bigint, currency: Currency): string =>
  toDecimal(money(minor, currency) satisfies Money);

/** In minor units. Kinds of accounts that moved nothing are left out. */
export const presentTotals = (
  totals: readonly (Place & {
    readonly account: string;
    readonly debits: bigint;
    readonly credits: bigint;
  })[],
): EndRecord['totals'] =>
  totals
    .filter(({ debits, credits }) => debits !== 0n || credits !== 0n)
    .map(({ brand, currency, account, debits, credits }) => ({
      brand,
      currency,
      account,
      debits: decimalOf(debits, currency),
      credits: decimalOf(credits, currency),
    }))
    .toSorted(byName);

/** In minor units. */
export const presentOwed = (
  owed: readonly (Place & { readonly players: number; readonly real: bigint; readonly bonus: bigint })[],
): EndRecord['owed'] =>
  owed
    .map(({ brand, currency, players, real, bonus }) => ({
      brand,
      currency,
      players,
      real: decimalOf(real, currency),
      bonus: decimalOf(bonus, currency),
    }))
    .toSorted(byName);

interface Named {
  readonly brand: string;
  readonly currency: string;
  readonly account?: string;
}

const nameOf = ({ brand, currency, account = '' }: Named): string => `${brand} ${currency} ${account}`;
const byName = (one: Named, other: Named): number => (nameOf(one) < nameOf(other) ? -1 : 1);
