import type { Theme } from '@foyer/contract/content/theme.ts';

/** A font file to preload before the style sheet requests it. */
export interface FontPreload {
  href: string;
  as: 'font';
  type: 'font/woff2';
  crossOrigin: 'anonymous';
}

type Font = Theme['fonts']['text'];

/**
 * A brand's theme as a style sheet: font faces and one custom property per setting (THEME-03, THEME-06).
 * `colours.surfaceRaised` becomes `--fy-color-surface-raised`; constants are in `styles/tokens.css`.
 * @param assetBase URL of the brand's folder, with or without a trailing slash
 */
export function themeCss(theme: Theme, assetBase: string): string {
  const faces = fontsOf(theme).map((font) => fontFace(font, assetBase));
  const properties = declarations(themeProperties(theme));
  return `${faces.join('')}@layer theme{:root{color-scheme:${theme.scheme};${properties}}${darkCashierCss(theme)}}`;
}

/** FLAG-03: elements with `data-cashier=dark` and their children use these colours instead of the theme's. */
const darkCashierCss = ({ darkCashier }: Theme): string =>
  darkCashier ? `[data-cashier="dark"]{color-scheme:dark;${declarations(group('color', darkCashier))}}` : '';

/** Set on the root element until the first paint, so that no brand font is used and none is fetched. */
export const FONTS_LATER = 'data-fonts-later';

/** Fallback fonts with adjusted metrics until the brand's fonts load. This style sheet follows the theme's own. */
export function lateFontsCss(theme: Theme): string {
  const after = declarations(fontProperties(theme, (font) => `"${font.family}", ${standInStack(font)}`));
  const before = declarations(fontProperties(theme, standInStack));
  return `${standInFaces(theme)}@layer theme{:root{${after}}:root[${FONTS_LATER}]{${before}}}`;
}

const declarations = (properties: readonly [name: string, value: string | number][]): string =>
  properties.map(([name, value]) => `--fy-${name}:${value}`).join(';');

/** The brand's fonts, in the order in which the first paint needs them. */
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
  const { display, displayStretch } = theme.fonts;
  return [
    ...group('color', theme.colours),
    ...group('jackpot', theme.jackpotColours),
    ...group('pot', theme.potColours),
    ...group('weight', theme.weights),
    ...group('size', theme.sizes),
    ...group('leading', theme.lineHeights),
    ...group('tracking', theme.letterSpacing),
    ...group('radius', theme.roundness),
    ...fontProperties(theme, stack),
    ['font-display-settings', display?.variationSettings ?? 'normal'],
    ['font-display-features', display?.features ?? 'normal'],
    ['font-display-stretch', displayStretch ?? '100%'],
  ];
}

function fontProperties(
  { fonts: { text, display, number } }: Theme,
  stackOf: (font: Font) => string,
): [string, string][] {
  return [
    ['font-text', stackOf(text)],
    ['font-display', stackOf(display ?? text)],
    ['font-number', stackOf(number === 'display' && display ? display : text)],
  ];
}

function group(prefix: string, settings: object): [string, string | number][] {
  return Object.entries(settings).map(([name, value]) => [`${prefix}-${kebab(name)}`, value]);
}

const kebab = (name: string) => name.replace(/([a-z])([A-Z0-9])/g, '$1-$2').toLowerCase();

/** Font stack: the brand's font, then the fonts for the page's script in tokens.css, else the fallback. */
const stack = ({ family, fallback }: Font) => `"${family}", var(--fy-script-fonts, ${fallback})`;

const standInStack = ({ family, fallback, standIn }: Font) => {
  const names = standIn ? INSTALLED[standIn.kind].map((_, index) => `"${nameOf(family, index)}", `) : [];
  return `${names.join('')}var(--fy-script-fonts, ${fallback})`;
};

const fontsOf = ({ fonts }: Theme): Font[] => (fonts.display ? [fonts.text, fonts.display] : [fonts.text]);

// `swap`, not `optional`: the display font is part of the brand, and its file is preloaded.
function fontFace(font: Font, assetBase: string): string {
  const stretch = font.stretch === undefined ? '' : `font-stretch:${font.stretch};`;
  return (
    `@font-face{font-family:"${font.family}";src:url("${assetUrl(assetBase, font.file)}") format("woff2");` +
    `font-weight:${font.weightRange};${stretch}font-display:swap}`
  );
}

/** A group of system fonts of about the same width; which group exists depends on the operating system. */
interface Installed {
  readonly regular: readonly string[];
  readonly strong: readonly string[];
  /** Width of the fonts in the first group relative to the fonts in this one. */
  readonly width: Readonly<Record<'regular' | 'strong', number>>;
}

const SAME = { regular: 1, strong: 1 };

/** Theme metrics refer to the first group; a system with none of its fonts uses the next group. */
const INSTALLED: Readonly<Record<'sans' | 'serif', readonly Installed[]>> = {
  sans: [
    {
      regular: ['Arial', 'Liberation Sans', 'Arimo', 'Roboto'],
      strong: ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'],
      width: SAME,
    },
    { regular: ['DejaVu Sans'], strong: ['DejaVu Sans Bold'], width: { regular: 0.875, strong: 0.833 } },
  ],
  serif: [
    {
      regular: ['Times New Roman', 'Liberation Serif', 'Tinos'],
      strong: ['Times New Roman Bold', 'Liberation Serif Bold'],
      width: SAME,
    },
    { regular: ['DejaVu Serif'], strong: ['DejaVu Serif Bold'], width: { regular: 0.832, strong: 0.779 } },
  ],
};

const CUTS = [
  ['regular', '1 549'],
  ['strong', '550 1000'],
] as const;

const nameOf = (family: string, index: number): string =>
  index === 0 ? `${family} stand-in` : `${family} stand-in ${index + 1}`;

const standInFaces = (theme: Theme): string =>
  fontsOf(theme)
    .flatMap(({ family, standIn }) =>
      standIn
        ? INSTALLED[standIn.kind].flatMap((installed, index) =>
            CUTS.map(([cut, weights]) =>
              standInFace(nameOf(family, index), { standIn, installed, cut, weights }),
            ),
          )
        : [],
    )
    .join('');

interface Face {
  readonly standIn: NonNullable<Font['standIn']>;
  readonly installed: Installed;
  readonly cut: 'regular' | 'strong';
  readonly weights: string;
}

function standInFace(name: string, { standIn, installed, cut, weights }: Face): string {
  const width = standIn[cut] * installed.width[cut];
  const percent = (value: number) => `${(value * 100).toFixed(1)}%`;
  const sources = installed[cut].map((face) => `local("${face}")`);
  return (
    `@font-face{font-family:"${name}";src:${sources.join(',')};font-weight:${weights};` +
    `size-adjust:${percent(width)};ascent-override:${percent(standIn.ascent / width)};` +
    `descent-override:${percent(standIn.descent / width)};line-gap-override:0%}`
  );
}
