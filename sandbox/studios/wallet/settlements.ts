import type { Money } from '@foyer/domain/money.ts';
import type { Journal, OwedRound } from './journal.ts';
import { WalletRefusal, type WalletClient } from './walletClient.ts';

/** Sees to it that what a round owes the wallet lands, however long the wallet is away. */
export interface Settlements {
  /** Writes down what would be owed if the studio stopped now. Sends nothing. */
  owe(round: OwedRound): Promise<void>;
  /** Nothing is owed after all: the wallet refused the bet. */
  release(roundId: string): Promise<void>;
  isOwing(roundId: string): boolean;
  /** Sends what is owed until it has landed; answers the last balance. A second call joins the first. */
  send(roundId: string): Promise<Money | null>;
  /** Sends what an earlier run of the studio left behind. */
  resume(): Promise<void>;
  /** Stops trying; what has not landed stays in the journal. */
  stop(): void;
}

export interface SettlementDeps {
  readonly client: WalletClient;
  readonly journal: Journal;
  readonly pause: (delayMs: number) => Promise<void>;
  readonly log: (line: string) => void;
}

const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 30_000;
/** A broken key or a broken clock is mended by a person, after which the win must still land. */
const MENDED_BY_PEOPLE = ['BadSignature', 'StaleTimestamp', 'UnknownStudio'];

const isFinal = (error: unknown): error is WalletRefusal =>
  error instanceof WalletRefusal && !MENDED_BY_PEOPLE.includes(error.type);

export function createSettlements({ client, journal, pause, log }: SettlementDeps): Settlements {
  const owed = new Map<string, OwedRound>();
  const sending = new Map<string, Promise<Money | null>>();
  let isStopped = false;

  const keep = async (round: OwedRound): Promise<void> => {
    owed.set(round.roundId, round);
    await journal.write(round);
  };

  const deliver = async (roundId: string): Promise<Money | null> => {
    let balance: Money | null = null;
    let delayMs = FIRST_DELAY_MS;
    for (let round = owed.get(roundId); round && !isStopped; round = owed.get(roundId)) {
      const [call, ...rest] = round.calls;
      if (!call) break;
      try {
        balance = await client.send(call);
        if (rest.length > 0) await keep({ roundId, calls: rest });
        else await forget(roundId);
        delayMs = FIRST_DELAY_MS;
      } catch (error) {
        if (isFinal(error)) {
          log(`the wallet refused ${call.name} ${call.body.transactionId} for good: ${error.message}`);
          owed.delete(roundId);
          await journal.putAside(round);
        } else {
          await pause(delayMs);
          delayMs = Math.min(delayMs * 2, LONGEST_DELAY_MS);
        }
      }
    }
    return balance;
  };

  const forget = async (roundId: string): Promise<void> => {
    owed.delete(roundId);
    await journal.forget(roundId);
  };

  const send = (roundId: string): Promise<Money | null> => {
    const underWay = sending.get(roundId);
    if (underWay) return underWay;
    const delivery = deliver(roundId).finally(() => sending.delete(roundId));
    sending.set(roundId, delivery);
    return delivery;
  };

  return {
    owe: keep,
    release: forget,
    isOwing: (roundId) => owed.has(roundId),
    send,
    async resume() {
      for (const round of await journal.all()) {
        owed.set(round.roundId, round);
        void send(round.roundId);
      }
    },
    stop() {
      isStopped = true;
    },
  };
}
