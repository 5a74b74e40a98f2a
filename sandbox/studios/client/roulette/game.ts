import { add, fromJson, type Money, type MoneyJson } from '@foyer/vocabulary/money.ts';
import type { Settings } from '../../http/page.ts';
import type { RouletteModel } from '../../maths/roulette/model.ts';
import type { Answered, Paid } from '../api.ts';
import { TURN } from '../bar.ts';
import { createDesk, greet, outcomeOf, recover, tellFailure, type Desk } from '../desk.ts';
import { element, fill, later } from '../page.ts';
import { StakeChoice } from '../stakeChoice.ts';
import type { Felt } from './felt.ts';
import { numberInWords } from './names.ts';
import { rouletteFelt } from './rouletteFelt.ts';
import { payTable } from './rules.ts';

interface Spin {
  readonly roundId: string;
  readonly stake: MoneyJson;
  readonly win: MoneyJson;
  readonly number: number;
  readonly bets: readonly { readonly spot: string; readonly stake: MoneyJson }[];
}
interface Greeting {
  readonly chips: readonly MoneyJson[];
  readonly most: MoneyJson;
  readonly cycleMs: number;
  readonly resumed: Spin | null;
}

/** Roulette with a wheel of one's own: chips are laid, the wheel is turned, what lies on the number is paid. */
export class Roulette {
  readonly #desk: Desk;
  readonly #felt: Felt;
  readonly #choice: StakeChoice;
  readonly #model: RouletteModel;
  #session: Greeting | null = null;
  #isBusy = true;
  #seen: string | null = null;

  constructor(settings: Settings, model: RouletteModel, isStill: () => boolean) {
    const { texts } = settings;
    const words = {
      main: texts.spin,
      icon: TURN,
      viewBox: '-.72 -.72 1.44 1.44',
      amount: texts.roulette.chip,
      less: texts.roulette.lessChip,
      more: texts.roulette.moreChip,
    };
    const acts = {
      main: () => void this.spin(),
      lessStake: () => this.#choice.step(-1),
      moreStake: () => this.#choice.step(1),
      showRules: () => this.#desk.rules.show(...this.#rulesContent()),
    };
    this.#model = model;
    this.#desk = createDesk({ settings, words, acts, isStill });
    this.#choice = new StakeChoice(this.#desk.bar, this.#desk.format);
    this.#felt = rouletteFelt(this.#desk, model, {
      chip: () => this.#choice.current(),
      room: () => this.#most(),
    });
  }

  async open(): Promise<void> {
    const { api, notice, texts, settings } = this.#desk;
    try {
      const session = await api.open<Greeting>();
      this.#session = session;
      this.#choice.offer(session.chips, 1);
      greet(this.#desk, session.balance);
      notice.say(settings.mode === 'fun' ? texts.funNotice : texts.roulette.lay);
      if (session.resumed) await this.#resume(session.resumed, session);
      this.#setBusy(false);
    } catch (error) {
      this.#fail(error);
    }
  }

  async spin(): Promise<void> {
    const { api, bar, notice, tellLobby, format, nothing, texts, rules } = this.#desk;
    const { laid } = this.#felt;
    if (!this.#session || this.#isBusy || rules.isOpen()) return;
    if (laid.isEmpty) return notice.say(texts.roulette.lay);
    const cycle = later(this.#session.cycleMs);
    this.#setBusy(true);
    notice.clear();
    this.#felt.cloth.mark(null);
    bar.win(format(nothing), false);
    try {
      const spun = await api.move<Spin>('spin', { bets: laid.asBets() });
      tellLobby({ type: 'roundStarted', stake: spun.stake });
      bar.balance(format(fromJson(spun.balance)));
      await this.#show(spun, fromJson(spun.balance));
      // D1: the next spin can only begin when this one's time is over.
      await cycle;
      this.#setBusy(false);
    } catch (error) {
      this.#fail(error);
    }
  }

  async #show(spun: Spin, staked: Money): Promise<void> {
    const { api, bar, notice, tellLobby, format, texts } = this.#desk;
    const felt = this.#felt;
    this.#seen = spun.roundId;
    felt.keepForAgain();
    document.body.toggleAttribute('data-running', true);
    await felt.wheel.run(spun.number);
    felt.come(spun.number);
    const paying = api.move<Paid>('reveal');
    // It is awaited after the show; until then a failure is nobody's surprise.
    paying.catch(() => {});
    const [stake, win] = [fromJson(spun.stake), fromJson(spun.win)];
    const { isCelebrated, words: outcome } = outcomeOf(this.#desk, stake, win);
    bar.win(format(win), isCelebrated);
    bar.balance(format(add(staked, win)));
    const words = `${numberInWords(spun.number, this.#model, texts)}. ${outcome}`;
    bar.announce(words);
    notice.say(words);
    tellLobby({ type: 'roundEnded', roundId: spun.roundId, stake: spun.stake, win: spun.win });
    felt.laid.clear();
    felt.setPlaced([]);
    const { isPaid, balance } = await paying;
    document.body.toggleAttribute('data-running', false);
    bar.balance(format(fromJson(balance)));
    if (!isPaid) notice.say(texts.winUnderway);
  }

  async #resume(spun: Spin, { balance }: Answered): Promise<void> {
    this.#desk.notice.say(this.#desk.texts.resumed);
    this.#felt.laid.clear();
    this.#felt.setPlaced(spun.bets);
    await this.#show(spun, fromJson(balance));
  }

  #most(): Money {
    return this.#session ? fromJson(this.#session.most) : this.#desk.nothing;
  }

  #rulesContent(): HTMLElement[] {
    const { texts, format } = this.#desk;
    return [
      element('p', {}, texts.roulette.rules),
      payTable(this.#model, texts),
      element('p', {}, fill(texts.roulette.overLimit, { amount: format(this.#most()) })),
      element('p', {}, texts.pace),
    ];
  }

  #fail(error: unknown): void {
    document.body.toggleAttribute('data-running', false);
    if (tellFailure(this.#desk, error, () => void this.#recover())) this.#setBusy(false);
  }

  /** Perhaps the wheel turned and its number never reached this frame. */
  async #recover(): Promise<void> {
    if (!this.#session) return this.open();
    await recover<{ last: Spin | null }>(this.#desk, {
      takeUp: async (standing) => {
        const { last } = standing;
        if (last && last.roundId !== this.#seen) await this.#resume(last, standing);
        this.#setBusy(false);
      },
      fail: (error) => this.#fail(error),
    });
  }

  #setBusy(isBusy: boolean): void {
    this.#isBusy = isBusy;
    this.#desk.bar.busy(isBusy);
    this.#felt.allow(!isBusy);
  }
}
