import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { openDatabase } from '@foyer/platform/infra/database/database.ts';
import { removeEmbedded, startEmbedded } from '@foyer/platform/infra/database/embedded/index.ts';
import { mismatchedPayments } from '@foyer/platform/testing/cashier/harness.ts';
import { findLosses } from '@foyer/platform/testing/stories/faults/evidence.ts';
import type { Acknowledged } from '@foyer/platform/testing/stories/faults/node.ts';
import { readPlayers } from '@foyer/platform/testing/stories/faults/players.ts';
import { runLane } from '@foyer/platform/testing/stories/faults/scenarios.ts';
import { freePort, startNats } from '../cluster/startNats.ts';
import { TOP } from '../terminal/step.ts';
import { startHttpLoad } from './httpLoad.ts';
import { startVersionNode, type VersionNode } from './versionNode.ts';

export interface UpgradeRun {
  readonly folder: string;
  /** The folder of the version before. */
  readonly before: string;
  readonly secret: string;
  say(line: string): void;
}

export interface UpgradeFigures {
  readonly acknowledged: number;
  readonly requests: number;
  readonly bets: number;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly errors: readonly string[];
  readonly findings: readonly string[];
  readonly audit: string;
}

const LANES = 8;
const COMMANDS = 400;
const log = { info() {} };

/**
 * Under load on one database: the version before alone, this version migrates, both serve, this version alone, both
 * again, and the version before alone: the way there and back.
 */
export async function runUpgrade({ folder, before, secret, say }: UpgradeRun): Promise<UpgradeFigures> {
  const databaseFolder = join(folder, 'database');
  const [server, nats] = [await startEmbedded({ folder: databaseFolder, log }), await startNats()];
  const acknowledged: Acknowledged[] = [];
  const shared = {
    dataFolder: join(folder, 'data'),
    databaseUrl: server.url,
    natsUrl: nats.url,
    studioSecret: secret,
    onAcknowledged: (one: Acknowledged) => void acknowledged.push(one),
  };
  const startBefore = async () => startVersionNode({ ...shared, code: before, port: await freePort() });
  const startNew = async () => startVersionNode({ ...shared, code: TOP, port: await freePort() });
  const database = openDatabase(server.url, { connections: 2 });
  try {
    await migrateWith(before, server.url);
    await fillWith(before, server.url);
    const first = await startBefore();
    const load = await startLoad(await readPlayers(database), secret, first);
    const during = async (what: string) => {
      const [count, requests] = [acknowledged.length, load.http.figures.requests];
      await load.until(() => acknowledged.length >= count + COMMANDS);
      const [more, moreRequests] = [acknowledged.length - count, load.http.figures.requests - requests];
      say(
        `${what}: ${more} commands, ${moreRequests} HTTP requests, ${load.http.figures.errors.length} failed so far`,
      );
    };
    await during('the version before alone');
    for (const line of (await migrateWith(TOP, server.url)).split('\n')) say(`npm run migrate: ${line}`);
    await during('the version before on the migrated database');
    const second = await startNew();
    load.add(second);
    await during('both');
    say(`the version before stopped with code ${String(await load.remove(first))}`);
    await during('this version alone');
    const third = await startBefore();
    load.add(third);
    await during('both again');
    say(`this version stopped with code ${String(await load.remove(second))}`);
    await during('the version before alone again');
    await load.stop();
    await third.stop();
    const { rows } = await database.pool.query<{ key: string }>(
      `select key from wallet.transfer where caller = 'sandbox' and leg = 0 and starts_with(key, 'http-')`,
    );
    const stored = new Set(rows.map(({ key }) => key));
    const { lost, doubled } = await findLosses(database.query, acknowledged);
    const { requests, errors, bets } = load.http.figures;
    return {
      acknowledged: acknowledged.length,
      requests,
      bets: bets.length,
      lost: [...lost, ...bets.filter((id) => !stored.has(id))],
      doubled,
      errors,
      findings: await mismatchedPayments(database.query),
      audit: await run(TOP, server.url, 'tools/programs/run.mjs', AUDIT, '--all'),
    };
  } finally {
    await database.close();
    await Promise.all([server.stop(), nats.stop()]);
    await removeEmbedded({ folder: databaseFolder, log });
  }
}

const AUDIT = 'platform/server/commands/audit/audit.ts';

async function run(code: string, url: string, ...args: readonly string[]): Promise<string> {
  const env = { ...process.env, FOYER_DATABASE_URL: url };
  return (await promisify(execFile)(process.execPath, args, { cwd: code, env })).stdout.trim();
}

const migrateWith = (code: string, url: string): Promise<string> =>
  run(code, url, 'tools/programs/run.mjs', 'platform/server/commands/database/migrate.ts');

/** Players of the version before, by its own code. */
const fillWith = (code: string, url: string): Promise<string> =>
  run(code, url, '--import', 'tsx', '--input-type=module', '--eval', FILL);
const FILL = `
  import { FAULT_PLAYERS } from './platform/testing/stories/faults/players.ts';
  import { openDatabase } from './platform/infra/database/database.ts';
  const database = openDatabase(process.env.FOYER_DATABASE_URL);
  await FAULT_PLAYERS.fill(database);
  await database.close();`;

/** Commands and HTTP requests to all nodes in turn, as behind a load balancer. */
async function startLoad(
  players: Awaited<ReturnType<typeof readPlayers>>,
  secret: string,
  first: VersionNode,
) {
  const nodes = [first];
  let turn = 0;
  let isOver = false;
  const http = startHttpLoad(players, secret, () => nodes.map(({ origin }) => origin));
  const clock = { offsetMs: 0 };
  const waiting = new Map<VersionNode, Set<Promise<unknown>>>();
  const perform: VersionNode['perform'] = (command) => {
    const node = nodes[turn++ % nodes.length] ?? first;
    const response = node.perform(command);
    const own = waiting.get(node) ?? new Set();
    waiting.set(node, own.add(response));
    return response.finally(() => own.delete(response));
  };
  const lanes = Promise.all(
    Array.from({ length: LANES }, (_, lane) =>
      runLane({ name: `lane-${lane}`, seed: lane, players, clock, perform }, () => isOver),
    ),
  );
  return {
    http,
    add: (node: VersionNode) => void nodes.push(node),
    /** New work goes to the other nodes; then the node is stopped. */
    async remove(node: VersionNode): Promise<unknown> {
      nodes.splice(nodes.indexOf(node), 1);
      const code = await node.stop();
      await Promise.all(waiting.get(node) ?? new Set<Promise<unknown>>());
      await node.endCommands();
      return code;
    },
    async until(isReached: () => boolean): Promise<void> {
      const reached = (async () => {
        while (!isReached()) await delay(20);
      })();
      await Promise.race([reached, lanes]);
    },
    async stop(): Promise<void> {
      isOver = true;
      await Promise.all([lanes, http.stop()]);
      for (const node of nodes) await node.endCommands();
    },
  };
}
