import { describe, expect, it } from 'vitest';
import { pageAddresses } from './pageAddresses.ts';

type Destination = Parameters<typeof pageAddresses>[0]['destination'];
const SIGN_IN = { group: 2, path: '/login/', layout: 'basic', session: 'none', screen: 'signIn' } as const;
const LOBBY = { ...SIGN_IN, group: 5, path: '/', session: 'player', screen: 'lobby' } as const;

const addresses = (given: Partial<Destination> = {}, status = 200) =>
  pageAddresses({
    origin: 'https://northlight.example',
    settings: { locales: ['fi', 'en', 'no', 'de_AT'], defaultLocale: 'fi' },
    destination: { locale: 'en', path: '/login/', route: SIGN_IN, screen: 'signIn', ...given },
    status,
  });

describe('pageAddresses', () => {
  it("ROUTE-02 lists the page in each locale of the brand, with the request's origin", () => {
    expect(addresses()).toEqual({
      canonical: 'https://northlight.example/en/login/',
      alternates: [
        { hreflang: 'fi', href: 'https://northlight.example/fi/login/' },
        { hreflang: 'en', href: 'https://northlight.example/en/login/' },
        { hreflang: 'nb', href: 'https://northlight.example/no/login/' },
        { hreflang: 'de-AT', href: 'https://northlight.example/de_AT/login/' },
        { hreflang: 'x-default', href: 'https://northlight.example/fi/login/' },
      ],
    });
  });

  it("ROUTE-28 the lobby's URL has a page for visitors", () => {
    const found = addresses({ path: '/', route: { ...LOBBY, forVisitor: 'signIn' } });
    expect(found?.canonical).toBe('https://northlight.example/en/');
  });

  it.each([
    ['what only a player sees', { route: LOBBY }],
    ['a step of signing in', { route: { ...SIGN_IN, group: 3, session: 'any' } }],
    ['what could not be shown', { screen: 'failed' }],
  ] as const)('SHELL-01 lists no URL for %s', (_, given) => {
    expect(addresses(given)).toBeNull();
  });

  it('ROUTE-22 lists no URL for a page that is not found', () => {
    expect(addresses({}, 404)).toBeNull();
  });
});
