import type { RatesResponse } from '@foyer/contract/jackpot/http.ts';
import { brandIdOf, type JackpotMessage } from '@foyer/contract/jackpot/socket.ts';
import { INSTANCES_FAILED, type RaffleInstance } from '@foyer/contract/raffle/drops.ts';
import type { Clock } from '../../../transport/clock/clock.ts';
import { createStore, type ReadableStore } from '../../../transport/store/store.ts';
import type { JackpotSocketListener, JackpotSocket } from '../../../transport/jackpot/jackpotSocket.ts';
import { REFETCH_AFTER_MS, REFETCH_AT_LEAST_EVERY_MS } from '../timings.ts';
import { endOf, NO_DROPS, withDrop, type DropsState } from './dropState.ts';

export interface DropStoreDeps {
  readonly clock: Clock;
  readonly playerId: string;
  readonly operator: string;
  readonly brand: string;
  /** HTTP-07 */
  readonly sources: readonly string[];
  /** Resolves or rejects after its last retry at the latest. */
  readonly fetchDrop: (source: string, signal: AbortSignal) => Promise<RaffleInstance>;
  readonly fetchRates: (signal: AbortSignal) => Promise<RatesResponse>;
  readonly openLine: (ear: JackpotSocketListener) => JackpotSocket;
  readonly log: (text: string) => void;
}

export interface DropStore extends ReadableStore<DropsState> {
  /**
   * Loads the drops and subscribes to the socket. @param drawn called when there are new winners @returns
   * the function that stops both
   */
  start(drawn: () => void): () => void;
  /** Loads the drops again. */
  retry(): void;
}

/** The active drops, and one player's tickets in them. */
export function createDrops(parts: DropStoreDeps): DropStore {
  const { clock } = parts;
  const state = createStore(NO_DROPS);
  const countdown = refetching(clock, state.get, () => void read());
  let leaving = new AbortController();
  let round = new AbortController();

  async function read() {
    round.abort();
    const { signal } = (round = new AbortController());
    const answers = await Promise.allSettled(
      parts.sources.map(async (source) => {
        const drop = await parts.fetchDrop(source, signal);
        if (!signal.aborted) state.set(withDrop(state.get(), drop));
      }),
    );
    if (signal.aborted) return;
    const isFailed = answers.every(({ status }) => status === 'rejected');
    if (isFailed) parts.log(INSTANCES_FAILED);
    state.set({ ...state.get(), reading: isFailed ? 'failed' : 'done' });
    if (!isFailed) countdown.begin();
  }

  async function readRates() {
    const { signal } = leaving;
    // Without rates amounts are shown in euros. The failed request has already been logged.
    const rates = await parts.fetchRates(signal).catch(() => null);
    if (rates && !signal.aborted) state.set({ ...state.get(), multipliers: rates.multipliers });
  }

  function hear(message: JackpotMessage, drawn: () => void) {
    if (message.type === 'PlayerRaffleTicketsListResponse') {
      const counts = message.data.instance_tickets.map((one) => [one.instance_id, one.ticket_count] as const);
      state.set({ ...state.get(), tickets: new Map(counts) });
    }
    if (message.type !== 'RaffleWinEvent') return;
    drawn();
    // The win message is the only notice that a drop was ended early.
    if (state.get().drops.some(({ id }) => id === message.data.instance_id)) void read();
  }

  return {
    ...state,
    start(drawn) {
      leaving = new AbortController();
      const line = parts.openLine({
        onMessage: (message) => hear(message, drawn),
        live: (isLive) => void (isLive && line.send(ticketsRequest(parts))),
      });
      void read();
      void readRates();
      return () => {
        leaving.abort();
        round.abort();
        countdown.stop();
        line.close();
      };
    },
    retry() {
      state.set({ ...state.get(), reading: 'coming' });
      void read();
    },
  };
}

/** RAFF-19 */
function refetching(clock: Clock, read: () => DropsState, refetch: () => void) {
  let againMs = REFETCH_AFTER_MS;
  let callOff = () => {};
  return {
    begin() {
      callOff();
      const ends = Math.min(...read().drops.map(endOf));
      const leftMs = ends - clock.now();
      if (leftMs > 0) againMs = REFETCH_AFTER_MS;
      callOff = clock.after(Math.max(0, leftMs) + againMs, () => {
        againMs = Math.min(2 * againMs, REFETCH_AT_LEAST_EVERY_MS);
        refetch();
      });
    },
    stop: () => callOff(),
  };
}

/** JSOCK-04 */
const ticketsRequest = ({ playerId, operator, brand }: DropStoreDeps) =>
  ({
    type: 'PlayerRaffleTicketsRequest',
    data: { player_id: playerId, brand_id: brandIdOf(operator, brand) },
  }) as const;
