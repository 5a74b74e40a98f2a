import * as v from 'valibot';
import { toDecimal } from '@foyer/domain/money.ts';
import type { PaymentPort, PayoutOrder } from '../../modules/cashier/index.ts';
import {
  fetchPartnerMessage,
  callPartner,
  partnerAddress,
  readNotice,
  unreadable,
  unusable,
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
import {
  attributesText,
  DIGEST,
  digest,
  elementOf,
  escaped,
  single,
  unescaped,
  type Element,
} from './xml.ts';

/** Krofort payments: XML like its logins, with amounts in major units. */
export function krofortPayments({ url, key, frameOrigin }: PaymentProviderConfig): PaymentPort {
  const callOf = (name: string, attributes: Element['attributes'], inner = ''): PartnerCall => {
    const body = `<${name}${attributesText(attributes)}>${inner}</${name}>`;
    const headers = { 'content-type': 'application/xml', [DIGEST]: digest(key, body) };
    return { url: `${url}/${name}.xml`, headers, body };
  };
  const request = async (name: string, attributes: Element['attributes'], inner = ''): Promise<Element> =>
    elementOf(`${name}Response`, await callPartner(callOf(name, attributes, inner))) ?? unusable();

  return {
    frameOrigin,

    async beginDeposit({ returnUrl, locale, ...order }) {
      const attributes = { ...orderAttributes(order), locale };
      const { inner } = await request('payment', attributes, `<returnUrl>${escaped(returnUrl)}</returnUrl>`);
      return partnerAddress(unescaped(elementOf('url', inner)?.inner ?? ''), frameOrigin);
    },

    async cancelDeposit({ brand, reference }) {
      const { attributes } = await request('paymentCancel', { merchant: brand, reference });
      return attributes['done'] === 'yes' || (attributes['done'] === 'no' ? false : unusable());
    },

    async payOut(order) {
      const { attributes } = await request('payout', orderAttributes(order));
      if (attributes['status'] === 'taken') return;
      if (attributes['status'] === 'refused') payoutRefused(attributes['reason'] ?? '');
      unusable();
    },

    async cancelPayout({ brand, reference }) {
      const { attributes } = await request('payoutCancel', { merchant: brand, reference });
      return attributes['done'] === 'yes' || (attributes['done'] === 'no' ? false : unusable());
    },

    latestCallback: ({ brand, reference }) =>
      fetchPartnerMessage(callOf('paymentStatus', { merchant: brand, reference })),

    read({ headers, body, now }) {
      requireSame(single(headers[DIGEST]), digest(key, body));
      const result = elementOf('paymentResult', body) ?? unreadable();
      const notice = readNotice(resultSchema, result.attributes);
      requireFresh(Date.parse(notice.time), now);
      const [kind, outcome] = meaningOf(EVENTS, `${notice.kind}.${notice.status}`, 'status');
      const from = result.inner === '' ? null : (elementOf('account', result.inner) ?? unreadable('account'));
      return {
        noticeId: notice.id,
        brand: notice.merchant,
        reference: notice.reference,
        kind,
        outcome,
        amount: decimalAmount(notice.amount, notice.currency),
        reason: notice.reason ?? null,
        account: from && readNotice(accountSchema, from.attributes),
      };
    },

    thank: () => ({ type: 'application/xml', body: '<ok/>' }),
  };
}

const orderAttributes = ({ account, ...order }: Omit<PayoutOrder, 'locale'>): Element['attributes'] => ({
  merchant: order.brand,
  reference: order.reference,
  customer: order.playerId,
  method: order.method,
  amount: toDecimal(order.amount),
  currency: order.amount.currency,
  country: order.country,
  ...(account !== null && { account }),
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

const resultSchema = v.object({
  id: partnerText,
  merchant: partnerText,
  reference: partnerText,
  kind: partnerText,
  status: partnerText,
  amount: partnerText,
  currency: partnerCurrency,
  time: partnerText,
  reason: v.optional(partnerText),
});
const accountSchema = v.object({ id: partnerText, label: partnerText });
