import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWeb } from '../terminal/build.ts';
import { say } from '../terminal/step.ts';
import { checkOut, describeCommit, findPrevious } from './previousVersion.ts';
import { runUpgrade } from './upgradeRun.ts';

// `npm run test:upgrade -- [commit]`: this version beside the one before, upgrade and return. See docs/operating/upgrade.md.
if (!(await buildWeb())) process.exit(1);
const commit = process.argv[2] ?? (await findPrevious());
const folder = await mkdtemp(join(tmpdir(), 'foyer-upgrade-'));
// The database may run under another account.
await chmod(folder, 0o755);
say(`the version before: ${await describeCommit(commit)}`);
const before = join(folder, 'before');
const remove = await checkOut(commit, before);
try {
  const figures = await runUpgrade({ folder, before, secret: randomBytes(16).toString('hex'), say });
  const { acknowledged, requests, bets, lost, doubled, errors, findings } = figures;
  say(`${acknowledged} commands of every kind acknowledged: ${lost.length} lost, ${doubled.length} doubled`);
  say(`${requests} HTTP requests with ${bets} bets: ${errors.length} failed`);
  say(figures.audit);
  const wrong = [...lost, ...doubled, ...errors, ...findings];
  for (const line of wrong.slice(0, 20)) say(line);
  if (wrong.length > 0) process.exitCode = 1;
} finally {
  await remove();
  await rm(folder, { recursive: true, force: true });
}
