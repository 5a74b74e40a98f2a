import * as v from 'valibot';
import { toDecimal } from '@foyer/domain/money.ts';
import { readNotice, unreadable } from '../../infra/httpClient/httpClient.ts';
import { requireFresh } from '../../infra/httpClient/signature.ts';
import { paymentPort, type Operation, type Order } from '../payments/paymentPort.ts';
import * as fields from '../payments/fields.ts';
import type { MerchantPort } from '../payments/merchants.ts';
import type { AdapterConfig } from '../payments/paymentProvider.ts';
import { signedCall, acknowledge, verified } from './signing.ts';
import { elementOf, escaped, unescaped, type Element } from './xml.ts';

/** Krofort payments: XML like its logins, with amounts in major units. */
export const krofortPayments = ({ url, keys, frameOrigin }: AdapterConfig): MerchantPort =>
  paymentPort(frameOrigin, {
    call: (operation, order) =>
      signedCall({ url, keys }, [NAMES[operation], NAMES[operation]], {
        attributes: attributesOf(order),
        ...('returnUrl' in order && { inner: `<returnUrl>${escaped(order.returnUrl)}</returnUrl>` }),
      }),
    contentOf: (response, operation) => elementOf(`${NAMES[operation]}Response`, response),
    responses: { deposit: begun, payout: decided, cancelDeposit: cancelled, cancelPayout: cancelled },
    read(callback) {
      const { attributes, inner } = verified(keys, callback, 'paymentResult');
      const notice = readNotice(resultSchema, attributes);
      requireFresh(Date.parse(notice.time), callback.now);
      const [kind, outcome] = fields.meaningOf(EVENTS, `${notice.kind}.${notice.status}`, 'status');
      const from = inner === '' ? null : (elementOf('account', inner) ?? unreadable('account'));
      return {
        noticeId: notice.id,
        merchant: notice.merchant,
        reference: notice.reference,
        kind,
        outcome,
        amount: fields.decimalAmount(notice.amount, notice.currency),
        reason: notice.reason,
        account: from && readNotice(fields.account, from.attributes),
      };
    },
    acknowledge,
  });

const NAMES: Readonly<Record<Operation, string>> = {
  deposit: 'payment',
  cancelDeposit: 'paymentCancel',
  payout: 'payout',
  cancelPayout: 'payoutCancel',
  status: 'paymentStatus',
};

const attributesOf = (order: Order): Element['attributes'] => ({
  merchant: order.merchant,
  reference: order.reference,
  ...('amount' in order && {
    customer: order.playerId,
    method: order.method,
    amount: toDecimal(order.amount),
    currency: order.amount.currency,
    country: order.country,
    ...(order.account !== null && { account: order.account }),
  }),
  ...('returnUrl' in order && { locale: order.locale }),
});

const EVENTS = {
  'payment.accepted': ['deposit', 'succeeded'],
  'payment.declined': ['deposit', 'refused'],
  'payment.aborted': ['deposit', 'abandoned'],
  'payment.pending': ['deposit', 'pending'],
  'payment.reversed': ['deposit', 'reversed'],
  'payout.accepted': ['payout', 'succeeded'],
  'payout.declined': ['payout', 'refused'],
  'payout.pending': ['payout', 'pending'],
  'payout.returned': ['payout', 'returned'],
} as const;

const begun = fields.response(v.object({ inner: v.string() }), ({ inner }) =>
  unescaped(elementOf('url', inner)?.inner ?? ''),
);
const decided = fields.response(
  v.object({
    attributes: v.variant('status', [
      v.object({ status: v.literal('taken') }),
      v.object({ status: v.literal('refused'), reason: v.optional(v.string(), '') }),
    ]),
  }),
  ({ attributes }) => (attributes.status === 'refused' ? attributes.reason : null),
);
const cancelled = fields.response(
  v.object({ attributes: v.object({ done: v.picklist(['yes', 'no']) }) }),
  ({ attributes }) => attributes.done === 'yes',
);
const resultSchema = v.object({
  id: fields.text,
  merchant: fields.text,
  reference: fields.text,
  kind: fields.text,
  status: fields.text,
  amount: fields.text,
  currency: fields.currency,
  time: fields.text,
  reason: fields.optionalText,
});
