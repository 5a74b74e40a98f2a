import { sql } from 'kysely';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Queryable } from '../../../infra/database/database.ts';

export interface PendingDeposit {
  readonly playerId: PlayerId;
  readonly minor: bigint;
  readonly currency: string;
}

/**
 * A caller's pending deposits by key: debited from funding and not yet credited to the player, that is,
 * held money.
 */
export async function readPendingDeposits(queryable: Queryable, caller: string) {
  const { rows } = await sql<PendingDeposit & { readonly key: string }>`
    select t.key, t.player_id as "playerId", t.amount as minor, a.currency
    from wallet.command_key k
    join wallet.transfer t on t.player_id = k.player_id and t.created_at = k.created_at
                          and t.caller = k.caller and t.key = k.key
    join wallet.account a on a.id = t.credit
    where k.caller = ${caller} and t.recipe = 'deposit' and t.status = 'pending'`.execute(queryable);
  return new Map(rows.map(({ key, ...deposit }) => [key, deposit]));
}
