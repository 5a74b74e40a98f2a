import type { InstanceAnswer, RatesAnswer } from '@foyer/contract/jackpot/http.ts';
import { THRILLPOTS, type JackpotMessage } from '@foyer/contract/jackpot/socket.ts';
import type { Clock } from '../../transport/clock/clock.ts';
import type { JackpotEar, JackpotLine } from '../../transport/jackpot/jackpotLine.ts';
import { asked, NOTHING_KNOWN, refused, withStatus, withWin, type JackpotState } from './jackpotState.ts';
import { optInRequest, type Choice, type OptInParts } from './optIn.ts';
import { ANSWER_MS, CONFIRMATION_MS, NOTIFICATION_MS } from './timings.ts';

export interface JackpotParts extends OptInParts {
  readonly playerId: string;
  readonly clock: Clock;
  /** Resolves at the latest when its retries end. */
  readonly fetchInstance: (signal: AbortSignal) => Promise<InstanceAnswer>;
  readonly fetchRates: (signal: AbortSignal) => Promise<RatesAnswer>;
  readonly openLine: (ear: JackpotEar) => JackpotLine;
  readonly log: (text: string) => void;
}

export interface JackpotStore {
  read(): JackpotState;
  subscribe(changed: () => void): () => void;
  /** Reads, and listens. @returns the way to stop */
  start(): () => void;
  /** JACK-23, JACK-30: while another is on its way nothing is asked. */
  choose(choice: Choice): void;
  /** A win was shown; told twice it is the same. */
  shown(win: string): void;
}

/** One player's jackpot in one tab. */
export function createJackpot(parts: JackpotParts): JackpotStore {
  const { clock, playerId } = parts;
  let state = NOTHING_KNOWN;
  let line: JackpotLine | null = null;
  let leaving = new AbortController();
  let lastRequest = 0;
  let pending: (Choice & { readonly requestId: string }) | null = null;
  const listeners = new Set<() => void>();
  const timers = { answer: () => {}, confirmation: () => {}, notice: () => {} };

  function become(next: JackpotState) {
    if (next === state) return;
    state = next;
    for (const tell of listeners) tell();
  }

  async function readStatus() {
    const { signal } = leaving;
    try {
      const { pots, status } = await parts.fetchInstance(signal);
      if (signal.aborted) return;
      become({ ...state, pots: state.isLive ? state.pots : pots });
      if (!pending) become(withStatus(state, status));
    } catch {
      if (!signal.aborted && !pending) become({ ...state, optedIn: 'failed', before: null });
    }
  }

  async function readRates() {
    const { signal } = leaving;
    // Without rates amounts are told in euros; the calls have said in the log that there are none.
    const rates = await parts.fetchRates(signal).catch(() => null);
    if (rates && !signal.aborted) become({ ...state, multipliers: rates.multipliers });
  }

  function settle() {
    timers.answer();
    pending = null;
  }

  /** Nobody knows whether it was taken: how it stands is read again. */
  function unanswered() {
    settle();
    become({ ...refused(state, 'unanswered'), optedIn: 'loading' });
    void readStatus();
  }

  function hear(message: JackpotMessage) {
    switch (message.type) {
      case 'JackpotUpdate':
        if (message.data.id === parts.settings?.instanceId) become({ ...state, pots: message.data.pots });
        return;
      case 'WinEvent': {
        const next = withWin(state, message, playerId);
        if (next === state) return;
        become(next);
        timers.notice();
        timers.notice = clock.after(NOTIFICATION_MS, () => become({ ...state, notice: null }));
        return;
      }
      case 'PlayerOptInResponse':
        return answered(message);
      case 'Error':
        if (!pending || message.request_id !== pending.requestId) return;
        settle();
        return become(refused(state, message.data.error.type));
      case 'RaffleWinEvent':
      case 'PlayerRaffleTicketsListResponse':
        return;
    }
  }

  function answered({ request_id, data }: Extract<JackpotMessage, { type: 'PlayerOptInResponse' }>) {
    if (data.instance_id !== parts.settings?.instanceId) return;
    const mine = pending?.requestId === request_id ? pending : null;
    // Another tab's, while an answer of our own is still to come.
    if (pending && !mine) return;
    if (mine) settle();
    become(withStatus(state, data));
    if (!mine) return;
    become({ ...state, confirmation: mine });
    timers.confirmation();
    timers.confirmation = clock.after(CONFIRMATION_MS, () => become({ ...state, confirmation: null }));
  }

  function choose(choice: Choice) {
    if (pending || state.optedIn === 'loading' || state.optedIn === 'failed') return;
    const requestId = `${THRILLPOTS}-${++lastRequest}`;
    become(asked(state, choice));
    try {
      const request = optInRequest(parts, choice, requestId);
      if (!line?.send(request)) return become(refused(state, 'notConnected'));
    } catch (error) {
      parts.log(String(error));
      return become(refused(state, 'settingsMissing'));
    }
    pending = { ...choice, requestId };
    timers.answer = clock.after(ANSWER_MS, unanswered);
  }

  return {
    read: () => state,
    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    start() {
      leaving = new AbortController();
      line = parts.openLine({
        heard: hear,
        live(isLive) {
          become({ ...state, isLive });
          if (!isLive && pending) unanswered();
        },
      });
      void readStatus();
      void readRates();
      return () => {
        leaving.abort();
        line?.close();
        line = null;
        settle();
        timers.confirmation();
        timers.notice();
      };
    },
    choose,
    shown: (win) => become({ ...state, wins: state.wins.filter(({ id }) => id !== win) }),
  };
}
