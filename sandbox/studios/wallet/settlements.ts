import type { Journal, OwedRound } from './journal.ts';
import { WalletRefusal, type WalletClient } from './walletClient.ts';
import type { Movement } from './wire.ts';

export type Settlements = ReturnType<typeof createSettlements>;

export interface SettlementDeps {
  readonly client: WalletClient;
  readonly journal: Journal;
  readonly pause: (delayMs: number) => Promise<void>;
  readonly log: (line: string) => void;
}

const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 30_000;
/** Configuration errors (key or clock). Calls are retried, because the wins must be paid after the fix. */
const PERMANENT_FAILURES = ['BadSignature', 'StaleTimestamp', 'UnknownStudio'];

const isFinal = (error: unknown): error is WalletRefusal =>
  error instanceof WalletRefusal && !PERMANENT_FAILURES.includes(error.type);

/** Whether a change of the journal succeeded; a failure is logged. */
async function attempt(change: Promise<void>, log: SettlementDeps['log']): Promise<boolean> {
  try {
    await change;
    return true;
  } catch (error) {
    log(`a change of the journal failed: ${String(error)}`);
    return false;
  }
}

/** Runs the work for a name; a second request during it gets the same result. */
function joined<Result>(
  running: Map<string, Promise<Result>>,
  name: string,
  work: (name: string) => Promise<Result>,
): Promise<Result> {
  const started = running.get(name) ?? work(name).finally(() => running.delete(name));
  running.set(name, started);
  return started;
}

/** Sends the pending wallet calls of rounds and retries until the wallet has confirmed them. */
export function createSettlements({ client, journal, pause, log }: SettlementDeps) {
  const owed = new Map<string, OwedRound>();
  const sending = new Map<string, Promise<Movement | null>>();
  const changes = new Set<Promise<void>>();
  let isStopped = false;

  /** Keeps a change of the journal until it has ended, so that a stop can wait for it. */
  const tracked = (change: Promise<void>): Promise<void> => {
    changes.add(change);
    return change.finally(() => changes.delete(change));
  };
  const store = async (round: OwedRound): Promise<void> => {
    owed.set(round.roundId, round);
    await tracked(journal.write(round));
  };

  const deliver = async (roundId: string): Promise<Movement | null> => {
    let last: Movement | null = null;
    let isHeld = false;
    let delayMs = FIRST_DELAY_MS;
    for (let round = owed.get(roundId); round && !isStopped; round = owed.get(roundId)) {
      const [call, ...rest] = round.calls;
      if (!call) break;
      try {
        last = await client.send(call);
        isHeld ||= last.isHeld;
        if (isStopped) break;
        // What the studio owes for the round may have changed meanwhile.
        if (owed.get(roundId) !== round) continue;
        if (rest.length > 0) await store({ roundId, calls: rest });
        else await forget(roundId);
        delayMs = FIRST_DELAY_MS;
      } catch (error) {
        if (isStopped) break;
        if (isFinal(error)) {
          log(`the wallet refused ${call.name} ${call.body.transactionId} for good: ${error.message}`);
          const changed = owed.get(roundId);
          if (changed === round) owed.delete(roundId);
          await attempt(tracked(journal.moveToFailed(round)), log);
          if (changed && changed !== round) await attempt(store(changed), log);
        } else {
          await pause(delayMs);
          delayMs = Math.min(delayMs * 2, LONGEST_DELAY_MS);
        }
      }
    }
    return last && { ...last, isHeld };
  };

  const forget = async (roundId: string): Promise<void> => {
    owed.delete(roundId);
    await tracked(journal.forget(roundId));
  };

  /** Sends the pending calls until all are confirmed; a second call joins the first. Returns the last result, never rejects. */
  const send = (roundId: string): Promise<Movement | null> => joined(sending, roundId, deliver);

  return {
    /** Stores the calls to be sent if the studio stops now. Sends nothing. */
    owe: store,
    /** Deletes the pending calls, because the wallet refused the bet. */
    release: forget,
    /** Whether a change of the journal succeeded. Its failure is logged, and the caller goes on. */
    attempt: (change: Promise<void>) => attempt(change, log),
    isOwing: (roundId: string): boolean => owed.has(roundId),
    send,
    async resume() {
      for (const round of await journal.all()) {
        owed.set(round.roundId, round);
        void send(round.roundId);
      }
    },
    /**
     * Ends all sending. A call that is answered later stays in the journal and is sent again after the next start; the
     * wallet processes it once. When this resolves, no sending changes the journal any more.
     */
    async stop() {
      isStopped = true;
      await Promise.allSettled(changes);
    },
  };
}
