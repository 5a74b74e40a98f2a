import { accountsOf } from './accounts.ts';
import { randomUUID } from 'node:crypto';
import type { SignedMessage } from '../companies/http.ts';
import type { CallbackDetails, Payment, PaymentSettings } from './payment.ts';
import { deliver } from './courier.ts';
import { DIALECTS } from './dialects/dialects.ts';

export function createCallbackSender({ keys, platformUrl, now }: PaymentSettings) {
  const message = (
    { company, order, account }: Payment,
    { event, id, reason, amount, key }: CallbackDetails,
  ): SignedMessage => {
    const dialect = DIALECTS[company];
    if (!dialect) throw new Error(`there is no company ${company}`);
    const { merchant, reference } = order;
    const common = { merchant, reference, event, amount: amount ?? order.amount, reason: reason ?? null };
    const from = event.endsWith('abandoned') ? null : account;
    const isRefund = order.ask === 'payout' && order.refundOf !== undefined;
    const notice = { id: id ?? randomUUID(), ...common, account: from, isRefund, nowMs: now() };
    return dialect.notify(notice, key ?? keys[company] ?? '');
  };
  const send = ({ company, deliveries }: Payment, callback: SignedMessage): Promise<void> =>
    deliver(new URL(`/providers/${company}/payment`, platformUrl), callback, deliveries);

  /** Sets the payment's state and returns the signed message without sending it. */
  const settle = (payment: Payment, details: CallbackDetails): SignedMessage => {
    payment.state = { id: randomUUID(), ...details };
    const { order } = payment;
    // A successful deposit needs a source account, even if none was selected on the page.
    if (details.event === 'deposit.succeeded' && order.ask === 'deposit')
      payment.account ??= accountsOf(order.player, order.method)[0] ?? null;
    return message(payment, payment.state);
  };

  return {
    message,
    send,
    settle,
    /** Sets the payment's state and sends the callback. */
    tell: (payment: Payment, details: CallbackDetails): Promise<void> =>
      send(payment, settle(payment, details)),
    /** The current state as a newly signed message, for status requests; null when there is none. */
    latest(payment: Payment): SignedMessage | null {
      const state = payment.state ?? initialState(payment);
      return state && message(payment, state);
    },
  };
}

/** Before the first callback, an accepted payout is pending, and a deposit has no state. */
const initialState = ({ id, order }: Payment): CallbackDetails | null =>
  order.ask === 'payout' ? { event: 'payout.pending', id } : null;
