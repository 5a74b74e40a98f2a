import Fastify from 'fastify';
import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { SCHEMA_PATH } from '@foyer/contract/transport/schemaPath.ts';
import { publishSchema } from './publishSchema.ts';

it('publishes the SDL, which caches may keep', async () => {
  const app = Fastify();
  publishSchema(app);
  const first = await app.inject(SCHEMA_PATH);
  expect(first.headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=300',
  });
  expect(buildSchema(first.body).getQueryType()?.getFields()).toHaveProperty('viewer');
  const headers = { 'if-none-match': String(first.headers.etag) };
  const again = await app.inject({ url: SCHEMA_PATH, headers });
  expect(again).toMatchObject({ statusCode: 304, body: '' });
  expect((await app.inject({ url: SCHEMA_PATH, headers: { 'if-none-match': '"other"' } })).statusCode).toBe(
    200,
  );
});
