import { sql } from 'kysely';
import { minorDigits, toCurrency, type Currency } from '@foyer/domain/currency.ts';
import type { BrandId } from '@foyer/domain/ids.ts';
import type { Money } from '@foyer/domain/money.ts';
import type { Queryable, Transaction } from '../../../infra/database/database.ts';
import type { KindTotal } from '../seals/movements.ts';

/** A transfer of the operator's money into a pot, or out of it when negative. */
export interface PotFunding {
  /** Must be unique: a repeated key fails, because the pot was changed in the transaction of the first one. */
  readonly key: string;
  readonly brand: BrandId;
  readonly pot: string;
  readonly amount: Money;
}

/** Moves the operator's money into a pot, for its seed or for a currency exchange between pots. */
export async function fundPot(tx: Transaction, funding: PotFunding, at: Date): Promise<void> {
  const { key, brand, pot, amount } = funding;
  if (amount.minor === 0n) throw new RangeError('the amount that funds a pot must not be zero');
  await sql`select wallet.fund_pot(${key}, ${brand}, ${amount.currency}, ${minorDigits(amount.currency)}::smallint,
    ${pot}, ${amount.minor}, ${at})`.execute(tx);
}

/** A pot's balance by transfers, and the part not yet consumed by the jackpot module. In minor units. */
export interface PotHolding {
  readonly brand: BrandId;
  readonly name: string;
  readonly currency: Currency;
  readonly held: bigint;
  readonly waiting: bigint;
}

/** @param totals of all accounts by kind, since the beginning */
export async function readPots(queryable: Queryable, totals: readonly KindTotal[]) {
  const { rows } = await sql<Omit<PotHolding, 'currency' | 'held'> & { currency: string }>`
    select a.brand, a.name, a.currency,
           coalesce((select sum((contribution ->> 4)::bigint)
                     from wallet.gathered, jsonb_array_elements(gifts) contribution
                     where (contribution ->> 0)::bigint = a.id), 0)::bigint as waiting
    from wallet.account a where a.player_id is null and a.kind = 'jackpot'
    order by a.brand, a.currency`.execute(queryable);
  return rows.map(({ currency, ...row }) => {
    const total = totals.find(
      ({ brand, currency: code, kind }) =>
        brand === row.brand && code === currency && kind === `jackpot ${row.name}`,
    );
    return {
      ...row,
      currency: toCurrency(currency),
      held: (total?.credits ?? 0n) - (total?.debits ?? 0n),
    };
  });
}
