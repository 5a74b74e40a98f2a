import * as v from 'valibot';
import { SECOND } from '@foyer/domain/duration.ts';
import { toDecimal } from '@foyer/domain/money.ts';
import type { PaymentPort, PayoutOrder } from '../../modules/cashier/index.ts';
import {
  fetchPartnerMessage,
  callPartner,
  partnerAddress,
  parseResponse,
  readNotice,
  unreadable,
  type PartnerCall,
} from '../../infra/httpClient/httpClient.ts';
import { requireFresh, requireSame } from '../../infra/httpClient/signature.ts';
import {
  decimalAmount,
  meaningOf,
  partnerCurrency,
  partnerText,
  payoutRefused,
  type PaymentProviderConfig,
} from '../payments/paymentProvider.ts';
import { sign, type Fields } from './signing.ts';

/** PIQ payments: form-encoded like its logins, with amounts in major units. */
export function piqPayments({ url, key, frameOrigin }: PaymentProviderConfig): PaymentPort {
  const callOf = (path: string, fields: Fields): PartnerCall => ({
    url: `${url}/api/${path}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...fields, sign: sign(key, fields) }).toString(),
  });
  const request = async <Schema extends v.GenericSchema>(path: string, fields: Fields, schema: Schema) =>
    parseResponse(schema, await callPartner(callOf(path, fields)));

  return {
    frameOrigin,

    async beginDeposit({ returnUrl, locale, ...order }) {
      const fields = { ...orderFields(order), returnUrl, locale };
      const { redirectOutput } = await request('deposit/init', fields, begunSchema);
      return partnerAddress(redirectOutput.url, frameOrigin);
    },

    async cancelDeposit({ brand, reference }) {
      const fields = { merchantId: brand, attributeRef: reference };
      return (await request('deposit/cancel', fields, cancelSchema)).success;
    },

    async payOut(order) {
      const response = await request('withdrawal/init', orderFields(order), payoutSchema);
      if (!response.success) payoutRefused(response.errors[0].msg);
    },

    async cancelPayout({ brand, reference }) {
      const fields = { merchantId: brand, attributeRef: reference };
      return (await request('withdrawal/cancel', fields, cancelSchema)).success;
    },

    latestCallback: ({ brand, reference }) =>
      fetchPartnerMessage(callOf('transaction/status', { merchantId: brand, attributeRef: reference })),

    read({ body, now }) {
      const fields = fieldsOf(body);
      requireSame(fields['sign'], sign(key, fields));
      const notice = readNotice(callbackSchema, fields);
      requireFresh(Number(notice.ts) * SECOND, now);
      const [kind, outcome] = meaningOf(EVENTS, `${notice.txType}:${notice.statusCode}`, 'statusCode');
      const { accountId, maskedAccount } = notice;
      return {
        noticeId: notice.txId,
        brand: notice.merchantId,
        reference: notice.attributeRef,
        kind,
        outcome,
        amount: decimalAmount(notice.txAmount, notice.txAmountCy),
        reason: notice.statusReason ?? null,
        account: accountId && maskedAccount ? { id: accountId, label: maskedAccount } : null,
      };
    },

    thank: () => ({ type: 'text/plain', body: 'OK' }),
  };
}

/** Duplicate field names are ambiguous and rejected. */
function fieldsOf(body: string): Fields {
  const pairs = [...new URLSearchParams(body)];
  const fields = Object.fromEntries(pairs);
  return pairs.length === Object.keys(fields).length ? fields : unreadable();
}

const orderFields = ({ account, ...order }: Omit<PayoutOrder, 'locale'>): Fields => ({
  merchantId: order.brand,
  attributeRef: order.reference,
  userId: order.playerId,
  txName: order.method,
  txAmount: toDecimal(order.amount),
  txAmountCy: order.amount.currency,
  country: order.country,
  ...(account !== null && { accountId: account }),
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

const begunSchema = v.object({
  success: v.literal(true),
  redirectOutput: v.object({ url: partnerText }),
});
const payoutSchema = v.variant('success', [
  v.object({ success: v.literal(true) }),
  v.object({ success: v.literal(false), errors: v.looseTuple([v.object({ msg: partnerText })]) }),
]);
const cancelSchema = v.object({ success: v.boolean() });
const callbackSchema = v.object({
  txId: partnerText,
  merchantId: partnerText,
  attributeRef: partnerText,
  txType: v.picklist(['deposit', 'withdrawal']),
  statusCode: partnerText,
  statusReason: v.optional(partnerText),
  txAmount: partnerText,
  txAmountCy: partnerCurrency,
  accountId: v.optional(partnerText),
  maskedAccount: v.optional(partnerText),
  ts: v.pipe(v.string(), v.regex(/^\d{1,12}$/)),
});
