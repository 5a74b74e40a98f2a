import { sql } from 'kysely';
import type { TransactionStatus } from '@foyer/contract/generated/resolvers.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Queryable, Transaction } from '../../../infra/database/database.ts';
import { appendEvent, recordEvent } from '../../../infra/outbox/index.ts';
import { createMeasurement } from '../../../infra/telemetry/measurement.ts';
import { cashierTables, type Actor } from '../tables.ts';
import { newRow, paymentOf, type NewPayment, type Payment } from './payment.ts';
import { paymentEvent } from './paymentEvent.ts';
import { presentPayment } from './present.ts';
import { transitionPath } from './transitions.ts';

export interface Change {
  readonly by: Actor;
  readonly why: string;
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
      | 'merchant'
    >
  >;
}

export interface PaymentsOwner {
  readonly playerId: PlayerId;
  readonly brand: BrandId;
  /** MONEY-03: whether the licence and the player's status allow cancelling a withdrawal. */
  readonly mayCancel: boolean;
}

/** A player's payments, in a transaction that has locked the player so that changes are serialised. */
export function playerPayments(tx: Transaction, owner: PaymentsOwner, clock: Clock) {
  const tables = cashierTables(tx);
  const present = async (id: string): Promise<Payment> => {
    const row = await selectPayments(tx).where('payment.id', '=', id).executeTakeFirstOrThrow();
    return paymentOf(row);
  };

  return {
    async findByKey(idempotencyKey: string): Promise<Payment | null> {
      const row = await selectPayments(tx)
        .where('payment.playerId', '=', owner.playerId)
        .where('payment.idempotencyKey', '=', idempotencyKey)
        .executeTakeFirst();
      return row ? paymentOf(row) : null;
    },

    countOpenDeposits: () => countOpen(tx, owner.playerId),

    isPayingOutTo: (accountId: string) => isPayingOutTo(tx, owner.playerId, accountId),

    /** Locks and returns a payment; null when it does not belong to this player. */
    async lock(id: string): Promise<Payment | null> {
      if (!UUID.test(id)) return null;
      const row = await selectPayments(tx)
        .where('payment.id', '=', id)
        .where('payment.playerId', '=', owner.playerId)
        .forUpdate('payment')
        .executeTakeFirst();
      return row ? paymentOf(row) : null;
    },

    async begin(payment: NewPayment, by: Actor): Promise<Payment> {
      const row = newRow(payment, clock.now());
      await tables.insertInto('cashier.payment').values(row).execute();
      await writeSteps(tx, row.id, null, ['Initialized'], { by, why: 'begun' }, clock.now());
      return publishChange(tx, owner, measured(await present(row.id)), clock);
    },

    /** Changes when the payment is processed next, without publishing an event. */
    async reschedule({ id }: Payment, dueAt: Date | null): Promise<void> {
      await tables.updateTable('cashier.payment').set({ dueAt }).where('id', '=', id).execute();
    },

    /** Stores the change, a history row for each step, and the event for the player. */
    async update(payment: Payment, { by, why, to, set = {} }: Change): Promise<Payment> {
      const path = to === undefined ? [] : transitionPath(payment.status, to);
      const isFinal = to !== undefined && FINAL.has(to);
      await tables
        .updateTable('cashier.payment')
        .set({
          ...(isFinal && { processedAt: clock.now(), dueAt: null, waitsFor: null, waitsUntil: null }),
          ...(to !== undefined && !isFinal && { processedAt: null }),
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
      const changed = await present(payment.id);
      return publishChange(tx, owner, to === undefined ? changed : measured(changed), clock);
    },
  };
}

export type PlayerPayments = ReturnType<typeof playerPayments>;

/** A payment that got another status. It is measured before the commit, so one that is rolled back counts as well. */
export const paymentMoved = createMeasurement<Pick<Payment, 'brand' | 'provider' | 'type' | 'status'>>();

function measured(payment: Payment): Payment {
  paymentMoved.record(payment);
  return payment;
}

/** Whether a withdrawal to this account is not completed yet. */
async function isPayingOutTo(tx: Transaction, playerId: PlayerId, accountId: string): Promise<boolean> {
  const open = await cashierTables(tx)
    .selectFrom('cashier.payment')
    .select('id')
    .where('playerId', '=', playerId)
    .where('accountId', '=', accountId)
    .where('type', '=', 'Withdrawal')
    .where('status', 'in', OPEN)
    .executeTakeFirst();
  return open !== undefined;
}

async function countOpen(tx: Transaction, playerId: PlayerId): Promise<number> {
  const { count } = await cashierTables(tx)
    .selectFrom('cashier.payment')
    .select(sql<bigint>`count(*)`.as('count'))
    .where('playerId', '=', playerId)
    .where('type', '=', 'Deposit')
    .where('status', 'in', OPEN)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Statuses of open payments. Held deposits are left out, because the player may deposit again despite them. */
export const OPEN = ['Initialized', 'CancelInitialized'] as const;

/** The format of payment ids. Other texts may contain characters that PostgreSQL cannot store. */
const UUID = /^[0-9a-f-]{36}$/;

const FINAL: ReadonlySet<TransactionStatus> = new Set(['Cancelled', 'Completed', 'RolledBacked']);

export const selectPayments = (queryable: Queryable) =>
  cashierTables(queryable)
    .selectFrom('cashier.payment as payment')
    .leftJoin('cashier.account as account', 'account.id', 'payment.accountId')
    .selectAll('payment')
    .select('account.label as accountLabel');

/** Properties that are undefined do not change their column. */
const changedColumns = ({
  wait,
  refusal,
  requestedAt,
  requestTimesOutAt,
  ...others
}: NonNullable<Change['set']>) => ({
  ...others,
  askedAt: requestedAt,
  askingUntil: requestTimesOutAt,
  ...(wait !== undefined && { waitsFor: wait?.for ?? null, waitsUntil: wait?.by ?? null }),
  ...(refusal !== undefined && {
    refusalType: refusal?.type ?? null,
    refusalRule: refusal?.rule ?? null,
    refusalReason: refusal?.reason ?? null,
  }),
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
    paymentId,
    at,
    by,
    fromStatus: index === 0 ? from : (path[index - 1] ?? from),
    toStatus: to,
    why,
  }));
  await cashierTables(tx).insertInto('cashier.step').values(steps).execute();
}

async function publishChange(
  tx: Transaction,
  owner: PaymentsOwner,
  payment: Payment,
  clock: Clock,
): Promise<Payment> {
  const { sequence } = await cashierTables(tx)
    .insertInto('cashier.hearing')
    .values({ playerId: owner.playerId, sequence: 1n, paymentId: payment.id })
    .onConflict((conflict) =>
      conflict.column('playerId').doUpdateSet({
        sequence: sql<bigint>`hearing.sequence + 1`,
        paymentId: payment.id,
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
  const { playerId, brand } = owner;
  await recordEvent(tx, {
    type: payment.type === 'Deposit' ? 'deposit.updated' : 'withdrawal.updated',
    playerId,
    brand,
    at: clock.now(),
    data: paymentEvent(payment),
  });
  return payment;
}
