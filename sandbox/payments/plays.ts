import { changedAmount, type Payment, type PaymentStore } from './store.ts';

/** Why a bank says no, in the words that callbacks carry. */
export const REASONS = [
  'insufficient_funds',
  'card_expired',
  'account_closed',
  'bank_limit',
  'suspected_fraud',
] as const;

/** How a payment may come out, as the page and the console of the sandbox offer it. */
export const PLAYS = {
  success: 'Success, told before the way back',
  afterReturn: 'Success, told after the way back',
  pending: 'Pending; the end by a press in the console',
  silence: 'Not a word; late, by a press in the console',
  untold: 'Success, and not a word of it but to who asks',
  twice: 'Success, told twice',
  tenAtOnce: 'Success, told ten times at once',
  outOfOrder: 'Success, and the older “pending” after it',
  wrongSignature: 'Success under a wrong signature',
  changedAmount: 'Success of another amount',
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
