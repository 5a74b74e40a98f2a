import { accountsOf } from './accounts.ts';
import { randomUUID } from 'node:crypto';
import type { Money } from '@foyer/domain/money.ts';
import type { SignedMessage } from '../paymentLogins/dialects/dialect.ts';
import type { Payment, PaymentSettings } from './store.ts';
import { deliver } from './courier.ts';
import type { PaymentEvent } from './dialects/dialect.ts';
import { DIALECTS } from './dialects/dialects.ts';

/** What is told, beside what the payment is. */
export interface CallbackDetails {
  readonly event: PaymentEvent;
  /** Of the message; one that was told before keeps its own. */
  readonly id?: string;
  readonly reason?: string;
  /** Another than the one ordered, by mistake. */
  readonly amount?: Money;
  /** Another than ours. */
  readonly key?: string;
}

/** Says to the casino what became of a payment. */
export interface CallbackSender {
  /** The signed message, not yet sent. */
  message(payment: Payment, telling: CallbackDetails): SignedMessage;
  send(payment: Payment, said: SignedMessage): Promise<void>;
  /** The signed message, which is what stands from now on, also when nobody is told. */
  settle(payment: Payment, telling: CallbackDetails): SignedMessage;
  /** Both: what stands, and that it does. */
  tell(payment: Payment, telling: CallbackDetails): Promise<void>;
  /** What stands, signed anew, for who asks; null where nothing does. */
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
    // Money comes from an account, also where nobody chose one on the page.
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

/** A payout is in the company's hands as soon as it is taken; of a deposit nothing is known before the player has paid. */
const untold = ({ id, order }: Payment): CallbackDetails | null =>
  order.ask === 'payout' ? { event: 'payout.pending', id } : null;
