import * as v from 'valibot';

const colour = v.pipe(
  v.string(),
  v.regex(/^#[0-9a-f]{6}([0-9a-f]{2})?$/, 'a colour is #rrggbb or #rrggbbaa, in lower case'),
);
const length = v.pipe(v.string(), v.regex(/^\d*\.?\d+rem$/, 'a length is in rem'));
const weight = v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(900));
/** A file in the brand's own folder; nothing above it can be named. */
const file = v.pipe(v.string(), v.regex(/^([a-z0-9-]+\/)*[a-z0-9-]+\.[a-z0-9]+$/, 'not a file of the brand'));

/** An object that has each of the names and no other. */
const record = <const Name extends string, Value extends v.GenericSchema>(
  names: readonly Name[],
  value: Value,
) => v.strictObject(Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>);

const image = v.strictObject({ url: file, width: v.number(), height: v.number() });

/** An installed face made as wide and as high as the brand's, shown until that has come: no word moves then. */
const standIn = v.strictObject({
  kind: v.picklist(['sans', 'serif']),
  /** Widths in relation to the installed face, in its regular and its bold. */
  regular: v.number(),
  strong: v.number(),
  /** Of the brand's face, in relation to its size. */
  ascent: v.number(),
  descent: v.number(),
});

const font = v.strictObject({
  family: v.string(),
  /** The npm package the file was cut from. */
  package: v.pipe(v.string(), v.startsWith('@fontsource')),
  fallback: v.string(),
  file,
  weightRange: v.string(),
  stretch: v.optional(v.string()),
  variationSettings: v.optional(v.string()),
  features: v.optional(v.string()),
  standIn: v.optional(standIn),
});

/** Of what stands in the page, and of what lies over it. */
// oxfmt-ignore
const ROOM_COLOURS = [
  'page', 'text', 'textMuted', 'surface', 'surfaceRaised', 'surfaceSunken', 'line', 'lineStrong',
  'primary', 'onPrimary', 'secondary', 'onSecondary', 'accent', 'focus',
  'success', 'warning', 'danger', 'info', 'live', 'onLive', 'bonus', 'scrim',
] as const;

// oxfmt-ignore
const COLOURS = [
  ...ROOM_COLOURS,
  'header', 'headerText', 'headerLine',
  'menu', 'menuText', 'menuTextMuted', 'menuActive', 'menuActiveText',
  'odds', 'oddsText', 'oddsSelected', 'onOddsSelected',
  'tilePlaceholder', 'footer', 'footerText',
] as const;

// oxfmt-ignore
const JACKPOT_COLOURS = [
  'highlight', 'background', 'backgroundGradient', 'darkBackground', 'detailsContentBackground',
  'detailsBackground', 'detailsModalBackground', 'body', 'backgroundContrast', 'buttonBackground',
] as const;

// oxfmt-ignore
const SIZES = [
  'micro', 'caption', 'small', 'body', 'lead', 'title3', 'title2', 'title1', 'display2', 'display1',
] as const;

/** THEME-05, THEME-06: everything a brand may change of its looks. File names are relative to its folder. */
export const ThemeSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  label: v.string(),
  note: v.optional(v.string()),
  /** Sets `color-scheme`, and so the native controls. */
  scheme: v.picklist(['dark', 'light']),
  favicon16: file,
  favicon32: file,
  appleTouchIcon: file,
  /** The symbol, under 768 px. */
  logo: image,
  /** Symbol and word, from 768 px. */
  logoDesktop: image,
  /** Null when the fonts are self-hosted, which is to be preferred. */
  googleFontsUrl: v.nullable(v.pipe(v.string(), v.url())),
  fonts: v.strictObject({
    text: font,
    /** Null: the text family serves. */
    display: v.nullable(font),
    displayStretch: v.optional(v.string()),
    /** The family of amounts; it must have tabular figures. */
    number: v.picklist(['text', 'display']),
  }),
  colours: record(COLOURS, colour),
  /** FLAG-03: of the cashier, where the site draws it dark; a theme that is dark anyway needs none. */
  darkCashier: v.optional(record(ROOM_COLOURS, colour)),
  jackpotColours: record(JACKPOT_COLOURS, colour),
  potColours: record(['mega', 'major', 'minor'], colour),
  weights: record(['regular', 'medium', 'strong', 'display'], weight),
  sizes: record(SIZES, length),
  lineHeights: record(['tight', 'snug', 'body'], v.number()),
  letterSpacing: record(['display', 'label'], v.string()),
  roundness: record(['control', 'tile', 'card', 'overlay', 'hero', 'badge'], length),
});

export type Theme = v.InferOutput<typeof ThemeSchema>;

/** THEME-04: a theme that is not there is the first one. */
export const chooseTheme = (themes: readonly [Theme, ...Theme[]], id: string | null): Theme =>
  themes.find((theme) => theme.id === id) ?? themes[0];
