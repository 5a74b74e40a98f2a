import * as v from 'valibot';
import familyData from './families.json' with { type: 'json' };
import { FACES, type FaceName } from './lettering/faces.ts';
import paletteData from './palettes.json' with { type: 'json' };
import themeData from './themes.json' with { type: 'json' };

const isFace = (name: unknown): name is FaceName => typeof name === 'string' && Object.hasOwn(FACES, name);
const layout = v.picklist(['bottom', 'top', 'sky', 'side', 'none']);
const strings = v.array(v.string());

const letteringSchema = v.strictObject({
  face: v.custom<FaceName>(isFace),
  upper: v.boolean(),
  /** Space between two lines of the title, as a fraction of the capital height. */
  gap: v.optional(v.number()),
  mode: v.optional(v.picklist(['justify', 'ragged'])),
  maxSize: v.optional(v.number()),
  tracking: v.optional(v.number()),
  /** Whether the letters have a dark block behind them. */
  isExtruded: v.optional(v.boolean()),
});

/** Colours are names of palette colours, or `#rrggbb`. */
const familySchema = v.strictObject({
  /** File names in `scenes/<family>/`. A file that is listed twice is chosen twice as often. */
  motifs: strings,
  layouts: v.array(layout),
  layoutsFor: v.optional(v.record(v.string(), v.array(layout)), {}),
  palettes: strings,
  paletteFor: v.optional(v.record(v.string(), strings), {}),
  lettering: v.array(letteringSchema),
  /** Background of the title. */
  band: v.strictObject({
    fill: strings,
    shape: v.array(v.picklist(['arch', 'tab', 'wave', 'slope', 'flat'])),
    edge: v.optional(v.string()),
  }),
  /** Colours of the title, in order of preference. */
  ink: strings,
  tagInk: v.optional(strings, ['s', 't', 'p']),
  frame: v.optional(v.picklist(['marquee', 'rule'])),
});

const paletteSchema = v.strictObject({
  /** Two background colours; the second one is mostly used for patterns. */
  bg: v.string(),
  bg2: v.string(),
  /** The darkest colour. */
  ink: v.string(),
  /** Colours of the main figure, of the second figure, and of accents. */
  p: v.string(),
  s: v.string(),
  t: v.string(),
  /** The lightest colour. */
  hi: v.string(),
});

const themesSchema = v.strictObject({
  /** Families for categories without families of their own. */
  slots: strings,
  categories: v.record(v.string(), strings),
  tags: v.record(v.string(), strings),
  /** Keyword, family, motif: the first keyword in a title selects the family and, if given, the motif. */
  words: v.array(v.tuple([v.string(), v.string(), v.optional(v.string())])),
});

export type Layout = v.InferOutput<typeof layout>;
export type Lettering = v.InferOutput<typeof letteringSchema>;
export type Family = v.InferOutput<typeof familySchema>;
export type Palette = v.InferOutput<typeof paletteSchema>;

export const FAMILIES = v.parse(v.record(v.string(), familySchema), familyData);
export const PALETTES = v.parse(v.record(v.string(), paletteSchema), paletteData);
export const THEMES = v.parse(themesSchema, themeData);

/** Returns an entry. Throws a RangeError when the data refers to a missing entry. */
export function named<Value>(record: Readonly<Record<string, Value>>, name: string): Value {
  const value = record[name];
  if (value === undefined) throw new RangeError(`nothing is named ${name}`);
  return value;
}
