import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { systemClock } from '@foyer/platform/infra/clock.ts';
import { runConformance, type Verdict } from './runConformance.ts';
import type { Target } from './studio.ts';

const USAGE = `npm run studio:conformance -- --url <origin> --studio <id> --key <secret> --launch <address> [--slot] [--next-key <secret>] [--retired-key <secret>] [--tables <origin>]

  --url     the platform's origin, such as http://localhost:3000
  --studio  the studio's id on the platform
  --key     the studio's secret; or FOYER_STUDIO_KEY
  --launch  the URL of the game's frame, opened less than a minute ago, or its token
  --slot    the game is a slot, whose shortest cycle the platform must enforce (CLOCK-06)

While the secret is replaced:
  --next-key     the secret that replaces --key: calls under either must pass
  --retired-key  the secret that was replaced: calls under it must be refused
  --tables       the studio's own origin, which must accept calls of the platform under each valid secret

Plays for real money: use a test player with a balance of a hundred stakes.
With a slot the run takes about two minutes, because it waits for the shortest cycle.`;

/** Prints one line per rule; exits with 1 if one is violated. */
async function main(): Promise<void> {
  const target = read();
  if (!target) {
    process.stderr.write(`${USAGE}\n`);
    process.exitCode = 2;
    return;
  }
  const verdicts = await runConformance(target);
  const count = (outcome: Verdict['outcome']) => verdicts.filter((one) => one.outcome === outcome).length;
  for (const { outcome, rule, cause } of verdicts)
    process.stdout.write(`${outcome.padEnd(8)} ${rule}${cause === null ? '' : `\n         ${cause}`}\n`);
  process.stdout.write(
    `\n${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped\n`,
  );
  process.exitCode = count('failed') === 0 ? 0 : 1;
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
