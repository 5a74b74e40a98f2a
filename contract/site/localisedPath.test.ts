import { DEMO_LOCALES } from '@foyer/domain/locale.ts';
import { describe, expect, it } from 'vitest';
import { localisedPath, splitLocale } from './localisedPath.ts';

describe('localisedPath', () => {
  it.each([
    ['/', '/en/'],
    ['', '/en/'],
    ['/login', '/en/login/'],
    ['/games/fox-and-ember/', '/en/games/fox-and-ember/'],
    ['/?productMode=casino', '/en/?productMode=casino'],
    ['/login?autoSignIn=1#top', '/en/login/?autoSignIn=1#top'],
  ])('ROUTE-01 %s is written %s, with a trailing slash', (path, link) => {
    expect(localisedPath(path, 'en')).toBe(link);
  });

  it.each(DEMO_LOCALES)('ROUTE-02 a link in %s starts with the locale', (locale) => {
    expect(localisedPath('/game-list/slots', locale)).toBe(`/${locale}/game-list/slots/`);
  });
});

describe('splitLocale', () => {
  it.each(DEMO_LOCALES)('ROUTE-03 the leading segment %s is removed before matching', (locale) => {
    expect(splitLocale(`/${locale}/games/owl`)).toEqual({ kind: 'localised', locale, path: '/games/owl/' });
  });

  it.each([
    ['/', '/'],
    ['/games/owl/', '/games/owl/'],
    ['/internal/a/b', '/internal/a/b/'],
    ['//double//slash', '/double/slash/'],
  ])('ROUTE-03 %s has no locale', (pathname, path) => {
    expect(splitLocale(pathname)).toEqual({ kind: 'plain', path });
  });

  it.each([
    ['/de-at/', 'de_AT'],
    ['/DE_at/games/', 'de_AT'],
    ['/EN/', 'en'],
  ])('ROUTE-09 %s is another spelling of %s', (pathname, locale) => {
    expect(splitLocale(pathname)).toMatchObject({ kind: 'misspelt', locale });
  });
});
