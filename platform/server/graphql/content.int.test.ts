import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ContentPage, MoreCasinosPage } from '@foyer/contract/generated/operations.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';

const HOST = 'northlight.localhost:3000';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.stop());

async function ask(
  { documentId }: { documentId: string },
  brand: string,
  { variables, token, locale }: { variables?: object; token?: string; locale?: string } = {},
) {
  const response = await api.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { documentId, variables },
    headers: {
      host: `${brand}.localhost:3000`,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(locale && { locale }),
    },
  });
  const { data, errors } = response.json();
  expect(errors).toBeUndefined();
  return data;
}

it('GQLC-03 a visitor’s browser reads a page of words by GET, and keeps it; a player’s answer is kept by nobody', async () => {
  const token = await api.token();
  const query = { documentId: ContentPage.documentId, variables: '{"key":"privacy-policy"}' };
  const read = (headers: Record<string, string>) =>
    api.app.inject({ method: 'GET', url: '/graphql', query, headers: { host: HOST, ...headers } });
  const visitors = await read({});
  expect(visitors.json().data).toMatchObject({ viewer: null, page: { title: 'Privacy policy' } });
  expect(visitors.headers['cache-control']).toBe('private, max-age=60');
  const players = await read({ authorization: `Bearer ${token}` });
  expect(players.json().data).toMatchObject({ viewer: { id: expect.any(String) } });
  expect(players.headers['cache-control']).toBe('no-store');
});

describe('a page of words', () => {
  const page = async (brand: string, key: string, locale?: string) =>
    (await ask(ContentPage, brand, { variables: { key }, ...(locale && { locale }) })).page;

  it('GQLO-25 the additional information has title, rich text and the day of its last change', async () => {
    const page25 = await page('northlight', 'additional-information');
    expect(page25).toMatchObject({
      title: 'Additional information',
      html: expect.stringContaining('Malta Gaming Authority'),
      changedAt: '2026-11-21T00:00:00.000Z',
    });
  });

  it('GQLO-25 it is read by locale and licence', async () => {
    expect((await page('northlight', 'additional-information', 'fi')).title).toBe('Lisätietoja');
    expect((await page('baltika', 'additional-information', 'en')).html).toContain('21');
  });

  it('GQLO-25 it is read by the player’s own country', async () => {
    const variables = { key: 'additional-information' };
    const { page: read, viewer } = await ask(ContentPage, 'northlight', {
      variables,
      token: await api.token(),
    });
    expect(viewer.player.country.code).toBe('FI');
    expect(read.html).toContain('Peluuri');
  });

  it('each has a version, for who accepts it', async () => {
    expect((await page('tivoli', 'terms-and-conditions')).version).toBe(1);
    expect((await page('tivoli', 'privacy-policy')).version).toBe(2);
  });

  it('is null where the site has none', async () => {
    expect(await page('tivoli', 'nothing')).toBeNull();
    expect(await page('tivoli', '../brands/tivoli')).toBeNull();
  });
});

describe('more casinos', () => {
  it('ROUTE-71 are those that take players from the reader’s country, at their own hosts', async () => {
    const { moreCasinos } = await ask(MoreCasinosPage, 'northlight');
    expect(moreCasinos).toMatchObject([
      {
        id: 'baltika',
        label: 'Baltika',
        url: 'http://baltika.localhost:3000/',
        company: 'Merevaik Mängud OÜ',
        isSameOperator: false,
        minimumAge: 21,
        logo: { url: '/brand/baltika/logo-desktop.svg' },
      },
    ]);
  });

  it('ROUTE-71 none is offered where none takes the reader', async () => {
    expect((await ask(MoreCasinosPage, 'sol')).moreCasinos).toEqual([]);
  });
});
