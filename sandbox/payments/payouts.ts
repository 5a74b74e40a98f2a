import type { FastifyReply } from 'fastify';
import type { Payment } from './payment.ts';
import type { PaymentStore } from './store.ts';

/** Runs a function after the response was sent, so that the casino receives the response before the callback. */
export function afterResponse(reply: FastifyReply, run: () => Promise<void>): void {
  reply.raw.once('finish', () => void run());
}

/** Settles an ordered payout automatically, according to the payout mode set in the console for the company. */
export async function orderedPayout(store: PaymentStore, payment: Payment): Promise<void> {
  if (payment.order.ask !== 'payout') return;
  switch (store.payoutModes.get(payment.company) ?? 'succeed') {
    case 'hold':
    case 'refuse':
      return;
    case 'fail':
      return store.tell(payment, { event: 'payout.refused', reason: 'account_closed' });
    case 'return':
      await store.tell(payment, { event: 'payout.succeeded' });
      return store.tell(payment, { event: 'payout.returned', reason: 'account_closed' });
    case 'silent':
      store.settle(payment, { event: 'payout.succeeded' });
      return;
    case 'succeed':
      return store.tell(payment, { event: 'payout.succeeded' });
  }
}
