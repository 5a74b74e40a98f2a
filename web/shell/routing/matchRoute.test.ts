import { describe, expect, it } from 'vitest';
import { matcher, matchRoute } from './matchRoute.ts';
import { ROUTES } from './routes.ts';

const match = matcher([
  { path: '/games/:slug/' },
  { path: '/promotions/:slug?/' },
  { path: '/profile/*' },
  { path: '/login/' },
]);

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
    expect(match(path)?.params).toEqual(params);
  });

  it.each(['/games/', '/games/a/b/', '/log', '/login/x/', '/games/%ff/'])(
    'ROUTE-04 %s is matched by none of them',
    (path) => {
      expect(match(path)).toBeNull();
    },
  );
});

describe('matchRoute', () => {
  it.each([
    ['ROUTE-29', '/login/', 2, 'basic', 'signIn'],
    ['ROUTE-35', '/keycloak-login-handler/', 3, 'main', 'loginHandler'],
    ['ROUTE-27', '/', 5, 'loggedIn', 'lobby'],
    ['ROUTE-46', '/games/owl-parliament/', 5, 'loggedIn', 'game'],
    ['ROUTE-50', '/game-list/slots/', 5, 'loggedIn', 'gameList'],
    ['ROUTE-22', '/nope/', 6, 'basic', 'notFound'],
    ['ROUTE-22', '/games/%ff/', 6, 'basic', 'notFound'],
  ])('%s %s is in group %i, in the %s layout, and shows %s', (_, path, group, layout, screen) => {
    expect(matchRoute(path).route).toMatchObject({ group, layout, screen });
  });

  it('ROUTE-12 the table stands in the order of its groups, the fallback last', () => {
    const groups = ROUTES.map(({ group }) => group);
    expect(groups).toEqual([...groups].sort((a, b) => a - b));
    expect(ROUTES.at(-1)?.group).toBe(6);
  });

  it('ROUTE-01 every path of the table ends with a slash, but the rest', () => {
    for (const { path } of ROUTES) expect(path).toMatch(/(\/|\*)$/);
  });
});
