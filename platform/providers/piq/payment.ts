import * as v from 'valibot';
import { toDecimal } from '@foyer/domain/money.ts';
import { paymentPort, type Order } from '../payments/paymentPort.ts';
import * as fields from '../payments/fields.ts';
import type { MerchantPort } from '../payments/merchants.ts';
import type { AdapterConfig } from '../payments/paymentProvider.ts';
import { signedCall, acknowledge, verified } from './signing.ts';

/** PIQ payments: form-encoded like its logins, with amounts in major units. */
export const piqPayments = ({ url, keys, frameOrigin }: AdapterConfig): MerchantPort =>
  paymentPort(frameOrigin, {
    call: (operation, order) => signedCall({ url, keys }, PATHS[operation], fieldsOf(order)),
    responses: { deposit: begun, payout: decided, cancelDeposit: cancelled, cancelPayout: cancelled },
    read(callback) {
      const notice = verified(keys, callback, callbackSchema);
      const [kind, outcome] = fields.meaningOf(EVENTS, `${notice.txType}:${notice.statusCode}`, 'statusCode');
      const { accountId, maskedAccount } = notice;
      return {
        noticeId: notice.txId,
        merchant: notice.merchantId,
        reference: notice.attributeRef,
        kind,
        outcome,
        amount: fields.decimalAmount(notice.txAmount, notice.txAmountCy),
        reason: notice.statusReason,
        account: accountId && maskedAccount ? { id: accountId, label: maskedAccount } : null,
      };
    },
    acknowledge,
  });

const PATHS = {
  deposit: 'deposit/init',
  cancelDeposit: 'deposit/cancel',
  payout: 'withdrawal/init',
  cancelPayout: 'withdrawal/cancel',
  status: 'transaction/status',
};

const fieldsOf = (order: Order): Readonly<Record<string, string>> => ({
  merchantId: order.merchant,
  attributeRef: order.reference,
  ...('amount' in order && {
    userId: order.playerId,
    txName: order.method,
    txAmount: toDecimal(order.amount),
    txAmountCy: order.amount.currency,
    country: order.country,
    ...(order.account !== null && { accountId: order.account }),
  }),
  ...('returnUrl' in order && { returnUrl: order.returnUrl, locale: order.locale }),
});

const EVENTS = {
  'deposit:0': ['deposit', 'succeeded'],
  'deposit:1': ['deposit', 'pending'],
  'deposit:-1': ['deposit', 'abandoned'],
  'deposit:-2': ['deposit', 'refused'],
  'deposit:-4': ['deposit', 'reversed'],
  'withdrawal:0': ['payout', 'succeeded'],
  'withdrawal:1': ['payout', 'pending'],
  'withdrawal:-2': ['payout', 'refused'],
  'withdrawal:-3': ['payout', 'returned'],
} as const;

const begun = fields.response(
  v.object({ success: v.literal(true), redirectOutput: v.object({ url: fields.text }) }),
  ({ redirectOutput }) => redirectOutput.url,
);
const decided = fields.response(
  v.variant('success', [
    v.object({ success: v.literal(true) }),
    v.object({ success: v.literal(false), errors: v.looseTuple([v.object({ msg: fields.text })]) }),
  ]),
  (response) => (response.success ? null : response.errors[0].msg),
);
const cancelled = fields.response(v.object({ success: v.boolean() }), ({ success }) => success);
const callbackSchema = v.object({
  txId: fields.text,
  merchantId: fields.text,
  attributeRef: fields.text,
  txType: v.picklist(['deposit', 'withdrawal']),
  statusCode: fields.text,
  statusReason: fields.optionalText,
  txAmount: fields.text,
  txAmountCy: fields.currency,
  accountId: fields.optionalText,
  maskedAccount: fields.optionalText,
  ts: v.pipe(v.string(), v.regex(/^\d{1,12}$/)),
});
