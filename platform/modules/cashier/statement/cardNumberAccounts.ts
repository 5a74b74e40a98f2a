import { sql } from 'kysely';
import type { Queryable } from '../../../infra/database/database.ts';
import { isCardNumberId } from '../payment/cardNumbers.ts';
import type { StatementRequest } from './readStatement.ts';

interface CardNumberAccount {
  readonly account: string;
  readonly player: string;
  readonly method: string;
  readonly digits: number;
  readonly lastFour: string;
  readonly lastUsedAt: Date;
}

/**
 * Accounts whose id at the provider would be refused today, because it looks like a card number. They were stored by a
 * version that did not check it, and their payments go on. The id itself is not returned.
 */
export async function cardNumberAccounts(
  queryable: Queryable,
  { provider, brands }: Pick<StatementRequest, 'provider' | 'brands'>,
): Promise<readonly CardNumberAccount[]> {
  const ofBrands = brands && [...brands];
  const { rows } = await sql<
    Omit<CardNumberAccount, 'digits' | 'lastFour'> & { readonly providerId: string }
  >`
    select a.id as account, a.player_id as player, a.method, a.provider_account as "providerId",
           a.last_used_at as "lastUsedAt"
    from cashier.account a
    where a.provider = ${provider} and a.provider_account ~ '^[0-9 -]{13,}$'
      and (${ofBrands}::text[] is null or exists (select from cashier.payment p
           where p.account_id = a.id and p.brand = any(${ofBrands}::text[])))
    order by a.last_used_at, a.id`.execute(queryable);
  return rows
    .filter(({ providerId }) => isCardNumberId(providerId))
    .map(({ providerId, ...account }) => {
      const digits = providerId.replace(/\D/g, '');
      return { ...account, digits: digits.length, lastFour: digits.slice(-4) };
    });
}
