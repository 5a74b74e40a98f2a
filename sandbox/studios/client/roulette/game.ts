import { add, fromJson, toJson, type Money, type MoneyJson } from '@foyer/domain/money.ts';
import type { Settings } from '../../http/page.ts';
import type { RouletteModel } from '../../maths/roulette/model.ts';
import type { Paid } from '../api.ts';
import { TURN } from '../bar/bar.ts';
import {
  createGameContext,
  greet,
  outcomeOf,
  recover,
  showFailure,
  type GameContext,
} from '../gameContext.ts';
import { element, fill, later } from '../page.ts';
import { FreePlay, ownStake, type Granted, type Staked } from '../stakes/freePlay.ts';
import type { Felt } from './felt.ts';
import { numberText } from './names.ts';
import { rouletteFelt } from './rouletteFelt.ts';
import { payTable } from './rules.ts';

interface Spin extends Staked {
  readonly roundId: string;
  readonly win: MoneyJson;
  readonly number: number;
  readonly bets: readonly { readonly spot: string; readonly stake: MoneyJson }[];
}
interface Greeting extends Granted {
  readonly chips: readonly MoneyJson[];
  readonly most: MoneyJson;
  readonly cycleMs: number;
  readonly resumed: Spin | null;
}

/** Single-player roulette: the player lays chips and spins the wheel. */
export class Roulette {
  readonly #context: GameContext;
  readonly #felt: Felt;
  readonly #free: FreePlay;
  readonly #model: RouletteModel;
  #session: Greeting | null = null;
  #isBusy = true;
  #seen: string | null = null;

  constructor(settings: Settings, model: RouletteModel, isStill: () => boolean) {
    this.#model = model;
    this.#context = createGameContext({
      settings,
      isStill,
      bar: { main: settings.texts.spin, ...TURN, isOfChips: true },
      act: () => void this.spin(),
      rulesContent: () => this.#rulesContent(),
    });
    this.#free = new FreePlay(this.#context);
    this.#felt = rouletteFelt(this.#context, model, {
      chip: () => this.#context.choice.current(),
      room: () => this.#most(),
      isOneChip: () => this.#free.grant !== null,
    });
  }

  async open(): Promise<void> {
    const { api, notice, texts, settings } = this.#context;
    try {
      const session = await api.open<Greeting>();
      this.#session = session;
      this.#context.choice.offer(session.chips, 1);
      greet(this.#context, session.balance);
      notice.showMessage(settings.mode === 'fun' ? texts.funNotice : texts.roulette.lay);
      this.#free.receive(session);
      if (session.resumed) await this.#resume(session.resumed);
      await this.#goOn();
      this.#setBusy(false);
    } catch (error) {
      await this.#fail(error);
    }
  }

  async spin(): Promise<void> {
    const { api, bar, notice, postToLobby, format, nothing, texts, rules } = this.#context;
    const { laid } = this.#felt;
    if (!this.#session || this.#isBusy || rules.isOpen()) return;
    if (laid.isEmpty) return notice.showMessage(texts.roulette.lay);
    const { cycleMs } = this.#session;
    this.#setBusy(true);
    notice.clear();
    this.#felt.showResult(null);
    bar.win(format(nothing), false);
    try {
      const spun = await api.move<Spin & Granted>('spin', this.#asked(laid.asBets()));
      // The server measures the minimum cycle from the wallet's answer to the stake, so it starts with the response.
      const cycle = later(cycleMs);
      postToLobby({ type: 'roundStarted', stake: toJson(ownStake(spun, nothing)) });
      this.#free.count(spun);
      this.#context.balance.set(fromJson(spun.balance));
      await this.#context.balance.showRound(this.#show(spun));
      // FAIR-01: the next spin can begin only after the minimum cycle of this one.
      await cycle;
      await this.#goOn();
      this.#setBusy(false);
    } catch (error) {
      await this.#fail(error);
    }
  }

  async #show(spun: Spin): Promise<void> {
    const { api, balance, bar, notice, postToLobby, format, nothing, texts } = this.#context;
    const felt = this.#felt;
    this.#seen = spun.roundId;
    felt.remember();
    document.body.toggleAttribute('data-running', true);
    await felt.wheel.run(spun.number);
    felt.addResult(spun.number);
    const paying = api.move<Paid & Granted>('reveal');
    // Awaited after the animation; this prevents an unhandled rejection until then.
    paying.catch(() => {});
    const [own, win] = [ownStake(spun, nothing), fromJson(spun.win)];
    const { isCelebrated, message: outcome } = outcomeOf(this.#context, own, win);
    bar.win(format(win), isCelebrated);
    if (isCelebrated) {
      felt.showWin(format(win));
      this.#context.sound.play('win');
    }
    balance.set(add(balance.current(), win));
    const message = `${numberText(spun.number, this.#model, texts)}. ${outcome}`;
    bar.announce([message, this.#free.message()].join(' '));
    notice.showMessage(message);
    postToLobby({ type: 'roundEnded', roundId: spun.roundId, stake: toJson(own), win: spun.win });
    felt.laid.clear();
    felt.setPlaced([]);
    await this.#free.receivePayment(paying);
    document.body.toggleAttribute('data-running', false);
  }

  async #resume(spun: Spin): Promise<void> {
    this.#free.takeUp(spun);
    this.#context.notice.showMessage(this.#context.texts.resumed);
    this.#felt.laid.clear();
    this.#felt.setPlaced(spun.bets);
    await this.#context.balance.showRound(this.#show(spun));
  }

  /** In a free spin the player chooses only the bet position; the chip is granted by the operator. */
  #asked(bets: readonly { readonly spot: string; readonly amount: string }[]): object {
    const { grant } = this.#free;
    return grant === null ? { bets } : { grant, spot: bets[0]?.spot };
  }

  async #goOn(): Promise<void> {
    const before = this.#free.grant;
    await this.#free.goOn();
    if (this.#free.grant !== before) this.#layAnew();
  }

  #layAnew(): void {
    this.#felt.start();
    this.#context.notice.showMessage(this.#context.texts.roulette.lay);
  }

  #most(): Money {
    const chip = this.#context.choice.current();
    if (this.#free.grant !== null && chip) return chip;
    return this.#session ? fromJson(this.#session.most) : this.#context.nothing;
  }

  #rulesContent(): HTMLElement[] {
    const { texts, format } = this.#context;
    return [
      element('p', {}, texts.roulette.rules),
      payTable(this.#model, texts),
      element('p', {}, texts.roulette.trackRules),
      element('p', {}, fill(texts.roulette.overLimit, { amount: format(this.#most()) })),
      element('p', {}, texts.pace),
    ];
  }

  async #fail(error: unknown): Promise<void> {
    document.body.toggleAttribute('data-running', false);
    if (await this.#free.isRefused(error)) {
      this.#layAnew();
      return this.#setBusy(false);
    }
    if (showFailure(this.#context, error, () => void this.#recover())) this.#setBusy(false);
  }

  /** The wheel may have been spun without the result reaching this frame. */
  async #recover(): Promise<void> {
    if (!this.#session) return this.open();
    await recover<{ last: Spin | null } & Granted>(this.#context, {
      takeUp: async (standing) => {
        const { last } = standing;
        this.#free.count(standing);
        if (last && last.roundId !== this.#seen) await this.#resume(last);
        else this.#free.receive(standing);
        await this.#goOn();
        this.#setBusy(false);
      },
      fail: (error) => this.#fail(error),
    });
  }

  #setBusy(isBusy: boolean): void {
    this.#isBusy = isBusy;
    this.#context.bar.busy(isBusy);
    this.#felt.allow(!isBusy);
  }
}
