import * as v from 'valibot';
import { GameSchema, type GameData } from '@foyer/sites/schema/catalogue.ts';

/** A list of games as studios publish it. What an entry leaves out is unknown, so its strictest value counts. */
const FeedSchema = v.object({ games: v.pipe(v.array(v.unknown()), v.nonEmpty('has no games')) });

/** A game of the site data, by the names that must be unique. */
export type KnownGame = Pick<GameData, 'slug' | 'studio' | 'lookupId'>;

export interface KnownGames {
  /** Games of the other files, which a feed never replaces. */
  readonly others: readonly KnownGame[];
  /** The games that the feed had before: they keep their slugs when their titles change. */
  readonly previous: readonly KnownGame[];
}

export interface ImportedGames {
  readonly games: readonly GameData[];
  /** One line for each entry that is no game of the catalogue, with its reason. */
  readonly skipped: readonly string[];
}

const UNKNOWN = {
  status: 'open',
  rtp: null,
  lines: null,
  maxWin: null,
  volatility: null,
  blockedCountries: [],
  blockedLicences: [],
};

/**
 * The games of a feed that the schema of the catalogue allows.
 * @throws Error if the feed is no list of games: an empty one would withdraw every game of the label
 */
export function gamesOfFeed(feed: unknown, label: string, { others, previous }: KnownGames): ImportedGames {
  const read = v.safeParse(FeedSchema, feed);
  if (!read.success)
    throw new Error(`the feed ${v.getDotPath(read.issues[0]) ?? ''}: ${read.issues[0].message}`);
  const slugs = new Map<unknown, string>(previous.map(({ lookupId, slug }) => [lookupId, slug]));
  const unique = uniqueNames(label, others);
  const games: GameData[] = [];
  const skipped: string[] = [];
  read.output.games.forEach((given, index) => {
    const entry = readEntry(given, label, slugs);
    const problem = 'problem' in entry ? entry.problem : unique(entry.game);
    if (problem !== null) skipped.push(`${nameOf(given, index)}: ${problem}`);
    else if ('game' in entry) games.push(entry.game);
  });
  return { games: bySlug(games), skipped };
}

const EntrySchema = v.looseObject({ id: v.unknown(), slug: v.optional(v.unknown()), title: v.unknown() });

const nameOf = (entry: unknown, index: number): string =>
  v.is(v.object({ id: v.string() }), entry) ? entry.id : `entry ${index + 1}`;

/** @param known slugs of the games that the feed had before, by their ids at the studio */
function readEntry(
  given: unknown,
  label: string,
  known: ReadonlyMap<unknown, string>,
): { readonly game: GameData } | { readonly problem: string } {
  const entry = v.safeParse(EntrySchema, given);
  if (!entry.success) return { problem: problemOf(entry.issues[0]) };
  const { id, slug, ...fields } = entry.output;
  const ownSlug = slug ?? known.get(id) ?? slugOf(typeof fields.title === 'string' ? fields.title : '');
  if (ownSlug === '')
    return {
      problem: 'slug: the title has no Latin letter and no digit to make one of; give the entry a `slug`',
    };
  const game = v.safeParse(GameSchema, { ...UNKNOWN, ...fields, slug: ownSlug, studio: label, lookupId: id });
  return game.success ? { game: game.output } : { problem: problemOf(game.issues[0]) };
}

export const bySlug = <Game extends Pick<GameData, 'slug'>>(games: readonly Game[]): readonly Game[] =>
  games.toSorted((a, b) => (a.slug < b.slug ? -1 : 1));

/** Why a game cannot be told from another one, or null. */
function uniqueNames(label: string, others: readonly KnownGame[]): (game: GameData) => string | null {
  const otherSlugs = new Set(others.map(({ slug }) => slug));
  const otherIds = new Map(
    others.filter(({ studio }) => studio === label).map(({ lookupId, slug }) => [lookupId, slug]),
  );
  const slugs = new Set<string>();
  const ids = new Set<string>();
  return ({ slug, lookupId }) => {
    const other = otherIds.get(lookupId);
    if (other !== undefined) return `id: is that of '${other}' in another file`;
    if (ids.has(lookupId)) return 'id: stands in the feed twice';
    if (otherSlugs.has(slug)) return `slug: '${slug}' is a game of another file; set another slug`;
    if (slugs.has(slug)) return `slug: '${slug}' stands in the feed twice`;
    slugs.add(slug);
    ids.add(lookupId);
    return null;
  };
}

const problemOf = (issue: v.BaseIssue<unknown>): string =>
  `${v.getDotPath(issue) ?? 'entry'}: ${describeIssue(issue)}`;

const describeIssue = ({ type, received, expected, message }: v.BaseIssue<unknown>): string =>
  type === 'picklist' ? `is ${received}, and must be one of ${expected}` : message;

const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
