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
import { createStore, type Store } from '../../transport/clock/store.ts';

export interface JackpotStoreDeps extends OptInContext {
  readonly playerId: string;
  readonly clock: Clock;
  /** Resolves at the latest when its retries end. */
  readonly fetchInstance: (signal: AbortSignal) => Promise<InstanceResponse>;
  readonly fetchRates: (signal: AbortSignal) => Promise<RatesResponse>;
  readonly openLine: (ear: JackpotSocketListener) => JackpotSocket;
  readonly log: (text: string) => void;
}

export interface JackpotStore {
  read(): JackpotState;
  subscribe(changed: () => void): () => void;
  /** Reads, and listens. @returns the way to stop */
  start(): () => void;
  /** JACK-23, JACK-30: while another is on its way nothing is asked; what is wanted last goes out after it. */
  choose(choice: Choice): void;
  /** JSOCK-06: a win was shown and put away: the platform is told, and tells it nowhere again. */
  seen(win: string): void;
  /** A win could not be shown here: it is told at the next visit. */
  putOff(win: string): void;
}

/** One player's jackpot in one tab. */
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
      if (!state.read().isLive) state.become({ ...state.read(), pots });
      if (!desk.isWaiting()) state.become(withStatus(state.read(), status));
    } catch {
      if (!signal.aborted && !desk.isWaiting())
        state.become({ ...state.read(), optedIn: 'failed', before: null });
    }
  }

  async function readRates() {
    const { signal } = leaving;
    // Without rates amounts are told in euros; the calls have said in the log that there are none.
    const rates = await parts.fetchRates(signal).catch(() => null);
    if (rates && !signal.aborted) state.become({ ...state.read(), multipliers: rates.multipliers });
  }

  function hear(message: JackpotMessage) {
    if (message.type === 'WinEvent') news.hear(message, line);
    else if (message.type === 'WinSeen') news.seenElsewhere(message);
    else if (message.type === 'PlayerOptInResponse' || message.type === 'Error') desk.hear(message);
    else if (message.type === 'JackpotUpdate' && message.data.id === parts.settings?.instanceId)
      state.become({ ...state.read(), pots: message.data.pots });
  }

  function live(isLive: boolean) {
    state.become({ ...state.read(), isLive });
    if (!isLive) desk.lost();
  }

  return {
    ...state,
    start() {
      leaving = new AbortController();
      line = parts.openLine({ heard: hear, live });
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
    putOff: (win) => state.become(withoutWin(state.read(), win)),
  };
}

/** Where opt-ins go out and their answers come in. @param ask reads again how it stands */
function optInDesk(parts: JackpotStoreDeps, state: Store<JackpotState>, ask: () => void) {
  const { clock } = parts;
  const confirmation = confirmations(clock, state);
  let lastRequest = 0;
  let pending: (Choice & { readonly requestId: string; readonly line: JackpotSocket }) | null = null;
  /** Chosen while `pending` is on its way: nobody who presses "stop" is passed over. */
  let wanted: Choice | null = null;
  let stopWaiting = () => {};

  function settle() {
    stopWaiting();
    pending = null;
    wanted = null;
  }

  /** Nobody knows whether it was taken. */
  function lost() {
    if (!pending) return;
    settle();
    state.become({ ...refused(state.read(), 'unanswered'), optedIn: 'loading' });
    ask();
  }

  function hear(message: Extract<JackpotMessage, { type: 'PlayerOptInResponse' | 'Error' }>) {
    const mine = pending?.requestId === message.request_id ? pending : null;
    // Another tab's, while an answer of our own is still to come.
    if (pending && !mine) return;
    const next = wanted;
    if (message.type === 'Error') {
      if (!mine) return;
      settle();
      state.become(refused(state.read(), message.data.error.type));
      if (next && !isAs(state.read(), next)) choose(next, mine.line);
      return;
    }
    if (message.data.instance_id !== parts.settings?.instanceId) return;
    settle();
    if (!mine) return state.become(withNews(state.read(), message.data));
    state.become(withStatus(state.read(), message.data));
    if (next && !isAs(state.read(), next)) return choose(next, mine.line);
    confirmation.show(mine);
  }

  function choose(choice: Choice, line: JackpotSocket | null) {
    const { optedIn } = state.read();
    if (optedIn === 'loading' || optedIn === 'failed') return;
    if (pending) {
      wanted = choice;
      return state.become(withChoice(state.read(), choice));
    }
    const requestId = `${THRILLPOTS}-${++lastRequest}`;
    state.become(withPendingChoice(state.read(), choice));
    try {
      if (!line?.send(optInRequest(parts, choice, requestId)))
        return state.become(refused(state.read(), 'notConnected'));
    } catch (error) {
      parts.log(String(error));
      return state.become(refused(state.read(), 'settingsMissing'));
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
      state.become({ ...state.read(), confirmation });
      callOff();
      callOff = clock.after(CONFIRMATION_MS, () => state.become({ ...state.read(), confirmation: null }));
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
      // Told again: that it was seen has been lost with the line.
      if (seen.has(win)) return say(line, win);
      const next = withWin(state.read(), message, playerId);
      if (next === state.read()) return;
      state.become(next);
      callOff();
      callOff = clock.after(NOTIFICATION_MS, () => state.become({ ...state.read(), notice: null }));
    },
    seen(win: string, line: JackpotSocket | null) {
      if (seen.has(win)) return;
      seen.add(win);
      state.become(withoutWin(state.read(), win));
      say(line, win);
    },
    seenElsewhere({ data }: WinSeen) {
      seen.add(data.win_id);
      state.become(withoutWin(state.read(), data.win_id));
    },
    stop: () => callOff(),
  };
}
