import type { Queryable } from '../../../infra/database/database.ts';
import type { PaymentNotice } from '../paymentPort.ts';
import { cashierTables } from '../tables.ts';
import { cardNumberFields, type CardField } from './cardNumbers.ts';
import { findByReference } from './reads.ts';

/**
 * The fields of a callback that have a card number. An id that is on file was stored before it would have been refused,
 * and is left out: a refusal would protect nothing, and its payments and repeated events must go on.
 */
export async function newCardNumberFields(
  queryable: Queryable,
  provider: string,
  notice: PaymentNotice,
): Promise<readonly CardField[]> {
  const found: CardField[] = [];
  for (const field of cardNumberFields(notice))
    if (!(await ON_FILE[field]?.(queryable, provider, notice))) found.push(field);
  return found;
}

type OnFile = (queryable: Queryable, provider: string, notice: PaymentNotice) => Promise<boolean>;

/** Labels and reasons are always checked. */
const ON_FILE: Readonly<Partial<Record<CardField, OnFile>>> = {
  async id(queryable, provider, { noticeId }) {
    const known = await cashierTables(queryable)
      .selectFrom('cashier.notice')
      .select('id')
      .where('provider', '=', provider)
      .where('id', '=', noticeId)
      .executeTakeFirst();
    return known !== undefined;
  },
  reference: async (queryable, provider, { reference }) =>
    Boolean(await findByReference(queryable, provider, reference)),
  async 'account.id'(queryable, provider, { reference, account }) {
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
  },
};
