import * as v from 'valibot';

const colour = v.pipe(
  v.string(),
  v.regex(/^#[0-9a-f]{6}([0-9a-f]{2})?$/, 'a colour is #rrggbb or #rrggbbaa, in lower case'),
);
const length = v.pipe(v.string(), v.regex(/^\d*\.?\d+rem$/, 'a length is in rem'));
const weight = v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(900));
/** A file path inside the brand's own folder; `..` is not possible. */
const file = v.pipe(v.string(), v.regex(/^([a-z0-9-]+\/)*[a-z0-9-]+\.[a-z0-9]+$/, 'not a file of the brand'));

const record = <const Name extends string, Value extends v.GenericSchema>(
  names: readonly Name[],
  value: Value,
) => v.strictObject(Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>);

const image = v.strictObject({ url: file, width: v.number(), height: v.number() });

/** Installed font scaled to the metrics of the brand's font and shown until that has loaded, to avoid layout shift. */
const fallbackFont = v.strictObject({
  kind: v.picklist(['sans', 'serif']),
  /** Width of the brand's font relative to the installed one, for regular and bold. */
  regular: v.number(),
  strong: v.number(),
  /** Metrics of the brand's font relative to its font size. */
  ascent: v.number(),
  descent: v.number(),
});

const font = v.strictObject({
  family: v.string(),
  fallback: v.string(),
  file,
  weightRange: v.string(),
  stretch: v.optional(v.string()),
  variationSettings: v.optional(v.string()),
  features: v.optional(v.string()),
  standIn: v.optional(fallbackFont),
});

/** Colours of the page and of overlays. */
// oxfmt-ignore
const SURFACE_COLOURS = [
  'page', 'text', 'textMuted', 'surface', 'surfaceRaised', 'surfaceSunken', 'line', 'lineStrong',
  'primary', 'onPrimary', 'secondary', 'onSecondary', 'accent', 'focus',
  'success', 'warning', 'danger', 'info', 'live', 'onLive', 'bonus', 'scrim',
] as const;

// oxfmt-ignore
const COLOURS = [
  ...SURFACE_COLOURS,
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

/** THEME-05, THEME-06: everything a brand can change in its appearance. Files are in the brand's folder. */
export const ThemeSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  label: v.string(),
  note: v.optional(v.string()),
  /** CSS `color-scheme`, which also styles native controls. */
  scheme: v.picklist(['dark', 'light']),
  favicon16: file,
  favicon32: file,
  appleTouchIcon: file,
  /** Symbol only, for viewports under 768 px. */
  logo: image,
  /** Symbol and word mark, for viewports from 768 px. */
  logoDesktop: image,
  /** Null when the fonts are self-hosted, which is preferred. */
  googleFontsUrl: v.nullable(v.pipe(v.string(), v.url())),
  fonts: v.strictObject({
    text: font,
    /** Null to use the text font for headings too. */
    display: v.nullable(font),
    displayStretch: v.optional(v.string()),
    /** Which font amounts are set in; it must have tabular figures. */
    number: v.picklist(['text', 'display']),
  }),
  colours: record(COLOURS, colour),
  /** FLAG-03: cashier colours for sites with the dark cashier; not needed by a dark theme. */
  darkCashier: v.optional(record(SURFACE_COLOURS, colour)),
  jackpotColours: record(JACKPOT_COLOURS, colour),
  potColours: record(['mega', 'major', 'minor'], colour),
  weights: record(['regular', 'medium', 'strong', 'display'], weight),
  sizes: record(SIZES, length),
  lineHeights: record(['tight', 'snug', 'body'], v.number()),
  letterSpacing: record(['display', 'label'], v.string()),
  roundness: record(['control', 'tile', 'card', 'overlay', 'hero', 'badge'], length),
});

export type Theme = v.InferOutput<typeof ThemeSchema>;

/** THEME-04: an unknown id selects the first theme. */
export const chooseTheme = (themes: readonly [Theme, ...Theme[]], id: string | null): Theme =>
  themes.find((theme) => theme.id === id) ?? themes[0];
