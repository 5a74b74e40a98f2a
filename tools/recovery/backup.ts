import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { say } from '../terminal/step.ts';
import { runBackup } from './backupRun.ts';

// `npm run test:backup`: backup under load, loss of the server, restore to a moment, audit. See docs/operating/backup.md.
const { values } = parseArgs({ options: { commands: { type: 'string', default: '2000' } } });
// Names the template databases of this run.
process.env.FOYER_TEST_RUN = `backup${process.pid}`;
const folder = await mkdtemp(join(tmpdir(), 'foyer-backup-'));
try {
  const figures = await runBackup({ folder, commands: Number(values.commands), say });
  const { acknowledged, lost, doubled, later, laterFound, findings, audit } = figures;
  say(
    `${acknowledged} commands acknowledged before the moment: ${lost.length} lost, ${doubled.length} doubled`,
  );
  say(`${later} commands sent after the moment: ${laterFound} found in the restored database`);
  say(audit);
  const wrong = [...lost, ...doubled, ...findings];
  for (const line of wrong.slice(0, 20)) say(line);
  if (wrong.length > 0 || laterFound > 0 || later === 0) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
