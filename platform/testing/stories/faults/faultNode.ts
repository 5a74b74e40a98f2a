import { setTimeout as pause } from 'node:timers/promises';
import { adjustableClock } from '../../../infra/clock.ts';
import { openDatabase } from '../../../infra/database/database.ts';
import { Refusal } from '../../../infra/refusal.ts';
import { OperatorError } from '../../../server/commands/operatorError.ts';
import { testSites } from '../../../sites/testSites.ts';
import { PERFORM, type MoneyCommand } from './moneyCommands.ts';
import { faultServices } from './services.ts';

/** What the run sends: the database first, then commands. */
export type NodeRequest = { readonly url: string } | { readonly id: number; readonly command: MoneyCommand };

export interface NodeResponse {
  readonly id: number;
  readonly outcome: 'done' | 'refused' | 'failed';
  readonly text: string;
}

const RETRY_MS = 20;
/** Longest time that a command is retried; far longer than a recovery of the database. */
const GIVE_UP_MS = 60_000;

/** A node of the product that performs commands until it is killed, and retries while the database is away. */
const clock = adjustableClock({ runs: true });
let services: ReturnType<typeof faultServices> | undefined;
let offsetMs = 0;
// A node that waits to replace a killed one reads the sites in advance.
void testSites();

async function perform(command: MoneyCommand): Promise<Omit<NodeResponse, 'id'>> {
  if (!services) throw new Error('a command arrived before the database');
  clock.advance(Math.max(0, command.clockOffsetMs - offsetMs));
  offsetMs = Math.max(offsetMs, command.clockOffsetMs);
  const startedAt = performance.now();
  for (;;) {
    try {
      return { outcome: 'done', text: await PERFORM[command.kind](await services, command) };
    } catch (error) {
      if (error instanceof Refusal && error.status !== 503)
        return { outcome: 'refused', text: error.message };
      if (error instanceof OperatorError) return { outcome: 'refused', text: error.message };
      if (performance.now() - startedAt > GIVE_UP_MS)
        return { outcome: 'failed', text: error instanceof Error ? String(error.stack) : String(error) };
      await pause(RETRY_MS);
    }
  }
}

process.on('message', (request: NodeRequest) => {
  if ('url' in request) services = faultServices(openDatabase(request.url), clock);
  else
    void perform(request.command).then((response) =>
      process.send?.({ id: request.id, ...response } satisfies NodeResponse),
    );
});
process.on('disconnect', () => process.exit());
