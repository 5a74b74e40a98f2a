import * as v from 'valibot';
import { paymentPort, type Order } from '../payments/paymentPort.ts';
import * as fields from '../payments/fields.ts';
import type { MerchantPort } from '../payments/merchants.ts';
import type { AdapterConfig } from '../payments/paymentProvider.ts';
import { signedCall, acknowledge, verified } from './signing.ts';

/** Zimpler payments: JSON over HTTP like its logins, with amounts in minor units. */
export const zimplerPayments = ({ url, keys, frameOrigin }: AdapterConfig): MerchantPort =>
  paymentPort(frameOrigin, {
    call: (operation, order) => signedCall({ url, keys }, PATHS[operation], bodyOf(order)),
    responses: { deposit: begun, payout: decided, cancelDeposit: cancelled, cancelPayout: cancelled },
    read(callback) {
      const { id, event, ref, site, amount, currency, reason, account } = verified(
        keys,
        callback,
        eventSchema,
      );
      const [kind, outcome] = fields.meaningOf(EVENTS, event, 'event');
      return {
        noticeId: id,
        merchant: site,
        reference: ref,
        kind,
        outcome,
        amount: fields.minorAmount(String(amount), currency),
        reason,
        account,
      };
    },
    acknowledge,
  });

const PATHS = {
  deposit: 'deposits',
  cancelDeposit: 'deposits/cancel',
  payout: 'payouts',
  cancelPayout: 'payouts/cancel',
  status: 'payments/latest',
};

const bodyOf = (order: Order) =>
  'amount' in order
    ? {
        ref: order.reference,
        site: order.merchant,
        user: order.playerId,
        method: order.method,
        // The maximum amounts of all methods are far below `Number.MAX_SAFE_INTEGER`.
        amount: Number(order.amount.minor),
        currency: order.amount.currency,
        country: order.country,
        account: order.account,
        ...('returnUrl' in order && { redirect_url: order.returnUrl, locale: order.locale }),
      }
    : { site: order.merchant, ref: order.reference };

const EVENTS = {
  'deposit.completed': ['deposit', 'succeeded'],
  'deposit.denied': ['deposit', 'refused'],
  'deposit.cancelled': ['deposit', 'abandoned'],
  'deposit.pending': ['deposit', 'pending'],
  'deposit.reversed': ['deposit', 'reversed'],
  'payout.completed': ['payout', 'succeeded'],
  'payout.denied': ['payout', 'refused'],
  'payout.pending': ['payout', 'pending'],
  'payout.returned': ['payout', 'returned'],
} as const;

const begun = fields.response(
  v.object({ redirect_url: fields.text }),
  ({ redirect_url: address }) => address,
);
const decided = fields.response(
  v.variant('status', [
    v.object({ status: v.literal('accepted') }),
    v.object({ status: v.literal('rejected'), reason: fields.text }),
  ]),
  (response) => (response.status === 'rejected' ? response.reason : null),
);
const cancelled = fields.response(v.object({ cancelled: v.boolean() }), (response) => response.cancelled);
const eventSchema = v.object({
  id: fields.text,
  event: fields.text,
  ref: fields.text,
  site: fields.text,
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  currency: fields.currency,
  reason: fields.optionalText,
  account: v.optional(v.nullable(fields.account), null),
});
