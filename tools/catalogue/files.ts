import { invent, type Invented } from './invent.ts';
import { readJson, readSources } from './sources.ts';
import { GamesFileSchema } from '@foyer/sites/schema/catalogue.ts';
import * as v from 'valibot';

/** The seed and the number of games per studio that produced the committed files. */
const SEED = 'foyer';
const GAMES_PER_STUDIO = 28;

export function inventCatalogue(seed = SEED, gamesPerStudio = GAMES_PER_STUDIO): Invented {
  const taken = v.parse(GamesFileSchema, readJson('games.json')).map(({ title }) => title);
  return invent({ sources: readSources(), seed, gamesPerStudio, taken });
}

const ROOT = new URL('../../', import.meta.url);

/** The catalogue's files with their texts: one line per game, for readable diffs. */
export const filesOf = ({ studios, games, run }: Invented): readonly { file: URL; text: string }[] => [
  {
    file: new URL('sites/catalogue/invented.json', ROOT),
    text: `{\n"studios": ${lines(studios)},\n"games": ${lines(games)}\n}\n`,
  },
  { file: new URL('sandbox/studios/invented.json', ROOT), text: `${lines(run)}\n` },
];

const lines = (rows: readonly object[]): string =>
  `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]`;
