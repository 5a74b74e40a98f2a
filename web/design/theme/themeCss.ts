import type { Theme } from '@foyer/contract/content/theme.ts';

/** A font file worth fetching before the style sheet asks for it. */
export interface FontPreload {
  href: string;
  as: 'font';
  type: 'font/woff2';
  crossOrigin: 'anonymous';
}

type Font = Theme['fonts']['text'];

/**
 * A brand's theme as a style sheet: its font faces and one custom property per setting (THEME-03, THEME-06).
 * `colours.surfaceRaised` becomes `--fy-color-surface-raised`; everything else in the look is a constant of
 * `styles/tokens.css`. `assetBase` is where the brand's folder is served, with or without a closing slash.
 */
export function themeCss(theme: Theme, assetBase: string): string {
  const faces = fontsOf(theme).map((font) => fontFace(font, assetBase));
  const properties = themeProperties(theme).map(([name, value]) => `--fy-${name}:${value}`);
  return `${faces.join('')}@layer theme{:root{color-scheme:${theme.scheme};${properties.join(';')}}}`;
}

/** The brand's fonts, in the order the first paint needs them. */
export function fontPreloads(theme: Theme, assetBase: string): FontPreload[] {
  return fontsOf(theme).map(({ file }) => ({
    href: assetUrl(assetBase, file),
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
  }));
}

export function assetUrl(assetBase: string, path: string): string {
  return `${assetBase.replace(/\/$/, '')}/${path.replace(/^\.?\//, '')}`;
}

function themeProperties(theme: Theme): [name: string, value: string | number][] {
  const { text, display, number, displayStretch } = theme.fonts;
  return [
    ...group('color', theme.colours),
    ...group('jackpot', theme.jackpotColours),
    ...group('pot', theme.potColours),
    ...group('weight', theme.weights),
    ...group('size', theme.sizes),
    ...group('leading', theme.lineHeights),
    ...group('tracking', theme.letterSpacing),
    ...group('radius', theme.roundness),
    ['font-text', stack(text)],
    ['font-display', stack(display ?? text)],
    ['font-number', stack(number === 'display' && display ? display : text)],
    ['font-display-settings', display?.variationSettings ?? 'normal'],
    ['font-display-features', display?.features ?? 'normal'],
    ['font-display-stretch', displayStretch ?? '100%'],
  ];
}

function group(prefix: string, settings: object): [string, string | number][] {
  return Object.entries(settings).map(([name, value]) => [`${prefix}-${kebab(name)}`, value]);
}

const kebab = (name: string) => name.replace(/([a-z])([A-Z0-9])/g, '$1-$2').toLowerCase();

/** What the family does not draw, the fonts of the page's script do, where tokens.css names some. */
const stack = (font: Font) => `"${font.family}", var(--fy-script-fonts, ${font.fallback})`;

const fontsOf = ({ fonts }: Theme): Font[] => (fonts.display ? [fonts.text, fonts.display] : [fonts.text]);

// swap, not optional: the display face carries the brand, and its file is preloaded beside the document.
function fontFace(font: Font, assetBase: string): string {
  const stretch = font.stretch === undefined ? '' : `font-stretch:${font.stretch};`;
  return (
    `@font-face{font-family:"${font.family}";src:url("${assetUrl(assetBase, font.file)}") format("woff2");` +
    `font-weight:${font.weightRange};${stretch}font-display:swap}`
  );
}
