import { randomUUID } from 'node:crypto';
import type { Money } from '@foyer/vocabulary/money.ts';
import type { Said } from '../payers/dialects/dialect.ts';
import type { Payment, PaymentSettings } from './book.ts';
import { deliver } from './courier.ts';
import type { PaymentEvent } from './dialects/dialect.ts';
import { DIALECTS } from './dialects/dialects.ts';

/** What is told, beside what the payment is. */
export interface Telling {
  readonly event: PaymentEvent;
  readonly reason?: string;
  /** Another than the one ordered, by mistake. */
  readonly amount?: Money;
  /** Another than ours. */
  readonly key?: string;
}

/** Says to the casino what became of a payment. */
export interface Teller {
  /** The signed message, not yet sent. */
  message(payment: Payment, telling: Telling): Said;
  send(payment: Payment, said: Said): Promise<void>;
  /** Both, and what stands is changed by it. */
  tell(payment: Payment, telling: Telling): Promise<void>;
}

export function teller({ keys, platformUrl, now }: PaymentSettings): Teller {
  const message: Teller['message'] = ({ company, order, account }, { event, reason, amount, key }) => {
    const dialect = DIALECTS[company];
    if (!dialect) throw new Error(`there is no company ${company}`);
    const { merchant, reference } = order;
    const told = { merchant, reference, event, amount: amount ?? order.amount, reason: reason ?? null };
    const from = event.endsWith('abandoned') ? null : account;
    const notice = { id: randomUUID(), ...told, account: from, nowMs: now() };
    return dialect.notify(notice, key ?? keys[company] ?? '');
  };
  const send: Teller['send'] = ({ company, told }, said) =>
    deliver(new URL(`/providers/${company}/payment`, platformUrl), said, told);

  return {
    message,
    send,
    tell(payment, telling) {
      payment.standing = telling.event;
      return send(payment, message(payment, telling));
    },
  };
}
