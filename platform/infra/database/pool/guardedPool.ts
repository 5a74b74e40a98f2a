import pg from 'pg';
import { isReadOnly } from '../unavailable.ts';
import { MeasuredPool } from '../../telemetry/measuredPool.ts';

const CHECK_MS = 1_000;
/** The database hangs when no call has finished and no check has succeeded for this long. */
const HANGS_AFTER_MS = 3_000;

type Connected = Parameters<pg.Pool['connect']>[0];

/**
 * While the database hangs, new calls fail at once instead of waiting for their limits one after another. Calls in
 * progress keep their limits. The pool checks once a second, only while calls wait, and recovers by itself.
 */
export class GuardedPool extends MeasuredPool {
  readonly #probe: () => Promise<string | null>;
  readonly #timer: NodeJS.Timeout;
  #progressAt = performance.now();
  #hangs = false;
  #isClosing = false;

  constructor(config: pg.PoolConfig, probe: () => Promise<string | null>) {
    super(config);
    this.#probe = probe;
    this.#timer = setInterval(() => void this.#check(), CHECK_MS).unref();
    // An error reported by the server is a response as well.
    this.on('release', (error: unknown) => {
      if (!error || error instanceof pg.DatabaseError) this.#progressAt = performance.now();
      // The other connections lead to the same server.
      if (isReadOnly(error)) void this.#closeIdle();
    });
  }

  /** Once this finds no problem, calls are accepted again: a node that says that it is ready serves. */
  async findProblem(): Promise<string | null> {
    const problem = await this.#probe();
    if (problem === null) {
      this.#progressAt = performance.now();
      this.#hangs = false;
    }
    return problem;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    if (!this.#hangs) return callback ? super.connect(callback) : super.connect();
    const error = new Error('the database does not respond');
    if (!callback) return Promise.reject(error);
    process.nextTick(callback, error, undefined, () => {});
  }

  override end(): Promise<void>;
  override end(callback: () => void): void;
  override end(callback?: () => void): Promise<void> | void {
    clearInterval(this.#timer);
    return callback ? super.end(callback) : super.end();
  }

  async #check(): Promise<void> {
    const isBusy = this.waitingCount > 0 || this.totalCount > this.idleCount;
    if (!isBusy && !this.#hangs) this.#progressAt = performance.now();
    else if ((await this.findProblem()) !== null && !this.#hangs && this.#isLate()) {
      this.#hangs = true;
      await this.#closeIdle();
    }
  }

  #isLate(): boolean {
    return performance.now() - this.#progressAt > HANGS_AFTER_MS;
  }

  /**
   * Closes the connections that are idle now: a network that failed may have lost them, so that their next calls would
   * wait for a limit. Never rejects: a call that takes such a connection meanwhile finds out by itself.
   */
  async #closeIdle(): Promise<void> {
    if (this.#isClosing) return;
    this.#isClosing = true;
    try {
      for (let left = this.idleCount; left > 0 && this.idleCount > 0 && !this.ending; left--) {
        const client = await super.connect();
        client.release(true);
      }
    } catch {
      // No idle connection was left, and a new one could not be opened.
    } finally {
      this.#isClosing = false;
    }
  }
}
