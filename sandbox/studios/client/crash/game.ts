import { compare, fromJson, money, toDecimal, type Money } from '@foyer/domain/money.ts';
import type { Settings } from '../../http/page.ts';
import { SLOTS } from '../../live/flight/flightBet.ts';
import type { RevealedFlight } from '../../live/flight/flights.ts';
import { FIRST_OUT, multiplierAt, timeOf } from '../../maths/crash/flight.ts';
import type { CrashModel } from '../../maths/crash/model.ts';
import { PlayRefusal } from '../../play/refusal.ts';
import { createGameContext, greet, outcomeOf, showFailure, type GameContext } from '../gameContext.ts';
import { listen } from '../live/line.ts';
import { byId, element, fact, fill } from '../page.ts';
import { BetPanel } from './betPanel.ts';
import { newResult, resultTexts, sumOf } from './flightResult.ts';
import { isOlder, missedBets, panelViewOf, type FlightState, type Greeting } from './flightState.ts';
import { FlightView } from './flightView.ts';
import { OtherBets } from './otherBets.ts';
import { PastFlights } from './pastFlights.ts';
import { flightProofContent } from './proof.ts';
import { roundMessages } from './roundMessages.ts';

/** Crash game: one flight for all players, and two bets in each flight. */
export class Crash {
  readonly #context: GameContext;
  readonly #model: CrashModel;
  readonly #view: FlightView;
  readonly #past: PastFlights;
  readonly #others: OtherBets;
  readonly #panels: readonly BetPanel[];
  readonly #times: (multiplier: number) => string;
  /** Ids of the rounds whose results were shown. */
  readonly #shown = new Set<string>();
  #state: FlightState | null = null;
  /** When the phase began, by `performance.now()`. */
  #beganAt = 0;

  constructor(settings: Settings, model: CrashModel, isStill: () => boolean) {
    const { language, texts } = settings;
    this.#model = model;
    const number = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    const times = (multiplier: number): string => `${number.format(multiplier / 100)}×`;
    this.#times = times;
    this.#context = createGameContext({
      settings,
      isStill,
      bar: { main: texts.crash.start, icon: '', hasOwnControls: true },
      act: () => this.#actByKey(),
      rulesContent: () => this.#rulesContent(),
    });
    this.#view = new FlightView(this.#context, model, times);
    this.#past = new PastFlights(texts, times, (round) => void this.#showProof(round));
    this.#others = new OtherBets(this.#context, times);
    this.#panels = SLOTS.map((slot) => {
      const panel: BetPanel = new BetPanel(this.#context, {
        slot,
        most: model.most,
        times,
        act: () => void this.#act(panel),
      });
      return panel;
    });
    const bets = element('div', { class: 'bets' }, ...this.#panels.map((panel) => panel.element));
    byId('stage').prepend(
      element('div', { class: 'flight' }, this.#past.element, this.#others.element, this.#view.element, bets),
    );
    this.#tick();
  }

  async open(): Promise<void> {
    const { api, notice, texts, settings } = this.#context;
    try {
      const session = await api.open<Greeting>();
      for (const panel of this.#panels) panel.offer(session.stakes, session.defaultStake);
      greet(this.#context, session.balance);
      if (settings.mode === 'fun') notice.showMessage(texts.funNotice);
      this.#show(session);
      for (const panel of this.#panels) panel.setBusy(false);
      listen<FlightState>(this.#context, {
        key: session.key,
        news: (state) => this.#show(state),
        fail: (error) => this.#fail(error),
      });
    } catch (error) {
      this.#fail(error);
    }
  }

  /** The main keys bet and cash out, one panel after the other; they cancel nothing. */
  #actByKey(): void {
    const usable = this.#panels.filter(({ isBusy, view }) => !isBusy && view.action !== 'cancel');
    const panel = usable.find(({ view }) => view.action === 'cashOut') ?? usable[0];
    if (panel) void this.#act(panel);
  }

  async #act(panel: BetPanel): Promise<void> {
    const { api, notice, rules, texts, format } = this.#context;
    const { action, bet } = panel.view;
    const state = this.#state;
    if (!state || rules.isOpen() || panel.isBusy) return;
    panel.setBusy(true);
    try {
      if (!bet) this.#show(await api.move<FlightState>('bet', this.#requestOf(panel, state)));
      else {
        this.#show(await api.move<FlightState>(action, { roundId: bet.roundId }));
        const message = fill(texts.crash.cancelled, { amount: format(fromJson(bet.stake)) });
        if (action === 'cancel') notice.showMessage(message);
      }
    } catch (error) {
      this.#fail(error);
    }
    panel.setBusy(false);
  }

  #requestOf({ slot, stake, target }: BetPanel, { phase, round }: FlightState) {
    return {
      key: crypto.randomUUID(),
      round: phase === 'betting' ? round : round + 1,
      slot,
      stake: stake ? toDecimal(stake) : '',
      seed: crypto.randomUUID().replaceAll('-', ''),
      target,
    };
  }

  #show(state: FlightState): void {
    const known = this.#state;
    if (known && isOlder(state, known)) return;
    const beganAt = performance.now() - state.elapsedMs;
    const isNew = known?.round !== state.round || known.phase !== state.phase;
    // The message that was on its way for the shortest time is the most exact one.
    this.#beganAt = isNew ? beganAt : Math.min(this.#beganAt, beganAt);
    this.#state = state;
    this.#context.balance.set(fromJson(state.balance));
    this.#past.show(state.past);
    this.#others.show(state);
    for (const panel of this.#panels) panel.show(panelViewOf(state, panel.slot));
    if (isNew && state.phase === 'betting') this.#clearResults(known !== null);
    this.#showResult(state);
    this.#showMissed(state);
    // The lobby may cover the game between rounds, so it is notified after the results are shown.
    for (const message of roundMessages(known?.own ?? [], state.own)) this.#context.postToLobby(message);
    this.#draw();
  }

  #clearResults(hasMessage: boolean): void {
    const { bar, notice, format, nothing } = this.#context;
    bar.win(format(nothing), false);
    // The result of the last flight is not part of this one, also for a screen reader that reads the whole page.
    bar.announce('');
    if (hasMessage) notice.clear();
  }

  #showResult(state: FlightState): void {
    const result = newResult(state, this.#shown);
    if (!result) return;
    const { bar, notice, format } = this.#context;
    for (const { roundId } of result.bets) this.#shown.add(roundId);
    // FAIR-01: a return that is not above the stakes of the flight is not celebrated as a win.
    bar.win(format(result.win), compare(result.win, result.stake) > 0);
    const { announced, shown } = resultTexts(this.#context, this.#times, result);
    bar.announce(announced);
    notice.showMessage(shown);
  }

  /** Shows the result of bets that were decided while the player was away. */
  #showMissed(state: FlightState): void {
    const missed = missedBets(state, this.#shown);
    if (missed.length === 0) return;
    for (const { roundId } of missed) this.#shown.add(roundId);
    const { notice, texts, settings } = this.#context;
    const [stake, win] = [sumOf(missed, 'stake', settings.currency), sumOf(missed, 'win', settings.currency)];
    const { message } = outcomeOf(this.#context, stake, win);
    const end = state.past.find(({ round }) => round === missed[0]?.round)?.end;
    const result = end === undefined ? '' : `${fill(texts.live.lastTime, { result: this.#times(end) })} `;
    notice.showMessage(result + message);
  }

  readonly #tick = (): void => {
    this.#draw();
    if (this.#context.isStill()) setTimeout(this.#tick, 250);
    else requestAnimationFrame(this.#tick);
  };

  #draw(): void {
    const state = this.#state;
    if (!state) return;
    const phaseMs = performance.now() - this.#beganAt;
    const flying = Math.min(this.#model.most, multiplierAt(this.#model, phaseMs));
    const multiplier = state.phase === 'flying' ? flying : (state.end ?? 100);
    this.#view.show({ state, multiplier, phaseMs, elapsedMs: this.#elapsedMs(state, phaseMs) });
    if (state.phase !== 'flying') return;
    // The server's clock is never behind this one, so that it accepts a cash-out that is possible here.
    const mayCashOut = multiplier >= FIRST_OUT;
    for (const panel of this.#panels) {
      const { bet } = panel.view;
      if (!bet) continue;
      panel.showWorth(this.#context.format(worthOf(fromJson(bet.stake), multiplier)), mayCashOut);
    }
  }

  #elapsedMs({ phase, end }: FlightState, phaseMs: number): number {
    if (phase === 'flying') return phaseMs;
    return phase === 'crashed' && end !== null ? timeOf(this.#model, end) : 0;
  }

  async #showProof(round: number): Promise<void> {
    const { api, rules, texts } = this.#context;
    try {
      const flight = await api.move<RevealedFlight>('flight', { round });
      const end = this.#times(flight.end);
      rules.showPage(texts.crash.check, ...flightProofContent(texts, this.#model, flight, end));
    } catch (error) {
      this.#fail(error);
    }
  }

  #rulesContent(): HTMLElement[] {
    const { crash } = this.#context.texts;
    const share = new Intl.NumberFormat(this.#context.settings.language, { style: 'percent' });
    const facts = {
      share: share.format(this.#model.returnsPercent / 100),
      most: this.#times(this.#model.most),
    };
    return [
      element('p', {}, crash.rules),
      element('p', {}, crash.twoBets),
      element('p', {}, crash.away),
      element('p', {}, fill(crash.anyTarget, facts)),
      element('h3', {}, crash.check),
      element('p', {}, crash.checkHow),
      element('dl', { class: 'proof' }, fact(crash.nextCommitment, this.#state?.commitment ?? '–')),
    ];
  }

  #fail(error: unknown): void {
    const { notice, texts, bar } = this.#context;
    if (error instanceof PlayRefusal && error.type === 'BetsClosed') {
      notice.showMessage(texts.crash.tooLate);
      bar.announce(texts.crash.tooLate);
    } else showFailure(this.#context, error, () => void this.#recover());
  }

  /** After a lost connection, the bet may have been taken although the response did not arrive. */
  async #recover(): Promise<void> {
    if (!this.#state) return this.open();
    try {
      this.#show(await this.#context.api.move<FlightState>('standing'));
    } catch (error) {
      this.#fail(error);
    }
  }
}

const worthOf = ({ minor, currency }: Money, multiplier: number): Money =>
  money((minor * BigInt(multiplier)) / 100n, currency);
