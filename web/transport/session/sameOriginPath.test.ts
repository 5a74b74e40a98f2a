import { describe, expect, test } from 'vitest';
import { afterSignInPath, sameOriginPath } from './sameOriginPath.ts';

describe('redir', () => {
  test.each(['/', '/en/', '/en/games/fox-and-ember/?mode=fun#play', '/en/profile/limits/'])(
    'QUERY-09 %s is a path of this site',
    (path) => {
      expect(sameOriginPath(path)).toBe(path);
    },
  );

  test.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e%2e//evil.example',
    '/en/..//evil.example',
    'https://evil.example/',
    'https:evil.example',
    'http:/evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'evil.example',
    '@evil.example',
    '?redir=x',
    '#x',
    '',
    `/${'a'.repeat(2_000)}`,
    null,
    undefined,
    7,
    { toString: () => '/en/' },
  ])('QUERY-09 %j is not a path of this site', (value) => {
    expect(sameOriginPath(value)).toBeNull();
  });

  test("QUERY-09 an accepted path stays on this site in every browser's resolution", () => {
    const nasty = [
      '/a//b',
      '/a/..',
      '/a\\b',
      '/%2F/evil',
      '/%5Cevil',
      '/en/?u=//evil',
      '/en/#//evil',
      '/;//evil',
    ];
    for (const value of nasty) {
      const path = sameOriginPath(value);
      if (path !== null)
        expect(new URL(path, 'https://brand.example/x/').origin).toBe('https://brand.example');
    }
  });
});

describe('path after signing in', () => {
  const after = (query: string) => afterSignInPath(new URLSearchParams(query), '/en/');

  test('QUERY-09 is the requested path, else the default page', () => {
    expect(after('redir=/en/games/fox-and-ember/')).toBe('/en/games/fox-and-ember/');
    expect(after('redir=//evil.example')).toBe('/en/');
    expect(after('')).toBe('/en/');
  });

  test('SESS-12 QUERY-10 carries the parameters of a link into the lobby and no others', () => {
    expect(
      after(
        'amount=20&currency=EUR&paymentMethod=card&setCustomJackpot=1&autoSubmit=1&logoutReason=JWT_EXPIRED&x=1',
      ),
    ).toBe('/en/?amount=20&currency=EUR&paymentMethod=card&setCustomJackpot=1&autoSubmit=1');
    expect(after('redir=/en/deposit/?amount=50&amount=20')).toBe('/en/deposit/?amount=50');
  });
});
