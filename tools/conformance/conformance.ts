import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { systemClock } from '@foyer/platform/infra/clock.ts';
import {
  runDialectConformance,
  TESTED_DIALECTS,
  type DialectTarget,
} from './dialects/runDialectConformance.ts';
import { runConformance, type Verdict } from './runConformance.ts';
import { runStudioConformance } from './platform/runStudioConformance.ts';
import { readStudioTarget, STUDIO_USAGE } from './platform/studioTarget.ts';
import type { Target } from './studio.ts';

const USAGE = `Two runs, one for each side. With --launch the command is the studio: it takes the launch of a game on a running
platform and sends the wallet calls. With --play the command is the platform: it opens the game of a running studio in
a browser, plays it, and receives the wallet calls.

To test a platform:

npm run studio:conformance -- --url <origin> --studio <id> --key <secret> --launch <address> [--slot] [--next-key <secret>] [--retired-key <secret>] [--tables <origin>]

  --url     the platform's origin, such as http://localhost:3000
  --studio  the studio's id on the platform
  --key     the studio's secret; or FOYER_STUDIO_KEY
  --launch  the URL of the frame of a game that was opened on the platform less than a minute ago, or its token
  --slot    the game is a slot, whose shortest cycle the platform must enforce (CLOCK-06)

While the secret is replaced:
  --next-key     the secret that replaces --key: calls under either must pass
  --retired-key  the secret that was replaced: calls under it must be refused
  --tables       the studio's own origin, which must accept calls of the platform under each valid secret

Plays for real money: use a test player with a balance of a hundred stakes.
With a slot the run takes about two minutes, because it waits for the shortest cycle.

To test how a platform speaks the protocol of an aggregator:

npm run studio:conformance -- --dialect <name> --url <origin> --studio <id> --port <port> (--key <secret> | --key-file <PEM>)

  --dialect  ${Object.keys(TESTED_DIALECTS).join(' or ')}
  --port     where the command waits for the launch: the studio's file names http://localhost:<port> as origin; then
             open a game that is no slot in the lobby, for real money

${STUDIO_USAGE}`;

/** Prints one line per rule; exits with 1 if one is violated. */
async function main(): Promise<void> {
  const verdicts = await verdictsOfRun();
  if (!verdicts) {
    process.stderr.write(`${USAGE}\n`);
    process.exitCode = 2;
    return;
  }
  const count = (outcome: Verdict['outcome']) => verdicts.filter((one) => one.outcome === outcome).length;
  for (const { outcome, rule, cause } of verdicts)
    process.stdout.write(`${outcome.padEnd(8)} ${rule}${cause === null ? '' : `\n         ${cause}`}\n`);
  process.stdout.write(
    `\n${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped\n`,
  );
  process.exitCode = count('failed') === 0 ? 0 : 1;
}

/** Null if an argument is missing or invalid. */
async function verdictsOfRun(): Promise<readonly Verdict[] | null> {
  if (process.argv.includes('--play')) {
    const target = readStudioTarget(process.argv.slice(2), process.env);
    return target && runStudioConformance(target);
  }
  if (process.argv.includes('--dialect')) {
    const target = readDialect();
    return target && runDialectConformance(target);
  }
  const target = read();
  return target && runConformance(target);
}

/** Null if an argument is missing or invalid. */
function readDialect(): DialectTarget | null {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: { dialect: text, url: text, studio: text, port: text, key: text, 'key-file': text },
  });
  const { dialect: name = '', url, studio, 'key-file': file } = values;
  const dialect = Object.hasOwn(TESTED_DIALECTS, name) ? TESTED_DIALECTS[name] : undefined;
  const key = file ? readFileSync(file, 'utf8') : (values.key ?? process.env['FOYER_STUDIO_KEY']);
  const port = Number(values.port);
  if (!dialect || !url || !URL.canParse(url) || !studio || !key || !Number.isInteger(port) || port < 1)
    return null;
  const onListening = () => void process.stdout.write(`open a game of ${studio} in the lobby\n`);
  return { dialect, url, studio, key, port, onListening };
}

/** Null if an argument is missing or invalid. */
function read(): Target | null {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: {
      url: text,
      studio: text,
      key: text,
      launch: text,
      'next-key': text,
      'retired-key': text,
      tables: text,
      slot: { type: 'boolean' },
    },
  });
  const key = values.key ?? process.env['FOYER_STUDIO_KEY'];
  const {
    url,
    studio,
    launch,
    slot: isSlot = false,
    'next-key': nextKey,
    'retired-key': retiredKey,
    tables: tablesUrl,
  } = values;
  if (!url || !URL.canParse(url) || !studio || !key || !launch) return null;
  if (tablesUrl !== undefined && !URL.canParse(tablesUrl)) return null;
  const token = URL.canParse(launch) ? new URL(launch).searchParams.get('token') : launch;
  if (!token) return null;
  return {
    url,
    studio,
    key,
    token,
    isSlot,
    now: () => systemClock.now().getTime(),
    pause: (durationMs: number) => setTimeout<void>(durationMs),
    ...(nextKey && { nextKey }),
    ...(retiredKey && { retiredKey }),
    ...(tablesUrl && { tablesUrl }),
  };
}

try {
  await main();
} catch (error) {
  process.stderr.write(`studio:conformance: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
