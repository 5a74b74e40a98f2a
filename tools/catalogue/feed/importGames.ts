import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { SECOND } from '@foyer/domain/duration.ts';
import { readConfig } from '@foyer/platform/infra/config.ts';
import { importFeed } from './importFeed.ts';

const USAGE = `npm run import-games -- --label <slug> --feed <file or https address>

  --label  a label in catalogue/studios.json of FOYER_SITES
  --feed   its list of games (docs/guides/games.md)`;

/** Writes the games of a feed to `catalogue/feeds/<label>.json`, and prints what changed and what was skipped. */
async function main(): Promise<void> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { label: text, feed: text } });
  const { label, feed } = values;
  if (!label || !feed) throw new Error(USAGE);
  const { sitesFolder, studioOrigins } = readConfig(process.env);
  const { file, total, added, changed, removed, kept, skipped } = await importFeed(
    { sitesFolder, studioOrigins, label },
    await readFeed(feed),
  );
  const lines = { withdrawn: removed, kept, skipped };
  for (const [what, each] of Object.entries(lines))
    for (const line of each) process.stdout.write(`${what.padEnd(9)} ${line}\n`);
  const counts = { added, changed, withdrawn: removed, kept, skipped };
  const summary = Object.entries(counts).map(([what, each]) => `${each.length} ${what}`);
  process.stdout.write(`${file}: ${total} games, ${summary.join(', ')}\n`);
}

async function readFeed(feed: string): Promise<unknown> {
  if (!/^https?:/.test(feed))
    return JSON.parse(await readFile(resolve(process.env['INIT_CWD'] ?? '.', feed), 'utf8'));
  const response = await fetch(feed, { signal: AbortSignal.timeout(30 * SECOND) });
  if (!response.ok) throw new Error(`${feed} responds with status ${response.status}`);
  return response.json();
}

try {
  await main();
} catch (error) {
  process.stderr.write(`import-games: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
