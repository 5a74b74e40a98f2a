import { sql } from 'kysely';
import type { TransactionStatus } from '@foyer/contract/generated/resolvers.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Queryable, Transaction } from '../../../infra/database/database.ts';
import { appendEvent } from '../../../infra/outbox/index.ts';
import { cashierTables } from '../tables.ts';
import { newRow, paymentOf, type NewPayment, type Payment } from './payment.ts';
import { presentPayment } from './present.ts';
import { transitionPath } from './transitions.ts';

/**
 * A player's payments in a transaction that has locked the player, so that changes are serialised per
 * player.
 */
export interface PlayerPayments {
  /** Returns the payment begun under this idempotency key, or null. */
  findByKey(idempotencyKey: string): Promise<Payment | null>;
  /** Number of deposits that have begun and not ended. */
  countOpenDeposits(): Promise<number>;
  /** Locks and returns a payment; null when it does not belong to this player. */
  lock(id: string): Promise<Payment | null>;
  begin(payment: NewPayment, by: Actor): Promise<Payment>;
  /** Changes when the payment is processed next, without publishing an event. */
  reschedule(payment: Payment, dueAt: Date | null): Promise<void>;
  /** Stores the change, a history row for each step, and the event for the player. */
  update(payment: Payment, change: Change): Promise<Payment>;
}

/** Who changed a payment; for an operator, followed by their name. */
export type Actor = 'player' | 'provider' | 'platform' | `operator:${string}`;

export interface Change {
  readonly by: Actor;
  /** Free text for the payment's history. */
  readonly why: string;
  /** The new status; unchanged when omitted. */
  readonly to?: TransactionStatus;
  readonly set?: Partial<
    Pick<
      Payment,
      | 'wait'
      | 'refusal'
      | 'cancelReason'
      | 'frameUrl'
      | 'dueAt'
      | 'requestedAt'
      | 'requestTimesOutAt'
      | 'tries'
      | 'accountId'
    >
  >;
}

export interface PaymentsOwner {
  readonly playerId: PlayerId;
  readonly brand: BrandId;
  /** MONEY-03: whether the licence and the player's status allow cancelling a withdrawal. */
  readonly mayCancel: boolean;
}

export function playerPayments(tx: Transaction, owner: PaymentsOwner, clock: Clock): PlayerPayments {
  const tables = cashierTables(tx);
  const present = async (id: string): Promise<Payment> => {
    const row = await selectPayments(tx).where('payment.id', '=', id).executeTakeFirstOrThrow();
    return paymentOf(row);
  };

  return {
    async findByKey(idempotencyKey) {
      const row = await selectPayments(tx)
        .where('payment.player_id', '=', owner.playerId)
        .where('payment.idempotency_key', '=', idempotencyKey)
        .executeTakeFirst();
      return row ? paymentOf(row) : null;
    },

    countOpenDeposits: () => countOpen(tx, owner.playerId),

    async lock(id) {
      if (!UUID.test(id)) return null;
      const row = await selectPayments(tx)
        .where('payment.id', '=', id)
        .where('payment.player_id', '=', owner.playerId)
        .forUpdate('payment')
        .executeTakeFirst();
      return row ? paymentOf(row) : null;
    },

    async begin(payment, by) {
      const row = newRow(payment, clock.now());
      await tables.insertInto('cashier.payment').values(row).execute();
      await writeSteps(tx, row.id, null, ['Initialized'], { by, why: 'begun' }, clock.now());
      return publishChange(tx, owner, await present(row.id));
    },

    async reschedule({ id }, dueAt) {
      await tables.updateTable('cashier.payment').set({ due_at: dueAt }).where('id', '=', id).execute();
    },

    async update(payment, { by, why, to, set = {} }) {
      const path = to === undefined ? [] : transitionPath(payment.status, to);
      const isFinal = to !== undefined && FINAL.has(to);
      await tables
        .updateTable('cashier.payment')
        .set({
          ...(isFinal && { processed_at: clock.now(), due_at: null, waits_for: null, waits_until: null }),
          ...(to !== undefined && !isFinal && { processed_at: null }),
          ...changedColumns(set),
          ...(to && { status: to }),
        })
        .where('id', '=', payment.id)
        .execute();
      await writeSteps(
        tx,
        payment.id,
        payment.status,
        path.length > 0 ? path : [payment.status],
        { by, why },
        clock.now(),
      );
      return publishChange(tx, owner, await present(payment.id));
    },
  };
}

async function countOpen(tx: Transaction, playerId: PlayerId): Promise<number> {
  const { count } = await cashierTables(tx)
    .selectFrom('cashier.payment')
    .select(sql<bigint>`count(*)`.as('count'))
    .where('player_id', '=', playerId)
    .where('type', '=', 'Deposit')
    .where('status', 'in', OPEN)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Held deposits do not count as open: they do not keep the player from depositing. */
export const OPEN = ['Initialized', 'CancelInitialized'] as const;

/** Other ids match no payment, and may contain characters that PostgreSQL cannot store. */
const UUID = /^[0-9a-f-]{36}$/;

const FINAL: ReadonlySet<TransactionStatus> = new Set(['Cancelled', 'Completed', 'RolledBacked']);

export const selectPayments = (queryable: Queryable) =>
  cashierTables(queryable)
    .selectFrom('cashier.payment as payment')
    .leftJoin('cashier.account as account', 'account.id', 'payment.account_id')
    .selectAll('payment')
    .select('account.label as account_label');

const changedColumns = (set: NonNullable<Change['set']>) => ({
  ...(set.wait !== undefined && { waits_for: set.wait?.for ?? null, waits_until: set.wait?.by ?? null }),
  ...(set.refusal !== undefined && {
    refusal_type: set.refusal?.type ?? null,
    refusal_rule: set.refusal?.rule ?? null,
    refusal_reason: set.refusal?.reason ?? null,
  }),
  ...(set.cancelReason !== undefined && { cancel_reason: set.cancelReason }),
  ...(set.frameUrl !== undefined && { frame_url: set.frameUrl }),
  ...(set.dueAt !== undefined && { due_at: set.dueAt }),
  ...(set.requestedAt !== undefined && { asked_at: set.requestedAt }),
  ...(set.requestTimesOutAt !== undefined && { asking_until: set.requestTimesOutAt }),
  ...(set.tries !== undefined && { tries: set.tries }),
  ...(set.accountId !== undefined && { account_id: set.accountId }),
});

async function writeSteps(
  tx: Transaction,
  paymentId: string,
  from: TransactionStatus | null,
  path: readonly TransactionStatus[],
  { by, why }: Pick<Change, 'by' | 'why'>,
  at: Date,
): Promise<void> {
  const steps = path.map((to, index) => ({
    payment_id: paymentId,
    at,
    by,
    from_status: index === 0 ? from : (path[index - 1] ?? from),
    to_status: to,
    why,
  }));
  await cashierTables(tx).insertInto('cashier.step').values(steps).execute();
}

async function publishChange(tx: Transaction, owner: PaymentsOwner, payment: Payment): Promise<Payment> {
  const { sequence } = await cashierTables(tx)
    .insertInto('cashier.hearing')
    .values({ player_id: owner.playerId, sequence: 1n, payment_id: payment.id })
    .onConflict((conflict) =>
      conflict.column('player_id').doUpdateSet({
        sequence: sql<bigint>`hearing.sequence + 1`,
        payment_id: payment.id,
      }),
    )
    .returning('sequence')
    .executeTakeFirstOrThrow();
  await appendEvent(tx, 'cashier.transactionChanged', {
    playerId: owner.playerId,
    brand: owner.brand,
    transaction: presentPayment(payment, owner.mayCancel),
    sequence: Number(sequence),
  });
  return payment;
}
