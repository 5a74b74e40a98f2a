import { fromDecimal, fromJson, toJson, zero, type Money } from '@foyer/vocabulary/money.ts';
import type { Settings } from '../http/page.ts';
import { createFormat } from './amounts.ts';
import { ApiFailure, createApi, type Session, type SpinResult } from './api.ts';
import { createBar } from './bar.ts';
import { createTellLobby, type FailureReason } from './lobby.ts';
import { createNotice } from './notice.ts';
import { byId, fill } from './page.ts';
import { reveal, type RevealParts } from './reveal.ts';
import { createRules, type Rules } from './rules.ts';
import { createShow } from './stage/show.ts';
import type { Stage } from './stage/stage.ts';
import { StakeChoice } from './stakeChoice.ts';
import { createTally } from './tally.ts';

const REASONS: Partial<Record<ApiFailure['type'], FailureReason>> = {
  InsufficientFunds: 'insufficientFunds',
  SessionEnded: 'sessionEnded',
  RoundRefused: 'roundRefused',
  BetTooHigh: 'roundRefused',
};

const later = (delayMs: number): Promise<void> => new Promise((done) => setTimeout(done, delayMs));

/** The game itself: asks its server for a round, turns the reels, shows what came of it. */
export class Game {
  readonly #settings: Settings;
  readonly #parts: RevealParts;
  readonly #rules: Rules;
  readonly #choice: StakeChoice;
  #session: Session | null = null;
  #isBusy = true;
  /** The last round the player has seen. */
  #seen: string | null = null;

  constructor(settings: Settings, stage: Stage, isStill: () => boolean) {
    const { texts, lobby, language, currency, game, mode } = settings;
    const format = createFormat(language, currency);
    const bar = createBar(byId('bar'), texts, mode === 'fun', {
      spin: () => void this.spin(),
      lessStake: () => this.#choice.step(-1),
      moreStake: () => this.#choice.step(1),
      showRules: () => this.#rules.show(this.#choice.current() ?? zero(currency)),
    });
    this.#settings = settings;
    this.#rules = createRules(settings, format);
    this.#choice = new StakeChoice(bar, format);
    this.#parts = {
      api: createApi(settings),
      bar,
      show: createShow(stage, game.lines, isStill),
      tally: createTally(byId('stage')),
      notice: createNotice(byId('stage'), byId('bar')),
      tellLobby: createTellLobby(lobby, game.lookupId),
      format,
      texts,
      isStill,
    };
  }

  async open(): Promise<void> {
    const { api, bar, notice, tellLobby, format } = this.#parts;
    const { mode, texts, currency } = this.#settings;
    try {
      const session = await api.open();
      this.#session = session;
      this.#choice.offer(session.stakes, session.defaultStake);
      bar.win(format(zero(currency)), false);
      bar.balance(format(fromJson(session.balance)));
      if (mode === 'fun') notice.say(texts.funNotice);
      tellLobby({ type: 'ready' });
      if (session.resumed) await this.#resume(session.resumed, fromJson(session.balance));
      this.#setBusy(false);
    } catch (error) {
      this.#fail(error);
    }
  }

  async spin(): Promise<void> {
    const stake = this.#choice.current();
    if (!this.#session || !stake || this.#isBusy || this.#rules.isOpen()) return;
    const { api, bar, show, notice, tally, tellLobby, format } = this.#parts;
    const cycle = later(this.#session.cycleMs);
    this.#setBusy(true);
    notice.clear();
    tally.clear();
    bar.win(format(zero(stake.currency)), false);
    show.turn();
    try {
      const spun = await api.spin(toJson(stake));
      tellLobby({ type: 'roundStarted', stake: spun.stake });
      bar.balance(format(fromJson(spun.balance)));
      await this.#play(spun, fromJson(spun.balance));
      // D1: the next spin can only begin when this one's time is over.
      await cycle;
      this.#setBusy(false);
    } catch (error) {
      if (this.#parts.show.isTurning()) await show.back();
      this.#fail(error);
    }
  }

  async #play(spun: SpinResult, staked: Money): Promise<void> {
    this.#seen = spun.roundId;
    await this.#parts.show.land(spun.window);
    await reveal(this.#parts, spun, staked);
  }

  async #resume(spun: SpinResult, staked: Money): Promise<void> {
    this.#parts.notice.say(this.#settings.texts.resumed);
    this.#parts.show.turn();
    await this.#play(spun, staked);
  }

  #fail(error: unknown): void {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.type === 'TooSoon') return this.#setBusy(false);
    const { texts } = this.#settings;
    const { bar, notice, tellLobby } = this.#parts;
    const reason = REASONS[error.type] ?? 'connectionLost';
    tellLobby({ type: 'failed', reason, reasons: error.reasons });
    const words = error.type === 'BetTooHigh' ? this.#tooHigh(error.reasons[0]) : texts[reason];
    bar.announce(words);
    if (reason === 'sessionEnded') return notice.block(texts.sessionEnded);
    if (reason === 'connectionLost') {
      return notice.block(texts.connectionLost, { label: texts.tryAgain, act: () => void this.#recover() });
    }
    notice.say(words);
    this.#setBusy(false);
  }

  /** The wallet has said how high a bet may be while the player's bonus runs. */
  #tooHigh(highest = '0'): string {
    const { texts, currency } = this.#settings;
    return fill(texts.betTooHigh, { amount: this.#parts.format(fromDecimal(highest, currency)) });
  }

  /** After a broken line: perhaps the server played a round that never reached this frame. */
  async #recover(): Promise<void> {
    if (!this.#session) return this.open();
    const { api, bar, format } = this.#parts;
    try {
      const { last, balance } = await api.standing();
      bar.balance(format(fromJson(balance)));
      if (last && last.roundId !== this.#seen) await this.#resume(last, fromJson(balance));
      this.#setBusy(false);
      bar.focusSpin();
    } catch (error) {
      this.#fail(error);
    }
  }

  #setBusy(isBusy: boolean): void {
    this.#isBusy = isBusy;
    this.#parts.bar.busy(isBusy);
  }
}
