import type { InstanceResponse, RatesResponse } from '@foyer/contract/jackpot/http.ts';
import {
  THRILLPOTS,
  type JackpotMessage,
  type WinEvent,
  type WinSeen,
} from '@foyer/contract/jackpot/socket.ts';
import type { Clock } from '../../transport/clock/clock.ts';
import type { JackpotSocketListener, JackpotSocket } from '../../transport/jackpot/jackpotSocket.ts';
import {
  withPendingChoice,
  isAs,
  NOTHING_KNOWN,
  refused,
  withNews,
  withStatus,
  withoutWin,
  withWin,
  withChoice,
  type JackpotState,
} from './jackpotState.ts';
import { optInRequest, type Choice, type OptInContext } from './optIn/optIn.ts';
import { RESPONSE_TIMEOUT_MS, CONFIRMATION_MS, NOTIFICATION_MS } from './timings.ts';
import { createStore, type Store } from '../../transport/store/store.ts';

export interface JackpotStoreDeps extends OptInContext {
  readonly playerId: string;
  readonly clock: Clock;
  /** Retries by itself before it rejects. */
  readonly fetchInstance: (signal: AbortSignal) => Promise<InstanceResponse>;
  readonly fetchRates: (signal: AbortSignal) => Promise<RatesResponse>;
  readonly openSocket: (listener: JackpotSocketListener) => JackpotSocket;
  readonly log: (text: string) => void;
}

export type JackpotStore = ReturnType<typeof createJackpot>;

export function createJackpot(deps: JackpotStoreDeps) {
  const state = createStore(NOTHING_KNOWN);
  const optIns = createOptIns(deps, state, () => void readStatus());
  const wins = createWins(deps, state);
  let socket: JackpotSocket | null = null;
  let pageAbort = new AbortController();

  async function readStatus() {
    const { signal } = pageAbort;
    try {
      const { pots, status } = await deps.fetchInstance(signal);
      if (signal.aborted) return;
      if (!state.get().isLive) state.set({ ...state.get(), pots });
      if (!optIns.isWaiting()) state.set(withStatus(state.get(), status));
    } catch {
      if (!signal.aborted && !optIns.isWaiting())
        state.set({ ...state.get(), optedIn: 'failed', before: null });
    }
  }

  async function readRates() {
    const { signal } = pageAbort;
    // Without rates amounts are shown in euros. The failed request has already been logged.
    const rates = await deps.fetchRates(signal).catch(() => null);
    if (rates && !signal.aborted) state.set({ ...state.get(), multipliers: rates.multipliers });
  }

  function receive(message: JackpotMessage) {
    if (message.type === 'WinEvent') wins.receive(message, socket);
    else if (message.type === 'WinSeen') wins.seenElsewhere(message);
    else if (message.type === 'PlayerOptInResponse' || message.type === 'Error') optIns.handle(message);
    else if (message.type === 'JackpotUpdate' && message.data.id === deps.settings?.instanceId)
      state.set({ ...state.get(), pots: message.data.pots });
  }

  function setLive(isLive: boolean) {
    state.set({ ...state.get(), isLive });
    if (!isLive) optIns.lost();
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    /** Loads the jackpot and subscribes to its socket. @returns the function that stops both */
    start(): () => void {
      pageAbort = new AbortController();
      socket = deps.openSocket({ onMessage: receive, live: setLive });
      void readStatus();
      void readRates();
      return () => {
        pageAbort.abort();
        socket?.close();
        socket = null;
        optIns.stop();
        wins.stop();
      };
    },
    /** JACK-23, JACK-30: while an opt-in is pending nothing is sent; the latest choice is sent after it. */
    choose: (choice: Choice): void => optIns.choose(choice, socket),
    /** JSOCK-06: call when the player has closed a win; the platform does not send it again. */
    seen: (win: string): void => wins.seen(win, socket),
    /** Call when a win could not be shown; the platform sends it again at the next visit. */
    postpone: (win: string): void => state.set(withoutWin(state.get(), win)),
  };
}

/** Sends opt-ins and handles their responses. */
function createOptIns(deps: JackpotStoreDeps, state: Store<JackpotState>, refetchStatus: () => void) {
  const { clock } = deps;
  const confirmation = createConfirmations(clock, state);
  let lastRequest = 0;
  let pending: (Choice & { readonly requestId: string; readonly socket: JackpotSocket }) | null = null;
  /** Latest choice made while `pending` is in flight. If the connection is lost, the player sees an error and chooses again. */
  let queued: Choice | null = null;
  let stopWaiting = () => {};

  function settle() {
    stopWaiting();
    pending = null;
    queued = null;
  }

  /** The connection was lost or the response timed out, so the result of the opt-in is unknown. */
  function lost() {
    if (!pending) return;
    settle();
    state.set({ ...refused(state.get(), 'unanswered'), optedIn: 'loading' });
    refetchStatus();
  }

  function receive(message: Extract<JackpotMessage, { type: 'PlayerOptInResponse' | 'Error' }>) {
    const mine = pending?.requestId === message.request_id ? pending : null;
    // The message is about a choice in another tab. Our own response will follow.
    if (pending && !mine) return;
    const next = queued;
    if (message.type === 'Error') {
      if (!mine) return;
      settle();
      state.set(refused(state.get(), message.data.error.type));
      if (next && !isAs(state.get(), next)) choose(next, mine.socket);
      return;
    }
    if (message.data.instance_id !== deps.settings?.instanceId) return;
    settle();
    if (!mine) return state.set(withNews(state.get(), message.data));
    state.set(withStatus(state.get(), message.data));
    if (next && !isAs(state.get(), next)) return choose(next, mine.socket);
    confirmation.show(mine);
  }

  function choose(choice: Choice, socket: JackpotSocket | null) {
    const { optedIn } = state.get();
    if (optedIn === 'loading' || optedIn === 'failed') return;
    if (pending) {
      queued = choice;
      return state.set(withChoice(state.get(), choice));
    }
    const requestId = `${THRILLPOTS}-${++lastRequest}`;
    state.set(withPendingChoice(state.get(), choice));
    try {
      if (!socket?.send(optInRequest(deps, choice, requestId)))
        return state.set(refused(state.get(), 'notConnected'));
    } catch (error) {
      deps.log(String(error));
      return state.set(refused(state.get(), 'settingsMissing'));
    }
    pending = { ...choice, requestId, socket };
    stopWaiting = clock.after(RESPONSE_TIMEOUT_MS, lost);
  }

  function stop() {
    settle();
    confirmation.stop();
  }

  return { choose, handle: receive, lost, stop, isWaiting: () => pending !== null };
}

/** JACK-24: shows a confirmation for a few seconds. */
function createConfirmations(clock: Clock, state: Store<JackpotState>) {
  let cancelTimer = () => {};
  return {
    show(confirmation: Choice) {
      state.set({ ...state.get(), confirmation });
      cancelTimer();
      cancelTimer = clock.after(CONFIRMATION_MS, () => state.set({ ...state.get(), confirmation: null }));
    },
    stop: () => cancelTimer(),
  };
}

/** JACK-50, JSOCK-06: shows wins and acknowledges the player's own. */
function createWins({ clock, playerId }: JackpotStoreDeps, state: Store<JackpotState>) {
  const seen = new Set<string>();
  let cancelTimer = () => {};
  const acknowledge = (socket: JackpotSocket | null, win: string) =>
    void socket?.send({ type: 'WinSeen', data: { player_id: playerId, win_id: win } });
  return {
    receive(message: WinEvent, socket: JackpotSocket | null) {
      const { win_id: win } = message.data;
      // The platform sends a win again if it has lost the acknowledgement.
      if (seen.has(win)) return acknowledge(socket, win);
      const next = withWin(state.get(), message, playerId);
      if (next === state.get()) return;
      state.set(next);
      cancelTimer();
      cancelTimer = clock.after(NOTIFICATION_MS, () => state.set({ ...state.get(), notice: null }));
    },
    seen(win: string, socket: JackpotSocket | null) {
      if (seen.has(win)) return;
      seen.add(win);
      state.set(withoutWin(state.get(), win));
      acknowledge(socket, win);
    },
    seenElsewhere({ data }: WinSeen) {
      seen.add(data.win_id);
      state.set(withoutWin(state.get(), data.win_id));
    },
    stop: () => cancelTimer(),
  };
}
