import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApi, type TestApi } from '../../testing/testApi.ts';

let api: TestApi;
let anna: string;
beforeAll(async () => {
  api = await testApi();
  anna = await api.token();
});
afterAll(() => api.stop());
beforeEach(() => api.database.pool.query('delete from identity.attempt'));

const aliased = (count: number, field: string) =>
  Array.from({ length: count }, (_, i) => `a${i}: ${field}`).join(' ');
const codes = (count: number) => aliased(count, 'requestSignInCode(address: "ella@foyer.test") { attempt }');
const launches = (count: number) => aliased(count, 'launchGame(slug: "fox-and-ember", mode: real) { url }');

/** Plain HTTP requests of an attacker. */
async function post(query: string, { path = '/graphql', brand = 'northlight', token = '' } = {}) {
  const response = await fetch(`http://127.0.0.1:${api.port}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-brand': brand,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query }),
  });
  const body: { errors?: { message: string; extensions: { type: string; reasons: string[] } }[] } =
    await response.json();
  return { status: response.status, errors: body.errors ?? [] };
}
const rows = async (table: string) =>
  Number((await api.database.pool.query(`select count(*) from ${table}`)).rows[0]?.count);

describe.each(['/graphql', '/api/graphql'])('%s', (path) => {
  it('GQLC-01 140 launches in one document are refused before one runs', async () => {
    const before = await rows('wallet.game_session');
    const { status, errors } = await post(`mutation { ${launches(140)} }`, { path, token: anna });
    expect(status).toBe(400);
    expect(errors).toHaveLength(1);
    expect(errors[0]?.extensions).toMatchObject({ type: 'DocumentTooLarge', reasons: ['rootFields'] });
    expect(await rows('wallet.game_session')).toBe(before);
  });

  it('CUST-01 a hundred requests for a code in one document are refused before one runs', async () => {
    const { status, errors } = await post(`mutation { ...f } fragment f on Mutation { ${codes(100)} }`, {
      path,
      brand: 'harbour',
    });
    expect([status, errors[0]?.extensions.type]).toEqual([400, 'DocumentTooLarge']);
    expect(await rows('identity.attempt')).toBe(0);
    expect(await rows('identity.sign_in_code')).toBe(0);
  });
});

it('CUST-01 ten requests for a code in one document count as ten', async () => {
  const before = await rows('identity.sign_in_code');
  const { errors } = await post(`mutation { ${codes(10)} }`, { brand: 'harbour' });
  expect(errors[0]?.extensions.type).toBe('TooManyRequests');
  expect(await rows('identity.sign_in_code')).toBe(before + 5);
});
