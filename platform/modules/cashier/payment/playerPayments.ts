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

/** A player's payments in a transaction that holds the player, so that changes of one player's come one by one. */
export interface PlayerPayments {
  /** The payment begun under this name of the caller's; null when there is none. */
  known(idempotencyKey: string): Promise<Payment | null>;
  /** How many deposits are begun and not over. */
  depositsUnderWay(): Promise<number>;
  /** Null for one that is not this player's. */
  hold(id: string): Promise<Payment | null>;
  begin(payment: NewPayment, by: Actor): Promise<Payment>;
  /** When it is looked after next; nothing that anybody is told of. */
  putOff(payment: Payment, dueAt: Date | null): Promise<void>;
  /** Writes the change, each step of it with who and why, and the event that tells of it. */
  move(payment: Payment, change: Change): Promise<Payment>;
}

/** Who moves a payment; of a person at the house, the name after a colon. */
export type Actor = 'player' | 'provider' | 'platform' | `operator:${string}`;

export interface Change {
  readonly by: Actor;
  /** A word for the one who reads the steps. */
  readonly why: string;
  /** Where it goes; it stays where it is when left out. */
  readonly to?: TransactionStatus;
  readonly set?: Partial<
    Pick<
      Payment,
      | 'wait'
      | 'refusal'
      | 'cancelReason'
      | 'frameUrl'
      | 'dueAt'
      | 'askedAt'
      | 'askingUntil'
      | 'tries'
      | 'accountId'
    >
  >;
}

export interface PaymentsOwner {
  readonly playerId: PlayerId;
  readonly brand: BrandId;
  /** MONEY-03: whether licence and player leave a withdrawal to be taken back. */
  readonly mayCancel: boolean;
}

export function playerPayments(tx: Transaction, holder: PaymentsOwner, clock: Clock): PlayerPayments {
  const tables = cashierTables(tx);
  const present = async (id: string): Promise<Payment> => {
    const row = await selectPayments(tx).where('payment.id', '=', id).executeTakeFirstOrThrow();
    return paymentOf(row);
  };

  return {
    async known(idempotencyKey) {
      const row = await selectPayments(tx)
        .where('payment.player_id', '=', holder.playerId)
        .where('payment.idempotency_key', '=', idempotencyKey)
        .executeTakeFirst();
      return row ? paymentOf(row) : null;
    },

    depositsUnderWay: () => countDepositsUnderWay(tx, holder.playerId),

    async hold(id) {
      if (!UUID.test(id)) return null;
      const row = await selectPayments(tx)
        .where('payment.id', '=', id)
        .where('payment.player_id', '=', holder.playerId)
        .forUpdate('payment')
        .executeTakeFirst();
      return row ? paymentOf(row) : null;
    },

    async begin(payment, by) {
      const row = newRow(payment, clock.now());
      await tables.insertInto('cashier.payment').values(row).execute();
      await writeSteps(tx, row.id, null, ['Initialized'], { by, why: 'begun' }, clock.now());
      return tellChange(tx, holder, await present(row.id));
    },

    async putOff({ id }, dueAt) {
      await tables.updateTable('cashier.payment').set({ due_at: dueAt }).where('id', '=', id).execute();
    },

    async move(payment, { by, why, to, set = {} }) {
      const way = to === undefined ? [] : transitionPath(payment.status, to);
      const isOver = to !== undefined && OVER.has(to);
      await tables
        .updateTable('cashier.payment')
        .set({
          ...(isOver && { processed_at: clock.now(), due_at: null, waits_for: null, waits_until: null }),
          ...(to !== undefined && !isOver && { processed_at: null }),
          ...changedColumns(set),
          ...(to && { status: to }),
        })
        .where('id', '=', payment.id)
        .execute();
      await writeSteps(
        tx,
        payment.id,
        payment.status,
        way.length > 0 ? way : [payment.status],
        { by, why },
        clock.now(),
      );
      return tellChange(tx, holder, await present(payment.id));
    },
  };
}

async function countDepositsUnderWay(tx: Transaction, playerId: PlayerId): Promise<number> {
  const { count } = await cashierTables(tx)
    .selectFrom('cashier.payment')
    .select(sql<bigint>`count(*)`.as('count'))
    .where('player_id', '=', playerId)
    .where('type', '=', 'Deposit')
    .where('status', 'in', OPEN)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Money that is held is not under way any more: it does not keep its player from depositing. */
export const OPEN = ['Initialized', 'CancelInitialized'] as const;

/** Whatever else a caller says names nothing, and may be no text of the database at all. */
const UUID = /^[0-9a-f-]{36}$/;

const OVER: ReadonlySet<TransactionStatus> = new Set(['Cancelled', 'Completed', 'RolledBacked']);

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
  ...(set.askedAt !== undefined && { asked_at: set.askedAt }),
  ...(set.askingUntil !== undefined && { asking_until: set.askingUntil }),
  ...(set.tries !== undefined && { tries: set.tries }),
  ...(set.accountId !== undefined && { account_id: set.accountId }),
});

async function writeSteps(
  tx: Transaction,
  paymentId: string,
  from: TransactionStatus | null,
  way: readonly TransactionStatus[],
  { by, why }: Pick<Change, 'by' | 'why'>,
  at: Date,
): Promise<void> {
  const steps = way.map((to, index) => ({
    payment_id: paymentId,
    at,
    by,
    from_status: index === 0 ? from : (way[index - 1] ?? from),
    to_status: to,
    why,
  }));
  await cashierTables(tx).insertInto('cashier.step').values(steps).execute();
}

async function tellChange(tx: Transaction, holder: PaymentsOwner, payment: Payment): Promise<Payment> {
  const { sequence } = await cashierTables(tx)
    .insertInto('cashier.hearing')
    .values({ player_id: holder.playerId, sequence: 1n, payment_id: payment.id })
    .onConflict((conflict) =>
      conflict.column('player_id').doUpdateSet({
        sequence: sql<bigint>`hearing.sequence + 1`,
        payment_id: payment.id,
      }),
    )
    .returning('sequence')
    .executeTakeFirstOrThrow();
  await appendEvent(tx, 'cashier.transactionChanged', {
    playerId: holder.playerId,
    brand: holder.brand,
    transaction: presentPayment(payment, holder.mayCancel),
    sequence: Number(sequence),
  });
  return payment;
}
