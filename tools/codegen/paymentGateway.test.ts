import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { GATEWAY_CALLS, type GatewayCallName } from '@foyer/contract/cashier/gateway/calls.ts';
import { gatewayEvent, GATEWAY_EVENTS } from '@foyer/contract/cashier/gateway/messages.ts';
import document from '@foyer/contract/generated/paymentGateway.json' with { type: 'json' };

interface Content {
  readonly schema: object;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}
interface Message {
  readonly content: { readonly 'application/json': Content };
}
interface Operation {
  readonly requestBody: Message;
  readonly responses: { readonly '200': Message };
}
const paths = document.paths as Readonly<Record<string, { readonly post: Operation }>>;
const event = document.webhooks.payment.post.requestBody as Message;

const ajv = new Ajv2020();
const accepts = ({ content }: Message, value: unknown) =>
  ajv.validate(content['application/json'].schema, value);
const examplesOf = ({ content: { 'application/json': json } }: Message): readonly unknown[] => [
  ...(json.example === undefined ? [] : [json.example]),
  ...Object.values(json.examples ?? {}).map(({ value }) => value),
];

describe('the API document of payment gateways', () => {
  it('is a valid document of OpenAPI 3.1', async () => {
    expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true });
  });

  it.each(Object.keys(GATEWAY_CALLS) as GatewayCallName[])(
    'has examples of %s which its schemas and those of the platform accept',
    (name) => {
      const { path, body, response } = GATEWAY_CALLS[name];
      const { requestBody, responses } = paths[path]?.post ?? {};
      if (!requestBody || !responses) throw new RangeError(`the document has no ${path}`);
      const orders = examplesOf(requestBody);
      expect(orders).toHaveLength(1);
      for (const order of orders) {
        for (const [right, message] of [
          [true, order],
          [false, { ...Object(order), extra: 1 }],
          [false, { ...Object(order), reference: '' }],
          [false, {}],
        ] as const)
          expect([accepts(requestBody, message), v.is(body, message)]).toEqual([right, right]);
      }
      const replies = examplesOf(responses['200']);
      expect(replies.length).toBeGreaterThan(0);
      for (const reply of replies)
        expect([accepts(responses['200'], reply), v.is(response, reply)]).toEqual([true, true]);
      for (const wrong of [{}, [], null])
        expect([accepts(responses['200'], wrong), v.is(response, wrong)]).toEqual([false, false]);
    },
  );

  it('has an example of every event, which its schema and that of the platform accept', () => {
    const events = examplesOf(event);
    expect(new Set(events.map((one) => Object(one).type))).toEqual(new Set(GATEWAY_EVENTS));
    expect(events).toHaveLength(GATEWAY_EVENTS.length);
    const account = { id: 'a', label: '4111 1111 1111 1111' };
    for (const one of events)
      for (const [right, message] of [
        [true, one],
        [true, { ...Object(one), reason: null, account: null, added: 'later' }],
        [false, { ...Object(one), type: 'deposit.doubled' }],
        [false, { ...Object(one), amount: '12.505.1' }],
        [false, { ...Object(one), account }],
      ] as const)
        expect([accepts(event, message), v.is(gatewayEvent, message)]).toEqual([right, right]);
  });
});
