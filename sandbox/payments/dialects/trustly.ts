import { toDecimal } from '@foyer/domain/money.ts';
import * as v from 'valibot';
import { isSame, JSON_TYPE, jsonOf } from '../../companies/http.ts';
import { sign, type Data } from '../../paymentLogins/dialects/trustly.ts';
import {
  ofDecimal,
  type OrderResponse,
  type ProviderRequest,
  type ReceivedOrder,
  type PaymentDialect,
} from './dialect.ts';

const EVENTS = {
  'deposit.succeeded': 'credit',
  'deposit.refused': 'reject',
  'deposit.abandoned': 'cancel',
  'deposit.pending': 'pending',
  'deposit.reversed': 'debit',
  'payout.succeeded': 'payoutconfirmation',
  'payout.refused': 'payoutfailed',
  'payout.pending': 'payoutpending',
  'payout.returned': 'payoutreturned',
} as const;

const orderSchema = v.object({
  method: v.picklist(['Deposit', 'CancelDeposit', 'AccountPayout', 'CancelPayout', 'GetNotification']),
  params: v.object({ Signature: v.string(), UUID: v.string(), Data: v.record(v.string(), v.string()) }),
});
const orderOf = ({ body }: ReceivedOrder) => v.parse(orderSchema, jsonOf(body));

/** JSON-RPC 1.1, signed over method, id and data; amounts in major units. */
export const trustly: PaymentDialect = {
  label: 'Trustly',
  paths: ['api/2'],
  read(request, key) {
    if (!v.is(orderSchema, jsonOf(request.body))) return null;
    const { method, params } = orderOf(request);
    if (!isSame(params.Signature, sign(key, method, params.UUID, params.Data))) return null;
    return requestOf(method, params.Data);
  },
  answer(answer, request, key) {
    const { method, params } = orderOf(request);
    const data = dataOf(answer);
    const result = { signature: sign(key, method, params.UUID, data), uuid: params.UUID, method, data };
    return { headers: JSON_TYPE, body: JSON.stringify({ result, version: '1.1' }) };
  },
  notify({ id, merchant, reference, event, amount, reason, account, nowMs }, key) {
    const method = EVENTS[event];
    const data: Data = {
      merchant,
      messageid: reference,
      notificationid: id,
      timestamp: new Date(nowMs).toISOString(),
      amount: toDecimal(amount),
      currency: amount.currency,
      ...(reason !== null && { reason }),
      ...(account && { accountid: account.id, descriptor: account.label }),
    };
    const params = { signature: sign(key, method, id, data), uuid: id, data };
    return { headers: JSON_TYPE, body: JSON.stringify({ method, params, version: '1.1' }) };
  },
};

function requestOf(method: v.InferOutput<typeof orderSchema>['method'], data: Data): ProviderRequest | null {
  const { Username: merchant, MessageID: reference, EndUserID: player, AccountID: account = null } = data;
  const { SuccessURL: returnUrl, Locale: locale = 'en' } = data;
  if (!merchant || !reference) return null;
  if (method === 'CancelDeposit') return { ask: 'cancelDeposit', merchant, reference };
  if (method === 'CancelPayout') return { ask: 'cancelPayout', merchant, reference };
  if (method === 'GetNotification') return { ask: 'latest', merchant, reference };
  const amount = ofDecimal(data['Amount'] ?? '', data['Currency'] ?? '');
  if (!player || !amount) return null;
  const payment = { merchant, reference, player, amount, method: data['Method'] ?? 'bank' };
  if (method === 'AccountPayout') return { ask: 'payout', ...payment, account };
  return returnUrl ? { ask: 'deposit', ...payment, account, returnUrl, locale } : null;
}

function dataOf(answer: OrderResponse): Data {
  switch (answer.is) {
    case 'frame':
      return { url: answer.url };
    case 'taken':
      return { result: '1' };
    case 'refused':
      return { result: '0', reason: answer.reason };
    case 'cancelled':
      return { result: answer.inTime ? '1' : '0' };
  }
}
