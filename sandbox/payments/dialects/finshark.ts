import * as v from 'valibot';
import { claimsOf, tokenOf } from '../../paymentLogins/dialects/finshark.ts';
import { ofMinor, type OrderResponse, type PaymentDialect } from './dialect.ts';

/** Type and status of each event. */
const EVENTS = {
  'deposit.succeeded': ['payment', 'SETTLED'],
  'deposit.refused': ['payment', 'DENIED'],
  'deposit.abandoned': ['payment', 'CANCELLED'],
  'deposit.pending': ['payment', 'PENDING'],
  'deposit.reversed': ['payment', 'REVERSED'],
  'payout.succeeded': ['payout', 'SETTLED'],
  'payout.refused': ['payout', 'DENIED'],
  'payout.pending': ['payout', 'PENDING'],
  'payout.returned': ['payout', 'RETURNED'],
} as const;

const named = { iss: v.string(), jti: v.string() };
const paid = {
  ...named,
  sub: v.string(),
  scheme: v.string(),
  amount_minor: v.string(),
  currency: v.string(),
  account: v.optional(v.string()),
};
const claimsSchema = v.variant('typ', [
  v.object({
    typ: v.literal('payment'),
    ...paid,
    redirect_uri: v.string(),
    ui_locales: v.string(),
  }),
  v.object({ typ: v.literal('payout'), ...paid }),
  v.object({ typ: v.literal('payment-cancellation'), ...named }),
  v.object({ typ: v.literal('payout-cancellation'), ...named }),
  v.object({ typ: v.literal('event-request'), ...named }),
]);

/** Signed tokens (JWS) in both directions; amounts are strings in minor units. */
export const finshark: PaymentDialect = {
  label: 'Finshark',
  paths: ['payments', 'payment-cancellations', 'payouts', 'payout-cancellations', 'event-requests'],
  read({ path, body }, key) {
    const read = v.safeParse(claimsSchema, claimsOf(body, key));
    if (!read.success || path !== `${read.output.typ}s`) return null;
    const claims = read.output;
    const { iss: merchant, jti: reference } = claims;
    if (claims.typ === 'payment-cancellation') return { ask: 'cancelDeposit', merchant, reference };
    if (claims.typ === 'payout-cancellation') return { ask: 'cancelPayout', merchant, reference };
    if (claims.typ === 'event-request') return { ask: 'latest', merchant, reference };
    const amount = ofMinor(claims.amount_minor, claims.currency);
    if (!amount) return null;
    const { sub: player, scheme: method, account = null } = claims;
    const payment = { merchant, reference, player, amount, method, account };
    if (claims.typ === 'payout') return { ask: 'payout', ...payment };
    const { redirect_uri: returnUrl, ui_locales: locale } = claims;
    return { ask: 'deposit', ...payment, returnUrl, locale };
  },
  answer: (answer, { path }) => ({
    headers: { 'content-type': 'application/vnd.api+json' },
    body: JSON.stringify(responseBody(answer, path)),
  }),
  notify({ id, merchant, reference, event, amount, reason, account, nowMs }, key) {
    const [typ, status] = EVENTS[event];
    const claims = {
      aud: merchant,
      jti: reference,
      event: id,
      typ,
      status,
      amount_minor: String(amount.minor),
      currency: amount.currency,
      iat: Math.floor(nowMs / 1_000),
      ...(reason !== null && { reason }),
      ...(account && { account }),
    };
    return { headers: { 'content-type': 'application/jwt' }, body: tokenOf(claims, key) };
  },
};

function responseBody(answer: OrderResponse, path: string): object {
  switch (answer.is) {
    case 'frame':
      return { data: { type: 'payment', links: { authorize: answer.url } } };
    case 'taken':
      return { data: { type: 'payout', attributes: { status: 'ACCEPTED' } } };
    case 'refused':
      return { errors: [{ code: answer.reason }] };
    case 'cancelled':
      return { data: { type: path.slice(0, -1), attributes: { cancelled: answer.inTime } } };
  }
}
