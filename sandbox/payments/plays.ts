import type { Payment } from './payment.ts';
import { changedAmount, type PaymentStore } from './store.ts';

/** Decline reasons of a bank, as sent in callbacks. */
export const REASONS = [
  'insufficient_funds',
  'card_expired',
  'account_closed',
  'bank_limit',
  'suspected_fraud',
] as const;

/** Outcomes of a payment that the sandbox's page and console offer. */
export const PLAYS = {
  success: 'Success, callback before the return',
  afterReturn: 'Success, callback after the return',
  pending: 'Pending; complete it in the console',
  silence: 'No callback; send it later in the console',
  untold: 'Success without a callback; only status requests show it',
  twice: 'Success, callback sent twice',
  tenAtOnce: 'Success, callback sent ten times at once',
  outOfOrder: 'Success, then the older “pending” callback',
  wrongSignature: 'Success with a wrong signature',
  changedAmount: 'Success with a different amount',
} as const;
export type Play = keyof typeof PLAYS;

export const isPlay = (value: string | null): value is Play => value !== null && Object.hasOwn(PLAYS, value);

export async function play(book: PaymentStore, payment: Payment, how: Play): Promise<void> {
  const kind = payment.order.ask;
  const success = { event: `${kind}.succeeded` } as const;
  switch (how) {
    case 'success':
    case 'afterReturn':
      return book.tell(payment, success);
    case 'pending':
      return book.tell(payment, { event: `${kind}.pending` });
    case 'silence':
      return undefined;
    case 'untold':
      book.settle(payment, success);
      return undefined;
    case 'twice':
    case 'tenAtOnce': {
      const said = book.settle(payment, success);
      if (how === 'tenAtOnce') await Promise.all(Array.from({ length: 10 }, () => book.send(payment, said)));
      else for (const one of [said, said]) await book.send(payment, one);
      return undefined;
    }
    case 'outOfOrder': {
      const older = book.message(payment, { event: `${kind}.pending` });
      await book.tell(payment, success);
      return book.send(payment, older);
    }
    case 'wrongSignature':
      return book.send(payment, book.message(payment, { ...success, key: 'the key of somebody else' }));
    case 'changedAmount':
      return book.send(payment, book.message(payment, { ...success, amount: changedAmount(payment) }));
  }
}
