import { execFile } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { openDatabase, type Database } from '@foyer/platform/infra/database/database.ts';
import { mismatchedPayments } from '@foyer/platform/testing/cashier/harness.ts';
import { findLosses } from '@foyer/platform/testing/stories/faults/evidence.ts';
import { startNode, type Acknowledged, type FaultNode } from '@foyer/platform/testing/stories/faults/node.ts';
import { readPlayers } from '@foyer/platform/testing/stories/faults/players.ts';
import { runLane } from '@foyer/platform/testing/stories/faults/scenarios.ts';
import { TOP } from '../terminal/step.ts';

/** Number of scenarios of the load that run at the same time, each with one command in flight. */
export const LANES = 8;

/** Performs scenarios of every kind until it is stopped. */
export async function startLoad(database: Database & { readonly url: string }) {
  const acknowledged: Acknowledged[] = [];
  const sent = new Set<string>();
  const node = startNode(database.url, (one) => acknowledged.push(one));
  const perform: FaultNode['perform'] = (command) => {
    sent.add(command.key);
    return node.perform(command);
  };
  let isOver = false;
  const [players, clock] = [await readPlayers(database), { offsetMs: 0 }];
  const lanes = Promise.all(
    Array.from({ length: LANES }, (_, lane) =>
      runLane({ name: `lane-${lane}`, seed: lane, players, clock, perform }, () => isOver),
    ),
  );
  return {
    acknowledged,
    sent,
    until: (count: number) =>
      Promise.race([
        lanes,
        (async () => {
          while (acknowledged.length < count) await delay(5);
        })(),
      ]),
    async stop(): Promise<void> {
      isOver = true;
      await lanes;
      await node.stop();
    },
  };
}

export interface BookFigures {
  readonly acknowledged: number;
  /** Acknowledged, and missing in the database. */
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  /** Payments that do not match the ledger, and commands that got another response when they were repeated. */
  readonly findings: readonly string[];
  /** The output of `npm run audit -- --all`. */
  readonly audit: string;
}

/** Compares a database with the commands that were acknowledged, repeats some of them, and audits it. */
export async function checkBooks(url: string, acknowledged: readonly Acknowledged[]): Promise<BookFigures> {
  const database = openDatabase(url);
  try {
    const { lost, doubled } = await findLosses(database.query, acknowledged);
    const mismatched = await mismatchedPayments(database.query);
    const changed = await repeatSome(url, acknowledged);
    const findings = [...mismatched, ...changed];
    return { acknowledged: acknowledged.length, lost, doubled, findings, audit: await runAudit(url) };
  } finally {
    await database.close();
  }
}

const REPEATS = 20;

/** Companies repeat what they are unsure about: commands from before the moment get the response that they got. */
async function repeatSome(url: string, before: readonly Acknowledged[]): Promise<readonly string[]> {
  const node = startNode(url, () => {});
  const plays = before.filter(
    ({ command, response }) =>
      response.outcome === 'done' && ['bet', 'win', 'deposit'].includes(command.kind),
  );
  const changed = await Promise.all(
    plays.slice(-REPEATS).map(async ({ command, response }) => {
      const again = await node.repeat(command);
      return again.text === response.text
        ? []
        : [`${command.key}: ${again.text} instead of ${response.text}`];
    }),
  );
  await node.stop();
  return changed.flat();
}

/** `npm run audit -- --all` on the restored database. */
async function runAudit(url: string): Promise<string> {
  const program = ['tools/programs/run.mjs', 'platform/server/commands/audit/audit.ts', '--all'];
  const env = { ...process.env, FOYER_DATABASE_URL: url };
  const { stdout } = await promisify(execFile)(process.execPath, program, { cwd: TOP, env });
  return stdout.trim();
}
