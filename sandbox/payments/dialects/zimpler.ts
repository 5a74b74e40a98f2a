import * as v from 'valibot';
import { isSame, JSON_TYPE, jsonOf } from '../../companies/http.ts';
import { sign } from '../../paymentLogins/dialects/zimpler.ts';
import { ofMinor, type OrderResponse, type ProviderRequest, type PaymentDialect } from './dialect.ts';

const EVENTS = {
  'deposit.succeeded': 'deposit.completed',
  'deposit.refused': 'deposit.denied',
  'deposit.abandoned': 'deposit.cancelled',
  'deposit.pending': 'deposit.pending',
  'deposit.reversed': 'deposit.reversed',
  'payout.succeeded': 'payout.completed',
  'payout.refused': 'payout.denied',
  'payout.pending': 'payout.pending',
  'payout.returned': 'payout.returned',
} as const;

const named = { ref: v.string(), site: v.string() };
const paid = {
  ...named,
  user: v.string(),
  method: v.string(),
  amount: v.pipe(v.number(), v.safeInteger()),
  currency: v.string(),
};
const paidSchema = v.object(paid);
const depositSchema = v.object({
  ...paid,
  account: v.nullable(v.string()),
  redirect_url: v.string(),
  locale: v.string(),
});
const payoutSchema = v.object({ ...paid, account: v.nullable(v.string()) });
const namedSchema = v.object(named);

/** JSON over HTTP, signed in a header; amounts in minor units, as numbers. */
export const zimpler: PaymentDialect = {
  label: 'Zimpler',
  paths: ['v3/deposits', 'v3/deposits/cancel', 'v3/payouts', 'v3/payouts/cancel', 'v3/payments/latest'],
  read({ path, headers, body }, key) {
    const order = jsonOf(body);
    if (!v.is(namedSchema, order)) return null;
    if (!isSame(headers.authorization, `Zimpler ${order.site}:${sign(key, body)}`)) return null;
    const { ref: reference, site: merchant } = order;
    if (path === 'v3/deposits/cancel') return { ask: 'cancelDeposit', merchant, reference };
    if (path === 'v3/payouts/cancel') return { ask: 'cancelPayout', merchant, reference };
    if (path === 'v3/payments/latest') return { ask: 'latest', merchant, reference };
    return path === 'v3/payouts' ? payoutOf(order) : depositOf(order);
  },
  answer: (answer) => ({ headers: JSON_TYPE, body: JSON.stringify(responseBody(answer)) }),
  notify({ id, merchant, reference, event, amount, reason, account, nowMs }, key) {
    const body = JSON.stringify({
      id,
      event: EVENTS[event],
      ref: reference,
      site: merchant,
      amount: Number(amount.minor),
      currency: amount.currency,
      ...(reason !== null && { reason }),
      ...(account && { account }),
    });
    const seconds = Math.floor(nowMs / 1_000);
    const signature = `t=${seconds},v1=${sign(key, `${seconds}.${body}`)}`;
    return { headers: { ...JSON_TYPE, 'zimpler-signature': signature }, body };
  },
};

function depositOf(order: unknown): ProviderRequest | null {
  if (!v.is(depositSchema, order)) return null;
  const { account, redirect_url: returnUrl, locale } = order;
  const payment = paymentOf(order);
  return payment && { ask: 'deposit', ...payment, account, returnUrl, locale };
}

function payoutOf(order: unknown): ProviderRequest | null {
  if (!v.is(payoutSchema, order)) return null;
  const payment = paymentOf(order);
  return payment && { ask: 'payout', ...payment, account: order.account };
}

function paymentOf(order: v.InferOutput<typeof paidSchema>) {
  const { ref: reference, site: merchant, user: player, method } = order;
  const amount = ofMinor(String(order.amount), order.currency);
  return amount && { merchant, reference, player, amount, method };
}

function responseBody(answer: OrderResponse): object {
  switch (answer.is) {
    case 'frame':
      return { redirect_url: answer.url };
    case 'taken':
      return { status: 'accepted' };
    case 'refused':
      return { status: 'rejected', reason: answer.reason };
    case 'cancelled':
      return { cancelled: answer.inTime };
  }
}
