import { accountsOf } from './accounts.ts';
import { randomUUID } from 'node:crypto';
import type { SignedMessage } from '../paymentLogins/dialects/dialect.ts';
import type { CallbackDetails, Payment, PaymentSettings } from './payment.ts';
import { deliver } from './courier.ts';
import { DIALECTS } from './dialects/dialects.ts';

/** Creates and sends callbacks about payments to the casino. */
export interface CallbackSender {
  /** Builds a signed message without sending it. */
  message(payment: Payment, telling: CallbackDetails): SignedMessage;
  send(payment: Payment, said: SignedMessage): Promise<void>;
  /** Sets the payment's state and returns the signed message without sending it. */
  settle(payment: Payment, telling: CallbackDetails): SignedMessage;
  /** Sets the payment's state and sends the callback. */
  tell(payment: Payment, telling: CallbackDetails): Promise<void>;
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
    const told = { merchant, reference, event, amount: amount ?? order.amount, reason: reason ?? null };
    const from = event.endsWith('abandoned') ? null : account;
    const notice = { id: id ?? randomUUID(), ...told, account: from, nowMs: now() };
    return dialect.notify(notice, key ?? keys[company] ?? '');
  };
  const send: CallbackSender['send'] = ({ company, told }, said) =>
    deliver(new URL(`/providers/${company}/payment`, platformUrl), said, told);

  const settle: CallbackSender['settle'] = (payment, telling) => {
    payment.standing = { id: randomUUID(), ...telling };
    const { company, order } = payment;
    // A successful deposit needs a source account, even if none was selected on the page.
    if (telling.event === 'deposit.succeeded' && order.ask === 'deposit')
      payment.account ??= accountsOf(company, order.player, order.method)[0] ?? null;
    return message(payment, payment.standing);
  };

  return {
    message,
    send,
    settle,
    tell: (payment, telling) => send(payment, settle(payment, telling)),
    latest(payment) {
      const standing = payment.standing ?? untold(payment);
      return standing && message(payment, standing);
    },
  };
}

/**
 * State before the first callback: a payout is pending as soon as it is accepted; a deposit has no state
 * before the player pays.
 */
const untold = ({ id, order }: Payment): CallbackDetails | null =>
  order.ask === 'payout' ? { event: 'payout.pending', id } : null;
