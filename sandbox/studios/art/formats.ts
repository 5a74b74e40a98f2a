import * as v from 'valibot';
import type { Layout } from './data.ts';
import data from './formats.json' with { type: 'json' };

const box = v.tuple([v.number(), v.number(), v.number(), v.number()]);

const placementSchema = v.strictObject({
  /** Centre and radius of the main figure. */
  motif: v.tuple([v.number(), v.number(), v.number()]),
  title: v.optional(box),
  /** Background of the title; without it, the title stands on the sky of the scene. */
  band: v.optional(box),
});
const formatSchema = v.strictObject({
  size: v.tuple([v.number(), v.number()]),
  layouts: v.record(v.string(), placementSchema),
});
const FORMATS = v.parse(
  v.strictObject({
    portrait: formatSchema,
    square: formatSchema,
    wide: formatSchema,
    hero: formatSchema,
    scene: formatSchema,
  }),
  data,
);

export type ArtFormat = keyof typeof FORMATS;
export type Placement = v.InferOutput<typeof placementSchema>;

export const isFormat = (name: string): name is ArtFormat => Object.hasOwn(FORMATS, name);

/** The requested layout, or the only layout of the format. */
export function placementIn(format: ArtFormat, requested: Layout) {
  const { size, layouts } = FORMATS[format];
  const [layout, placement] =
    Object.entries(layouts).find(([name]) => name === requested) ?? Object.entries(layouts)[0] ?? [];
  if (layout === undefined || placement === undefined) throw new RangeError(`${format} has no layout`);
  return { size, layout, placement };
}
