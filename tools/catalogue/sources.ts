import { readFileSync } from 'node:fs';
import { CATEGORIES, StudioSchema } from '@foyer/sites/schema/catalogue.ts';
import { GAME_FEATURES } from '@foyer/contract/catalogue/features.ts';
import * as v from 'valibot';

const words = v.pipe(v.array(v.string()), v.minLength(7));

/** A world that games are named after. */
const ThemeSchema = v.strictObject({
  tag: v.string(),
  /** Who may own a thing or be somewhere. */
  figures: words,
  things: words,
  /** Where somebody may be: "at the …" goes before it. */
  places: words,
  /** What a thing or a place may be. */
  moods: words,
});
export type Theme = v.InferOutput<typeof ThemeSchema>;

const STYLES = ['calm', 'even', 'bold'] as const;

const MakerSchema = v.strictObject({
  ...v.pick(StudioSchema, ['slug', 'name', 'currencies', 'licences']).entries,
  themes: v.tuple([v.string(), v.string()]),
  /** How wild its games are. */
  style: v.picklist(STYLES),
});
export type Maker = v.InferOutput<typeof MakerSchema>;

/** What the sandbox states of the games that run on one of its maths. */
const ModelSchema = v.strictObject({
  maths: v.string(),
  category: v.picklist(CATEGORIES),
  rtp: v.string(),
  /** What such a game can be bought with. */
  rtpRange: v.strictObject({ least: v.string(), most: v.string() }),
  ways: v.optional(v.number()),
  lines: v.optional(v.number()),
  /** In stakes. */
  maxWin: v.number(),
  volatility: v.picklist(['low', 'medium', 'high']),
  features: v.array(v.picklist(GAME_FEATURES)),
  /** How often a studio of a style makes such a game. */
  weights: v.record(v.picklist(STYLES), v.number()),
});
export type Model = v.InferOutput<typeof ModelSchema>;

export interface Sources {
  readonly themes: ReadonlyMap<string, Theme>;
  readonly makers: readonly Maker[];
  readonly models: readonly Model[];
}

const FOLDER = new URL('../../sites/catalogue/', import.meta.url);
export const readJson = (file: string): unknown => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'));

/** @throws valibot's ValiError, naming the field, when a file is not what it should be */
export function readSources(): Sources {
  const themes = v.parse(v.array(ThemeSchema), readJson('sources/themes.json'));
  return {
    themes: new Map(themes.map((theme) => [theme.tag, theme])),
    makers: v.parse(v.array(MakerSchema), readJson('sources/studios.json')),
    models: v.parse(v.array(ModelSchema), readJson('sources/models.json')),
  };
}
