import type { FastifyReply } from 'fastify';
import type { Payment, PaymentStore } from './store.ts';

/** Runs it when the answer is out, so that whoever asked has heard it. */
export function afterResponse(reply: FastifyReply, run: () => Promise<void>): void {
  reply.raw.once('finish', () => void run());
}

/** What becomes of a payout by itself: the switch of the console says it for each company. */
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
