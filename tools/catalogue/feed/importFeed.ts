import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { loadSites, SiteError } from '@foyer/platform/sites/index.ts';
import type { GameData } from '@foyer/sites/schema/catalogue.ts';
import { bySlug, gamesOfFeed } from './gamesOfFeed.ts';

export interface FeedOptions {
  readonly sitesFolder: string;
  readonly studioOrigins: Readonly<Record<string, string>>;
  /** A label in `catalogue/studios.json`. */
  readonly label: string;
}

export interface ImportResult {
  readonly file: string;
  /** The number of games in the file. */
  readonly total: number;
  /** Slugs. */
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  /** One line each: games that the feed no longer has, and the file of the site data that still names them. */
  readonly kept: readonly string[];
  /** One line each, with the id and the reason. */
  readonly skipped: readonly string[];
}

/**
 * Writes the games of a feed to `catalogue/feeds/<label>.json`, unless it has them already. The site data is valid with
 * them: an entry that it cannot take is skipped, and a game that it needs is kept.
 * @throws Error if the feed has no game that can be taken, or the site data is invalid before
 */
export async function importFeed(options: FeedOptions, feed: unknown): Promise<ImportResult> {
  const { sitesFolder, studioOrigins, label } = options;
  const sites = await loadSites(sitesFolder, { studioOrigins });
  if (!sites.studios.some(({ slug }) => slug === label))
    throw new Error(`catalogue/studios.json has no label '${label}'`);
  const file = join(sitesFolder, 'catalogue/feeds', `${label}.json`);
  const text = await textOf(file);
  const previous: readonly GameData[] = text === null ? [] : JSON.parse(text);
  const own = new Set(previous.map(({ slug }) => slug));
  const others = sites.games.filter(({ slug }) => !own.has(slug));
  const read = gamesOfFeed(feed, label, { others, previous });
  const { games, skipped, kept } = await keepValidGames(options, read.games, previous);
  const allSkipped = [...read.skipped, ...skipped];
  if (games.length === kept.length)
    throw new Error(`the feed has no game that can be taken:\n${allSkipped.join('\n')}`);
  await replace(file, `${JSON.stringify(games, null, 2)}\n`, text);
  return { file, total: games.length, ...differences(previous, games), kept, skipped: allSkipped };
}

interface ValidGames {
  readonly games: readonly GameData[];
  readonly skipped: readonly string[];
  readonly kept: readonly string[];
}

/** Leaves out and keeps games until the checks of the site data find no mistake. */
async function keepValidGames(
  options: FeedOptions,
  read: readonly GameData[],
  previous: readonly GameData[],
): Promise<ValidGames> {
  let games = read;
  const skipped: string[] = [];
  const kept: string[] = [];
  const refused = new Set<string>();
  for (;;) {
    const error = await mistakesWith(options, games);
    if (!error) return { games, skipped, kept };
    const wrong = new Map<GameData, string>();
    for (const { file, field, problem } of error.mistakes) {
      const [, index = '', name] = /^(\d+)\.(.+)$/.exec(field) ?? [];
      const game = file === feedFile(options) ? games[Number(index)] : undefined;
      if (game && !wrong.has(game)) wrong.set(game, `${game.lookupId}: ${name}: ${problem}`);
    }
    for (const game of wrong.keys()) refused.add(game.slug);
    skipped.push(...wrong.values());
    const remaining = games.filter((game) => !wrong.has(game));
    const present = new Set(games.map(({ slug }) => slug));
    const needed = previous.flatMap((game) => {
      const line =
        present.has(game.slug) || refused.has(game.slug) ? undefined : lineNaming(error, game.slug);
      return line === undefined ? [] : [{ game, line }];
    });
    if (wrong.size === 0 && needed.length === 0) throw error;
    kept.push(...needed.map(({ game, line }) => `${game.slug}: ${line}`));
    games = bySlug([...remaining, ...needed.map(({ game }) => game)]);
  }
}

const feedFile = ({ label }: FeedOptions): string => `catalogue/feeds/${label}.json`;

/** The mistakes of the site data if the file of the feed had these games. */
async function mistakesWith(
  { sitesFolder, studioOrigins, label }: FeedOptions,
  games: readonly GameData[],
): Promise<SiteError | null> {
  try {
    await loadSites(sitesFolder, { studioOrigins, feeds: { [label]: games } });
    return null;
  } catch (error) {
    if (error instanceof SiteError) return error;
    throw error;
  }
}

/** The first mistake that says that a game does not exist. */
const lineNaming = ({ mistakes, lines }: SiteError, slug: string): string | undefined =>
  lines[mistakes.findIndex(({ problem }) => problem.includes(`'${slug}'`))];

function differences(
  previous: readonly GameData[],
  games: readonly GameData[],
): Pick<ImportResult, 'added' | 'changed' | 'removed'> {
  const before = new Map(previous.map((game) => [game.slug, JSON.stringify(game)]));
  const now = new Map(games.map((game) => [game.slug, JSON.stringify(game)]));
  return {
    added: [...now.keys()].filter((slug) => !before.has(slug)),
    changed: [...now.keys()].filter((slug) => before.has(slug) && before.get(slug) !== now.get(slug)),
    removed: [...before.keys()].filter((slug) => !now.has(slug)),
  };
}

/** A node that reads the file meanwhile finds the previous list or the new one. */
async function replace(file: string, text: string, previous: string | null): Promise<void> {
  if (text === previous) return;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}

async function textOf(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
