import type { FastifyReply } from 'fastify';
import type { Payment } from './payment.ts';
import type { PaymentStore } from './store.ts';

/**
 * Runs a function after the response was sent, so that the casino receives the response before any
 * callback.
 */
export function afterResponse(reply: FastifyReply, run: () => Promise<void>): void {
  reply.raw.once('finish', () => void run());
}

/** Settles an ordered payout automatically, according to the payout mode set in the console for the company. */
export async function orderedPayout(book: PaymentStore, payment: Payment): Promise<void> {
  if (payment.order.ask !== 'payout') return;
  switch (book.ways.get(payment.company) ?? 'succeed') {
    case 'hold':
    case 'refuse':
      return;
    case 'fail':
      return book.tell(payment, { event: 'payout.refused', reason: 'account_closed' });
    case 'return':
      await book.tell(payment, { event: 'payout.succeeded' });
      return book.tell(payment, { event: 'payout.returned', reason: 'account_closed' });
    case 'silent':
      book.settle(payment, { event: 'payout.succeeded' });
      return;
    case 'succeed':
      return book.tell(payment, { event: 'payout.succeeded' });
  }
}
