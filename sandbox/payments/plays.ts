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

export async function play(store: PaymentStore, payment: Payment, how: Play): Promise<void> {
  const kind = payment.order.ask;
  const success = { event: `${kind}.succeeded` } as const;
  switch (how) {
    case 'success':
    case 'afterReturn':
      return store.tell(payment, success);
    case 'pending':
      return store.tell(payment, { event: `${kind}.pending` });
    case 'silence':
      return undefined;
    case 'untold':
      store.settle(payment, success);
      return undefined;
    case 'twice':
    case 'tenAtOnce': {
      const callback = store.settle(payment, success);
      if (how === 'tenAtOnce')
        await Promise.all(Array.from({ length: 10 }, () => store.send(payment, callback)));
      else for (const one of [callback, callback]) await store.send(payment, one);
      return undefined;
    }
    case 'outOfOrder': {
      const older = store.message(payment, { event: `${kind}.pending` });
      await store.tell(payment, success);
      return store.send(payment, older);
    }
    case 'wrongSignature':
      return store.send(payment, store.message(payment, { ...success, key: 'the key of somebody else' }));
    case 'changedAmount':
      return store.send(payment, store.message(payment, { ...success, amount: changedAmount(payment) }));
  }
}
