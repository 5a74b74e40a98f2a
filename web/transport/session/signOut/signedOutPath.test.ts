import { expect, it } from 'vitest';
import { signedOutPath } from './signedOutPath.ts';

it.each([
  ['/en/', '', null, '/en/login/'],
  ['/en/games/owl/', '', 'SPORTS', '/en/login/'],
  ['/en/sports/', '', null, '/en/sports/'],
  ['/en/sports/', '?productMode=casino', 'CASINO', '/en/sports/'],
  ['/en/profile/limits/', '', 'SPORTS', '/en/sports/'],
  ['/en/profile/limits/', '?productMode=casino', 'SPORTS', '/en/login/'],
])('LOGOUT-06 signing out at %s%s with %s stored leads to %s', (pathname, search, stored, path) => {
  const at = { locale: 'en', address: { pathname, search }, stored } as const;
  expect(signedOutPath(at)).toBe(path);
  expect(signedOutPath(at, 'SESSION_EXPIRED')).toBe(`${path}?logoutReason=SESSION_EXPIRED`);
});
