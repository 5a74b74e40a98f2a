import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { liveSchema, type CardFacts, type LiveFacts, type WheelFacts } from './live/facts.ts';
import { loadMaths, type Maths } from './maths/maths.ts';

const amount = v.pipe(v.string(), v.regex(/^\d+\.\d{2}$/));
const factsSchema = v.strictObject({
  lookupId: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
  title: v.string(),
  maths: v.string(),
  /** Per cent, one decimal. */
  rtp: v.number(),
  ways: v.optional(v.number()),
  lines: v.optional(v.number()),
  /** In stakes. */
  maxWin: v.number(),
  /** Of slots. */
  volatility: v.optional(v.picklist(['low', 'medium', 'high'])),
  /** In euro; the other currencies have a ladder of the same length. */
  minStake: amount,
  maxStake: amount,
  palette: v.string(),
  /** Where it is played at a table that its players share. */
  live: v.optional(liveSchema),
});
type GameFacts = v.InferOutput<typeof factsSchema>;

const colour = v.pipe(v.string(), v.hexColor());
/** The colours of a game's poster: bg ground, bg2 second ground, ink darkest, p s t motifs, hi lightest. */
const paletteSchema = v.strictObject({
  bg: colour,
  bg2: colour,
  ink: colour,
  p: colour,
  s: colour,
  t: colour,
  hi: colour,
});
export type Palette = v.InferOutput<typeof paletteSchema>;

export interface Game extends Omit<GameFacts, 'palette' | 'maths'> {
  readonly palette: Palette;
  readonly maths: Maths;
}

/** A game at a table that its players share: around a wheel, or of cards. */
export type WheelTable = Game & { readonly live: WheelFacts };
export type CardsTable = Game & { readonly live: CardFacts };
export type LiveGame = Game & { readonly live: LiveFacts };

export const isLive = (game: Game): game is LiveGame => game.live !== undefined;
export const isOfCards = (game: Game): game is CardsTable =>
  game.live !== undefined && 'decisionMs' in game.live.pace;
export const isOfWheel = (game: Game): game is WheelTable => isLive(game) && !isOfCards(game);

const data = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));

/** Those it made by hand, and those that a command has invented beside the catalogue they are offered in. */
const FILES = ['./games.json', './invented.json'];

/** Every game the studio serves, by the id a lobby launches it with. */
export function loadGames(): ReadonlyMap<string, Game> {
  const all = loadMaths();
  const palettes = v.parse(v.record(v.string(), paletteSchema), data('./palettes.json'));
  const games = FILES.flatMap((file) => v.parse(v.array(factsSchema), data(file)));
  return new Map(
    games.map((facts) => {
      const palette = palettes[facts.palette];
      const maths = all.get(facts.maths);
      if (!palette || !maths) throw new Error(`${facts.lookupId} names no palette or maths that exists`);
      return [facts.lookupId, { ...facts, palette, maths }];
    }),
  );
}

/** What a lobby's catalogue needs to know of each game; the studio's own look stays at home. */
export const listFacts = (games: ReadonlyMap<string, Game>) =>
  [...games.values()].map(({ palette: _palette, maths: _maths, live: _live, ...facts }) => facts);
