import { compare, fromJson, money, toDecimal, type Money, type MoneyJson } from '@foyer/domain/money.ts';
import type { Settings } from '../../http/page.ts';
import { FIRST_OUT, multiplierAt } from '../../maths/crash/flight.ts';
import type { CrashModel } from '../../maths/crash/model.ts';
import type { ApiResponse } from '../api.ts';
import { PlayRefusal } from '../../play/refusal.ts';
import { createGameContext, greet, recover, showFailure, type GameContext } from '../gameContext.ts';
import { byId, element, fill, later } from '../page.ts';
import { proofContent, type RevealedFlight } from './proof.ts';
import { Sky } from './sky.ts';

const UP = 'M12 3 4 13h5v8h6v-8h5z';
const OUT = 'M5 4h14v3H5zm7 16-7-8h4V9h6v3h4z';
const TARGETS = [150, 200, 300, 500, 1000, 5000] as const;

interface Flight {
  readonly roundId: string;
  readonly stake: MoneyJson;
  readonly status: 'flying' | 'out' | 'gone';
  readonly elapsedMs: number;
  readonly commitment: string;
  readonly playerSeed: string;
  readonly over: {
    readonly at: number;
    readonly win: MoneyJson;
    readonly isPaid: boolean;
    readonly seed: string;
    readonly end: number;
  } | null;
}
interface FlightState {
  readonly commitment: string;
  readonly flight: Flight | null;
}
interface Greeting extends FlightState {
  readonly stakes: readonly MoneyJson[];
  readonly defaultStake: number;
  readonly cycleMs: number;
  readonly isResumed: boolean;
}

/** Crash game: the multiplier rises with a balloon until the player cashes out or the balloon bursts. */
export class Crash {
  readonly #context: GameContext;
  readonly #model: CrashModel;
  readonly #sky: Sky;
  readonly #figure = element('p', { class: 'multiple', 'aria-hidden': 'true' }, '1.00×');
  readonly #worth = element('p', { class: 'worth', 'aria-hidden': 'true' });
  readonly #target: HTMLSelectElement;
  readonly #number: Intl.NumberFormat;
  #session: Greeting | null = null;
  #state: 'busy' | 'ready' | 'flying' = 'busy';
  #commitment = '';
  #last: RevealedFlight | null = null;

  constructor(settings: Settings, model: CrashModel, isStill: () => boolean) {
    const { texts, language, game } = settings;
    this.#model = model;
    this.#number = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    this.#context = createGameContext({
      settings,
      isStill,
      bar: { main: texts.crash.start, icon: UP },
      act: () => void this.act(),
      rulesContent: () => this.#rulesContent(),
    });
    this.#sky = new Sky(model, game.palette);
    this.#target = element('select', { id: 'target' }, element('option', { value: '' }, texts.crash.never));
    for (const target of TARGETS)
      this.#target.append(element('option', { value: String(target) }, this.#times(target)));
    const chosen = element('label', { class: 'target', for: 'target' }, texts.crash.target, this.#target);
    const figures = element('div', { class: 'figures' }, this.#figure, this.#worth);
    byId('stage').prepend(element('div', { class: 'flight' }, this.#sky.element, figures, chosen));
  }

  async open(): Promise<void> {
    const { api, notice, settings, texts } = this.#context;
    try {
      const session = await api.open<Greeting>();
      this.#session = session;
      this.#context.choice.offer(session.stakes, session.defaultStake);
      greet(this.#context, session.balance);
      if (settings.mode === 'fun') notice.showMessage(texts.funNotice);
      this.#commitment = session.commitment;
      if (session.isResumed && session.flight) {
        notice.showMessage(texts.resumed);
        await this.#follow(session, session);
      }
      this.#become('ready');
    } catch (error) {
      this.#fail(error);
    }
  }

  async act(): Promise<void> {
    if (this.#context.rules.isOpen()) return;
    if (this.#state === 'ready') await this.#start();
    else if (this.#state === 'flying') await this.#cashOut();
  }

  async #start(): Promise<void> {
    const stake = this.#context.choice.current();
    const { api, bar, notice, postToLobby, format, nothing } = this.#context;
    if (!this.#session || !stake) return;
    const { cycleMs } = this.#session;
    this.#become('busy');
    notice.clear();
    bar.win(format(nothing), false);
    const target = this.#target.value === '' ? null : Number(this.#target.value);
    try {
      const request = { stake: toDecimal(stake), seed: crypto.randomUUID(), target };
      const state = await api.move<FlightState>('start', request);
      // The server measures the minimum cycle from the wallet's answer to the stake, so it starts with the response.
      const cycle = later(cycleMs);
      postToLobby({ type: 'roundStarted', stake: { amount: toDecimal(stake), currency: stake.currency } });
      bar.balance(format(fromJson(state.balance)));
      await this.#follow(state, state);
      // FAIR-01: the next flight can begin only after the minimum cycle of this one.
      await cycle;
      this.#become('ready');
    } catch (error) {
      this.#fail(error);
    }
  }

  async #cashOut(): Promise<void> {
    try {
      // The response is ignored: the loop that polls the flight shows the result.
      await this.#context.api.move<FlightState>('cashOut');
    } catch (error) {
      if (error instanceof PlayRefusal && error.type === 'TooSoon') return;
      this.#fail(error);
    }
  }

  /** Shows a flight until it is over, and then its result. */
  async #follow(state: FlightState, { balance }: ApiResponse): Promise<void> {
    let [now, told] = [state, balance];
    const begunAt = performance.now() - (state.flight?.elapsedMs ?? 0);
    let isFlying = now.flight?.status === 'flying';
    const draw = (): void => {
      if (!isFlying || !now.flight) return;
      this.#draw(performance.now() - begunAt, fromJson(now.flight.stake));
      if (this.#context.isStill()) setTimeout(draw, 250);
      else requestAnimationFrame(draw);
    };
    draw();
    try {
      while (now.flight?.status === 'flying') {
        const answer = await this.#context.api.move<FlightState>('watch');
        [now, told] = [answer, answer.balance];
      }
    } finally {
      isFlying = false;
    }
    this.#become('busy');
    if (now.flight?.over) this.#conclude(now.flight, now.flight.over, told);
    this.#commitment = now.commitment;
  }

  #draw(elapsedMs: number, stake: Money): void {
    const multiplier = multiplierAt(this.#model, elapsedMs);
    // Cashing out is possible from the first multiplier on. The server decides; its clock is never behind this one.
    if (this.#state === 'busy' && multiplier >= FIRST_OUT) this.#become('flying');
    this.#sky.show({ elapsedMs, isOver: false });
    this.#figure.replaceChildren(this.#times(multiplier));
    const worth = money((stake.minor * BigInt(multiplier)) / 100n, stake.currency);
    this.#worth.replaceChildren(this.#context.format(worth));
  }

  #conclude(flight: Flight, over: NonNullable<Flight['over']>, balance: MoneyJson): void {
    const { bar, notice, postToLobby, format, texts } = this.#context;
    const [stake, win] = [fromJson(flight.stake), fromJson(over.win)];
    // FAIR-01: a return that is not above the stake is not celebrated as a win.
    const isCelebrated = compare(win, stake) > 0;
    this.#figure.replaceChildren(this.#times(over.at));
    this.#worth.replaceChildren(flight.status === 'out' ? format(win) : texts.crash.gone);
    document.body.dataset.flight = flight.status;
    this.#sky.show({
      elapsedMs: (Math.log(over.at / 100) / this.#model.growthPerSecond) * 1000,
      isOver: true,
    });
    bar.win(format(win), isCelebrated);
    bar.balance(format(fromJson(balance)));
    const message =
      flight.status === 'out'
        ? fill(texts.crash.out, {
            number: this.#times(over.at),
            amount: format(win),
            end: this.#times(over.end),
          })
        : fill(texts.crash.goneAt, { number: this.#times(over.at) });
    bar.announce(message);
    notice.showMessage(over.isPaid ? message : texts.winUnderway);
    postToLobby({ type: 'roundEnded', roundId: flight.roundId, stake: flight.stake, win: over.win });
    const { commitment, playerSeed } = flight;
    this.#last = { commitment, playerSeed, seed: over.seed, end: over.end };
  }

  #times(multiplier: number): string {
    return `${this.#number.format(multiplier / 100)}×`;
  }

  #rulesContent(): HTMLElement[] {
    const { texts, settings } = this.#context;
    const share = new Intl.NumberFormat(settings.language, { style: 'percent' });
    return [
      element('p', {}, texts.crash.rules),
      element(
        'p',
        {},
        fill(texts.crash.anyTarget, {
          share: share.format(this.#model.returnsPercent / 100),
          most: this.#times(this.#model.most),
        }),
      ),
      ...proofContent(texts, this.#model, {
        next: this.#commitment,
        last: this.#last,
        multiplierText: (end) => this.#times(end),
      }),
    ];
  }

  #fail(error: unknown): void {
    if (showFailure(this.#context, error, () => void this.#recover())) this.#become('ready');
  }

  /** A flight may have begun or ended without this frame being notified. */
  async #recover(): Promise<void> {
    if (!this.#session) return this.open();
    await recover<FlightState>(this.#context, {
      takeUp: async (state) => {
        const isNew = state.flight && state.flight.commitment !== this.#last?.commitment;
        if (isNew) await this.#follow(state, state);
        this.#become('ready');
      },
      fail: (error) => this.#fail(error),
    });
  }

  #become(state: 'busy' | 'ready' | 'flying'): void {
    const { bar, texts } = this.#context;
    this.#state = state;
    if (state === 'flying') delete document.body.dataset.flight;
    bar.busy(state !== 'ready', state === 'flying');
    if (state === 'flying') bar.main(texts.crash.cashOut, OUT);
    else bar.main(texts.crash.start, UP);
    this.#target.disabled = state !== 'ready';
  }
}
