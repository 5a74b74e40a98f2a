import { createHmac } from 'node:crypto';
import { fieldsOf, isSame, jsonMessage } from '../../companies/http.ts';
import { ofMinor, requestOf, responseOf, type Asks, type PaymentDialect } from './dialect.ts';

const EVENTS = {
  'deposit.succeeded': 'charge.captured',
  'deposit.refused': 'charge.declined',
  'deposit.abandoned': 'charge.left',
  'deposit.pending': 'charge.waiting',
  'deposit.reversed': 'charge.disputed',
  'payout.succeeded': 'transfer.paid',
  'payout.refused': 'transfer.declined',
  'payout.pending': 'transfer.waiting',
  'payout.returned': 'transfer.returned',
} as const;

const ASKS: Asks = {
  charge: 'deposit',
  transfer: 'payout',
  void: 'cancelDeposit',
  recall: 'cancelPayout',
  tell: 'latest',
};

/** Signature over the timestamp and the body. `t` is Unix time in milliseconds. */
const seal = (key: string, t: string, body: string): string =>
  createHmac('sha512', key).update(`plastra\n${t}\n${body}`).digest('hex');

/** Cards: JSON, signed in headers; amounts are strings in minor units. The company keeps the card number. */
export const plastra: PaymentDialect = {
  label: 'Plastra',
  paths: ['orders'],
  read({ headers, body }, key) {
    if (!isSame(headers['plastra-seal'], seal(key, String(headers['plastra-time']), body))) return null;
    const order = fieldsOf(body);
    const { minor, currency } = Object(order['amount']);
    return requestOf(ASKS, order['order'], {
      merchant: order['merchant'],
      reference: order['reference'],
      player: order['payer'],
      amount: ofMinor(minor, currency),
      method: order['kind'],
      account: order['cardToken'],
      returnUrl: order['backUrl'],
      locale: order['language'],
    });
  },
  answer: (answer, { body }) =>
    jsonMessage(
      responseOf<object>(answer, {
        frame: (frame) => ({ frame }),
        taken: { taken: true },
        refused: (because) => ({ taken: false, because }),
        cancelled: (done) => (fieldsOf(body)['order'] === 'void' ? { voided: done } : { recalled: done }),
      }),
    ),
  notify({ id, merchant, reference, event, amount, reason, account, nowMs }, key) {
    const [, brand, lastFour] = CARD.exec(account?.label ?? '') ?? [];
    const content = {
      message: id,
      happened: EVENTS[event],
      merchant,
      reference,
      amount: { minor: String(amount.minor), currency: amount.currency },
      ...(reason !== null && { because: reason }),
      ...(account && brand && lastFour && { card: { token: account.id, brand, lastFour } }),
    };
    const time = String(nowMs);
    return jsonMessage(content, {
      'plastra-time': time,
      'plastra-seal': seal(key, time, JSON.stringify(content)),
    });
  },
};

const CARD = /^(.+) •• (\d{4})$/;
