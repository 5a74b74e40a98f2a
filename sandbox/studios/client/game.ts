import { SECOND } from '@foyer/vocabulary/duration.ts';
import { add, compare, fromJson, toJson, zero, type Money } from '@foyer/vocabulary/money.ts';
import type { Settings } from '../http/page.ts';
import { worth } from '../play/worth.ts';
import { countedUp, createFormat } from './amounts.ts';
import { ApiFailure, createApi, type Session, type SpinResult } from './api.ts';
import { createBar } from './bar.ts';
import { createTellLobby, type FailureReason } from './lobby.ts';
import { createNotice } from './notice.ts';
import { byId, fill } from './page.ts';
import { createRules } from './rules.ts';
import { createShow } from './stage/show.ts';
import type { Stage } from './stage/stage.ts';

export interface Game {
  open(): Promise<void>;
}

const COUNT_MS = { few: 0.7 * SECOND, many: 2 * SECOND };
const MANY_STAKES = 10n;

const later = (delayMs: number): Promise<void> => new Promise((done) => setTimeout(done, delayMs));

const REASONS: Partial<Record<ApiFailure['type'], FailureReason>> = {
  InsufficientFunds: 'insufficientFunds',
  SessionEnded: 'sessionEnded',
  RoundRefused: 'roundRefused',
};

/** The game itself: asks its server for a round, turns the reels, shows what came of it. */
export function createGame(settings: Settings, stage: Stage, isStill: () => boolean): Game {
  const { texts, lobby, language, currency, game, mode } = settings;
  const api = createApi(settings);
  const tellLobby = createTellLobby(lobby, game.lookupId);
  const format = createFormat(language, currency);
  const notice = createNotice(byId('stage'), byId('bar'));
  const rules = createRules(settings, format, worth);
  const show = createShow(stage, game.lines, isStill);
  const bar = createBar(byId('bar'), texts, mode === 'fun', {
    spin: () => void spin(),
    lessStake: () => step(-1),
    moreStake: () => step(1),
    showRules: () => rules.show(stakeNow()),
  });

  let session: Session | null = null;
  let stakeIndex = 0;
  let isBusy = true;
  let seen: string | null = null;

  const stakes = (): readonly Money[] => (session?.stakes ?? []).map(fromJson);
  const stakeNow = (): Money => stakes()[stakeIndex] ?? zero(currency);
  const showStake = (): void =>
    bar.stake(format(stakeNow()), { fall: stakeIndex > 0, rise: stakeIndex < stakes().length - 1 });
  const showBalance = (balance: Money): void => bar.balance(format(balance));
  const setBusy = (busy: boolean): void => {
    isBusy = busy;
    bar.busy(busy);
  };

  function step(by: number): void {
    stakeIndex = Math.min(stakes().length - 1, Math.max(0, stakeIndex + by));
    showStake();
  }

  async function countWin(win: Money, stake: Money): Promise<void> {
    const isLarge = win.minor >= stake.minor * MANY_STAKES;
    const lastsMs = isLarge ? COUNT_MS.many : COUNT_MS.few;
    const startedAt = performance.now();
    for (let part = 0; part < 1 && !isStill();) {
      bar.win(format(countedUp(zero(currency), win, part)), true);
      await new Promise(requestAnimationFrame);
      part = (performance.now() - startedAt) / lastsMs;
    }
    bar.win(format(win), true);
  }

  /** Shows a round whose reels have stopped, and has it paid. */
  async function reveal(spun: SpinResult, before: Money): Promise<void> {
    const [stake, win] = [fromJson(spun.stake), fromJson(spun.win)];
    // D1: what is not above the stake is no win to celebrate.
    const isCelebrated = compare(win, stake) > 0;
    const paid = api.reveal();
    show.wins(spun.wins, isCelebrated);
    if (win.minor > 0n) showBalance(add(before, win));
    if (isCelebrated) await countWin(win, stake);
    else bar.win(format(win), false);
    const outcome = isCelebrated ? texts.won : win.minor > 0n ? texts.returned : texts.noWin;
    bar.announce(fill(outcome, { amount: format(win) }));
    const { isPaid, balance } = await paid;
    showBalance(fromJson(balance));
    if (!isPaid) notice.say(texts.winUnderway);
    tellLobby({ type: 'roundEnded', roundId: spun.roundId, stake: spun.stake, win: spun.win });
  }

  async function spin(): Promise<void> {
    if (!session || isBusy || rules.isOpen()) return;
    const cycle = later(session.cycleMs);
    const stake = toJson(stakeNow());
    setBusy(true);
    notice.clear();
    bar.win(format(zero(currency)), false);
    show.turn();
    try {
      const spun = await api.spin(stake);
      tellLobby({ type: 'roundStarted', stake });
      seen = spun.roundId;
      showBalance(fromJson(spun.balance));
      await show.land(spun.window);
      await reveal(spun, fromJson(spun.balance));
      // D1: the next spin can only begin when this one's time is over.
      await cycle;
      setBusy(false);
    } catch (error) {
      await show.back();
      fail(error);
    }
  }

  function fail(error: unknown): void {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.type === 'TooSoon') return setBusy(false);
    const reason = REASONS[error.type] ?? 'connectionLost';
    tellLobby({ type: 'failed', reason, reasons: error.reasons });
    bar.announce(texts[reason]);
    if (reason === 'sessionEnded') return notice.block(texts.sessionEnded);
    if (reason === 'connectionLost') {
      return notice.block(texts.connectionLost, { label: texts.tryAgain, act: () => void recover() });
    }
    notice.say(texts[reason]);
    setBusy(false);
  }

  /** After a broken line: perhaps the server played a round that never reached this frame. */
  async function recover(): Promise<void> {
    if (!session) return open();
    try {
      const { last, balance } = await api.standing();
      showBalance(fromJson(balance));
      if (last && last.roundId !== seen) await resume(last, fromJson(balance));
      setBusy(false);
      bar.focusSpin();
    } catch (error) {
      fail(error);
    }
  }

  async function resume(spun: SpinResult, balance: Money): Promise<void> {
    seen = spun.roundId;
    notice.say(texts.resumed);
    show.turn();
    await show.land(spun.window);
    await reveal(spun, balance);
  }

  async function open(): Promise<void> {
    try {
      session = await api.open();
      stakeIndex = session.defaultStake;
      showStake();
      bar.win(format(zero(currency)), false);
      showBalance(fromJson(session.balance));
      if (mode === 'fun') notice.say(texts.funNotice);
      tellLobby({ type: 'ready' });
      if (session.resumed) await resume(session.resumed, fromJson(session.balance));
      setBusy(false);
    } catch (error) {
      fail(error);
    }
  }

  document.addEventListener('keydown', (event) => {
    const isSpin = event.key === ' ' || event.key === 'Enter';
    // A focused button has its own answer to these keys.
    if (
      !isSpin ||
      event.repeat ||
      (event.target instanceof Element && event.target.closest('button, dialog'))
    )
      return;
    event.preventDefault();
    void spin();
  });

  return { open };
}
