import { describe, expect, it } from 'vitest';
import { resolve, type Visit } from './resolve.ts';

const settings: Visit['settings'] = { locales: ['en', 'fi', 'de_AT'], defaultLocale: 'fi' };
const nothing = { locale: null, productMode: null };

const visit = (address: string, hasSession = false, stored: Visit['stored'] = nothing) =>
  resolve({ url: new URL(address, 'http://localhost'), settings, hasSession, stored });

describe('addresses without a locale', () => {
  it.each([
    ['/', null, '/fi/'],
    ['/', 'en', '/en/'],
    ['/?locale=de_AT', 'en', '/de_AT/'],
    ['/?locale=xx', 'en', '/en/'],
    ['/?locale=xx', 'sv', '/fi/'],
    ['/?productMode=casino&locale=en', null, '/en/?productMode=casino'],
  ])('ROUTE-10 ROUTE-14 %s with stored %s leads to %s', (address, locale, to) => {
    expect(visit(address, false, { locale, productMode: null })).toEqual({ kind: 'redirect', to });
  });

  it.each(['/games/owl/', '/login/'])('ROUTE-13 %s, localised in the table, is not found', (address) => {
    expect(visit(address)).toMatchObject({ screen: 'notFound', layout: 'basic', status: 404, locale: 'fi' });
  });

  it.each(['/internal/cookie/', '/internal/cookie'])(
    'ROUTE-16 %s shows the internal page about cookies in the basic layout, in the locale wanted',
    (address) => {
      const stored = { locale: 'en', productMode: null };
      const page = { screen: 'cookies', layout: 'basic', status: 200, locale: 'en' };
      expect(visit(address, false, stored)).toMatchObject(page);
      expect(visit(address, true, stored)).toMatchObject(page);
    },
  );

  it.each(['/internal/', '/internal/settings/', '/internal/cookie/x/'])(
    'ROUTE-16 %s, an internal page that is not open, is the fallback',
    (address) => {
      expect(visit(address)).toMatchObject({ screen: 'notFound', layout: 'basic', status: 404 });
    },
  );
});

describe('locales', () => {
  it.each(['/xx/', '/sv/games/owl/', '/ja/'])(
    'ROUTE-11 %s, unknown or not offered here, leads to /',
    (address) => {
      expect(visit(address)).toEqual({ kind: 'redirect', to: '/' });
    },
  );

  it('ROUTE-11 the way from an unknown locale ends', () => {
    expect(visit('/')).toEqual({ kind: 'redirect', to: '/fi/' });
    expect(visit('/fi/')).toMatchObject({ kind: 'screen' });
  });

  it('ROUTE-09 another spelling leads to the canonical code, the rest kept', () => {
    expect(visit('/de-at/login/?redir=x')).toEqual({ kind: 'redirect', to: '/de_AT/login/?redir=x' });
  });
});

describe('visitors and players', () => {
  it('ROUTE-27 a player at / sees the lobby', () => {
    expect(visit('/en/', true)).toMatchObject({
      screen: 'lobby',
      layout: 'loggedIn',
      status: 200,
      asks: true,
    });
  });

  it('ROUTE-28 a visitor at / sees the sign-in page in casino mode', () => {
    expect(visit('/en/')).toMatchObject({
      screen: 'signIn',
      layout: 'basic',
      status: 200,
      asks: false,
      productMode: 'CASINO',
    });
  });

  it('ROUTE-23 a visitor at a page for players is led to sign in, and from there back', () => {
    expect(visit('/en/games/owl/?a=1')).toEqual({
      kind: 'redirect',
      to: '/en/login/?redir=%2Fen%2Fgames%2Fowl%2F%3Fa%3D1',
    });
  });

  it('ROUTE-23 a player sees that page in the logged-in layout', () => {
    expect(visit('/en/games/owl/', true)).toMatchObject({ layout: 'loggedIn', params: { slug: 'owl' } });
  });

  it('ROUTE-29 a player has no use for the sign-in page', () => {
    expect(visit('/en/login/', true)).toEqual({ kind: 'redirect', to: '/en/' });
  });

  it.each([true, false])('ROUTE-22 an unmatched path is the fallback, session or not (%s)', (hasSession) => {
    expect(visit('/en/nope/', hasSession)).toMatchObject({
      screen: 'notFound',
      layout: 'basic',
      status: 404,
    });
  });
});
