import * as v from 'valibot';
import { SECOND } from '@foyer/domain/duration.ts';
import type { PaymentPort, PayoutOrder } from '../../modules/cashier/index.ts';
import {
  fetchPartnerMessage,
  callPartner,
  partnerAddress,
  parseResponse,
  readNotice,
  type PartnerCall,
} from '../../infra/httpClient/httpClient.ts';
import { requireFresh } from '../../infra/httpClient/signature.ts';
import {
  meaningOf,
  minorAmount,
  partnerCurrency,
  partnerText,
  payoutRefused,
  type PaymentProviderConfig,
} from '../payments/paymentProvider.ts';
import { claimsOf, tokenOf } from './signing.ts';

/** Finshark payments: JWS tokens like its logins, with amounts in minor units. */
export function finsharkPayments({ url, key, frameOrigin }: PaymentProviderConfig): PaymentPort {
  const callOf = (typ: string, claims: object): PartnerCall => ({
    url: `${url}/${typ}s`,
    headers: { 'content-type': 'application/jwt' },
    body: tokenOf(key, { typ, ...claims }),
  });
  const request = async <Schema extends v.GenericSchema>(typ: string, claims: object, schema: Schema) =>
    parseResponse(schema, await callPartner(callOf(typ, claims)));

  return {
    frameOrigin,

    async beginDeposit({ returnUrl, locale, ...order }) {
      const claims = { ...orderClaims(order), redirect_uri: returnUrl, ui_locales: locale };
      const { data } = await request('payment', claims, begunSchema);
      return partnerAddress(data.links.authorize, frameOrigin);
    },

    async cancelDeposit({ brand, reference }) {
      const claims = { iss: brand, jti: reference };
      return (await request('payment-cancellation', claims, cancelSchema)).data.attributes.cancelled;
    },

    async payOut(order) {
      const response = await request('payout', orderClaims(order), payoutSchema);
      if ('errors' in response) payoutRefused(response.errors[0].code);
    },

    async cancelPayout({ brand, reference }) {
      const claims = { iss: brand, jti: reference };
      return (await request('payout-cancellation', claims, cancelSchema)).data.attributes.cancelled;
    },

    latestCallback: ({ brand, reference }) =>
      fetchPartnerMessage(callOf('event-request', { iss: brand, jti: reference })),

    read({ body, now }) {
      const claims = readNotice(claimsSchema, claimsOf(key, body));
      requireFresh(claims.iat * SECOND, now);
      const [kind, outcome] = meaningOf(EVENTS, `${claims.typ}.${claims.status}`, 'status');
      return {
        noticeId: claims.event,
        brand: claims.aud,
        reference: claims.jti,
        kind,
        outcome,
        amount: minorAmount(claims.amount_minor, claims.currency),
        reason: claims.reason ?? null,
        account: claims.account ?? null,
      };
    },

    thank: () => ({ type: 'application/vnd.api+json', body: '{"data":{"type":"receipt","id":"taken"}}' }),
  };
}

const orderClaims = ({ account, ...order }: Omit<PayoutOrder, 'locale'>) => ({
  iss: order.brand,
  jti: order.reference,
  sub: order.playerId,
  scheme: order.method,
  amount_minor: String(order.amount.minor),
  currency: order.amount.currency,
  country: order.country,
  ...(account !== null && { account }),
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

const begunSchema = v.object({ data: v.object({ links: v.object({ authorize: partnerText }) }) });
const payoutSchema = v.union([
  v.object({ data: v.object({ attributes: v.object({ status: v.literal('ACCEPTED') }) }) }),
  v.object({ errors: v.looseTuple([v.object({ code: partnerText })]) }),
]);
const cancelSchema = v.object({ data: v.object({ attributes: v.object({ cancelled: v.boolean() }) }) });
const claimsSchema = v.object({
  aud: partnerText,
  jti: partnerText,
  event: partnerText,
  typ: partnerText,
  status: partnerText,
  amount_minor: partnerText,
  currency: partnerCurrency,
  iat: v.pipe(v.number(), v.safeInteger()),
  reason: v.optional(partnerText),
  account: v.optional(v.object({ id: partnerText, label: partnerText })),
});
