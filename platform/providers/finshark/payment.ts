import * as v from 'valibot';
import { paymentPort, type Operation, type Order } from '../payments/paymentPort.ts';
import * as fields from '../payments/fields.ts';
import type { MerchantPort } from '../payments/merchants.ts';
import type { AdapterConfig } from '../payments/paymentProvider.ts';
import { signedCall, acknowledge, verified } from './signing.ts';

/** Finshark payments: JWS tokens like its logins, with amounts in minor units. */
export const finsharkPayments = ({ url, keys, frameOrigin }: AdapterConfig): MerchantPort =>
  paymentPort(frameOrigin, {
    call: (operation, order) =>
      signedCall({ url, keys }, `${TYPES[operation]}s`, claimsOf(TYPES[operation], order)),
    responses: { deposit: begun, payout: decided, cancelDeposit: cancelled, cancelPayout: cancelled },
    read(callback) {
      const claims = verified(keys, callback, claimsSchema);
      const [kind, outcome] = fields.meaningOf(EVENTS, `${claims.typ}.${claims.status}`, 'status');
      return {
        noticeId: claims.event,
        merchant: claims.aud,
        reference: claims.jti,
        kind,
        outcome,
        amount: fields.minorAmount(claims.amount_minor, claims.currency),
        reason: claims.reason,
        account: claims.account,
      };
    },
    acknowledge,
  });

const TYPES: Readonly<Record<Operation, string>> = {
  deposit: 'payment',
  cancelDeposit: 'payment-cancellation',
  payout: 'payout',
  cancelPayout: 'payout-cancellation',
  status: 'event-request',
};

const claimsOf = (typ: string, order: Order) => ({
  typ,
  iss: order.merchant,
  jti: order.reference,
  ...('amount' in order && {
    sub: order.playerId,
    scheme: order.method,
    amount_minor: String(order.amount.minor),
    currency: order.amount.currency,
    country: order.country,
    ...(order.account !== null && { account: order.account }),
  }),
  ...('returnUrl' in order && { redirect_uri: order.returnUrl, ui_locales: order.locale }),
});

const EVENTS = {
  'payment.SETTLED': ['deposit', 'succeeded'],
  'payment.DENIED': ['deposit', 'refused'],
  'payment.CANCELLED': ['deposit', 'abandoned'],
  'payment.PENDING': ['deposit', 'pending'],
  'payment.REVERSED': ['deposit', 'reversed'],
  'payout.SETTLED': ['payout', 'succeeded'],
  'payout.DENIED': ['payout', 'refused'],
  'payout.PENDING': ['payout', 'pending'],
  'payout.RETURNED': ['payout', 'returned'],
} as const;

const begun = fields.response(
  v.object({ data: v.object({ links: v.object({ authorize: fields.text }) }) }),
  ({ data }) => data.links.authorize,
);
const decided = fields.response(
  v.union([
    v.object({ data: v.object({ attributes: v.object({ status: v.literal('ACCEPTED') }) }) }),
    v.object({ errors: v.looseTuple([v.object({ code: fields.text })]) }),
  ]),
  (response) => ('errors' in response ? response.errors[0].code : null),
);
const cancelled = fields.response(
  v.object({ data: v.object({ attributes: v.object({ cancelled: v.boolean() }) }) }),
  ({ data }) => data.attributes.cancelled,
);
const claimsSchema = v.object({
  aud: fields.text,
  jti: fields.text,
  event: fields.text,
  typ: fields.text,
  status: fields.text,
  amount_minor: fields.text,
  currency: fields.currency,
  iat: v.pipe(v.number(), v.safeInteger()),
  reason: fields.optionalText,
  account: v.optional(v.nullable(fields.account), null),
});
