import { PAGE_PATHS, PAGES } from '@foyer/contract/content/pages.ts';
import { describe, expect, it } from 'vitest';
import { matcher, matchPlainRoute, matchRoute } from './matchRoute.ts';
import { ROUTES } from './routes.ts';

const match = matcher([
  { path: '/games/:slug/' },
  { path: '/promotions/:slug?/' },
  { path: '/profile/*' },
  { path: '/login/' },
]);
const paramsOf = (path: string) => [...match(path)].map(({ params }) => params);

describe('matcher', () => {
  it.each([
    ['ROUTE-04', '/games/fox-and-ember/', { slug: 'fox-and-ember' }],
    ['ROUTE-04', '/games/%C3%A4lv/', { slug: 'älv' }],
    ['ROUTE-05', '/promotions/', {}],
    ['ROUTE-05', '/promotions/summer/', { slug: 'summer' }],
    ['ROUTE-06', '/games/fox-and-ember', { slug: 'fox-and-ember' }],
    ['ROUTE-06', '/login', {}],
    ['ROUTE-07', '/profile/limits/deposit/', { '*': 'limits/deposit/' }],
  ])('%s %s is matched with its parameters', (_, path, params) => {
    expect(paramsOf(path)).toEqual([params]);
  });

  it.each(['/games/', '/games/a/b/', '/log', '/login/x/', '/games/%ff/'])(
    'ROUTE-04 %s matches no pattern',
    (path) => {
      expect(paramsOf(path)).toEqual([]);
    },
  );
});

/** The spec's paths as written there, with group, layout and required session. */
const TABLE = [
  ['ROUTE-17 ROUTE-29', '/login/', 2, 'basic', 'none'],
  ['ROUTE-17 ROUTE-30', '/enter-code/', 2, 'basic', 'none'],
  ['ROUTE-17 ROUTE-31', '/resend-code/', 2, 'basic', 'none'],
  ['ROUTE-17 ROUTE-33', '/quick-deposit-sign-in/', 2, 'basic', 'none'],
  ['ROUTE-17 ROUTE-32', '/verify-email/', 2, 'basic', 'any'],
  ['ROUTE-17 ROUTE-70', '/privacy-policy/', 2, 'basic', 'any'],
  ['ROUTE-17 ROUTE-69', '/terms-and-conditions/', 2, 'basic', 'any'],
  ['ROUTE-17 ROUTE-43', '/zimpler-login/', 2, 'basic', 'none'],
  ['ROUTE-37 AMB-05', '/register/', 2, 'basic', 'none'],
  ['EXP-11', '/register-frame/', 2, 'basic', 'none'],
  ['ROUTE-38 AMB-05', '/phone-verification/', 2, 'basic', 'any'],
  ['ROUTE-67 AMB-05', '/bonus-terms-and-conditions/', 2, 'basic', 'any'],
  ['ROUTE-18 ROUTE-34', '/login-handler/', 3, 'main', 'any'],
  ['ROUTE-18 ROUTE-35', '/keycloak-login-handler/', 3, 'main', 'any'],
  ['ROUTE-18 ROUTE-36', '/redirection-handler/', 3, 'main', 'any'],
  ...['finshark', 'krofort', 'piq', 'trustly', 'zimpler'].map(
    (name) => ['ROUTE-18 ROUTE-44', `/${name}-login-handler/`, 3, 'main', 'any'] as const,
  ),
  ['ROUTE-19 ROUTE-53', '/sports/', 4, 'loggedIn', 'any'],
  ['ROUTE-19 ROUTE-71', '/more-casinos/', 4, 'loggedIn', 'any'],
  ['ROUTE-20 ROUTE-27', '/', 5, 'loggedIn', 'player'],
  ['ROUTE-20 ROUTE-45', '/games/', 5, 'loggedIn', 'player'],
  ['ROUTE-20 ROUTE-46', '/games/owl-parliament/', 5, 'loggedIn', 'player'],
  ['ROUTE-20 ROUTE-47', '/game-category/', 5, 'loggedIn', 'player'],
  ['ROUTE-20 ROUTE-48', '/game-category/slots/', 5, 'loggedIn', 'player'],
  ['ROUTE-20 ROUTE-49', '/game-list/', 5, 'loggedIn', 'player'],
  ['ROUTE-20 ROUTE-50', '/game-list/slots/', 5, 'loggedIn', 'player'],
  ['ROUTE-20 ROUTE-51', '/game-studio/', 5, 'loggedIn', 'player'],
  ['ROUTE-20 ROUTE-52', '/game-studio/kvarn/', 5, 'loggedIn', 'player'],
  ['ROUTE-20 ROUTE-54', '/deposit/', 5, 'loggedIn', 'player'],
  ['ROUTE-20 ROUTE-55', '/withdraw/', 5, 'loggedIn', 'player'],
  ['ROUTE-20 ROUTE-56', '/cashback/', 5, 'loggedIn', 'player'],
  ['ROUTE-20 ROUTE-57', '/rewards/', 5, 'loggedIn', 'player'],
  ['ROUTE-20 ROUTE-58', '/rewards-shop/', 5, 'loggedIn', 'player'],
  ['ROUTE-20 ROUTE-59', '/christmas-2024/', 5, 'loggedIn', 'player'],
  ['ROUTE-20 ROUTE-60', '/promotions/', 5, 'loggedIn', 'player'],
  ['ROUTE-61 AMB-05', '/promotions/jackpots/', 5, 'loggedIn', 'player'],
  ['ROUTE-20 ROUTE-62', '/jackpot/', 5, 'loggedIn', 'player'],
  ['ROUTE-20 ROUTE-63', '/raffle/', 5, 'loggedIn', 'player'],
  ['ROUTE-20 ROUTE-64', '/tournaments/', 5, 'loggedIn', 'player'],
  ['ROUTE-20 ROUTE-65', '/missions/', 5, 'loggedIn', 'player'],
  ['ROUTE-20 ROUTE-66', '/loyalty-program/', 5, 'loggedIn', 'player'],
  ['ROUTE-20 ROUTE-68', '/additional-information/', 5, 'loggedIn', 'player'],
  ['ROUTE-20 ROUTE-72', '/source-of-wealth/', 5, 'loggedIn', 'player'],
  ['ROUTE-20 ROUTE-74', '/profile/', 5, 'loggedIn', 'player'],
  ['ROUTE-20 ROUTE-73', '/internal-cookie/', 5, 'loggedIn', 'any'],
  ['ROUTE-39 AMB-05', '/finshark-login/', 5, 'loggedIn', 'none'],
  ['ROUTE-40 AMB-05', '/krofort-login/', 5, 'loggedIn', 'none'],
  ['ROUTE-41 AMB-05', '/piq-login/', 5, 'loggedIn', 'none'],
  ['ROUTE-20 ROUTE-42', '/trustly-login/', 5, 'loggedIn', 'none'],
  ['FAIR-08', '/jackpot/verify/', 4, 'loggedIn', 'any'],
  ['FAIR-08', '/raffle/verify/', 4, 'loggedIn', 'any'],
  ['ROUTE-22', '/nope/', 6, 'basic', 'any'],
  ['ROUTE-22', '/games/%ff/', 6, 'basic', 'any'],
] as const;

const always = () => true;

describe('matchRoute', () => {
  it.each(TABLE)('%s %s is in group %i, in the %s layout, for %s', (_, path, group, layout, session) => {
    expect(matchRoute(path, always).route).toMatchObject({ group, layout, session });
  });

  it('ROUTE-12 the table is in the order of its groups, with the fallback last', () => {
    const groups = ROUTES.map(({ group }) => group);
    expect(groups).toEqual([...groups].sort((a, b) => a - b));
    expect(ROUTES.at(-1)?.group).toBe(6);
  });

  it('ROUTE-12 each route is the first match of a path of its own', () => {
    for (const route of ROUTES) {
      const path = route.path.replace(':slug', 'x').replace('*', 'x/');
      const found = route.group === 1 ? matchPlainRoute(path) : matchRoute(path, always);
      expect(found?.route).toBe(route);
    }
  });

  it('ROUTE-21 a path in two groups is a route of the earlier group only', () => {
    const groupsOf = (path: string) =>
      ROUTES.filter((route) => route.path === path).map(({ group }) => group);
    expect([groupsOf('/zimpler-login/'), groupsOf('/more-casinos/')]).toEqual([[2], [4]]);
  });

  it('SHELL-09 a page that the site does not have falls through to the fallback', () => {
    const found = matchRoute('/jackpot/', ({ route }) => !route.needs);
    expect(found.route).toMatchObject({ group: 6, screen: 'notFound' });
  });

  it('ROUTE-01 every path except the catch-all ends with a slash', () => {
    for (const { path } of ROUTES) expect(path).toMatch(/(\/|\*)$/);
  });
});

describe('matchPlainRoute', () => {
  it.each([
    ['ROUTE-14', '/', { leadsTo: '/' }],
    ['ROUTE-15', '/verifyEmail/', { leadsTo: '/verify-email/' }],
    ['ROUTE-16', '/internal/cookie/', { screen: 'cookies', layout: 'basic' }],
    ['ROUTE-16 ROUTE-07', '/internal/some/where/', { screen: 'internal', layout: 'basic' }],
  ])('%s %s is known without a locale', (_, path, row) => {
    expect(matchPlainRoute(path)?.route).toMatchObject({ group: 1, ...row });
  });

  it.each(['/games/owl/', '/login/'])('ROUTE-13 %s is not', (path) => {
    expect(matchPlainRoute(path)).toBeNull();
  });
});

it.each(PAGES)('SHELL-09 the page %s is at the path that the platform links to', (page) => {
  const { route } = matchRoute(PAGE_PATHS[page], () => true);
  expect(route).toMatchObject({ path: PAGE_PATHS[page], needs: page });
});
