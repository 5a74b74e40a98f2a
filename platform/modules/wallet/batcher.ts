import type { Clock } from '../../infra/clock.ts';
import { isDatabaseUnavailable, isLockTimeout } from '../../infra/database/unavailable.ts';
import { claimsOf, toLine, type Command, type CommandLine } from './command.ts';
import { OUTCOME_COLUMNS, readOutcome, type OutcomeRow, type Posted } from './outcome.ts';

/** Posts commands, each durably committed before its answer; those that wait during a commit share the next one. */
export interface Batcher {
  /** @throws Refusal of this command alone */
  submit(command: Command): Promise<Posted>;
  /** Resolves when everything submitted has its answer. */
  settled(): Promise<void>;
}

/** The pool, or as much of it as is used: one named statement. */
interface QueryRunner {
  query(statement: {
    readonly name: string;
    readonly text: string;
    readonly values: [commands: string, at: Date];
  }): Promise<{ rows: OutcomeRow[] }>;
}

export interface BatcherDeps {
  readonly pool: QueryRunner;
  readonly clock: Clock;
  readonly wakeRelay: () => void;
  readonly maxBatch?: number;
  /** How many batches may be under way at once. */
  readonly lanes?: number;
}

interface Waiting {
  readonly line: CommandLine;
  readonly claims: readonly string[];
  resolve(posted: Posted): void;
  reject(error: unknown): void;
}

export function createBatcher({ pool, clock, wakeRelay, maxBatch = 256, lanes = 1 }: BatcherDeps): Batcher {
  let queue: Waiting[] = [];
  const claimed = new Set<string>();
  const underWay = new Set<Promise<void>>();

  /** The longest waiting first; one that shares a claim with a batch under way, or with an earlier one, stays. */
  const take = (): Waiting[] => {
    const batch: Waiting[] = [];
    const left: Waiting[] = [];
    const passedBy = new Set<string>();
    for (const waiting of queue) {
      const isFree = waiting.claims.every((claim) => !claimed.has(claim) && !passedBy.has(claim));
      if (isFree && batch.length < maxBatch) batch.push(waiting);
      else left.push(waiting);
      for (const claim of waiting.claims)
        (isFree && batch.at(-1) === waiting ? claimed : passedBy).add(claim);
    }
    queue = left;
    return batch;
  };

  const fill = (): void => {
    while (underWay.size < lanes && queue.length > 0) {
      const batch = take();
      if (batch.length === 0) return;
      const work = run(batch).finally(() => {
        for (const { claims } of batch) for (const claim of claims) claimed.delete(claim);
        underWay.delete(work);
        fill();
      });
      underWay.add(work);
    }
  };

  const run = async (batch: readonly Waiting[], attempt = 1): Promise<void> => {
    try {
      const rows = await post(pool, batch, clock.now());
      wakeRelay();
      rows.forEach((row) => answer(batch[row.ordinal], row));
    } catch (error) {
      // Whatever broke the batch is one command's affair or the connection's: alone, the others go through,
      // and the key keeps any of them from happening twice.
      if (isLost(error)) return rejectAll(batch, error);
      if (batch.length > 1) await runAlone(batch, (one) => run([one]));
      else if (isRace(error) && attempt < MAX_ATTEMPTS) await run(batch, attempt + 1);
      else batch[0]?.reject(error);
    }
  };

  return {
    submit: (command) =>
      new Promise((resolve, reject) => {
        queue.push({ line: toLine(command), claims: claimsOf(command), resolve, reject });
        // After the present turn of the loop, so that bets read from the sockets together go together.
        if (underWay.size < lanes) setImmediate(fill);
      }),
    async settled() {
      while (underWay.size > 0 || queue.length > 0) {
        await Promise.all(underWay);
        await new Promise(setImmediate);
      }
    },
  };
}

/** What became of the commands is not known: their callers repeat them under the same keys. */
const isLost = (error: unknown): boolean => isDatabaseUnavailable(error) && !isLockTimeout(error);

const rejectAll = (batch: readonly Waiting[], error: unknown): void => {
  for (const { reject } of batch) reject(error);
};

/** Until the database is lost: then those that are left would wait for it one after another. */
async function runAlone(batch: readonly Waiting[], run: (one: Waiting) => Promise<void>): Promise<void> {
  for (const [index, waiting] of batch.entries()) {
    let lost: unknown;
    const reject = (error: unknown): void => {
      if (isLost(error)) lost = error;
      waiting.reject(error);
    };
    await run({ ...waiting, reject });
    if (lost !== undefined) return rejectAll(batch.slice(index + 1), lost);
  }
}

const MAX_ATTEMPTS = 5;
const RACES = new Set(['23505', '40001', '40P01']);

/** Another node has used the key or opened the round in the same moment; asked again, the ledger sees it. */
const isRace = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && RACES.has(error.code);

async function post(pool: QueryRunner, batch: readonly Waiting[], at: Date): Promise<OutcomeRow[]> {
  const lines = batch.map(({ line }, ordinal) => Object.assign(line, { ordinal }));
  const { rows } = await pool.query({
    name: 'wallet.post',
    text: `select ${OUTCOME_COLUMNS} from wallet.post($1::jsonb, $2)`,
    values: [JSON.stringify(lines), at],
  });
  return rows;
}

function answer(waiting: Waiting | undefined, row: OutcomeRow): void {
  try {
    waiting?.resolve(readOutcome(row));
  } catch (refusal) {
    waiting?.reject(refusal);
  }
}
