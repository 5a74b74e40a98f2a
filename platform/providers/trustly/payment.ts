import * as v from 'valibot';
import { toDecimal } from '@foyer/domain/money.ts';
import type { PaymentPort, PayoutOrder } from '../../modules/cashier/index.ts';
import {
  fetchPartnerMessage,
  callPartner,
  jsonOf,
  partnerAddress,
  parseResponse,
  readNotice,
  unusable,
  type PartnerCall,
} from '../../infra/httpClient/httpClient.ts';
import { isSame, requireFresh, requireSame } from '../../infra/httpClient/signature.ts';
import {
  decimalAmount,
  meaningOf,
  partnerCurrency,
  partnerText,
  payoutRefused,
  type PaymentProviderConfig,
} from '../payments/paymentProvider.ts';
import { sign, type Data } from './signing.ts';

/** Trustly payments: JSON-RPC 1.1 like its logins, with amounts in major units. */
export function trustlyPayments({ url, key, frameOrigin }: PaymentProviderConfig): PaymentPort {
  const request = async (method: string, data: Data): Promise<Data> => {
    const { result } = parseResponse(responseSchema, await callPartner(callOf({ url, key }, method, data)));
    const isOurs = result.method === method && result.uuid === data['MessageID'];
    if (!isOurs || !isSame(result.signature, sign(key, method, result.uuid, result.data))) return unusable();
    return result.data;
  };

  return {
    frameOrigin,

    async beginDeposit(order) {
      const data = await request('Deposit', {
        ...orderData(order),
        Locale: order.locale,
        SuccessURL: order.returnUrl,
        FailURL: order.returnUrl,
      });
      return partnerAddress(data['url'], frameOrigin);
    },

    async cancelDeposit({ brand, reference }) {
      const { result } = await request('CancelDeposit', { Username: brand, MessageID: reference });
      return result === '1' || (result === '0' ? false : unusable());
    },

    async payOut(order) {
      const data = await request('AccountPayout', orderData(order));
      if (data['result'] === '1') return;
      if (data['result'] === '0') payoutRefused(data['reason'] ?? '');
      unusable();
    },

    async cancelPayout({ brand, reference }) {
      const { result } = await request('CancelPayout', { Username: brand, MessageID: reference });
      return result === '1' || (result === '0' ? false : unusable());
    },

    latestCallback: ({ brand, reference }) =>
      fetchPartnerMessage(callOf({ url, key }, 'GetNotification', { Username: brand, MessageID: reference })),

    read({ body, now }) {
      const { method, params } = readNotice(noticeSchema, jsonOf(body));
      requireSame(params.signature, sign(key, method, params.uuid, params.data));
      const notice = readNotice(dataSchema, params.data);
      requireFresh(Date.parse(notice.timestamp), now);
      const [kind, outcome] = meaningOf(EVENTS, method, 'method');
      const { accountid, descriptor } = notice;
      return {
        noticeId: notice.notificationid,
        brand: notice.merchant,
        reference: notice.messageid,
        kind,
        outcome,
        amount: decimalAmount(notice.amount, notice.currency),
        reason: notice.reason ?? null,
        account: accountid && descriptor ? { id: accountid, label: descriptor } : null,
      };
    },

    thank({ body }) {
      const { method, params } = readNotice(noticeSchema, jsonOf(body));
      const data = { status: 'OK' };
      const result = { signature: sign(key, method, params.uuid, data), uuid: params.uuid, method, data };
      return { type: JSON_TYPE['content-type'], body: JSON.stringify({ result, version: '1.1' }) };
    },
  };
}

function callOf(
  { url, key }: Pick<PaymentProviderConfig, 'url' | 'key'>,
  method: string,
  data: Data,
): PartnerCall {
  // The order's own id, so that a repeated request is identical.
  const uuid = data['MessageID'] ?? '';
  const params = { Signature: sign(key, method, uuid, data), UUID: uuid, Data: data };
  const body = JSON.stringify({ method, params, version: '1.1' });
  return { url: `${url}/api/2`, headers: JSON_TYPE, body };
}

const orderData = ({ account, amount, ...order }: Omit<PayoutOrder, 'locale'>): Data => ({
  Username: order.brand,
  MessageID: order.reference,
  EndUserID: order.playerId,
  Amount: toDecimal(amount),
  Currency: amount.currency,
  Method: order.method,
  Country: order.country,
  ...(account !== null && { AccountID: account }),
});

const JSON_TYPE = { 'content-type': 'application/json' };

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

const data = v.record(v.string(), v.pipe(v.string(), v.maxLength(500)));
const responseSchema = v.object({
  result: v.object({ signature: partnerText, uuid: partnerText, method: partnerText, data }),
});
const noticeSchema = v.object({
  method: partnerText,
  params: v.object({ signature: partnerText, uuid: partnerText, data }),
  version: v.literal('1.1'),
});
const dataSchema = v.object({
  merchant: partnerText,
  messageid: partnerText,
  notificationid: partnerText,
  timestamp: partnerText,
  amount: partnerText,
  currency: partnerCurrency,
  reason: v.optional(partnerText),
  accountid: v.optional(partnerText),
  descriptor: v.optional(partnerText),
});
