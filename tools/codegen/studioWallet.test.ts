import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { STUDIO_CALLS, type StudioCall, type StudioCallName } from '@foyer/contract/studios/calls.ts';
import calls from '@foyer/contract/studios/fixtures/calls.json' with { type: 'json' };
import document from '@foyer/contract/generated/studioWallet.json' with { type: 'json' };
import { STUDIO_ERRORS } from '@foyer/contract/studios/http.ts';

const NAMES = Object.keys(STUDIO_CALLS) as StudioCallName[];
const { paths } = document as { paths: Record<string, { post: Operation }> };
const ajv = new Ajv2020();

interface Content {
  readonly content: { readonly 'application/json': { readonly schema: object } };
}
interface Operation {
  readonly requestBody: Content;
  readonly responses: Record<string, Content & { readonly description: string }>;
}
const operationOf = ({ path }: StudioCall): Operation => {
  const found = paths[path];
  if (!found) throw new RangeError(`the document has no ${path}`);
  return found.post;
};
const accepts = ({ content }: Content, value: unknown) =>
  ajv.validate(content['application/json'].schema, value);

describe('the API document of the studios’ wallet', () => {
  it('is a valid document of OpenAPI 3.1', async () => {
    const found = await new Validator().validate(structuredClone(document));
    expect(found).toEqual({ valid: true });
  });

  it.each(NAMES)('accepts the example of %s and refuses what the platform refuses', (name) => {
    const call = STUDIO_CALLS[name];
    const { requestBody, responses } = operationOf(call);
    const { body, answer: response } = calls[name];
    expect(accepts(requestBody, body)).toBe(true);
    expect(responses[200] && accepts(responses[200], response)).toBe(true);
    const [first = ''] = Object.keys(body);
    for (const wrong of [
      { ...body, extra: 1 },
      { ...body, [first]: '' },
      { ...body, [first]: 'ö' },
      {},
      [],
    ]) {
      expect(accepts(requestBody, wrong)).toBe(v.is(call.body, wrong));
      expect(accepts(requestBody, wrong)).toBe(false);
    }
  });

  it('lists every error under its status', () => {
    const named = Object.values(paths).flatMap(({ post }) =>
      Object.entries(post.responses).flatMap(([status, { description }]) =>
        [...description.matchAll(/`(\w+)`/g)].map(([, type]) => `${status} ${type}`),
      ),
    );
    const kinds = Object.entries(STUDIO_ERRORS).map(([type, status]) => `${status} ${type}`);
    expect(new Set(named)).toEqual(new Set([...kinds, '503 Maintenance']));
  });
});
