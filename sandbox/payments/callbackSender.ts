import { accountsOf } from './accounts.ts';
import { randomUUID } from 'node:crypto';
import type { SignedMessage } from '../paymentLogins/dialects/dialect.ts';
import type { CallbackDetails, Payment, PaymentSettings } from './payment.ts';
import { deliver } from './courier.ts';
import { DIALECTS } from './dialects/dialects.ts';

/** Creates and sends callbacks about payments to the casino. */
export interface CallbackSender {
  /** Builds a signed message without sending it. */
  message(payment: Payment, details: CallbackDetails): SignedMessage;
  send(payment: Payment, callback: SignedMessage): Promise<void>;
  /** Sets the payment's state and returns the signed message without sending it. */
  settle(payment: Payment, details: CallbackDetails): SignedMessage;
  /** Sets the payment's state and sends the callback. */
  tell(payment: Payment, details: CallbackDetails): Promise<void>;
  /** The current state as a newly signed message, for status requests; null when there is none. */
  latest(payment: Payment): SignedMessage | null;
}

export function createCallbackSender({ keys, platformUrl, now }: PaymentSettings): CallbackSender {
  const message: CallbackSender['message'] = (
    { company, order, account },
    { event, id, reason, amount, key },
  ) => {
    const dialect = DIALECTS[company];
    if (!dialect) throw new Error(`there is no company ${company}`);
    const { merchant, reference } = order;
    const common = { merchant, reference, event, amount: amount ?? order.amount, reason: reason ?? null };
    const from = event.endsWith('abandoned') ? null : account;
    const notice = { id: id ?? randomUUID(), ...common, account: from, nowMs: now() };
    return dialect.notify(notice, key ?? keys[company] ?? '');
  };
  const send: CallbackSender['send'] = ({ company, deliveries }, callback) =>
    deliver(new URL(`/providers/${company}/payment`, platformUrl), callback, deliveries);

  const settle: CallbackSender['settle'] = (payment, details) => {
    payment.state = { id: randomUUID(), ...details };
    const { company, order } = payment;
    // A successful deposit needs a source account, even if none was selected on the page.
    if (details.event === 'deposit.succeeded' && order.ask === 'deposit')
      payment.account ??= accountsOf(company, order.player, order.method)[0] ?? null;
    return message(payment, payment.state);
  };

  return {
    message,
    send,
    settle,
    tell: (payment, details) => send(payment, settle(payment, details)),
    latest(payment) {
      const state = payment.state ?? initialState(payment);
      return state && message(payment, state);
    },
  };
}

/**
 * State before the first callback: a payout is pending as soon as it is accepted; a deposit has no state
 * before the player pays.
 */
const initialState = ({ id, order }: Payment): CallbackDetails | null =>
  order.ask === 'payout' ? { event: 'payout.pending', id } : null;
