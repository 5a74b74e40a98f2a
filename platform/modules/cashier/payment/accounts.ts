import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Queryable, Transaction } from '../../../infra/database/database.ts';
import type { PaidAccount } from '../paymentPort.ts';
import { cashierTables } from '../tables.ts';
import type { Payment } from './payment.ts';

export interface AccountOnFile {
  readonly id: string;
  readonly method: string;
  readonly provider: string;
  /** The provider's id for the account. */
  readonly providerAccount: string;
  readonly label: string;
  readonly lastUsedAt: Date;
  /** MONEY-04: completed deposits minus withdrawals that are under way or completed, in minor units. */
  readonly netMinor: bigint;
}

export async function accountsOf(queryable: Queryable, playerId: PlayerId) {
  const { rows } = await sql<AccountOnFile>`
    select a.id, a.method, a.provider, a.provider_account as "providerAccount", a.label,
           a.last_used_at as "lastUsedAt", coalesce(moved.net, 0)::bigint as "netMinor"
    from cashier.account a
    left join lateral (
      select sum(case p.type when 'Deposit' then p.amount else -p.amount end) as net from cashier.payment p
      where p.account_id = a.id
        and (p.status = 'Completed' or p.type = 'Withdrawal' and p.status in ('Initialized', 'CancelInitialized'))
    ) moved on true
    where a.player_id = ${playerId}
    order by a.last_used_at desc, a.id`.execute(queryable);
  return rows;
}

/** Stores the account a deposit was paid from. @returns its id */
export async function saveAccount(
  tx: Transaction,
  { playerId, provider, method }: Pick<Payment, 'playerId' | 'provider' | 'method'>,
  { id, label }: PaidAccount,
  usedAt: Date,
): Promise<string> {
  const saved = await cashierTables(tx)
    .insertInto('cashier.account')
    .values({
      id: randomUUID(),
      playerId,
      provider,
      method,
      providerAccount: id,
      label,
      lastUsedAt: usedAt,
    })
    .onConflict((conflict) =>
      conflict.columns(['playerId', 'method', 'providerAccount']).doUpdateSet({ label, lastUsedAt: usedAt }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return saved.id;
}
