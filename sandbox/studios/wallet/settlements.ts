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

/** The rounds with pending calls, in memory and in the journal. */
function createOwedRounds({ journal, log }: Pick<SettlementDeps, 'journal' | 'log'>) {
  const rounds = new Map<string, OwedRound>();
  const openChanges = new Set<Promise<void>>();

  const tracked = (change: Promise<void>): Promise<void> => {
    openChanges.add(change);
    return change.finally(() => openChanges.delete(change));
  };
  const store = (round: OwedRound): Promise<void> => {
    rounds.set(round.roundId, round);
    return tracked(journal.write(round));
  };
  const replaceFailed = async (failed: OwedRound): Promise<void> => {
    if (rounds.get(failed.roundId) === failed) rounds.delete(failed.roundId);
    await attempt(journal.moveToFailed(failed), log);
    const added = rounds.get(failed.roundId);
    if (added) await attempt(store(added), log);
  };
  return {
    get: (roundId: string) => rounds.get(roundId),
    store,
    forget(roundId: string): Promise<void> {
      rounds.delete(roundId);
      return tracked(journal.forget(roundId));
    },
    /** Moves a round aside; calls that were added to it meanwhile stay pending. A failure is logged. */
    moveToFailed: (round: OwedRound): Promise<void> => tracked(replaceFailed(round)),
    async load(): Promise<readonly OwedRound[]> {
      const all = await journal.all();
      for (const round of all) rounds.set(round.roundId, round);
      return all;
    },
    /** Resolves when the changes of the journal that are being made have ended. */
    changesEnd: async (): Promise<void> => void (await Promise.allSettled(openChanges)),
  };
}

/** Sends the pending wallet calls of rounds and retries until the wallet has confirmed them. */
export function createSettlements({ client, journal, pause, log }: SettlementDeps) {
  const owed = createOwedRounds({ journal, log });
  const sending = new Map<string, Promise<Movement | null>>();
  let isStopped = false;

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
        if (rest.length > 0) await owed.store({ roundId, calls: rest });
        else await owed.forget(roundId);
        delayMs = FIRST_DELAY_MS;
      } catch (error) {
        if (isStopped) break;
        if (isFinal(error)) {
          log(`the wallet refused ${call.name} ${call.body.transactionId} for good: ${error.message}`);
          await owed.moveToFailed(round);
        } else {
          await pause(delayMs);
          delayMs = Math.min(delayMs * 2, LONGEST_DELAY_MS);
        }
      }
    }
    return last && { ...last, isHeld };
  };

  /** Sends the pending calls until all are confirmed; a second call joins the first. Returns the last result, never rejects. */
  const send = (roundId: string): Promise<Movement | null> => joined(sending, roundId, deliver);

  return {
    /** Stores the calls to be sent if the studio stops now. Sends nothing. */
    owe: owed.store,
    /** Deletes the pending calls, because the wallet refused the bet. */
    release: owed.forget,
    /** Whether a change of the journal succeeded. Its failure is logged, and the caller goes on. */
    attempt: (change: Promise<void>) => attempt(change, log),
    isOwing: (roundId: string): boolean => owed.get(roundId) !== undefined,
    send,
    async resume() {
      for (const { roundId } of await owed.load()) void send(roundId);
    },
    /**
     * Ends the sending. A call that is answered after the stop stays in the journal and is sent again after the next
     * start; the wallet processes it once. Resolves when the changes of the journal that were being made have ended.
     */
    stop(): Promise<void> {
      isStopped = true;
      return owed.changesEnd();
    },
  };
}
