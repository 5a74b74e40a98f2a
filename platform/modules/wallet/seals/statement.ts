import { createHash } from 'node:crypto';
import type { HourHash, KindTotal } from './movements.ts';

/**
 * The data to which a checkpoint commits without publishing it: the hashes of the day's rows by hour, and the totals of
 * all accounts by kind from the beginning of the ledger to the end of the day.
 */
export interface Statement {
  readonly day: string;
  readonly hours: readonly HourHash[];
  readonly totals: readonly KindTotal[];
}

export const formatStatement = ({ day, hours, totals }: Statement): string =>
  [
    `day ${day}`,
    ...hours.map(({ table, hour, count, hash }) => `${table} ${hour} ${count} ${hash}`),
    ...totals.map(
      ({ brand, currency, kind, debits, credits }) =>
        `total ${brand} ${currency} ${debits} ${credits} ${kind}`,
    ),
    '',
  ].join('\n');

export function parseStatement(text: string): Statement {
  const [first = '', ...lines] = text.split('\n').slice(0, -1);
  const hours: HourHash[] = [];
  const totals: KindTotal[] = [];
  for (const line of lines) {
    const [label, ...fields] = line.split(' ');
    if (label === 'transfers' || label === 'conclusions') {
      const [hour = '', count = '', hash = ''] = fields;
      hours.push({ table: label, hour, count: BigInt(count), hash });
    } else {
      const [brand = '', currency = '', debits = '', credits = '', ...kind] = fields;
      totals.push({
        brand,
        currency,
        kind: kind.join(' '),
        debits: BigInt(debits),
        credits: BigInt(credits),
      });
    }
  }
  return { day: first.slice('day '.length), hours, totals };
}

export const statementHash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Totals of earlier days and of one more day, sorted. */
export function addTotals(before: readonly KindTotal[], day: readonly KindTotal[]): readonly KindTotal[] {
  const byKind = new Map<string, KindTotal>();
  for (const total of [...before, ...day]) {
    const name = `${total.brand} ${total.currency} ${total.kind}`;
    const sum = byKind.get(name);
    byKind.set(name, {
      ...total,
      debits: (sum?.debits ?? 0n) + total.debits,
      credits: (sum?.credits ?? 0n) + total.credits,
    });
  }
  return [...byKind].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, total]) => total);
}

/** The brands and currencies whose accounts do not sum to zero, which double entry rules out. */
export function unbalanced(totals: readonly KindTotal[]): readonly string[] {
  const sums = new Map<string, bigint>();
  for (const { brand, currency, debits, credits } of totals) {
    const book = `${brand} ${currency}`;
    sums.set(book, (sums.get(book) ?? 0n) + credits - debits);
  }
  return [...sums].filter(([, sum]) => sum !== 0n).map(([book]) => book);
}
