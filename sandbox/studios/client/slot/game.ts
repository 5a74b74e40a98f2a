import { fromJson, toJson, type Money, type MoneyJson } from '@foyer/domain/money.ts';
import type { Settings } from '../../http/page.ts';
import { TURN } from '../bar.ts';
import { createGameContext, greet, recover, showFailure } from '../gameContext.ts';
import { byId, later } from '../page.ts';
import { FreePlay, ownStake, type Granted } from '../stakes/freePlay.ts';
import { paysContent, type SlotSettings } from './pays.ts';
import { reveal, type RevealContext, type SpinResult } from './reveal.ts';
import { createShow } from './stage/show.ts';
import type { Stage } from './stage/stage.ts';
import { createTally } from './tally.ts';
import { tumble } from './tumble.ts';

interface Greeting extends Granted {
  readonly stakes: readonly MoneyJson[];
  readonly defaultStake: number;
  readonly cycleMs: number;
  readonly resumed: SpinResult | null;
}

export interface GameDeps {
  readonly settings: Settings;
  readonly slot: SlotSettings;
  readonly stage: Stage;
  readonly isStill: () => boolean;
}

/** A slot game: requests a round from its server, spins the reels and shows the result. */
export class Game {
  readonly #options: RevealContext;
  #session: Greeting | null = null;
  #isBusy = true;
  /** Id of the last round that the player has seen. */
  #seen: string | null = null;

  constructor({ settings, slot, stage, isStill }: GameDeps) {
    const context = createGameContext({
      settings,
      isStill,
      bar: { main: settings.texts.spin, ...TURN },
      act: () => void this.spin(),
      rulesContent: () =>
        paysContent(settings, slot, context.format, context.choice.current() ?? context.nothing),
    });
    const show = createShow(stage, slot.lines, isStill);
    const free = new FreePlay(context);
    this.#options = { ...context, show, tally: createTally(byId('stage')), free };
  }

  async open(): Promise<void> {
    const { api, notice, settings, texts, free } = this.#options;
    try {
      const session = await api.open<Greeting>();
      this.#session = session;
      this.#options.choice.offer(session.stakes, session.defaultStake);
      greet(this.#options, session.balance);
      if (settings.mode === 'fun') notice.showMessage(texts.funNotice);
      free.receive(session);
      if (session.resumed) await this.#resume(session.resumed, fromJson(session.balance));
      await free.goOn();
      this.#setBusy(false);
    } catch (error) {
      await this.#fail(error);
    }
  }

  async spin(): Promise<void> {
    const stake = this.#options.choice.current();
    if (!this.#session || !stake || this.#isBusy || this.#options.rules.isOpen()) return;
    const { api, bar, show, notice, tally, postToLobby, format, nothing, free } = this.#options;
    const { cycleMs } = this.#session;
    this.#setBusy(true);
    notice.clear();
    tally.clear();
    bar.win(format(nothing), false);
    show.turn();
    try {
      const { grant } = free;
      const body = grant === null ? { stake: toJson(stake).amount } : { grant };
      const spun = await api.move<SpinResult & Granted>('spin', body);
      // The server measures the minimum cycle from the wallet's answer to the stake, so it starts with the response.
      const cycle = later(cycleMs);
      postToLobby({ type: 'roundStarted', stake: toJson(ownStake(spun, nothing)) });
      free.count(spun);
      bar.balance(format(fromJson(spun.balance)));
      await this.#play(spun, fromJson(spun.balance));
      // FAIR-01: the next spin can begin only after the minimum cycle of this one.
      await cycle;
      await free.goOn();
      this.#setBusy(false);
    } catch (error) {
      if (this.#options.show.isTurning()) await show.back();
      await this.#fail(error);
    }
  }

  async #play(spun: SpinResult, staked: Money): Promise<void> {
    this.#seen = spun.roundId;
    await this.#options.show.land(spun.window);
    await tumble(this.#options, spun);
    await reveal(this.#options, spun, staked);
  }

  async #resume(spun: SpinResult, staked: Money): Promise<void> {
    this.#options.free.takeUp(spun);
    this.#options.notice.showMessage(this.#options.texts.resumed);
    this.#options.show.turn();
    await this.#play(spun, staked);
  }

  async #fail(error: unknown): Promise<void> {
    if (await this.#options.free.isRefused(error)) return this.#setBusy(false);
    if (showFailure(this.#options, error, () => void this.#recover())) this.#setBusy(false);
  }

  /** The server may have played a round whose result did not reach this frame. */
  async #recover(): Promise<void> {
    if (!this.#session) return this.open();
    await recover<{ last: SpinResult | null } & Granted>(this.#options, {
      takeUp: async (standing) => {
        const { last, balance } = standing;
        const { free } = this.#options;
        free.count(standing);
        if (last && last.roundId !== this.#seen) await this.#resume(last, fromJson(balance));
        else free.receive(standing);
        await free.goOn();
        this.#setBusy(false);
      },
      fail: (error) => this.#fail(error),
    });
  }

  #setBusy(isBusy: boolean): void {
    this.#isBusy = isBusy;
    this.#options.bar.busy(isBusy);
  }
}
