import * as v from 'valibot';
import { SECOND } from '@foyer/domain/duration.ts';
import type { PaymentPort, PayoutOrder } from '../../modules/cashier/index.ts';
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
import { sign, SIGNATURE } from './signing.ts';

/** Zimpler payments: JSON over HTTP like its logins, with amounts in minor units. */
export function zimplerPayments({ url, key, frameOrigin }: PaymentProviderConfig): PaymentPort {
  const callOf = (path: string, order: OrderReference): PartnerCall => {
    const body = JSON.stringify(order);
    const authorization = `Zimpler ${order.site}:${sign(key, body)}`;
    return { url: `${url}/v3/${path}`, headers: { 'content-type': 'application/json', authorization }, body };
  };
  const request = async <Schema extends v.GenericSchema>(
    path: string,
    order: OrderReference,
    schema: Schema,
  ) => parseResponse(schema, await callPartner(callOf(path, order)));

  return {
    frameOrigin,

    async beginDeposit({ returnUrl, locale, ...order }) {
      const deposit = { ...orderBody(order), redirect_url: returnUrl, locale };
      return partnerAddress((await request('deposits', deposit, begunSchema)).redirect_url, frameOrigin);
    },

    async cancelDeposit({ brand, reference }) {
      return (await request('deposits/cancel', { site: brand, ref: reference }, cancelSchema)).cancelled;
    },

    async payOut(order) {
      const response = await request('payouts', orderBody(order), payoutSchema);
      if (response.status === 'rejected') payoutRefused(response.reason);
    },

    async cancelPayout({ brand, reference }) {
      return (await request('payouts/cancel', { site: brand, ref: reference }, cancelSchema)).cancelled;
    },

    latestCallback: ({ brand, reference }) =>
      fetchPartnerMessage(callOf('payments/latest', { site: brand, ref: reference })),

    read({ headers, body, now }) {
      const [, seconds = '', signature] = SIGNATURE.exec(String(headers['zimpler-signature'])) ?? [];
      requireSame(signature, sign(key, `${seconds}.${body}`));
      requireFresh(Number(seconds) * SECOND, now);
      const { id, event, ref, site, amount, currency, reason, account } = readNotice(
        eventSchema,
        jsonOf(body),
      );
      const [kind, outcome] = meaningOf(EVENTS, event, 'event');
      return {
        noticeId: id,
        brand: site,
        reference: ref,
        kind,
        outcome,
        amount: minorAmount(String(amount), currency),
        reason: reason ?? null,
        account: account ?? null,
      };
    },

    thank: () => ({ type: 'application/json', body: '{}' }),
  };
}

interface OrderReference {
  readonly site: string;
  readonly ref: string;
}

const orderBody = (order: Omit<PayoutOrder, 'locale'>) => ({
  ref: order.reference,
  site: order.brand,
  user: order.playerId,
  method: order.method,
  // The maximum amounts of all methods are far below `Number.MAX_SAFE_INTEGER`.
  amount: Number(order.amount.minor),
  currency: order.amount.currency,
  country: order.country,
  account: order.account,
});

const EVENTS = {
  'deposit.completed': ['deposit', 'succeeded'],
  'deposit.denied': ['deposit', 'refused'],
  'deposit.cancelled': ['deposit', 'abandoned'],
  'deposit.pending': ['deposit', 'pending'],
  'deposit.reversed': ['deposit', 'reversed'],
  'payout.completed': ['payout', 'succeeded'],
  'payout.denied': ['payout', 'refused'],
  'payout.pending': ['payout', 'pending'],
  'payout.returned': ['payout', 'returned'],
} as const;

const begunSchema = v.object({ redirect_url: partnerText });
const payoutSchema = v.variant('status', [
  v.object({ status: v.literal('accepted') }),
  v.object({ status: v.literal('rejected'), reason: partnerText }),
]);
const cancelSchema = v.object({ cancelled: v.boolean() });
const eventSchema = v.object({
  id: partnerText,
  event: partnerText,
  ref: partnerText,
  site: partnerText,
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  currency: partnerCurrency,
  reason: v.optional(partnerText),
  account: v.optional(v.object({ id: partnerText, label: partnerText })),
});
