import type { Queryable } from '../../../infra/database/database.ts';
import type { PaymentNotice } from '../paymentPort.ts';
import { cashierTables } from '../tables.ts';
import { cardNumberFields, type CardField } from './cardNumbers.ts';
import { findByReference } from './reads.ts';

/**
 * The fields of a callback that have a card number. An id that is on file for the player was stored before it would have
 * been refused, and is left out: a refusal would protect nothing, and its payments must go on.
 */
export async function newCardNumberFields(
  queryable: Queryable,
  provider: string,
  notice: PaymentNotice,
): Promise<readonly CardField[]> {
  const fields = cardNumberFields(notice);
  if (!fields.includes('account.id') || !(await isOnFile(queryable, provider, notice))) return fields;
  return fields.filter((field) => field !== 'account.id');
}

async function isOnFile(
  queryable: Queryable,
  provider: string,
  { reference, account }: PaymentNotice,
): Promise<boolean> {
  const named = await findByReference(queryable, provider, reference);
  if (!named || !account) return false;
  const known = await cashierTables(queryable)
    .selectFrom('cashier.account')
    .select('id')
    .where('playerId', '=', named.playerId)
    .where('provider', '=', provider)
    .where('providerAccount', '=', account.id)
    .executeTakeFirst();
  return known !== undefined;
}
