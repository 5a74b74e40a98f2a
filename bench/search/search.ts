import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import type { Locale } from '@foyer/domain/locale.ts';
import { catalogueModule, createCatalogue } from '@foyer/platform/modules/catalogue/index.ts';
import { systemClock } from '@foyer/platform/infra/clock.ts';
import { testDatabase } from '@foyer/platform/infra/database/testDatabase.ts';
import { loadSites } from '@foyer/platform/sites/index.ts';
import provideDatabaseServer from '@foyer/tools/test/databaseServer.ts';
import { timed } from '../measure/rate.ts';
import { percentile } from '../measure/statistics.ts';
import { manyGames } from './manyGames.ts';
import { terms } from './terms.ts';

/**
 * `npm run bench:search`: search over 20,000 games with titles typed letter by letter, half of them with a wrong letter,
 * compared with one string comparison per title. Rounds alternate, so that other load affects both.
 */
const GAMES = 20_000;
const ROUNDS = 3;
const AIM_MS = 50;
/** Longer pauses of the event loop would be noticed by players. */
const PAUSE_LIMIT_MS = 50;

const stopServer = await provideDatabaseServer();
const database = await testDatabase([catalogueModule.migrations]);
try {
  const sites = await loadSites(fileURLToPath(new URL('../../sites/', import.meta.url)));
  const games = manyGames(sites, GAMES);
  const catalogue = createCatalogue({ database, clock: systemClock, sites: { ...sites, games } });
  await database.transaction((tx) => catalogue.seed(tx));
  const { defaultSite: site } = sites;

  const buildIndex = (locale: Locale) => withPauses(() => catalogue.search(site, locale, { term: 'a' }));
  console.log(pauseLine('read and indexed', await buildIndex('en')));
  console.log(pauseLine('indexed again', await buildIndex('fi')));

  const titles = games.map(({ title }) => title.toLowerCase());
  const times: Record<'search' | 'scan', number[]> = { search: [], scan: [] };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const term of terms(games, round)) {
      times.search.push((await timed(() => catalogue.search(site, 'en', { term }))).ms);
      times.scan.push((await timed(async () => titles.filter((title) => title.includes(term)))).ms);
    }
  console.log(line(`search, ${times.search.length} terms`, times.search));
  console.log(line('one comparison per title', times.scan));
  console.log(`aim: p99 under ${AIM_MS} ms`);
} finally {
  await database.drop();
  await stopServer();
}

interface Pauses {
  readonly tookMs: number;
  /** Longest time the event loop was blocked. */
  readonly longestMs: number;
}

async function withPauses(run: () => Promise<unknown>): Promise<Pauses> {
  const pauses = monitorEventLoopDelay({ resolution: 1 });
  pauses.enable();
  const { ms: tookMs } = await timed(run);
  pauses.disable();
  return { tookMs, longestMs: pauses.max / 1e6 };
}

function pauseLine(name: string, { tookMs, longestMs }: Pauses): string {
  const longest = `longest pause ${longestMs.toFixed(0)} ms, limit ${PAUSE_LIMIT_MS} ms`;
  return `${name.padEnd(28)} ${tookMs.toFixed(0)} ms, ${longest}`;
}

function line(name: string, times: readonly number[]): string {
  const at = (share: number) => percentile(times, share).toFixed(1).padStart(5);
  return `${name.padEnd(28)} p50 ${at(0.5)} ms   p99 ${at(0.99)} ms`;
}
