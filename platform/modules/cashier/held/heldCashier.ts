import type { Clock } from '../../../infra/clock.ts';
import type { Queryable, Transaction } from '../../../infra/database/database.ts';
import {
  changeHeld,
  insertHeld,
  listHeld,
  readHeld,
  type HeldChange,
  type HeldDeposit,
  type NewHeldDeposit,
} from './heldDeposits.ts';
import {
  changeRefund,
  insertRefund,
  lastRefund,
  findRefund,
  type NewRefund,
  type Refund,
} from './refunds.ts';

/** Held deposits and their refunds. Pass write operations a transaction that has locked the player. */
export interface HeldCashier {
  add(tx: Transaction, held: Omit<NewHeldDeposit, 'heldAt'>): Promise<void>;
  read(queryable: Queryable, paymentId: string): Promise<HeldDeposit | null>;
  change(tx: Transaction, paymentId: string, change: HeldChange): Promise<void>;
  list(queryable: Queryable, brand: string, limit: number): Promise<readonly HeldDeposit[]>;
  beginRefund(tx: Transaction, refund: NewRefund): Promise<Refund>;
  findRefund(queryable: Queryable, reference: string): Promise<Refund | null>;
  /** Returns the refund under way, or else the last one; null when there was none. */
  lastRefund(queryable: Queryable, paymentId: string): Promise<Refund | null>;
  changeRefund(
    tx: Transaction,
    reference: string,
    change: Partial<Pick<Refund, 'state' | 'providerReason' | 'tries'>>,
  ): Promise<void>;
}

export const heldCashier = (clock: Clock): HeldCashier => ({
  add: (tx, held) => insertHeld(tx, { ...held, heldAt: clock.now() }),
  read: readHeld,
  change: (tx, paymentId, change) => changeHeld(tx, paymentId, change, clock.now()),
  list: listHeld,
  beginRefund: (tx, refund) => insertRefund(tx, refund, clock.now()),
  findRefund,
  lastRefund,
  changeRefund: (tx, reference, change) => changeRefund(tx, reference, change, clock.now()),
});
