import { describe, expect, it } from 'vitest';
import { resolve, type Visit } from './resolve.ts';
import { pageQueryOf } from './view.ts';

const settings: Visit['settings'] = {
  locales: ['en', 'fi', 'de_AT'],
  defaultLocale: 'fi',
  country: 'FI',
  ipCountry: null,
  loginFlow: 'Keycloak',
  isOpenToVisitors: false,
  features: ['Sportsbook'],
  pages: ['jackpot'],
  playLimits: [],
  rules: {
    depositLimits: true,
    sessionLimits: false,
    globalLossLimits: false,
  },
  productModes: ['CASINO', 'SPORTS'],
};
const nothing = { locale: null, productMode: null };

const visit = (address: string, hasSession = false, stored: Visit['stored'] = nothing) =>
  visitOf(settings, address, { hasSession, stored });

const visitOf = (
  site: Visit['settings'],
  address: string,
  { hasSession = false, stored = nothing }: Partial<Pick<Visit, 'hasSession' | 'stored'>> = {},
) => resolve({ url: new URL(address, 'http://localhost'), settings: site, hasSession, stored });

describe('URLs without a locale', () => {
  it.each([
    ['/', null, '/fi/'],
    ['/', 'en', '/en/'],
    ['/?locale=de_AT', 'en', '/de_AT/'],
    ['/?locale=xx', 'en', '/en/'],
    ['/?locale=xx', 'sv', '/fi/'],
    ['/?productMode=casino&locale=en', null, '/en/?productMode=casino'],
  ])('ROUTE-10 ROUTE-14 %s with stored locale %s redirects to %s', (address, locale, to) => {
    expect(visit(address, false, { locale, productMode: null })).toEqual({ kind: 'redirect', to });
  });

  it.each(['/games/owl/', '/login/'])('ROUTE-13 %s, which needs a locale, is not found', (address) => {
    expect(visit(address)).toMatchObject({ screen: 'notFound', layout: 'basic', status: 404, locale: 'fi' });
  });

  it.each(['/internal/cookie/', '/internal/cookie'])(
    'ROUTE-16 %s shows the internal cookie page in the basic layout and requested locale',
    (address) => {
      const stored = { locale: 'en', productMode: null };
      const page = { screen: 'cookies', layout: 'basic', status: 200, locale: 'en' };
      expect(visit(address, false, stored)).toMatchObject(page);
      expect(visit(address, true, stored)).toMatchObject(page);
    },
  );

  it.each(['/internal/', '/internal/settings/', '/internal/cookie/x/'])(
    'ROUTE-16 %s shows diagnostics only in test builds',
    (address) => {
      expect(visit(address)).toMatchObject({ screen: 'internal', layout: 'basic', status: 200 });
    },
  );

  it.each(['/verifyEmail', '/verifyEmail/'])('ROUTE-15 %s keeps its query', (address) => {
    const to = '/fi/verify-email/?a=1&b=2';
    expect(visit(`${address}?a=1&b=2`)).toEqual({ kind: 'redirect', to });
  });
});

describe('locales', () => {
  it.each(['/xx/', '/sv/games/owl/', '/ja/'])(
    'ROUTE-11 %s, unknown or not offered by the site, redirects to /',
    (address) => {
      expect(visit(address)).toEqual({ kind: 'redirect', to: '/' });
    },
  );

  it('ROUTE-11 the redirect from an unknown locale does not loop', () => {
    expect(visit('/')).toEqual({ kind: 'redirect', to: '/fi/' });
    expect(visit('/fi/')).toMatchObject({ kind: 'screen' });
  });

  it('ROUTE-10 the locale of the path precedes the locale of the query and the stored one', () => {
    const stored = { locale: 'de_AT', productMode: null };
    expect(visit('/en/login/?locale=fi', false, stored)).toMatchObject({ screen: 'signIn', locale: 'en' });
  });

  it('ROUTE-09 another spelling redirects to the canonical code and keeps path and query', () => {
    expect(visit('/de-at/login/?redir=x')).toEqual({ kind: 'redirect', to: '/de_AT/login/?redir=x' });
  });
});

describe('the query of a page', () => {
  it.each([
    [null, 'FI'],
    ['SE', 'SE'],
  ])('GQLO-21 GQLO-22 gets the country of the IP address %s, else of the site: %s', (ipCountry, expected) => {
    const found = visitOf({ ...settings, ipCountry }, '/en/jackpot/', { hasSession: true });
    if (found.kind === 'redirect') return expect.fail(found.to);
    expect(pageQueryOf(found)).toMatchObject({
      operationName: 'JackpotPage',
      variables: { ipCountryCode: expected },
    });
  });
});

describe('tokens of the custom sign-in', () => {
  it.each([
    ['/en/games/owl/?accessToken=a&refreshToken=r&x=1', '/en/games/owl/?x=1'],
    ['/en/?refreshToken=r&state=s', '/en/'],
    ['/fi/login/?accessToken=a', '/fi/login/'],
    ['/en/no-such-page/?accessToken=', '/en/no-such-page/'],
  ])('QUERY-02 QUERY-09 at %s are received by their handler, which leads to %s', (address, path) => {
    for (const hasSession of [false, true]) {
      const found = visit(address, hasSession);
      const to = new URL(found.kind === 'redirect' ? found.to : '', 'http://localhost');
      expect(to.pathname).toBe(`${address.slice(0, 3)}/login-handler/`);
      expect(to.searchParams.get('redir')).toBe(path);
      const given = new URL(address, 'http://localhost').searchParams;
      for (const name of ['accessToken', 'refreshToken', 'state'])
        expect(to.searchParams.get(name)).toBe(given.get(name));
    }
  });

  it('QUERY-02 stay with the handlers', () => {
    for (const path of ['/en/login-handler/', '/en/redirection-handler/'])
      expect(visit(`${path}?accessToken=a&refreshToken=r`)).toMatchObject({ screen: 'tokenHandler' });
    expect(visit('/en/keycloak-login-handler/?code=c&state=s')).toMatchObject({ screen: 'loginHandler' });
  });
});

describe('visitors and players', () => {
  it('ROUTE-27 a player at / sees the lobby', () => {
    expect(visit('/en/', true)).toMatchObject({
      screen: 'lobby',
      layout: 'loggedIn',
      status: 200,
      sendsQuery: true,
    });
  });

  it('ROUTE-28 a visitor at / sees the sign-in page in casino mode', () => {
    expect(visit('/en/')).toMatchObject({
      screen: 'signIn',
      layout: 'basic',
      status: 200,
      sendsQuery: false,
      productMode: 'CASINO',
    });
  });

  it("ROUTE-23 a visitor of a players' page is redirected to sign in and returns to the page", () => {
    expect(visit('/en/games/owl/?a=1')).toEqual({
      kind: 'redirect',
      to: '/en/login/?redir=%2Fen%2Fgames%2Fowl%2F%3Fa%3D1',
    });
  });

  it('ROUTE-23 a player sees that page in the logged-in layout', () => {
    expect(visit('/en/games/owl/', true)).toMatchObject({ layout: 'loggedIn', params: { slug: 'owl' } });
  });

  it('ROUTE-29 a player is redirected from the sign-in page', () => {
    expect(visit('/en/login/', true)).toEqual({ kind: 'redirect', to: '/en/' });
  });

  it('AMB-06 at / in sports mode visitors see sports and players the lobby', () => {
    const sports = { stored: { locale: null, productMode: 'sports' } };
    const toSports = { kind: 'redirect', to: '/en/sports/' };
    expect(visit('/en/?productMode=sports')).toEqual(toSports);
    expect(visitOf(settings, '/en/', sports)).toEqual(toSports);
    expect(visitOf(settings, '/en/', { ...sports, hasSession: true })).toMatchObject({ screen: 'lobby' });
    expect(visit('/en/?productMode=casino')).toMatchObject({ screen: 'signIn' });
  });

  it('AMB-06 a site without sports ignores sports mode', () => {
    const casino = { ...settings, features: [], productModes: ['CASINO'] } satisfies Visit['settings'];
    expect(visitOf(casino, '/en/?productMode=sports')).toMatchObject({ screen: 'signIn' });
  });

  it.each([
    ['SPORT-02', true, 'loggedIn'],
    ['SPORT-03', false, 'basic'],
  ] as const)(
    '%s ROUTE-19 session %s: sports use the %s layout and query their data',
    (_, hasSession, layout) => {
      const page = { layout, status: 200, sendsQuery: true, productMode: 'SPORTS' };
      expect(visit('/en/sports/?productMode=casino', hasSession)).toMatchObject(page);
    },
  );

  it.each([
    [true, 'loggedIn'],
    [false, 'basic'],
  ] as const)('ROUTE-73 AMB-04 session %s: the cookie page has the %s layout', (hasSession, layout) => {
    expect(visit('/en/internal-cookie/', hasSession)).toMatchObject({ screen: 'cookies', layout });
  });

  it('SHELL-09 JACK-01 a page of a missing feature is not found', () => {
    expect(visit('/en/jackpot/', true)).toMatchObject({ status: 200 });
    const fallback = { screen: 'notFound', layout: 'basic', status: 404 };
    expect(visitOf({ ...settings, pages: [] }, '/en/jackpot/', { hasSession: true })).toMatchObject(fallback);
    expect(visitOf({ ...settings, pages: [] }, '/en/jackpot/')).toMatchObject(fallback);
    expect(visitOf({ ...settings, features: [] }, '/en/sports/')).toMatchObject(fallback);
  });

  it('ROUTE-33 a player on a sign-in page is redirected to its destination', () => {
    const to = '/en/?amount=20&paymentMethod=card';
    expect(visit('/en/quick-deposit-sign-in/?amount=20&paymentMethod=card', true)).toEqual({
      kind: 'redirect',
      to,
    });
    expect(visit('/en/login/?redir=%2Fen%2Fjackpot%2F', true)).toMatchObject({ to: '/en/jackpot/' });
    expect(visit('/en/login/?redir=%2F%2Fevil.example', true)).toMatchObject({ to: '/en/' });
  });

  it.each([true, false])(
    'ROUTE-22 an unmatched path shows the fallback with and without a session (%s)',
    (hasSession) => {
      expect(visit('/en/nope/', hasSession)).toMatchObject({
        screen: 'notFound',
        layout: 'basic',
        status: 404,
      });
    },
  );
});

describe('payment provider pages', () => {
  it.each(['finshark', 'krofort', 'piq', 'trustly', 'zimpler'])(
    'OPEN-18 ROUTE-44 %s has a page and a handler, each with its provider',
    (variant) => {
      const login = visit(`/en/${variant}-login/`);
      const handler = visit(`/en/${variant}-login-handler/`);
      expect(login).toMatchObject({ screen: 'providerLogin', layout: 'basic', route: { variant } });
      expect(handler).toMatchObject({ screen: 'providerHandler', layout: 'main', route: { variant } });
    },
  );

  it('OPEN-18 a player is redirected from the page', () => {
    expect(visit('/en/piq-login/?redir=/en/games/', true)).toEqual({ kind: 'redirect', to: '/en/games/' });
  });
});

describe('a site that is open to visitors', () => {
  const open = { ...settings, isOpenToVisitors: true };

  it.each([
    ['/en/', 'lobby'],
    ['/en/games/', 'games'],
    ['/en/games/owl/', 'game'],
    ['/en/game-category/slots/', 'category'],
    ['/en/game-list/new/', 'gameList'],
    ['/en/game-studio/kvarn/', 'studio'],
  ])('shows %s to them as to players', (address, screen) => {
    expect(visitOf(open, address)).toMatchObject({
      screen,
      layout: 'loggedIn',
      sendsQuery: true,
      status: 200,
    });
  });

  it('asks them to sign in for everything else, and still has a sign-in page', () => {
    for (const address of ['/en/profile/', '/en/deposit/', '/en/withdraw/', '/en/jackpot/'])
      expect(visitOf(open, address)).toEqual({
        kind: 'redirect',
        to: `/en/login/?redir=${encodeURIComponent(address)}`,
      });
    expect(visitOf(open, '/en/login/')).toMatchObject({ screen: 'signIn', layout: 'basic' });
  });

  it('AMB-06 leads to the sportsbook in sports mode', () => {
    expect(visitOf(open, '/en/?productMode=sports')).toEqual({ kind: 'redirect', to: '/en/sports/' });
  });
});

describe('sign-in page', () => {
  it.each(['Keycloak', 'Sms', 'Trustly', 'Piq', 'Zimpler'] as const)(
    'AMB-07 CUST-01 with login flow %s every sign-in page has its screen',
    (loginFlow) => {
      const screen = loginFlow === 'Keycloak' ? 'signIn' : 'customSignIn';
      for (const address of ['/en/', '/en/login/', '/en/quick-deposit-sign-in/?amount=20'])
        expect(visitOf({ ...settings, loginFlow }, address)).toMatchObject({ screen, layout: 'basic' });
    },
  );

  it.each([
    ['ROUTE-30', '/enter-code/', 'enterCode', 'basic'],
    ['ROUTE-31', '/resend-code/', 'resendCode', 'basic'],
    ['ROUTE-33', '/quick-deposit-sign-in/', 'signIn', 'basic'],
    ['ROUTE-34', '/login-handler/', 'tokenHandler', 'main'],
    ['ROUTE-36', '/redirection-handler/', 'tokenHandler', 'main'],
  ])('%s CUST-06 %s shows %s in the layout %s', (_, path, screen, layout) => {
    expect(visit(`/en${path}`)).toMatchObject({ screen, layout, status: 200 });
  });
});
