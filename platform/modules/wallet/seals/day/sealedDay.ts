import { presentOwed, presentTotals } from '@foyer/contract/regulator/daySums.ts';
import type { EndRecord } from '@foyer/contract/regulator/records.ts';
import { toCurrency } from '@foyer/domain/currency.ts';
import type { Queryable } from '../../../../infra/database/database.ts';
import type { KindTotal } from '../movements.ts';
import { checkpointOf, readSeal, readSealBefore } from '../readSeals.ts';
import { addTotals, parseStatement } from '../statement.ts';

/** What the seal of a day says about some brands. */
export interface SealedDay extends Pick<EndRecord, 'totals' | 'owed'> {
  /** The signed checkpoint. */
  readonly checkpoint: string;
}

/** @returns null for a day that is not sealed */
export async function readSealedDay(
  queryable: Queryable,
  day: string,
  brands: readonly string[],
): Promise<SealedDay | null> {
  const seal = await readSeal(queryable, day);
  if (!seal) return null;
  const before = await readSealBefore(queryable, day);
  const earlier = before ? parseStatement(before.statement).totals : [];
  const ofDay = addTotals(earlier.map(negated), parseStatement(seal.statement).totals);
  const own = <Row extends { readonly brand: string; readonly currency: string }>(rows: readonly Row[]) =>
    rows
      .filter(({ brand }) => brands.includes(brand))
      .map((row) => ({ ...row, currency: toCurrency(row.currency) }));
  return {
    checkpoint: seal.note,
    totals: presentTotals(own(ofDay).map((total) => ({ ...total, account: total.kind }))),
    owed: presentOwed(own(checkpointOf(seal).books)),
  };
}

const negated = (total: KindTotal): KindTotal => ({
  ...total,
  debits: -total.debits,
  credits: -total.credits,
});
