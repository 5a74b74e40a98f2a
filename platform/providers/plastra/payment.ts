import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import type { Clock } from '../../infra/clock.ts';
import { readNotice } from '../../infra/httpClient/httpClient.ts';
import { receivedJson } from '../../infra/httpClient/receivedJson.ts';
import { requireFresh, requireSigned } from '../../infra/httpClient/signature.ts';
import { paymentPort, type Operation, type Order } from '../payments/paymentPort.ts';
import * as fields from '../payments/fields.ts';
import type { MerchantPort } from '../payments/merchants.ts';
import type { AdapterConfig } from '../payments/paymentProvider.ts';

/** Plastra card payments: JSON with a signature header, amounts in minor units. We receive a token, never a card number. */
export function plastraPayments({ url, keys, frameOrigin }: AdapterConfig, clock: Clock): MerchantPort {
  const [ownKey] = keys;
  const sign = (key: string, time: string, body: string): string =>
    createHmac('sha512', key).update(`plastra\n${time}\n${body}`).digest('hex');

  return paymentPort(frameOrigin, {
    call(operation, order) {
      const body = JSON.stringify(bodyOf(operation, order));
      const time = String(clock.now().getTime());
      const headers = { 'content-type': 'application/json', [TIME]: time, [SEAL]: sign(ownKey, time, body) };
      return { url: `${url}/orders`, headers, body };
    },
    responses: { deposit: begun, payout: decided, cancelDeposit: voided, cancelPayout: recalled },
    read({ headers, body, now }) {
      const time = String(headers[TIME]);
      requireSigned(keys, String(headers[SEAL]), (key) => sign(key, time, body));
      requireFresh(time, now);
      const notice = readNotice(noticeSchema, receivedJson(body));
      const [kind, outcome] = fields.meaningOf(EVENTS, notice.happened, 'happened');
      const { card } = notice;
      return {
        noticeId: notice.message,
        merchant: notice.merchant,
        reference: notice.reference,
        kind,
        outcome,
        amount: fields.minorAmount(notice.amount.minor, notice.amount.currency),
        reason: notice.because,
        account: card ? { id: card.token, label: `${card.brand} •• ${card.lastFour}` } : null,
      };
    },
    acknowledge: () => ({ type: 'application/json', body: '{"heard":true}' }),
  });
}

const TIME = 'plastra-time';
const SEAL = 'plastra-seal';

const ORDERS: Readonly<Record<Operation, string>> = {
  deposit: 'charge',
  cancelDeposit: 'void',
  payout: 'transfer',
  cancelPayout: 'recall',
  status: 'tell',
};

const bodyOf = (operation: Operation, order: Order) => ({
  order: ORDERS[operation],
  merchant: order.merchant,
  reference: order.reference,
  ...('amount' in order && {
    payer: order.playerId,
    kind: order.method,
    amount: { minor: String(order.amount.minor), currency: order.amount.currency },
    country: order.country,
    cardToken: order.account,
  }),
  ...('returnUrl' in order && { backUrl: order.returnUrl, language: order.locale }),
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

const begun = fields.response(v.object({ frame: fields.text }), ({ frame }) => frame);
const decided = fields.response(
  v.variant('taken', [
    v.object({ taken: v.literal(true) }),
    v.object({ taken: v.literal(false), because: fields.text }),
  ]),
  (response) => (response.taken ? null : response.because),
);
const voided = fields.response(v.object({ voided: v.boolean() }), (response) => response.voided);
const recalled = fields.response(v.object({ recalled: v.boolean() }), (response) => response.recalled);
const noticeSchema = v.object({
  message: fields.text,
  happened: fields.text,
  merchant: fields.text,
  reference: fields.text,
  amount: v.object({ minor: fields.text, currency: fields.currency }),
  because: fields.optionalText,
  card: v.optional(
    v.object({
      token: fields.text,
      brand: fields.text,
      // The last four digits are the most of the card number that is accepted.
      lastFour: v.pipe(v.string(), v.regex(/^\d{4}$/)),
    }),
  ),
});
