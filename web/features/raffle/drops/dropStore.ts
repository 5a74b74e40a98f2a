import type { RatesResponse } from '@foyer/contract/jackpot/http.ts';
import { brandIdOf, type JackpotMessage } from '@foyer/contract/jackpot/socket.ts';
import { INSTANCES_FAILED, type RaffleInstance } from '@foyer/contract/raffle/drops.ts';
import { MINUTE, SECOND } from '@foyer/domain/duration.ts';
import type { Clock } from '../../../transport/clock/clock.ts';
import { createStore } from '../../../transport/store/store.ts';
import type { JackpotSocketListener, JackpotSocket } from '../../../transport/jackpot/jackpotSocket.ts';
import { endOf, NO_DROPS, withDrop, type DropsState } from './dropState.ts';

/** RAFF-19: time between the end of a drop and the request for the next one. */
const REFETCH_AFTER_MS = 1.5 * SECOND;
/** Maximum delay between requests. The delay doubles while the platform still returns the ended drop. */
const LONGEST_REFETCH_DELAY_MS = MINUTE;

interface DropStoreDeps {
  readonly clock: Clock;
  readonly playerId: string;
  readonly operator: string;
  readonly brand: string;
  /** HTTP-07: ids of the drops' sources, each of which is fetched on its own. */
  readonly sources: readonly string[];
  /** Retries by itself before it rejects. */
  readonly fetchDrop: (source: string, signal: AbortSignal) => Promise<RaffleInstance>;
  readonly fetchRates: (signal: AbortSignal) => Promise<RatesResponse>;
  readonly openSocket: (listener: JackpotSocketListener) => JackpotSocket;
  readonly log: (text: string) => void;
}

export function createDrops(deps: DropStoreDeps) {
  const { clock } = deps;
  const state = createStore(NO_DROPS);
  const countdown = refetching(clock, state.get, () => void fetchDrops());
  let pageAbort = new AbortController();
  let fetchAbort = new AbortController();

  async function fetchDrops() {
    fetchAbort.abort();
    const { signal } = (fetchAbort = new AbortController());
    const results = await Promise.allSettled(
      deps.sources.map(async (source) => {
        const drop = await deps.fetchDrop(source, signal);
        if (!signal.aborted) state.set(withDrop(state.get(), drop));
      }),
    );
    if (signal.aborted) return;
    const isFailed = results.every(({ status }) => status === 'rejected');
    if (isFailed) deps.log(INSTANCES_FAILED);
    state.set({ ...state.get(), reading: isFailed ? 'failed' : 'done' });
    if (!isFailed) countdown.begin();
  }

  async function readRates() {
    const { signal } = pageAbort;
    // Without rates amounts are shown in euros. The failed request has already been logged.
    const rates = await deps.fetchRates(signal).catch(() => null);
    if (rates && !signal.aborted) state.set({ ...state.get(), multipliers: rates.multipliers });
  }

  function receive(message: JackpotMessage, drawn: () => void) {
    if (message.type === 'PlayerRaffleTicketsListResponse') {
      const counts = message.data.instance_tickets.map((one) => [one.instance_id, one.ticket_count] as const);
      state.set({ ...state.get(), tickets: new Map(counts) });
    }
    if (message.type !== 'RaffleWinEvent') return;
    drawn();
    // The win message is the only notice that a drop was ended early.
    if (state.get().drops.some(({ id }) => id === message.data.instance_id)) void fetchDrops();
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    /** @param drawn called when there are new winners @returns the function that stops loading and the socket */
    start(drawn: () => void): () => void {
      pageAbort = new AbortController();
      const line = deps.openSocket({
        onMessage: (message) => receive(message, drawn),
        live: (isLive) => void (isLive && line.send(ticketsRequest(deps))),
      });
      void fetchDrops();
      void readRates();
      return () => {
        pageAbort.abort();
        fetchAbort.abort();
        countdown.stop();
        line.close();
      };
    },
    retry(): void {
      state.set({ ...state.get(), reading: 'coming' });
      void fetchDrops();
    },
  };
}

/** RAFF-19: refetches when the first of the drops has ended. */
function refetching(clock: Clock, getState: () => DropsState, refetch: () => void) {
  let againMs = REFETCH_AFTER_MS;
  let cancelTimer = () => {};
  return {
    begin() {
      cancelTimer();
      const ends = Math.min(...getState().drops.map(endOf));
      const leftMs = ends - clock.now();
      if (leftMs > 0) againMs = REFETCH_AFTER_MS;
      cancelTimer = clock.after(Math.max(0, leftMs) + againMs, () => {
        againMs = Math.min(2 * againMs, LONGEST_REFETCH_DELAY_MS);
        refetch();
      });
    },
    stop: () => cancelTimer(),
  };
}

/** JSOCK-04: the message that requests the player's numbers of tickets. */
const ticketsRequest = ({ playerId, operator, brand }: DropStoreDeps) =>
  ({
    type: 'PlayerRaffleTicketsRequest',
    data: { player_id: playerId, brand_id: brandIdOf(operator, brand) },
  }) as const;
