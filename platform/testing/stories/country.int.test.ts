import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GamePage, LaunchGame } from '@foyer/contract/generated/operations.ts';
import { ACCESS_TOKEN_COOKIE } from '@foyer/contract/transport/headers.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import { brandId } from '@foyer/domain/ids.ts';
import { openAccount } from '../../flows/registration/createAccount.ts';
import { readConfig } from '../../infra/config.ts';
import { loadWebBundle } from '../../server/pages/webBundle.ts';
import { testApi, type TestApi } from '../testApi.ts';

// The tests use one brand, players of two countries that it serves, and a player of a country that it does not serve.
// This game is closed to India.
const SLUG = 'tarot-of-tin';
const HOST = 'tivoli.localhost:3000';

let harness: TestApi;
const tokens = new Map<string, string>();
beforeAll(async () => {
  harness = await testApi({ web: await loadWebBundle(readConfig({}).webBuildFolder) });
  await settle('IE', 'EUR');
  await settle('IN', 'EUR');
  await settle('GB', 'EUR');
});
afterAll(() => harness.stop());

async function settle(country: string, currency: Currency): Promise<void> {
  const email = `${country.toLowerCase()}@foyer.test`;
  const password = 'foyer-demo-1';
  const person = { firstName: 'Iris', lastName: 'Quill', birthDate: '1990-01-01', language: 'en' } as const;
  // Players from an unserved country cannot sign in, so this one signed in before moving.
  const player = { brand: brandId('tivoli'), email, password, country: 'IE', currency, ...person };
  const id = await harness.database.transaction((tx) => openAccount(harness.services, tx, player));
  tokens.set(country, await harness.token('tivoli', email));
  await harness.database.pool.query('update identity.player set country = $1 where id = $2', [country, id]);
}

const ask = ({ documentId }: { documentId: string }, country: string, variables: object) =>
  harness.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { documentId, variables },
    headers: { host: HOST, authorization: `Bearer ${tokens.get(country)}` },
  });

const page = (country: string, url = '/en/') =>
  harness.app.inject({
    url,
    headers: { host: HOST },
    cookies: { [ACCESS_TOKEN_COOKIE]: tokens.get(country) ?? '' },
  });

describe('country rules: licence, then brand, then the player’s own country', () => {
  it('decide which games GraphQL returns', async () => {
    expect((await ask(GamePage, 'IE', { slug: SLUG })).json().data.game.game.slug).toBe(SLUG);
    expect((await ask(GamePage, 'IN', { slug: SLUG })).json().data.game).toBeNull();
  });

  it('decide which games can be launched, whatever the browser reports', async () => {
    const variables = { slug: SLUG, mode: 'real' };
    expect((await ask(LaunchGame, 'IE', variables)).json().data.launchGame.url).toContain(SLUG);
    const refused = (await ask(LaunchGame, 'IN', variables)).json();
    expect(refused.errors[0].extensions).toMatchObject({ type: 'GameNotAvailable', keys: { slug: SLUG } });
  });

  it('decide what a page shows', async () => {
    for (const country of ['IE', 'IN']) {
      expect(/"country":"(\w\w)"/.exec((await page(country)).body)?.[1]).toBe(country);
    }
    expect((await page('IE', `/en/games/${SLUG}/`)).statusCode).toBe(200);
    expect((await page('IN', `/en/games/${SLUG}/`)).statusCode).toBe(404);
  });
});

describe('a player of a country that the brand does not serve', () => {
  it('is refused by GraphQL', async () => {
    const refused = await ask(GamePage, 'GB', { slug: SLUG });
    expect(refused.statusCode).toBe(403);
    expect(refused.json().errors[0].extensions).toMatchObject({
      type: 'CountryNotServed',
      keys: { country: 'GB' },
    });
  });

  it('is a visitor to pages', async () => {
    const { statusCode, body } = await page('GB');
    expect([statusCode, body.includes('fy-signin')]).toEqual([200, true]);
    expect(body).toContain('"session":null');
  });
});
