import { sql } from 'kysely';
import type { Money } from '@foyer/domain/money.ts';
import type { Queryable } from '../../../infra/database/database.ts';
import { withAmount, type StoredAmount } from './storedAmount.ts';

/** Real money that another module had paid to a player, with its idempotency key. */
export interface Payout {
  readonly key: string;
  readonly playerId: string;
  readonly amount: Money;
}

/** The payouts of one caller since `from`, for comparison with the records of the module that requested them. */
export async function readPayouts(queryable: Queryable, caller: string, from: Date | '-infinity') {
  const { rows } = await sql<{ key: string; playerId: string } & StoredAmount>`
    select t.key, t.player_id as "playerId", t.amount as minor, a.currency
    from wallet.command_key k
    join wallet.transfer t on t.player_id = k.player_id and t.created_at = k.created_at
                          and t.caller = k.caller and t.key = k.key
    join wallet.account a on a.id = t.credit
    where k.caller = ${caller} and k.created_at >= ${from}::timestamptz and t.status = 'posted' order by t.key`.execute(
    queryable,
  );
  return rows.map(withAmount);
}
