import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import type { SignedMessage } from '../../paymentLogins/dialects/dialect.ts';
import { isSame, JSON_TYPE, jsonOf } from '../../companies/http.ts';
import { ofMinor, type OrderResponse, type PaymentDialect } from './dialect.ts';

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

const amount = v.object({ minor: v.string(), currency: v.string() });
const named = { merchant: v.string(), reference: v.string() };
const paid = { ...named, payer: v.string(), kind: v.string(), amount, cardToken: v.nullable(v.string()) };
const orderSchema = v.variant('order', [
  v.object({
    order: v.literal('charge'),
    ...paid,
    backUrl: v.string(),
    language: v.string(),
  }),
  v.object({ order: v.literal('transfer'), ...paid }),
  v.object({ order: v.literal('void'), ...named }),
  v.object({ order: v.literal('recall'), ...named }),
  v.object({ order: v.literal('tell'), ...named }),
]);

/** Signature over the timestamp and the body. `t` is Unix time in milliseconds. */
const seal = (key: string, t: string, body: string): string =>
  createHmac('sha512', key).update(`plastra\n${t}\n${body}`).digest('hex');

/**
 * Cards: JSON, signed in headers; amounts are strings in minor units. The card number never leaves the
 * company.
 */
export const plastra: PaymentDialect = {
  label: 'Plastra',
  paths: ['orders'],
  read({ headers, body }, key) {
    const time = headers['plastra-time'];
    const given = headers['plastra-seal'];
    if (typeof time !== 'string' || typeof given !== 'string' || !isSame(given, seal(key, time, body)))
      return null;
    const read = v.safeParse(orderSchema, jsonOf(body));
    if (!read.success) return null;
    const order = read.output;
    const { merchant, reference } = order;
    if (order.order === 'void') return { ask: 'cancelDeposit', merchant, reference };
    if (order.order === 'recall') return { ask: 'cancelPayout', merchant, reference };
    if (order.order === 'tell') return { ask: 'latest', merchant, reference };
    const paying = ofMinor(order.amount.minor, order.amount.currency);
    if (!paying) return null;
    const payment = { merchant, reference, player: order.payer, amount: paying, method: order.kind };
    if (order.order === 'transfer') return { ask: 'payout', ...payment, account: order.cardToken };
    const { cardToken: account, backUrl: returnUrl, language: locale } = order;
    return { ask: 'deposit', ...payment, account, returnUrl, locale };
  },
  answer: (answer, { body }) => ({ headers: JSON_TYPE, body: JSON.stringify(responseBody(answer, body)) }),
  notify(
    { id, merchant, reference, event, amount: { minor, currency }, reason, account, nowMs },
    key,
  ): SignedMessage {
    const [, brand, lastFour] = CARD.exec(account?.label ?? '') ?? [];
    const body = JSON.stringify({
      message: id,
      happened: EVENTS[event],
      merchant,
      reference,
      amount: { minor: String(minor), currency },
      ...(reason !== null && { because: reason }),
      ...(account && brand && lastFour && { card: { token: account.id, brand, lastFour } }),
    });
    const time = String(nowMs);
    return {
      headers: { ...JSON_TYPE, 'plastra-time': time, 'plastra-seal': seal(key, time, body) },
      body,
    };
  },
};

const CARD = /^(.+) •• (\d{4})$/;

const voidSchema = v.object({ order: v.literal('void') });

function responseBody(answer: OrderResponse, order: string): object {
  switch (answer.is) {
    case 'frame':
      return { frame: answer.url };
    case 'taken':
      return { taken: true };
    case 'refused':
      return { taken: false, because: answer.reason };
    case 'cancelled':
      return v.is(voidSchema, jsonOf(order)) ? { voided: answer.inTime } : { recalled: answer.inTime };
  }
}
