import { sql } from 'kysely';
import type { Transaction } from '../../../infra/database/database.ts';
import { Refusal } from '../../../infra/refusal.ts';
import { readOwed } from '../accounts.ts';
import { hashOf } from '../command.ts';
import { OPERATOR, type Correction } from '../recipes/correction.ts';
import { saveReason, moreThanOwed, requireWhy } from './correct.ts';

/** @property amount the part of the debt to write off, positive */
export type WriteOff = Omit<Correction, 'repaysDebt'>;

/**
 * Writes off a debt left by a chargeback, against the corrections account, and stores the operator and the
 * reason. The player's balances do not change. Idempotent by key.
 * @throws Refusal BadRequest, WrongCurrency, MoreThanOwed, TransactionConflict
 */
export async function writeOff(tx: Transaction, act: WriteOff, at: Date): Promise<void> {
  const { key, playerId, amount, operator, reason } = act;
  requireWhy(act, amount.minor > 0n);
  await sql`select 1 from wallet.account where player_id = ${playerId} and kind = 'real' for update`.execute(
    tx,
  );
  // Stored hashes have the fields in this order.
  const hash = hashOf({
    key,
    playerId,
    amount: amount.minor.toString(),
    operator,
    reason,
    verb: 'writeOff',
    currency: amount.currency,
  });
  const { rows } = await sql<{ hash: string }>`select payload_hash as hash from wallet.command_key
    where caller = ${OPERATOR} and key = ${key}`.execute(tx);
  const [known] = rows;
  if (known?.hash === hash) return;
  if (known) throw new Refusal('TransactionConflict', { status: 409 });

  const owed = await readOwed(tx, playerId);
  if (owed.currency !== amount.currency) throw new Refusal('WrongCurrency', { status: 422 });
  if (amount.minor > owed.minor) throw moreThanOwed();
  await sql`
    with written as (
      insert into wallet.command_key (caller, key, payload_hash, player_id, created_at, balance_after, bonus_after)
      select ${OPERATOR}, ${key}, ${hash}, real.player_id, ${at}, real.balance, bonus.balance
      from wallet.account real
      join wallet.account bonus on bonus.player_id = real.player_id and bonus.kind = 'bonus'
      where real.player_id = ${playerId} and real.kind = 'real'
      returning *)
    insert into wallet.transfer (caller, key, leg, recipe, player_id, debit, credit, amount, status, balance_after,
                                 bonus_after, created_at)
    select written.caller, written.key, 0, 'debtWriteOff', written.player_id, house.id, debts.id, ${amount.minor},
           'posted', written.balance_after, written.bonus_after, written.created_at
    from written
    join wallet.account real on real.player_id = written.player_id and real.kind = 'real'
    join wallet.account house on house.brand = real.brand and house.currency = real.currency and house.kind = 'correction'
    join wallet.account debts on debts.brand = real.brand and debts.currency = real.currency and debts.kind = 'owed'`.execute(
    tx,
  );
  await saveReason(tx, act, at);
}
