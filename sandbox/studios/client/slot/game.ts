import { SECOND } from '@foyer/domain/duration.ts';
import { fromJson, toJson, type MoneyJson } from '@foyer/domain/money.ts';
import type { Settings } from '../../http/page.ts';
import { PlayRefusal } from '../../play/refusal.ts';
import { TURN } from '../bar/bar.ts';
import { createGameContext, greet, recover, showFailure } from '../gameContext.ts';
import { byId, later } from '../page.ts';
import { FreePlay, ownStake, type Granted } from '../stakes/freePlay.ts';
import { paysContent, type SlotSettings } from './pays.ts';
import { createAutoplay, type AutoplayControl } from './autoplay/autoplay.ts';
import { playBonus } from './bonus/bonusSpins.ts';
import { reveal, type RevealContext, type SpinResult } from './reveal.ts';
import { spinProofsContent } from './proof/spinProofsContent.ts';
import { createSpinProofs, type WithNextCommitment } from './proof/spinProofs.ts';
import { createSkip } from './skip.ts';
import { createShow } from './stage/show.ts';
import type { Stage, ReelListeners } from './stage/stage.ts';
import { createTally } from './tally.ts';
import { tumble } from './tumble.ts';

interface Greeting extends Granted, WithNextCommitment {
  readonly stakes: readonly MoneyJson[];
  readonly defaultStake: number;
  readonly cycleMs: number;
  readonly mayAutoplay: boolean;
  readonly mayQuickStop: boolean;
  readonly resumed: SpinResult | null;
}

export interface GameDeps {
  readonly settings: Settings;
  readonly slot: SlotSettings;
  /** Makes the reels, which report what can be heard. */
  readonly createStage: (listeners: ReelListeners) => Stage;
  readonly isStill: () => boolean;
}

const STOP = 'M7 7h10v10H7z';
/** A pause after a round of autoplay, in which the player sees its result. */
const AUTO_PAUSE_MS = 0.8 * SECOND;

/** A slot game: requests a round from its server, spins the reels and shows the result. */
export class Game {
  readonly #options: RevealContext;
  #session: Greeting | null = null;
  #isBusy = true;
  /** What a press does while a round is played: it shows the result, or ends the count of the win. */
  #phase: 'waiting' | 'turning' | 'counting' = 'waiting';
  readonly #autoplay: AutoplayControl;
  readonly #bonus: SlotSettings['bonus'];
  readonly #proofs = createSpinProofs();
  /** Id of the last round that the player has seen. */
  #seen: string | null = null;

  constructor({ settings, slot, createStage, isStill }: GameDeps) {
    const context = createGameContext({
      settings,
      isStill,
      bar: { main: settings.texts.spin, ...TURN },
      act: () => this.#press(),
      rulesContent: () => [
        ...paysContent(settings, slot, {
          format: context.format,
          stake: context.choice.current() ?? context.nothing,
          rules: this.#session,
        }),
        ...spinProofsContent({ ...context, proofs: this.#proofs }),
      ],
    });
    const host = byId('stage');
    this.#bonus = slot.bonus;
    const show = createShow(
      createStage({
        onReelStop: () => context.sound.play('reel'),
        onSlowReel: () => context.sound.play('anticipation'),
      }),
      slot.lines,
      isStill,
    );
    const free = new FreePlay(context);
    const skip = createSkip();
    this.#options = { ...context, show, tally: createTally(host, context), free, skip };
    this.#autoplay = createAutoplay(this.#options, () => void this.spin());
    host.addEventListener('click', ({ target }) => {
      if (target instanceof HTMLCanvasElement) this.#pressReels();
    });
  }

  async open(): Promise<void> {
    const { api, notice, settings, texts, free } = this.#options;
    try {
      const session = await api.open<Greeting>();
      this.#session = session;
      this.#proofs.setNext(session);
      this.#autoplay.offer(session.mayAutoplay);
      this.#options.choice.offer(session.stakes, session.defaultStake);
      greet(this.#options, session.balance);
      if (settings.mode === 'fun') notice.showMessage(texts.funNotice);
      free.receive(session);
      if (session.resumed) await this.#resume(session.resumed);
      await free.goOn();
      this.#setBusy(false);
    } catch (error) {
      await this.#fail(error);
    }
  }

  /** The main button, Space and Enter. */
  #press(): void {
    if (this.#autoplay.isRunning() || this.#isBusy) this.#pressReels();
    else void this.spin();
  }

  /** A press during a round ends autoplay, and shows the result at once where the licence allows it. */
  #pressReels(): void {
    this.#autoplay.stop('pressed');
    if (this.#phase === 'turning' && this.#session?.mayQuickStop) {
      this.#options.skip.now();
      this.#options.show.hurry();
    } else if (this.#phase === 'counting') this.#options.skip.now();
    this.#refresh();
  }

  /** Plays a round, and the next ones while autoplay runs. */
  async spin(): Promise<void> {
    do {
      if (!(await this.#round())) return;
    } while (this.#mayGoOn());
  }

  /** Whether autoplay starts another round. */
  #mayGoOn(): boolean {
    const { balance, choice, free } = this.#options;
    const stake = choice.current();
    const isFree = free.grant !== null;
    if (stake) return this.#autoplay.mayGoOn({ stake, balance: balance.current(), isFree });
    this.#autoplay.stop('pressed');
    return false;
  }

  /** Returns whether the round was played. */
  async #round(): Promise<boolean> {
    const stake = this.#options.choice.current();
    if (!this.#session || !stake || this.#isBusy || this.#isElsewhere()) {
      this.#autoplay.stop('pressed');
      return false;
    }
    const { api, balance, bar, show, notice, tally, postToLobby, format, nothing, free, skip, sound } =
      this.#options;
    const { cycleMs } = this.#session;
    const isAuto = this.#autoplay.isRunning();
    skip.reset();
    this.#phase = 'turning';
    this.#setBusy(true);
    notice.clear();
    tally.clear();
    bar.win(format(nothing), false);
    sound.play('spin');
    show.turn();
    try {
      const { grant } = free;
      const body = grant === null ? { stake: toJson(stake).amount, isAuto } : { grant, isAuto };
      const spun = await api.move<SpinResult & Granted & WithNextCommitment>('spin', body);
      this.#proofs.add(spun);
      this.#proofs.setNext(spun);
      // The server measures the minimum cycle from the wallet's answer to the stake, so it starts with the response.
      const cycle = later(cycleMs);
      postToLobby({ type: 'roundStarted', stake: toJson(ownStake(spun, nothing)) });
      free.count(spun);
      if (isAuto)
        this.#autoplay.count({ stake, win: fromJson(spun.win), hasFeature: spun.bonusSpins.length > 0 });
      balance.set(fromJson(spun.balance));
      await balance.showRound(this.#play(spun));
      // FAIR-01: the next spin can begin only after the minimum cycle of this one.
      await cycle;
      if (this.#autoplay.isRunning()) await later(AUTO_PAUSE_MS);
      await free.goOn();
      this.#setBusy(false);
      return true;
    } catch (error) {
      this.#autoplay.stop('refused');
      if (this.#options.show.isTurning()) await show.back();
      await this.#fail(error);
      return false;
    }
  }

  #isElsewhere(): boolean {
    return this.#options.rules.isOpen() || this.#autoplay.isOpen();
  }

  async #play(spun: SpinResult): Promise<void> {
    this.#seen = spun.roundId;
    await this.#options.show.land(spun.window);
    await tumble(this.#options, spun);
    await playBonus(this.#options, this.#bonus, spun);
    this.#options.skip.reset();
    this.#phase = 'counting';
    this.#refresh();
    await reveal(this.#options, spun);
    this.#phase = 'waiting';
    this.#refresh();
  }

  async #resume(spun: SpinResult): Promise<void> {
    this.#options.free.takeUp(spun);
    this.#options.notice.showMessage(this.#options.texts.resumed);
    this.#options.skip.reset();
    this.#phase = 'turning';
    this.#options.show.turn();
    await this.#options.balance.showRound(this.#play(spun));
  }

  async #fail(error: unknown): Promise<void> {
    if (await this.#options.free.isRefused(error)) {
      await this.#renewCommitment();
      return this.#setBusy(false);
    }
    if (!showFailure(this.#options, error, () => void this.#recover())) return;
    await this.#renewCommitment();
    this.#setBusy(false);
  }

  /** The server may have played a round whose result did not reach this frame. */
  async #recover(): Promise<void> {
    if (!this.#session) return this.open();
    await recover<{ last: SpinResult | null } & Granted & WithNextCommitment>(this.#options, {
      takeUp: async (standing) => {
        const { last } = standing;
        const { free } = this.#options;
        free.count(standing);
        // The round of the lost answer was drawn from the seed that this page has the commitment to.
        if (last && last.roundId !== this.#seen) this.#proofs.add(last);
        this.#proofs.setNext(standing);
        if (last && last.roundId !== this.#seen) await this.#resume(last);
        else free.receive(standing);
        await free.goOn();
        this.#setBusy(false);
      },
      fail: (error) => this.#fail(error),
    });
  }

  /** A refused stake has consumed its seed. Without an answer, the next spin is not checked. */
  async #renewCommitment(): Promise<void> {
    if (!this.#session) return;
    this.#proofs.clearNext();
    try {
      this.#proofs.setNext(await this.#options.api.move<WithNextCommitment>('standing'));
    } catch (error) {
      if (!(error instanceof PlayRefusal)) throw error;
    }
  }

  #setBusy(isBusy: boolean): void {
    this.#isBusy = isBusy;
    if (!isBusy) this.#phase = 'waiting';
    this.#refresh();
  }

  /** The main button says what a press does now. */
  #refresh(): void {
    const { bar, texts, skip, free } = this.#options;
    const mayStop = this.#phase === 'turning' && this.#session?.mayQuickStop === true;
    const mayHurry = (mayStop || this.#phase === 'counting') && !skip.isSkipped();
    const isAuto = this.#autoplay.isRunning();
    bar.busy(this.#isBusy, this.#isBusy && (mayHurry || isAuto));
    if (!this.#isBusy || !(mayHurry || isAuto)) bar.main(texts.spin, TURN.icon, TURN.viewBox);
    else bar.main(isAuto ? texts.autoplay.stop : texts.slot.stop, STOP);
    this.#autoplay.enable(!this.#isBusy && free.grant === null);
  }
}
