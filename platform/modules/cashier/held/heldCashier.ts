import type { Clock } from '../../../infra/clock.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import type { NewHeldDeposit } from '../tables.ts';
import { changeHeld, insertHeld, listHeld, readHeld, type HeldChange } from './heldDeposits.ts';
import {
  changeRefund,
  insertRefund,
  lastRefund,
  findRefund,
  type NewRefund,
  type RefundChange,
} from './refunds.ts';

/** Held deposits and their refunds. Pass write operations a transaction that has locked the player. */
export const heldCashier = (clock: Clock) => ({
  add: (tx: Transaction, held: Omit<NewHeldDeposit, 'heldAt'>) =>
    insertHeld(tx, { ...held, heldAt: clock.now() }),
  read: readHeld,
  change: (tx: Transaction, paymentId: string, change: HeldChange) =>
    changeHeld(tx, paymentId, change, clock.now()),
  list: listHeld,
  beginRefund: (tx: Transaction, refund: NewRefund) => insertRefund(tx, refund, clock.now()),
  findRefund,
  lastRefund,
  changeRefund: (tx: Transaction, reference: string, change: RefundChange) =>
    changeRefund(tx, reference, change, clock.now()),
});
