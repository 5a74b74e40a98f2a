import { createHmac } from 'node:crypto';
import {
  cancelResponse,
  depositResponse,
  EVENT_PATH,
  GATEWAY_HEADERS,
  GATEWAY_PATHS,
  gatewayEvent,
  payoutResponse,
  type GatewayEventType,
} from '@foyer/contract/cashier/gateway/messages.ts';
import { toDecimal } from '@foyer/domain/money.ts';
import type { PaymentNotice } from '../../modules/cashier/index.ts';
import type { Clock } from '../../infra/clock.ts';
import { readNotice } from '../../infra/httpClient/httpClient.ts';
import { receivedJson } from '../../infra/httpClient/receivedJson.ts';
import { requireFresh, requireSigned, signedJsonCall } from '../../infra/httpClient/signature.ts';
import { paymentPort, type Order } from '../payments/paymentPort.ts';
import * as fields from '../payments/fields.ts';
import type { MerchantPort } from '../payments/merchants.ts';
import type { AdapterConfig } from '../payments/paymentProvider.ts';

/** The payment gateway API of `contract/cashier/gateway`, which any payment company may implement. */
export function gatewayPayments({ url, keys, frameOrigin }: AdapterConfig, clock: Clock): MerchantPort {
  const post = (path: string, content: object) =>
    signedJsonCall({ url, key: keys[0] }, path, content, clock.now());
  return paymentPort(frameOrigin, {
    call: (operation, order) => post(GATEWAY_PATHS[operation], bodyOf(order)),
    refundCall: (order) => post(GATEWAY_PATHS.refund, { ...bodyOf(order), deposit: order.deposit }),
    responses: {
      deposit: fields.response(depositResponse, ({ frameUrl }) => frameUrl),
      payout: fields.response(payoutResponse, (response) => (response.accepted ? null : response.reason)),
      cancelDeposit: fields.response(cancelResponse, ({ cancelled }) => cancelled),
      cancelPayout: fields.response(cancelResponse, ({ cancelled }) => cancelled),
    },
    read({ headers, body, now }) {
      const at = String(headers[GATEWAY_HEADERS.timestamp]);
      requireSigned(keys, String(headers[GATEWAY_HEADERS.signature]), (key) =>
        createHmac('sha256', key).update(`${at}.${EVENT_PATH}.${body}`).digest('hex'),
      );
      requireFresh(at, now);
      const { id, type, merchant, reference, amount, currency, reason, account } = readNotice(
        gatewayEvent,
        receivedJson(body),
      );
      const [kind, outcome] = EVENTS[type];
      return {
        noticeId: id,
        merchant,
        reference,
        kind,
        outcome,
        amount: fields.decimalAmount(amount, currency),
        reason,
        account,
      };
    },
    acknowledge: () => ({ type: 'application/json', body: '{"received":true}' }),
  });
}

const bodyOf = (order: Order) => ({
  merchant: order.merchant,
  reference: order.reference,
  ...('amount' in order && {
    player: order.playerId,
    amount: toDecimal(order.amount),
    currency: order.amount.currency,
    method: order.method,
    account: order.account,
    country: order.country,
    locale: order.locale,
  }),
  ...('returnUrl' in order && { returnUrl: order.returnUrl }),
});

/** A refund is reported like a payout, under a reference of its own. */
const EVENTS: Readonly<Record<GatewayEventType, readonly [PaymentNotice['kind'], PaymentNotice['outcome']]>> =
  {
    'deposit.pending': ['deposit', 'pending'],
    'deposit.succeeded': ['deposit', 'succeeded'],
    'deposit.refused': ['deposit', 'refused'],
    'deposit.abandoned': ['deposit', 'abandoned'],
    'deposit.reversed': ['deposit', 'reversed'],
    'payout.pending': ['payout', 'pending'],
    'payout.succeeded': ['payout', 'succeeded'],
    'payout.refused': ['payout', 'refused'],
    'payout.returned': ['payout', 'returned'],
    'refund.pending': ['payout', 'pending'],
    'refund.succeeded': ['payout', 'succeeded'],
    'refund.refused': ['payout', 'refused'],
    'refund.returned': ['payout', 'returned'],
  };
