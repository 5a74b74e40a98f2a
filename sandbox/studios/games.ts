import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { PALETTES, type Palette } from './art/data.ts';
import { plan, type PosterSubject } from './art/plan.ts';
import { liveSchema, type CardFacts, type LiveFacts, type WheelFacts } from './live/facts.ts';
import { loadMaths, type Maths } from './maths/maths.ts';

const amount = v.pipe(v.string(), v.regex(/^\d+\.\d{2}$/));
const factsSchema = v.strictObject({
  lookupId: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
  title: v.string(),
  maths: v.string(),
  /** Return to player in per cent, with one decimal. */
  rtp: v.number(),
  ways: v.optional(v.number()),
  lines: v.optional(v.number()),
  /** Maximum win as a multiple of the stake. */
  maxWin: v.number(),
  /** Slots only. */
  volatility: v.optional(v.picklist(['low', 'medium', 'high'])),
  /** Stake limits in EUR; other currencies have a list of stakes of the same length. */
  minStake: amount,
  maxStake: amount,
  /** The category, the tags and the palette decide how the pictures of the game are drawn. */
  category: v.string(),
  tags: v.optional(v.array(v.string()), []),
  /** Overrides the palette of the pictures. */
  palette: v.optional(v.string()),
  /** Present for live games, whose table is shared by several players. */
  live: v.optional(liveSchema),
});
type GameFacts = v.InferOutput<typeof factsSchema>;

export type { Palette };

export interface Game extends Omit<GameFacts, 'palette' | 'maths'> {
  readonly palette: Palette;
  readonly maths: Maths;
}

/** A live game is played either with a wheel or with cards. */
export type WheelTable = Game & { readonly live: WheelFacts };
export type CardsTable = Game & { readonly live: CardFacts };
/** A crash game, whose flights all players share. */
export type CrashGame = Game & { readonly maths: Extract<Maths, { readonly kind: 'crash' }> };
export type LiveGame = Game & { readonly live: LiveFacts };

export const isLive = (game: Game): game is LiveGame => game.live !== undefined;
export const isOfCards = (game: Game): game is CardsTable =>
  game.live !== undefined && 'decisionMs' in game.live.pace;
export const isOfWheel = (game: Game): game is WheelTable => isLive(game) && !isOfCards(game);

export const isCrash = (game: Game): game is CrashGame => game.maths.kind === 'crash';

const data = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));

/** Hand-made games, and games that a command has generated together with the catalogue. */
const FILES = ['./games.json', './invented.json'];

/** The facts that decide how the pictures of a game are drawn. */
export const subjectOf = ({
  lookupId,
  title,
  category,
  tags,
  lines,
  ways,
}: Omit<GameFacts, 'palette' | 'maths'>): PosterSubject => ({
  slug: lookupId,
  title,
  category,
  tags,
  lines: lines ?? ways ?? null,
});

/** Loads every game of the studio, by the id with which a lobby launches it. */
export function loadGames(): ReadonlyMap<string, Game> {
  const all = loadMaths();
  const games = FILES.flatMap((file) => v.parse(v.array(factsSchema), data(file)));
  return new Map(
    games.map((facts) => {
      const palette = facts.palette === undefined ? plan(subjectOf(facts)).palette : PALETTES[facts.palette];
      const maths = all.get(facts.maths);
      if (!palette || !maths) throw new Error(`${facts.lookupId} names no palette or maths that exists`);
      return [facts.lookupId, { ...facts, palette, maths }];
    }),
  );
}

/** The facts about each game that a lobby's catalogue needs, without those that only the studio uses. */
export const listFacts = (games: ReadonlyMap<string, Game>) =>
  [...games.values()].map(({ palette: _palette, maths: _maths, live: _live, ...facts }) => facts);
