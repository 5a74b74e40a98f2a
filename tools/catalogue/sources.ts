import { readFileSync } from 'node:fs';
import { CATEGORIES, StudioSchema } from '@foyer/sites/schema/catalogue.ts';
import { GAME_FEATURES } from '@foyer/contract/catalogue/features.ts';
import * as v from 'valibot';

const words = v.pipe(v.array(v.string()), v.minLength(7));

/** A theme after which games are named. */
const ThemeSchema = v.strictObject({
  tag: v.string(),
  /** Characters that may own a thing or be at a place. */
  figures: words,
  things: words,
  /** Places; titles put "at the" before them. */
  places: words,
  /** Adjectives for a thing or a place. */
  moods: words,
});
export type Theme = v.InferOutput<typeof ThemeSchema>;

const STYLES = ['calm', 'even', 'bold'] as const;

const MakerSchema = v.strictObject({
  ...v.pick(StudioSchema, ['slug', 'name', 'currencies', 'licences']).entries,
  themes: v.tuple([v.string(), v.string()]),
  /** Style of the studio's games, which determines their volatility. */
  style: v.picklist(STYLES),
});
export type Maker = v.InferOutput<typeof MakerSchema>;

/** Properties of all sandbox games with the same maths. */
const ModelSchema = v.strictObject({
  maths: v.string(),
  category: v.picklist(CATEGORIES),
  rtp: v.string(),
  /** Range from which an operator can choose the return to player. */
  rtpRange: v.strictObject({ least: v.string(), most: v.string() }),
  ways: v.optional(v.number()),
  lines: v.optional(v.number()),
  /** Maximum win as a multiple of the stake. */
  maxWin: v.number(),
  volatility: v.picklist(['low', 'medium', 'high']),
  features: v.array(v.picklist(GAME_FEATURES)),
  /** How often studios of each style make such a game. */
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

/** @throws ValiError naming the field if a file is invalid */
export function readSources(): Sources {
  const themes = v.parse(v.array(ThemeSchema), readJson('sources/themes.json'));
  return {
    themes: new Map(themes.map((theme) => [theme.tag, theme])),
    makers: v.parse(v.array(MakerSchema), readJson('sources/studios.json')),
    models: v.parse(v.array(ModelSchema), readJson('sources/models.json')),
  };
}
