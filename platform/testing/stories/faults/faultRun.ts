import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { BrandId, PlayerId, SessionId } from '@foyer/domain/ids.ts';
import { money } from '@foyer/domain/money.ts';
import { auditLedger, createWallet, deposit, walletModule } from '../../../modules/wallet/index.ts';
import { systemClock } from '../../../infra/clock.ts';
import { openDatabase, type Database } from '../../../infra/database/database.ts';
import { migrate } from '../../../infra/database/migrate.ts';
import { outboxMigrations } from '../../../infra/outbox/index.ts';
import { startKillable, type KillableDatabase } from './killableDatabase.ts';

export interface FaultRun {
  /** Where the database keeps its data. */
  readonly folder: string;
  /** Number of kills, of worker processes and the database in turn. */
  readonly kills: number;
  /** At most this many acknowledged movements between two kills, and at least a fifth of it. */
  readonly movementsBetween: number;
  readonly playerCount?: number;
  /** Starts the database. Default: one that only the test restarts. */
  readonly start?: (folder: string) => Promise<KillableDatabase>;
}

export interface FaultFigures {
  readonly killedProcesses: number;
  readonly killedDatabases: number;
  readonly acknowledged: number;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly isClean: boolean;
  readonly longestRecoveryMs: number;
}

/** Moves money while processes and the database are killed at random, then checks the ledger. */
export async function runFaults({
  folder,
  kills,
  movementsBetween,
  playerCount = 24,
  start = startKillable,
}: FaultRun): Promise<FaultFigures> {
  const server = await start(folder);
  try {
    const players = await prepare(server.url, playerCount);
    const reported: string[] = [];
    let [killedProcesses, killedDatabases, longestRecoveryMs] = [0, 0, 0];
    let worker = startWorker(server.url, players, reported);
    for (let kill = 0; kill < kills; kill++) {
      await worker.waitForLines(Math.ceil(movementsBetween * (0.2 + 0.8 * Math.random())));
      if (kill % 2 === 0) {
        const began = performance.now();
        await server.killAndRestart();
        longestRecoveryMs = Math.max(longestRecoveryMs, performance.now() - began);
        killedDatabases++;
      } else {
        await worker.kill();
        killedProcesses++;
        worker = startWorker(server.url, players, reported);
      }
    }
    await worker.waitForLines(1);
    await worker.kill();
    const found = await findLosses(server.url, reported);
    return { killedProcesses, killedDatabases, longestRecoveryMs, ...found };
  } finally {
    await server.stop();
  }
}

/** Players in game sessions, each as `<game session>/<player>`. */
async function prepare(url: string, playerCount: number): Promise<readonly string[]> {
  const database = openDatabase(url, { connections: 2 });
  try {
    await migrate(database, [outboxMigrations, walletModule.migrations]);
    const wallet = createWallet({ database, clock: systemClock, wakeRelay() {}, log: { error() {} } });
    await database.transaction(async (tx) => {
      for (let index = 0; index < playerCount; index++) {
        const playerId = `player-${index}` as PlayerId;
        const brand = 'a-brand' as BrandId;
        await wallet.open(tx, { playerId, brand, currency: 'EUR' });
        const amount = money(100_00n, 'EUR');
        await wallet.post(tx, deposit({ caller: 'foyer:opening', key: playerId, playerId, amount }));
        const session = {
          playerId,
          brand,
          sessionId: `session-${index}` as SessionId,
          currency: 'EUR',
        } as const;
        const game = {
          studio: 'sandbox',
          game: 'fox-and-ember',
          category: 'slots',
          shortestCycleMs: null,
          largestWin: { stakes: 100_000, amount: null },
          locale: 'en',
        } as const;
        await wallet.openGameSession(tx, { ...session, ...game });
      }
    });
    const { rows } = await sql<{
      session: string;
    }>`select id || '/' || player_id as session from wallet.game_session`.execute(database.query);
    return rows.map(({ session }) => session);
  } finally {
    await database.close();
  }
}

let workers = 0;

/** Starts a process that works until it is killed; its output is added to `received`. */
function startWorker(url: string, players: readonly string[], reported: string[]) {
  const script = fileURLToPath(new URL('./workUntilKilled.ts', import.meta.url));
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', script, url, `worker-${process.pid}-${++workers}`, ...players],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const closed = once(child, 'close');
  let [rest, count, goal] = ['', 0, Infinity];
  let reached = () => {};
  child.stdout.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk.toString()).split('\n');
    // Text after the last line end may be cut off by the kill.
    rest = lines.pop() ?? '';
    reported.push(...lines);
    count += lines.length;
    if (count >= goal) reached();
  });
  return {
    async waitForLines(more: number): Promise<void> {
      goal = count + more;
      const failed = closed.then(([code]) => {
        throw new Error(`the worker ended by itself with ${code}`);
      });
      await Promise.race([new Promise<void>((resolve) => (reached = resolve)), failed]);
    },
    async kill(): Promise<void> {
      child.kill('SIGKILL');
      await closed;
    },
  };
}

type Losses = Pick<FaultFigures, 'acknowledged' | 'lost' | 'doubled' | 'isClean'>;

async function findLosses(url: string, reported: readonly string[]): Promise<Losses> {
  const database = openDatabase(url, { connections: 2 });
  try {
    const present = await storedMovements(database);
    const { rows: doubled } = await sql<{ name: string }>`
      select caller || ' ' || key as name from wallet.transfer
      group by caller, key having count(distinct sequence) > 1 or count(*) filter (where leg = 0) > 1`.execute(
      database.query,
    );
    const { isClean } = await auditLedger(database.query);
    return {
      acknowledged: reported.length,
      lost: reported.filter((line) => !present.has(line)),
      doubled: doubled.map(({ name }) => name),
      isClean,
    };
  } finally {
    await database.close();
  }
}

/** Every movement in the format of a worker's report. */
async function storedMovements(database: Database): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ line: string }>`
    select 'moved ' || caller || ' ' || key as line from wallet.transfer
    union select status || ' ' || caller || ' ' || key from wallet.transfer`.execute(database.query);
  return new Set(rows.map(({ line }) => line));
}
