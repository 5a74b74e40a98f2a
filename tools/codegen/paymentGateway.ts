import {
  GATEWAY_CALLS,
  type GatewayCall,
  type GatewayCallName,
} from '@foyer/contract/cashier/gateway/calls.ts';
import { gatewayEvent, GATEWAY_HEADERS } from '@foyer/contract/cashier/gateway/messages.ts';
import fixtures from '@foyer/contract/cashier/fixtures/gateway.json' with { type: 'json' };
import { json, jsonExamples, schemaOf } from './openApi.ts';

/** The payment gateway API as an OpenAPI 3.1 document, from the schemas with which the platform speaks it. */
export function paymentGatewayDocument(): object {
  const paths = Object.entries(GATEWAY_CALLS).map(([name, call]) => [
    call.path,
    // The keys of `GATEWAY_CALLS` are its names.
    { post: operation(name as GatewayCallName, call) },
  ]);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Foyer: payment gateway',
      version: '1',
      summary: 'What a payment company serves to the platform, and the events that it sends.',
      description:
        'The platform posts orders to the paths below. The company posts events to the webhook. Both are signed with the shared secret and idempotent. docs/guides/payment-gateway.md tells the rest.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [
      {
        url: 'https://{company}',
        description: 'The base URL of FOYER_PAYMENT_URLS',
        variables: { company: { default: 'gateway.example.com/foyer' } },
      },
    ],
    paths: Object.fromEntries(paths),
    webhooks: { payment: { post: webhook() } },
    components: { securitySchemes: SECURITY, parameters: { timestamp: TIMESTAMP } },
    security: [{ signature: [] }],
  };
}

/** Examples of responses that are not the usual one. */
const OTHER_RESPONSES: Readonly<Partial<Record<GatewayCallName, keyof typeof fixtures.calls>>> = {
  payout: 'payoutRefused',
  cancelPayout: 'cancelTooLate',
  cancelDeposit: 'depositNotClosed',
};
const FIXTURE_NAMES = {
  deposit: 'deposit',
  cancelDeposit: 'depositClosed',
  payout: 'payout',
  refund: 'refund',
  cancelPayout: 'cancelInTime',
} as const;

function operation(name: GatewayCallName, { summary, body, response }: GatewayCall): object {
  const order = name === 'status' ? fixtures.question : fixtures.calls[FIXTURE_NAMES[name]].order;
  return {
    operationId: name,
    summary,
    parameters: [{ $ref: '#/components/parameters/timestamp' }],
    requestBody: { required: true, content: json(schemaOf(body), JSON.parse(order.body)) },
    responses: {
      200: {
        description:
          name === 'status'
            ? 'The latest event, with the headers of an event'
            : 'Stored; the same order again gets the same response',
        content: jsonExamples(schemaOf(response, 'input'), responsesOf(name)),
      },
      ...(name === 'status' && { 404: { description: 'The payment is not known, or has no event yet' } }),
      401: { description: 'The signature or the time is wrong' },
      409: { description: 'The reference was used for another order' },
      503: { description: 'Not now; the platform repeats payouts, refunds and cancellations' },
    },
  };
}

function responsesOf(name: GatewayCallName): Readonly<Record<string, unknown>> {
  if (name === 'status') return { latest: JSON.parse(fixtures.notices['payout.succeeded'].body) };
  const other = OTHER_RESPONSES[name];
  return {
    usual: JSON.parse(fixtures.calls[FIXTURE_NAMES[name]].answer),
    ...(other && { otherwise: JSON.parse(fixtures.calls[other].answer) }),
  };
}

const webhook = (): object => ({
  operationId: 'event',
  summary: 'Reports what happened to a payment, at `https://<platform>/providers/<name>/payment`.',
  parameters: [{ $ref: '#/components/parameters/timestamp' }],
  requestBody: {
    required: true,
    content: jsonExamples(
      schemaOf(gatewayEvent, 'input'),
      Object.fromEntries(
        Object.entries({ ...fixtures.notices, ...fixtures.refundNotices }).map(([type, { body }]) => [
          type,
          JSON.parse(body),
        ]),
      ),
    ),
  },
  responses: {
    200: { description: 'Received. An event that was received before has no further effect' },
    400: {
      description:
        '`BadRequest`: a field cannot be read; `keys.field` names it. `CardNumberReceived`: `keys.field` has a card number, and `keys.toDo` says what to send instead, as an event with a new id. Do not repeat it',
    },
    401: { description: '`BadSignature`, or `StaleTimestamp`: sign it again with the present time' },
    404: { description: '`UnknownPayment`: no order has this reference. Do not repeat it' },
    409: {
      description:
        'The event contradicts the order: `AmountMismatch`, `MerchantMismatch`, `KindMismatch`, `PaymentContradicted`, or `NoticeConflict` for an id with another content. Do not repeat it: a person looks at it',
    },
    503: { description: 'Not now: send the same event again, later and later' },
  },
});

const SECURITY = {
  signature: {
    type: 'apiKey',
    in: 'header',
    name: GATEWAY_HEADERS.signature,
    description:
      'Hex HMAC-SHA256, under the shared secret, of `<x-timestamp>.<path>.<body>`: the path as in this document without the base URL, `event` instead of the path for an event and for the response to `/v1/status`, and the body as the bytes that are sent',
  },
};

const TIMESTAMP = {
  name: GATEWAY_HEADERS.timestamp,
  in: 'header',
  required: true,
  description:
    'Unix time in milliseconds. The receiver refuses a message that is more than five minutes away from its clock',
  schema: { type: 'string', pattern: '^\\d{1,15}$' },
  example: '1795176000000',
};
