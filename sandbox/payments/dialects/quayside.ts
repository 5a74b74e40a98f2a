import { createHmac } from 'node:crypto';
import { toDecimal } from '@foyer/domain/money.ts';
import { fieldsOf, isSame, jsonMessage } from '../../companies/http.ts';
import { ofDecimal, requestOf, responseOf, type Asks, type PaymentDialect } from './dialect.ts';

const ASKS: Asks = {
  'v1/deposits': 'deposit',
  'v1/deposits/cancel': 'cancelDeposit',
  'v1/payouts': 'payout',
  'v1/refunds': 'payout',
  'v1/payouts/cancel': 'cancelPayout',
  'v1/status': 'latest',
};

/** Signature over the time in milliseconds, the path and the body. An event has `event` instead of a path. */
const signature = (key: string, time: string, path: string, body: string): string =>
  createHmac('sha256', key).update(`${time}.${path}.${body}`).digest('hex');

/** A company that speaks the platform's own payment gateway API, as docs/guides/payment-gateway.md describes it. */
export const quayside: PaymentDialect = {
  label: 'Quayside',
  paths: Object.keys(ASKS),
  read({ path, headers, body }, key) {
    const expected = signature(key, String(headers['x-timestamp']), `/${path}`, body);
    if (!isSame(headers['x-signature'], expected)) return null;
    const order = fieldsOf(body);
    const [amount, currency] = [order['amount'], order['currency']];
    return requestOf(ASKS, path, {
      merchant: order['merchant'],
      reference: order['reference'],
      player: order['player'],
      amount: ofDecimal(textOf(amount), textOf(currency)),
      method: order['method'],
      account: order['account'],
      returnUrl: order['returnUrl'],
      locale: order['locale'],
      refundOf: order['deposit'],
    });
  },
  answer: (answer) =>
    jsonMessage(
      responseOf<object>(answer, {
        frame: (frameUrl) => ({ frameUrl }),
        taken: { accepted: true },
        refused: (reason) => ({ accepted: false, reason }),
        cancelled: (cancelled) => ({ cancelled }),
      }),
    ),
  notify({ id, merchant, reference, event, amount, reason, account, isRefund = false, nowMs }, key) {
    const content = {
      id,
      type: isRefund ? event.replace('payout', 'refund') : event,
      merchant,
      reference,
      amount: toDecimal(amount),
      currency: amount.currency,
      ...(reason !== null && { reason }),
      ...(account && { account }),
    };
    const time = String(nowMs);
    return jsonMessage(content, {
      'x-timestamp': time,
      'x-signature': signature(key, time, 'event', JSON.stringify(content)),
    });
  },
};

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
