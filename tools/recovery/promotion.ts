import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { say } from '../terminal/step.ts';
import { runPromotion } from './promotionRun.ts';

// `npm run test:promotion`: loss of the primary and promotion of a standby under load. See docs/operating/faults.md.
const { values } = parseArgs({ options: { commands: { type: 'string', default: '2000' } } });
// Names the template databases of this run.
process.env.FOYER_TEST_RUN = `promotion${process.pid}`;
for (const isSynchronous of [true, false]) {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-ha-'));
  try {
    const figures = await runPromotion({ folder, commands: Number(values.commands), isSynchronous });
    const { acknowledged, lost, doubled, findings, audit, pauseMs } = figures;
    say(
      `${isSynchronous ? 'synchronous' : 'asynchronous'} replication: ${acknowledged} commands acknowledged, ` +
        `${lost.length} lost, ${doubled.length} doubled; ${(pauseMs / 1000).toFixed(1)} s without a response`,
    );
    say(audit);
    // Asynchronous replication loses what the standby had not received.
    const wrong = isSynchronous ? [...lost, ...doubled, ...findings] : doubled;
    for (const line of wrong.slice(0, 20)) say(line);
    if (wrong.length > 0) process.exitCode = 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
