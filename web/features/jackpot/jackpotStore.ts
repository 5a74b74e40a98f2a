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
  /** Resolves or rejects after its last retry at the latest. */
  readonly fetchInstance: (signal: AbortSignal) => Promise<InstanceResponse>;
  readonly fetchRates: (signal: AbortSignal) => Promise<RatesResponse>;
  readonly openLine: (ear: JackpotSocketListener) => JackpotSocket;
  readonly log: (text: string) => void;
}

export interface JackpotStore {
  get(): JackpotState;
  subscribe(changed: () => void): () => void;
  /** Loads the jackpot and subscribes to its socket. @returns the function that stops both */
  start(): () => void;
  /** JACK-23, JACK-30: while an opt-in is pending nothing is sent; the latest choice is sent after it. */
  choose(choice: Choice): void;
  /**
   * JSOCK-06: call when the player has closed a win. The platform is notified and does not send the win
   * again.
   */
  seen(win: string): void;
  /** Call when a win could not be shown; the platform sends it again at the next visit. */
  putOff(win: string): void;
}

/** Jackpot state of one player in one tab. */
export function createJackpot(parts: JackpotStoreDeps): JackpotStore {
  const state = createStore(NOTHING_KNOWN);
  const desk = optInDesk(parts, state, () => void readStatus());
  const news = winNews(parts, state);
  let line: JackpotSocket | null = null;
  let leaving = new AbortController();

  async function readStatus() {
    const { signal } = leaving;
    try {
      const { pots, status } = await parts.fetchInstance(signal);
      if (signal.aborted) return;
      if (!state.get().isLive) state.set({ ...state.get(), pots });
      if (!desk.isWaiting()) state.set(withStatus(state.get(), status));
    } catch {
      if (!signal.aborted && !desk.isWaiting())
        state.set({ ...state.get(), optedIn: 'failed', before: null });
    }
  }

  async function readRates() {
    const { signal } = leaving;
    // Without rates amounts are shown in euros. The failed request has already been logged.
    const rates = await parts.fetchRates(signal).catch(() => null);
    if (rates && !signal.aborted) state.set({ ...state.get(), multipliers: rates.multipliers });
  }

  function hear(message: JackpotMessage) {
    if (message.type === 'WinEvent') news.hear(message, line);
    else if (message.type === 'WinSeen') news.seenElsewhere(message);
    else if (message.type === 'PlayerOptInResponse' || message.type === 'Error') desk.hear(message);
    else if (message.type === 'JackpotUpdate' && message.data.id === parts.settings?.instanceId)
      state.set({ ...state.get(), pots: message.data.pots });
  }

  function live(isLive: boolean) {
    state.set({ ...state.get(), isLive });
    if (!isLive) desk.lost();
  }

  return {
    ...state,
    start() {
      leaving = new AbortController();
      line = parts.openLine({ onMessage: hear, live });
      void readStatus();
      void readRates();
      return () => {
        leaving.abort();
        line?.close();
        line = null;
        desk.stop();
        news.stop();
      };
    },
    choose: (choice) => desk.choose(choice, line),
    seen: (win) => news.seen(win, line),
    putOff: (win) => state.set(withoutWin(state.get(), win)),
  };
}

/** Sends opt-ins and handles their responses. @param ask fetches the current status */
function optInDesk(parts: JackpotStoreDeps, state: Store<JackpotState>, ask: () => void) {
  const { clock } = parts;
  const confirmation = confirmations(clock, state);
  let lastRequest = 0;
  let pending: (Choice & { readonly requestId: string; readonly line: JackpotSocket }) | null = null;
  /** Latest choice made while `pending` is in flight, so that an opt-out is never lost. */
  let wanted: Choice | null = null;
  let stopWaiting = () => {};

  function settle() {
    stopWaiting();
    pending = null;
    wanted = null;
  }

  /** The connection was lost or the response timed out, so the result of the opt-in is unknown. */
  function lost() {
    if (!pending) return;
    settle();
    state.set({ ...refused(state.get(), 'unanswered'), optedIn: 'loading' });
    ask();
  }

  function hear(message: Extract<JackpotMessage, { type: 'PlayerOptInResponse' | 'Error' }>) {
    const mine = pending?.requestId === message.request_id ? pending : null;
    // Status from another tab while our own response is still pending.
    if (pending && !mine) return;
    const next = wanted;
    if (message.type === 'Error') {
      if (!mine) return;
      settle();
      state.set(refused(state.get(), message.data.error.type));
      if (next && !isAs(state.get(), next)) choose(next, mine.line);
      return;
    }
    if (message.data.instance_id !== parts.settings?.instanceId) return;
    settle();
    if (!mine) return state.set(withNews(state.get(), message.data));
    state.set(withStatus(state.get(), message.data));
    if (next && !isAs(state.get(), next)) return choose(next, mine.line);
    confirmation.show(mine);
  }

  function choose(choice: Choice, line: JackpotSocket | null) {
    const { optedIn } = state.get();
    if (optedIn === 'loading' || optedIn === 'failed') return;
    if (pending) {
      wanted = choice;
      return state.set(withChoice(state.get(), choice));
    }
    const requestId = `${THRILLPOTS}-${++lastRequest}`;
    state.set(withPendingChoice(state.get(), choice));
    try {
      if (!line?.send(optInRequest(parts, choice, requestId)))
        return state.set(refused(state.get(), 'notConnected'));
    } catch (error) {
      parts.log(String(error));
      return state.set(refused(state.get(), 'settingsMissing'));
    }
    pending = { ...choice, requestId, line };
    stopWaiting = clock.after(RESPONSE_TIMEOUT_MS, lost);
  }

  function stop() {
    settle();
    confirmation.stop();
  }

  return { choose, hear, lost, stop, isWaiting: () => pending !== null };
}

/** JACK-24 */
function confirmations(clock: Clock, state: Store<JackpotState>) {
  let callOff = () => {};
  return {
    show(confirmation: Choice) {
      state.set({ ...state.get(), confirmation });
      callOff();
      callOff = clock.after(CONFIRMATION_MS, () => state.set({ ...state.get(), confirmation: null }));
    },
    stop: () => callOff(),
  };
}

/** JACK-50, JSOCK-06 */
function winNews({ clock, playerId }: JackpotStoreDeps, state: Store<JackpotState>) {
  const seen = new Set<string>();
  let callOff = () => {};
  const say = (line: JackpotSocket | null, win: string) =>
    void line?.send({ type: 'WinSeen', data: { player_id: playerId, win_id: win } });
  return {
    hear(message: WinEvent, line: JackpotSocket | null) {
      const { win_id: win } = message.data;
      // The platform sends a win again if the acknowledgement was lost with the connection; acknowledge it
      // again.
      if (seen.has(win)) return say(line, win);
      const next = withWin(state.get(), message, playerId);
      if (next === state.get()) return;
      state.set(next);
      callOff();
      callOff = clock.after(NOTIFICATION_MS, () => state.set({ ...state.get(), notice: null }));
    },
    seen(win: string, line: JackpotSocket | null) {
      if (seen.has(win)) return;
      seen.add(win);
      state.set(withoutWin(state.get(), win));
      say(line, win);
    },
    seenElsewhere({ data }: WinSeen) {
      seen.add(data.win_id);
      state.set(withoutWin(state.get(), data.win_id));
    },
    stop: () => callOff(),
  };
}
