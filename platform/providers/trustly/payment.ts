import * as v from 'valibot';
import { toDecimal } from '@foyer/domain/money.ts';
import { paymentPort, type Operation, type Order } from '../payments/paymentPort.ts';
import * as fields from '../payments/fields.ts';
import type { MerchantPort } from '../payments/merchants.ts';
import type { AdapterConfig } from '../payments/paymentProvider.ts';
import { resultOf, signedCall, acknowledge, verified, type Data } from './signing.ts';

/** Trustly payments: JSON-RPC 1.1 like its logins, with amounts in major units. */
export const trustlyPayments = ({ url, keys, frameOrigin }: AdapterConfig): MerchantPort =>
  paymentPort(frameOrigin, {
    call: (operation, order) =>
      signedCall(
        { url: `${url}/api/2`, keys },
        {
          // `uuid` is the order's own id, so that a repeated request is identical.
          method: METHODS[operation],
          uuid: order.reference,
          data: dataOf(order),
        },
      ),
    contentOf(response, operation, order) {
      const { method, uuid, data } = resultOf(keys, response);
      return method === METHODS[operation] && uuid === order.reference ? data : null;
    },
    responses: { deposit: begun, payout: decided, cancelDeposit: cancelled, cancelPayout: cancelled },
    read(callback) {
      const { method, data } = verified(keys, callback, dataSchema);
      const [kind, outcome] = fields.meaningOf(EVENTS, method, 'method');
      const { accountid, descriptor } = data;
      return {
        noticeId: data.notificationid,
        merchant: data.merchant,
        reference: data.messageid,
        kind,
        outcome,
        amount: fields.decimalAmount(data.amount, data.currency),
        reason: data.reason,
        account: accountid && descriptor ? { id: accountid, label: descriptor } : null,
      };
    },
    acknowledge: (callback) => acknowledge(keys, callback),
  });

const METHODS: Readonly<Record<Operation, string>> = {
  deposit: 'Deposit',
  cancelDeposit: 'CancelDeposit',
  payout: 'AccountPayout',
  cancelPayout: 'CancelPayout',
  status: 'GetNotification',
};

const dataOf = (order: Order): Data => ({
  Username: order.merchant,
  MessageID: order.reference,
  ...('amount' in order && {
    EndUserID: order.playerId,
    Amount: toDecimal(order.amount),
    Currency: order.amount.currency,
    Method: order.method,
    Country: order.country,
    ...(order.account !== null && { AccountID: order.account }),
  }),
  ...('returnUrl' in order && {
    Locale: order.locale,
    SuccessURL: order.returnUrl,
    FailURL: order.returnUrl,
  }),
});

const EVENTS = {
  credit: ['deposit', 'succeeded'],
  reject: ['deposit', 'refused'],
  cancel: ['deposit', 'abandoned'],
  pending: ['deposit', 'pending'],
  debit: ['deposit', 'reversed'],
  payoutconfirmation: ['payout', 'succeeded'],
  payoutfailed: ['payout', 'refused'],
  payoutpending: ['payout', 'pending'],
  payoutreturned: ['payout', 'returned'],
} as const;

const begun = fields.response(v.object({ url: v.string() }), ({ url }) => url);
const decided = fields.response(
  v.variant('result', [
    v.object({ result: v.literal('1') }),
    v.object({ result: v.literal('0'), reason: v.optional(v.string(), '') }),
  ]),
  (response) => (response.result === '0' ? response.reason : null),
);
const cancelled = fields.response(
  v.object({ result: v.picklist(['0', '1']) }),
  ({ result }) => result === '1',
);
const dataSchema = v.object({
  merchant: fields.text,
  messageid: fields.text,
  notificationid: fields.text,
  timestamp: fields.text,
  amount: fields.text,
  currency: fields.currency,
  reason: fields.optionalText,
  accountid: fields.optionalText,
  descriptor: fields.optionalText,
});
