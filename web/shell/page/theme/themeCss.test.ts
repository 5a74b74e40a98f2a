import { readdirSync, readFileSync } from 'node:fs';

import { ThemeSchema, type Theme } from '@foyer/contract/content/theme.ts';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { fontPreloads, lateFontsCss, themeCss } from './themeCss.ts';

const BRANDS = new URL('../../../../sites/brands/', import.meta.url);

const isTheme = (file: string) => /^theme\d?\.json$/.test(file);
const themes: Theme[] = readdirSync(BRANDS).flatMap((brand) =>
  readdirSync(new URL(`${brand}/`, BRANDS))
    .filter(isTheme)
    .map((file) => readFileSync(new URL(`${brand}/${file}`, BRANDS), 'utf8'))
    .map((text) => v.parse(ThemeSchema, JSON.parse(text))),
);
const themeNamed = (id: string): Theme => {
  const theme = themes.find((candidate) => candidate.id === id);
  if (!theme) throw new Error(`no theme ${id}`);
  return theme;
};

describe('theme style sheet', () => {
  test('THEME-03 colours, roundness, sizes and weights become custom properties', () => {
    const css = themeCss(themeNamed('northlight'), '/brands/northlight');
    expect(css).toContain('color-scheme:dark');
    expect(css).toContain('--fy-color-surface-raised:#1f2b30');
    expect(css).toContain('--fy-jackpot-details-modal-background:#171410');
    expect(css).toContain('--fy-radius-tile:0.75rem');
    expect(css).toContain('--fy-size-title-3:1.25rem');
    expect(css).toContain('--fy-weight-display:700');
  });

  test("FLAG-03 a dark cashier has its own colours, and the page keeps the theme's", () => {
    const css = themeCss(themeNamed('bellemise'), '/b');
    const [root = '', cashier = ''] = css.split('[data-cashier="dark"]');
    expect(cashier).toMatch(/^\{color-scheme:dark;.*--fy-color-surface:#10241b/);
    expect(root).toContain('--fy-color-surface:#ffffff');
    expect(themeCss(themeNamed('sol'), '/b')).not.toContain('data-cashier');
  });

  test("THEME-03 each font is declared once, from the brand's folder", () => {
    const css = themeCss(themeNamed('tivoli'), '/brands/tivoli/');
    expect(css.match(/@font-face/g)).toHaveLength(2);
    expect(css).toContain('url("/brands/tivoli/fonts/fraunces-soft.woff2")');
    expect(css).toContain('--fy-font-display:"Fraunces", var(--fy-script-fonts, Georgia, serif)');
    expect(css).toContain('--fy-font-display-settings:"SOFT" 100');
  });

  test('THEME-03 a brand with one font family uses it for headings with its own width', () => {
    const css = themeCss(themeNamed('baltika'), '/b');
    expect(css.match(/@font-face/g)).toHaveLength(1);
    expect(css).toContain('font-stretch:62% 125%;');
    expect(css).toContain('--fy-font-display:"Archivo"');
    expect(css).toContain('--fy-font-display-stretch:112%');
  });

  test('THEME-03 amounts use the family with tabular figures', () => {
    expect(themeCss(themeNamed('northlight'), '/b')).toContain('--fy-font-number:"Familjen Grotesk"');
    expect(themeCss(themeNamed('tivoli'), '/b')).toContain('--fy-font-number:"Figtree"');
  });

  test('until the first paint an installed font with the same metrics is used', () => {
    const css = lateFontsCss(themeNamed('northlight'));
    const [, before = ''] = /:root\[data-fonts-later\]\{([^}]*)\}/.exec(css) ?? [];
    expect(before).toContain(
      '--fy-font-text:"Albert Sans stand-in", "Albert Sans stand-in 2", var(--fy-script-fonts, ',
    );
    expect(before).not.toContain('"Albert Sans",');
    expect(css).toContain(
      ':root{--fy-font-text:"Albert Sans", "Albert Sans stand-in", "Albert Sans stand-in 2", var(',
    );
    expect(css).toMatch(
      /"Albert Sans stand-in";src:local\("Arial"\)[^}]*size-adjust:103.1%;ascent-override:92.1%/,
    );
    expect(css).toMatch(
      /"Albert Sans stand-in 2";src:local\("DejaVu Sans"\)[^}]*size-adjust:90.2%;ascent-override:105.3%/,
    );
  });

  test('every brand font has a fallback', () => {
    const fonts = themes.flatMap(({ fonts: { text, display } }) => (display ? [text, display] : [text]));
    for (const { family, standIn } of fonts) expect(standIn, family).toBeDefined();
  });

  test('both fonts are preloaded', () => {
    expect(fontPreloads(themeNamed('harbour'), '/b').map(({ href }) => href)).toEqual([
      '/b/fonts/hanken-grotesk.woff2',
      '/b/fonts/bricolage-opsz.woff2',
    ]);
  });

  test('every theme sets the same properties', () => {
    const names = (theme: Theme) =>
      themeCss(theme, '/b')
        .split('[data-cashier')[0]
        ?.match(/--fy-[a-z0-9-]+(?=:)/g);
    for (const theme of themes) expect(names(theme), theme.id).toEqual(names(themeNamed('northlight')));
  });
});
