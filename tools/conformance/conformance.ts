import { parseArgs } from 'node:util';
import { systemClock } from '@foyer/platform/infra/clock.ts';
import { runConformance, type Verdict } from './runConformance.ts';
import type { Target } from './studio.ts';

const USAGE = `npm run studio:conformance -- --url <origin> --studio <id> --key <secret> --launch <address>

  --url     where the platform is, http://localhost:3000
  --studio  the id the platform knows the studio by
  --key     the secret both hold; or FOYER_STUDIO_KEY
  --launch  the address of the game's frame, opened less than a minute ago, or its token alone

Plays for real: use a player made for it, with a hundred stakes on the account.`;

/** Says what is kept and what is not, a promise a line; ends with 1 when one is not kept. */
async function main(): Promise<void> {
  const target = read();
  if (!target) {
    process.stderr.write(`${USAGE}\n`);
    process.exitCode = 2;
    return;
  }
  const verdicts = await runConformance(target);
  const count = (outcome: Verdict['outcome']) => verdicts.filter((one) => one.outcome === outcome).length;
  for (const { outcome, promise, cause } of verdicts)
    process.stdout.write(`${outcome.padEnd(8)} ${promise}${cause === null ? '' : `\n         ${cause}`}\n`);
  process.stdout.write(
    `\n${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped\n`,
  );
  process.exitCode = count('failed') === 0 ? 0 : 1;
}

/** Null when something is missing. */
function read(): Target | null {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { url: text, studio: text, key: text, launch: text } });
  const key = values.key ?? process.env['FOYER_STUDIO_KEY'];
  const { url, studio, launch } = values;
  if (!url || !URL.canParse(url) || !studio || !key || !launch) return null;
  const token = URL.canParse(launch) ? new URL(launch).searchParams.get('token') : launch;
  return token ? { url, studio, key, token, now: () => systemClock.now().getTime() } : null;
}

try {
  await main();
} catch (error) {
  process.stderr.write(`studio:conformance: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
