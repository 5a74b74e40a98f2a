import { sql } from 'kysely';
import { toCurrency, type Currency } from '@foyer/domain/currency.ts';
import type { Queryable } from '../../../infra/database/database.ts';

/**
 * The currencies in which players or jackpots have accounts. Only the operator's accounts are read, because a player's
 * accounts are opened together with them and are far more.
 */
export async function readAccountCurrencies(queryable: Queryable): Promise<readonly Currency[]> {
  const { rows } = await sql<{ currency: string }>`
    select distinct currency from wallet.account where player_id is null order by currency`.execute(
    queryable,
  );
  return rows.map(({ currency }) => toCurrency(currency));
}
