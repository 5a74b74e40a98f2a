import { beforeAll, describe, expect, it } from 'vitest';
import { brandId, playerId, sessionId } from '@foyer/domain/ids.ts';
import type { Site, Sites } from '../../sites/index.ts';
import { testSites } from '../../sites/testSites.ts';
import { bearerToken, localeOf, presumedCountry, sessionOf, siteFor, siteOf } from './access.ts';

let sites: Sites;
let northlight: Site;
beforeAll(async () => {
  sites = await testSites();
  northlight = sites.defaultSite;
});

describe('the site of a request', () => {
  it.each([
    ['tivoli.localhost:3000', undefined, 'tivoli'],
    ['tivoli.localhost:3000', 'tivoli', 'tivoli'],
    ['lobby.tivoli.localhost', undefined, 'tivoli'],
    ['localhost:3000', undefined, 'northlight'],
    ['localhost:3000', 'sol', 'sol'],
    ['api.localhost', 'harbour', 'harbour'],
    ['northlight.localhost', 'northlight', 'northlight'],
  ])('GQLC-08 SUB-04 at %s with the header %s is %s', (host, header, brand) => {
    expect(siteOf(sites, host, header).brand).toBe(brand);
  });

  it.each([
    ['tivoli.localhost', 'sol', 'BrandMismatch'],
    ['northlight.localhost', 'sol', 'BrandMismatch'],
    ['localhost', 'nobody', 'UnknownBrand'],
    ['localhost', '', 'UnknownBrand'],
    ['tivoli.localhost', '__proto__', 'UnknownBrand'],
  ])('at %s with the header %j is refused as %s', (host, header, type) => {
    expect(() => siteOf(sites, host, header)).toThrow(expect.objectContaining({ type, status: 400 }));
  });
});

it.each(['api.example.com', 'tivoli.example.com', 'localhost.evil.example', ''])(
  'a request to the unknown host %j is refused',
  (host) => {
    expect(() => siteOf(sites, host, 'tivoli')).toThrow(
      expect.objectContaining({ type: 'UnknownHost', status: 421 }),
    );
  },
);

describe('the bearer token', () => {
  it.each([
    [undefined, null],
    ['', null],
    ['Bearer abc.def', 'abc.def'],
    ['bearer  abc', 'abc'],
  ])('of %j is %j', (header, token) => {
    expect(bearerToken(header)).toBe(token);
  });

  it.each(['Basic abc', 'Bearer', 'Bearer a b', 'abc'])('%j is refused', (header) => {
    expect(() => bearerToken(header)).toThrow(
      expect.objectContaining({ type: 'AuthenticationFailure', status: 401 }),
    );
  });
});

it('a session of another brand is refused, even with a valid token', async () => {
  const session = {
    playerId: playerId('p'),
    sessionId: sessionId('s'),
    brand: brandId('sol'),
    country: 'CR',
    expiresAt: new Date(0),
    previousSignInAt: null,
    subDivision: null,
  };
  const identity = { authenticate: async () => session };
  await expect(sessionOf(identity, 't', northlight)).rejects.toMatchObject({ reasons: ['foreignBrand'] });
});

it('a session has its player’s country, a visitor the brand’s, and a session from an unserved country is refused', async () => {
  const session = (country: string) => ({
    playerId: playerId('p'),
    sessionId: sessionId('s'),
    brand: northlight.brand,
    country,
    expiresAt: new Date(0),
    previousSignInAt: null,
    subDivision: null,
  });
  expect(siteFor(northlight, null)).toBe(northlight);
  expect(siteFor(northlight, session('NO')).market.country).toBe('NO');
  expect(siteFor(northlight, session('NO'), 'DE').market.country).toBe('NO');
  for (const country of ['NO', northlight.market.country]) {
    const identity = { authenticate: async () => session(country) };
    expect(await sessionOf(identity, 't', northlight)).toMatchObject({ country });
  }
  for (const country of ['FR', '', 'no']) {
    const identity = { authenticate: async () => session(country) };
    await expect(sessionOf(identity, 't', northlight)).rejects.toMatchObject({
      type: 'CountryNotServed',
      status: 403,
    });
  }
});

it.each([
  ['fi', 'fi'],
  ['ja', 'en'],
  ['xx', 'en'],
  [undefined, 'en'],
])('the locale header %j is read as %s if the brand has it', (requested, locale) => {
  expect(localeOf(requested, northlight)).toBe(locale);
});

describe('a visitor', () => {
  it.each([
    [null, 'en_CA', 'CA'],
    ['NZ', 'en_CA', 'NZ'],
    ['NZ', undefined, 'NZ'],
    [null, 'en', null],
    [null, 'favicon.ico', null],
    [null, undefined, null],
  ])(
    'AMB-07 with the proxy country %j and the locale %j has the country %j',
    (proxyCountry, locale, country) => {
      expect(presumedCountry(proxyCountry, locale)).toBe(country);
    },
  );

  it('AMB-07 gets the sign-in flow of their country if the brand serves it, else the brand’s own', () => {
    const harbour = sites.byBrand('harbour');
    if (!harbour) throw new Error('there is no such brand');
    const flowFor = (country: string | null) => siteFor(harbour, null, country).settings.loginFlow;
    expect([null, 'NZ', 'CA', 'FI'].map(flowFor)).toEqual(['Sms', 'Sms', 'Piq', 'Sms']);
    expect(siteFor(northlight, null, 'DE').settings.loginFlow).toBe('Keycloak');
  });
});
