import { sql } from 'kysely';
import { MINUTE } from '@foyer/domain/duration.ts';
import { testDatabase } from '../../../infra/database/testDatabase.ts';
import type { Database } from '../../../infra/database/database.ts';
import { auditBooks } from '../../../server/commands/audit/auditBooks.ts';
import { MIGRATIONS } from '../../../server/modules.ts';
import { mismatchedPayments } from '../../cashier/harness.ts';
import { findLosses } from './evidence.ts';
import { startKillable, type KillableDatabase } from './killableDatabase.ts';
import { isJob, JOBS } from './moneyCommands.ts';
import { startNode, type Acknowledged, type FaultNode } from './node.ts';
import { FAULT_PLAYERS, readPlayers, type FaultPlayer } from './players.ts';
import { seededRandom, type Random } from './random.ts';
import { runLane } from './scenarios.ts';

export interface FaultRun {
  /** Where the database server keeps its data. */
  readonly folder: string;
  readonly kills: number;
  /** Decides commands, players, amounts, what is killed, and after how many acknowledged commands. */
  readonly seed: number;
  /** A kill follows after one to this many acknowledged commands. */
  readonly commandsBetween?: number;
  /** After this many kills the run continues with a new database, so that audits stay short. */
  readonly killsPerDatabase?: number;
  /** Starts the server; the default restarts it only when the run does. */
  readonly start?: (folder: string) => Promise<KillableDatabase>;
  onKill?(figures: FaultFigures): void;
}

export interface FaultFigures {
  killedNodes: number;
  killedDatabases: number;
  cleanAudits: number;
  repeated: number;
  /** Jackpot and raffle wins that were paid. */
  wins: number;
  longestRecoveryMs: number;
  /** Acknowledged commands by kind; jobs and refused commands are counted apart. */
  readonly acknowledged: Record<string, number>;
  readonly refused: Record<string, number>;
  readonly lost: string[];
  readonly doubled: string[];
  /** Differences that an audit found, and repeated commands that got another response. */
  readonly findings: string[];
}

const LANES = 8;
const REPEATS = 20;

/** Moves money of every kind while nodes and the database are killed, and checks the books after each kill. */
export async function runFaults({
  folder,
  kills,
  seed,
  commandsBetween = 40,
  killsPerDatabase = 25,
  start = startKillable,
  onKill,
}: FaultRun): Promise<FaultFigures> {
  const figures: FaultFigures = {
    killedNodes: 0,
    killedDatabases: 0,
    cleanAudits: 0,
    repeated: 0,
    wins: 0,
    longestRecoveryMs: 0,
    acknowledged: {},
    refused: {},
    lost: [],
    doubled: [],
    findings: [],
  };
  const server = await start(folder);
  try {
    for (let done = 0; done < kills && isRight(figures); done += killsPerDatabase) {
      const options = { server: server.url, connections: 2 };
      const database = await testDatabase(MIGRATIONS, FAULT_PLAYERS, options);
      const part = { kills: Math.min(killsPerDatabase, kills - done), seed: seed + done, commandsBetween };
      await runOnDatabase({ ...part, server, database, figures, onKill });
      await database.drop();
    }
    return figures;
  } finally {
    await server.stop();
  }
}

export const isRight = ({ lost, doubled, findings }: FaultFigures): boolean =>
  lost.length + doubled.length + findings.length === 0;

interface DatabaseRun extends Pick<FaultRun, 'kills' | 'seed' | 'onKill'> {
  readonly commandsBetween: number;
  readonly server: KillableDatabase;
  readonly database: Database & { readonly url: string };
  readonly figures: FaultFigures;
}

async function runOnDatabase(run: DatabaseRun): Promise<void> {
  const { server, database, figures, seed, kills } = run;
  const acknowledged: Acknowledged[] = [];
  let reach = () => {};
  let goal = Infinity;
  const node = startNode(database.url, (one) => {
    acknowledged.push(one);
    count(figures, one);
    if (acknowledged.length >= goal) reach();
  });
  const acknowledgements = (more: number): Promise<void> => {
    goal = acknowledged.length + more;
    return new Promise((resolve) => (reach = resolve));
  };
  let isOver = false;
  const clock = { offsetMs: 0 };
  const players = await readPlayers(database);
  const lanes = Array.from({ length: LANES }, (_, lane) =>
    runLane(
      {
        name: `lane-${lane}`,
        seed: seed * LANES + lane,
        players,
        clock,
        perform: node.perform,
      },
      () => isOver,
    ),
  );
  const failed = Promise.all(lanes);
  const random = seededRandom(~seed);
  // The kills must not depend on timing. The number of repeatable commands does, so repeats use their own generator.
  const repeatRandom = seededRandom(seed);
  try {
    for (let kill = 0; kill < kills && isRight(figures); kill++) {
      await Promise.race([acknowledgements(1 + random(run.commandsBetween)), failed]);
      await killOne(server, node, random, figures);
      await check(database, acknowledged, figures);
      await repeatSome(node, acknowledged, repeatRandom, figures);
      run.onKill?.(figures);
    }
    isOver = true;
    await failed;
    await workOff(node, clock.offsetMs, players);
    await check(database, acknowledged, figures);
    await checkQueues(database, figures);
  } finally {
    await node.stop();
  }
}

function count(
  figures: FaultFigures,
  { command: { kind }, response: { outcome, text } }: Acknowledged,
): void {
  const [counts, name] =
    outcome === 'done' ? [figures.acknowledged, kind] : [figures.refused, `${kind} ${text}`];
  counts[name] = (counts[name] ?? 0) + 1;
}

async function killOne(
  server: KillableDatabase,
  node: FaultNode,
  random: Random,
  figures: FaultFigures,
): Promise<void> {
  if (random(2) === 0) {
    await node.killAndRestart();
    figures.killedNodes++;
    return;
  }
  const startedAt = performance.now();
  await server.killAndRestart();
  figures.longestRecoveryMs = Math.max(figures.longestRecoveryMs, performance.now() - startedAt);
  figures.killedDatabases++;
}

/** Compares the books with each other and with everything acknowledged so far, while commands continue. */
async function check(
  database: Database,
  acknowledged: readonly Acknowledged[],
  figures: FaultFigures,
): Promise<void> {
  const expected = [...acknowledged];
  await database.query
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const { lost, doubled } = await findLosses(tx, expected);
      const audit = await auditBooks(tx);
      const mismatched = await mismatchedPayments(tx);
      figures.lost.push(...lost);
      figures.doubled.push(...doubled);
      figures.findings.push(
        ...audit.ledger.findings.map(({ what, count: times }) => `${what}: ${times}`),
        ...audit.differences,
        ...mismatched,
      );
      if (audit.isClean && mismatched.length === 0) figures.cleanAudits++;
      else figures.findings.push('the audit is not clean');
    });
}

/** Sends some acknowledged commands again: each must get the response that it got before. */
async function repeatSome(
  node: FaultNode,
  acknowledged: readonly Acknowledged[],
  random: Random,
  figures: FaultFigures,
): Promise<void> {
  const candidates = acknowledged.filter(
    ({ command, response }) => response.outcome === 'done' && !isJob(command),
  );
  const chosen = candidates.filter(
    (_, index) => index >= candidates.length - REPEATS / 2 || random(candidates.length) < REPEATS / 2,
  );
  await Promise.all(
    chosen.map(async ({ command, response }) => {
      const again = await node.repeat(command);
      figures.repeated++;
      if (again.outcome !== response.outcome || again.text !== response.text)
        figures.findings.push(
          `${command.kind} ${command.key} repeated: ${again.text} instead of ${response.text}`,
        );
    }),
  );
}

/** Longer than the lease of a payment whose node was killed. */
const LEASE_OVER_MS = 3 * MINUTE;

/** Runs every job until nothing is due. */
async function workOff(node: FaultNode, offsetMs: number, [player]: readonly FaultPlayer[]): Promise<void> {
  if (!player) throw new Error('a run needs players');
  for (let round = 1; round <= 3; round++)
    for (const kind of JOBS.filter((name) => name !== 'endDrop')) {
      const clockOffsetMs = offsetMs + round * LEASE_OVER_MS;
      const { outcome, text } = await node.repeat({
        ...player,
        kind,
        key: '',
        amount: '0.00',
        subject: '',
        clockOffsetMs,
      });
      if (outcome !== 'done') throw new Error(`${kind} at the end of a run: ${text}`);
    }
}

async function checkQueues({ query }: Database, figures: FaultFigures): Promise<void> {
  const { rows } = await sql<{ what: string; count: number }>`
    select 'contributions wait' as what, count(*)::int as count from wallet.gathered
    union all select 'stakes wait', count(*)::int from wallet.staked
    union all select 'purchases wait', count(*)::int from shop.purchase where look_at is not null
    union all select 'payouts wait', count(*)::int from cashier.payment
      where type = 'Withdrawal' and status = 'Initialized' and asked_at is null
    union all select 'wins', count(*)::int from wallet.transfer
      where recipe in ('jackpotWin', 'raffleWin') and leg = 0`.execute(query);
  for (const { what, count: found } of rows)
    if (what === 'wins') figures.wins += found;
    else if (found > 0) figures.findings.push(`${what}: ${found}`);
}
