import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { chooseTheme, ThemeSchema, type Theme } from './theme.ts';

// The real themes are the fixtures, because every shipped theme must parse.
const brands = new URL('../../sites/brands/', import.meta.url);
const themes = readdirSync(brands).map((brand): unknown =>
  JSON.parse(readFileSync(new URL(`${brand}/theme.json`, brands), 'utf8')),
);
const theme = v.parse(ThemeSchema, themes[0]);
const refused = (change: object): string[] => {
  const { success, issues } = v.safeParse(ThemeSchema, { ...theme, ...change });
  return success ? [] : issues.map((issue) => v.getDotPath(issue) ?? '');
};
const without = <Value extends object>(value: Value, key: string): object =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));

describe('a theme', () => {
  it.each(themes)('of a brand is complete', (found) => {
    expect(v.safeParse(ThemeSchema, found).issues).toBeUndefined();
  });

  it('THEME-05 has its favicons, two logos with their sizes, and googleFontsUrl', () => {
    expect(theme).toMatchObject({
      favicon16: expect.any(String),
      favicon32: expect.any(String),
      appleTouchIcon: expect.any(String),
      logo: { url: expect.any(String), width: expect.any(Number), height: expect.any(Number) },
      logoDesktop: { url: expect.any(String), width: expect.any(Number), height: expect.any(Number) },
      googleFontsUrl: null,
    });
    for (const field of ['favicon16', 'favicon32', 'appleTouchIcon', 'logo', 'logoDesktop', 'googleFontsUrl'])
      expect(v.safeParse(ThemeSchema, without(theme, field)).success, field).toBe(false);
  });

  it('THEME-06 has colours, fonts, weights, sizes, line heights and roundness, all required', () => {
    const groups = [
      'colours',
      'jackpotColours',
      'potColours',
      'weights',
      'sizes',
      'lineHeights',
      'roundness',
    ] as const;
    for (const group of groups)
      for (const name of Object.keys(theme[group])) {
        expect(refused({ [group]: without(theme[group], name) })).toEqual([`${group}.${name}`]);
      }
  });

  it.each([
    ['a colour by name', { colours: { ...theme.colours, primary: 'red' } }, 'colours.primary'],
    ['a colour in capitals', { colours: { ...theme.colours, primary: '#FFFFFF' } }, 'colours.primary'],
    [
      'a colour nobody uses',
      { colours: { ...theme.colours, secondaryText: '#ffffff' } },
      'colours.secondaryText',
    ],
    [
      'a style in a colour',
      { colours: { ...theme.colours, page: '#fff;}body{display:none' } },
      'colours.page',
    ],
    ['a length in pixels', { sizes: { ...theme.sizes, body: '16px' } }, 'sizes.body'],
    ['a weight no font has', { weights: { ...theme.weights, display: 1000 } }, 'weights.display'],
    ['a scheme that is neither', { scheme: 'dim' }, 'scheme'],
    ['a file above its folder', { favicon16: '../other/favicon.png' }, 'favicon16'],
    ['an address as a file', { favicon16: 'https://evil.example/f.png' }, 'favicon16'],
    ['an address that is none', { googleFontsUrl: 'fonts' }, 'googleFontsUrl'],
    ['a field nobody knows', { font: {} }, 'font'],
  ])('is refused with %s', (_what, change, field) => {
    expect(refused(change)).toEqual([field]);
  });

  it('can have no display font', () => {
    expect(refused({ fonts: { ...theme.fonts, display: null } })).toEqual([]);
  });
});

describe('several themes', () => {
  const [first, second]: [Theme, Theme] = [theme, { ...theme, id: 'winter' }];

  it.each([
    ['winter', second],
    [theme.id, first],
    ['autumn', first],
    ['', first],
    [null, first],
  ])('THEME-04 %j selects the theme, and the first is the fallback', (id, expected) => {
    expect(chooseTheme([first, second], id)).toBe(expected);
  });
});
