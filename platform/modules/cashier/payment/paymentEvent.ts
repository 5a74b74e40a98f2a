import type { EventData } from '@foyer/contract/events/eventTypes.ts';
import { toJson } from '@foyer/domain/money.ts';
import type { Payment } from './payment.ts';

/** A payment as operators read it in the feed: without the account that it comes from or goes to. */
export const paymentEvent = (payment: Payment): EventData<'deposit.updated'> => ({
  paymentId: payment.id,
  status: payment.status,
  amount: toJson(payment.amount),
  fee: toJson(payment.fee),
  method: payment.method,
  provider: payment.provider,
  country: payment.country,
  createdAt: payment.createdAt.toISOString(),
  refusal: payment.refusal && payment.refusal.type,
  waitsFor: payment.wait && payment.wait.for,
  cancelReason: payment.cancelReason,
});
