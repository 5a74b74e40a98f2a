import * as v from 'valibot';
import { CurrencySchema as currency } from '../../site/codes.ts';

/**
 * Payment gateway API: signed JSON between the platform and a payment company, or an operator's own gateway. The
 * platform posts orders to the company; the company posts events to `<platform>/providers/<name>/payment`. Money is a
 * decimal string in major units. See docs/guides/payment-gateway.md.
 */
export const GATEWAY_PATHS = {
  deposit: '/v1/deposits',
  cancelDeposit: '/v1/deposits/cancel',
  payout: '/v1/payouts',
  refund: '/v1/refunds',
  cancelPayout: '/v1/payouts/cancel',
  status: '/v1/status',
} as const;

/**
 * `x-signature` is the hex HMAC-SHA256, under the shared secret, of `<x-timestamp>.<path>.<raw body>`. The path is one
 * of `GATEWAY_PATHS` for an order, and `EVENT_PATH` for an event. `x-timestamp` is Unix time in milliseconds.
 */
export const GATEWAY_HEADERS = { timestamp: 'x-timestamp', signature: 'x-signature' } as const;

/** Stands for the path in the signature of an event, because the same event also answers a status query. */
export const EVENT_PATH = 'event';

export const GATEWAY_EVENTS = [
  'deposit.pending',
  'deposit.succeeded',
  'deposit.refused',
  'deposit.abandoned',
  'deposit.reversed',
  'payout.pending',
  'payout.succeeded',
  'payout.refused',
  'payout.returned',
  'refund.pending',
  'refund.succeeded',
  'refund.refused',
  'refund.returned',
] as const;
export type GatewayEventType = (typeof GATEWAY_EVENTS)[number];

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(500));
const amount = v.pipe(v.string(), v.regex(/^\d{1,16}(\.\d{1,4})?$/, 'not an amount'));

const named = {
  /** The operator's id at the company. A company may give each brand an id of its own. */
  merchant: text,
  /** The platform's id of the payment, and the idempotency key: the same order again is the same payment. */
  reference: text,
};

const order = {
  ...named,
  /** The platform's id of the player, always the same for the same player. */
  player: text,
  /** What the payer pays, or the payee receives, fees included. */
  amount,
  currency,
  /** `providerMethod` of `sites/payments/methods.json`. */
  method: text,
  /** The company's id of an account that the player used before; null for a new one. */
  account: v.nullable(text),
  /** ISO 3166 country of the player. */
  country: text,
  /** Language of the player, such as `fr_CA`. */
  locale: text,
};

export const depositOrder = v.strictObject({
  ...order,
  /** Where the payment page sends the player, whatever the outcome. */
  returnUrl: text,
});
export const payoutOrder = v.strictObject(order);
export const refundOrder = v.strictObject({
  ...order,
  /** Reference of the deposit whose money goes back to the account that paid it. */
  deposit: text,
});
/** Names a payment, to cancel it or to query its status. */
export const namedOrder = v.strictObject(named);

export const depositResponse = v.object({
  /** URL of the payment page, which is shown in a frame of the lobby. */
  frameUrl: text,
});
export const payoutResponse = v.variant('accepted', [
  v.object({ accepted: v.literal(true) }),
  v.object({ accepted: v.literal(false), reason: text }),
]);
export const cancelResponse = v.object({
  /** True: the payment can no longer happen. False: it has happened, or still may. */
  cancelled: v.boolean(),
});

/** At most eight digits, so that no card or account number reaches the platform. */
const maskedLabel = v.pipe(
  text,
  v.regex(/^\D*(\d\D*){0,8}$/, 'a label of an account is masked, like `Visa •• 1111`'),
);

export const gatewayEvent = v.object({
  /** The company's id of the event, unique for all its events. An event that is sent again keeps it. */
  id: text,
  type: v.picklist(GATEWAY_EVENTS, 'not an event'),
  ...named,
  /** The amount of the order. */
  amount,
  currency,
  /**
   * Why it was refused, returned or reversed: `insufficient_funds`, `card_expired`, `account_closed`, `bank_limit`,
   * `suspected_fraud`, or another code, for which the player sees a general text.
   */
  reason: v.optional(v.nullable(text), null),
  /** The account that paid or was paid: the company's own id of it, and a masked label. */
  account: v.optional(v.nullable(v.object({ id: text, label: maskedLabel })), null),
});
