import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import type { PaymentPort, PayoutOrder } from '../../modules/cashier/index.ts';
import type { Clock } from '../../infra/clock.ts';
import {
  fetchPartnerMessage,
  callPartner,
  jsonOf,
  partnerAddress,
  parseResponse,
  readNotice,
  type PartnerCall,
} from '../../infra/httpClient/httpClient.ts';
import { requireFresh, requireSame } from '../../infra/httpClient/signature.ts';
import {
  meaningOf,
  minorAmount,
  partnerCurrency,
  partnerText,
  payoutRefused,
  type PaymentProviderConfig,
} from '../payments/paymentProvider.ts';

/**
 * Plastra card payments: JSON with a signature header, amounts in minor units. We receive a token, never a card number.
 */
export function plastraPayments({ url, key, frameOrigin }: PaymentProviderConfig, clock: Clock): PaymentPort {
  const sign = (time: string, body: string): string =>
    createHmac('sha512', key).update(`plastra\n${time}\n${body}`).digest('hex');

  const callOf = (order: object): PartnerCall => {
    const body = JSON.stringify(order);
    const time = String(clock.now().getTime());
    const headers = { 'content-type': 'application/json', [TIME]: time, [SEAL]: sign(time, body) };
    return { url: `${url}/orders`, headers, body };
  };
  const request = async <Schema extends v.GenericSchema>(order: object, schema: Schema) =>
    parseResponse(schema, await callPartner(callOf(order)));

  return {
    frameOrigin,

    async beginDeposit({ returnUrl, locale, ...order }) {
      const charge = { order: 'charge', ...orderBody(order), backUrl: returnUrl, language: locale };
      return partnerAddress((await request(charge, begunSchema)).frame, frameOrigin);
    },

    async cancelDeposit({ brand, reference }) {
      return (await request({ order: 'void', merchant: brand, reference }, voidSchema)).voided;
    },

    async payOut(order) {
      const response = await request({ order: 'transfer', ...orderBody(order) }, payoutSchema);
      if (!response.taken) payoutRefused(response.because);
    },

    async cancelPayout({ brand, reference }) {
      return (await request({ order: 'recall', merchant: brand, reference }, recallSchema)).recalled;
    },

    latestCallback: ({ brand, reference }) =>
      fetchPartnerMessage(callOf({ order: 'tell', merchant: brand, reference })),

    read({ headers, body, now }) {
      const [time, signature] = [headers[TIME], headers[SEAL]].map((value) => String(value));
      requireSame(signature, sign(time ?? '', body));
      requireFresh(Number(time), now);
      const notice = readNotice(noticeSchema, jsonOf(body));
      const [kind, outcome] = meaningOf(EVENTS, notice.happened, 'happened');
      const { card } = notice;
      return {
        noticeId: notice.message,
        brand: notice.merchant,
        reference: notice.reference,
        kind,
        outcome,
        amount: minorAmount(notice.amount.minor, notice.amount.currency),
        reason: notice.because ?? null,
        account: card ? { id: card.token, label: `${card.brand} •• ${card.lastFour}` } : null,
      };
    },

    thank: () => ({ type: 'application/json', body: '{"heard":true}' }),
  };
}

const TIME = 'plastra-time';
const SEAL = 'plastra-seal';

const orderBody = (order: Omit<PayoutOrder, 'locale'>) => ({
  merchant: order.brand,
  reference: order.reference,
  payer: order.playerId,
  kind: order.method,
  amount: { minor: String(order.amount.minor), currency: order.amount.currency },
  country: order.country,
  cardToken: order.account,
});

const EVENTS = {
  'charge.captured': ['deposit', 'succeeded'],
  'charge.declined': ['deposit', 'refused'],
  'charge.left': ['deposit', 'abandoned'],
  'charge.waiting': ['deposit', 'pending'],
  'charge.disputed': ['deposit', 'reversed'],
  'transfer.paid': ['payout', 'succeeded'],
  'transfer.declined': ['payout', 'refused'],
  'transfer.waiting': ['payout', 'pending'],
  'transfer.returned': ['payout', 'returned'],
} as const;

const begunSchema = v.object({ frame: partnerText });
const payoutSchema = v.variant('taken', [
  v.object({ taken: v.literal(true) }),
  v.object({ taken: v.literal(false), because: partnerText }),
]);
const voidSchema = v.object({ voided: v.boolean() });
const recallSchema = v.object({ recalled: v.boolean() });
const noticeSchema = v.object({
  message: partnerText,
  happened: partnerText,
  merchant: partnerText,
  reference: partnerText,
  amount: v.object({ minor: partnerText, currency: partnerCurrency }),
  because: v.optional(partnerText),
  card: v.optional(
    v.object({
      token: partnerText,
      brand: partnerText,
      // The last four digits are the most of the card number that is accepted.
      lastFour: v.pipe(v.string(), v.regex(/^\d{4}$/)),
    }),
  ),
});
