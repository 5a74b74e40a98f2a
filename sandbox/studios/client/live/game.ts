import { add, fromJson, subtract, zero, type Money, type MoneyJson } from '@foyer/domain/money.ts';
import type { Settings } from '../../http/page.ts';
import { ApiFailure } from '../api.ts';
import { createGameContext, greet, outcomeOf, showFailure, type GameContext } from '../gameContext.ts';
import { fill } from '../page.ts';
import type { Felt } from '../roulette/felt.ts';
import { StakeChoice } from '../stakes/stakeChoice.ts';
import { openBoard, type Board } from './boards.ts';
import { listen } from './line.ts';
import { Podium } from './podium.ts';
import { sceneOf } from './scene.ts';
import { isOlder, missedBets, type Greeting, type Placed, type TableState } from './tableState.ts';

const TICK = 'M9.5 16.2 5.3 12 3.9 13.4l5.6 5.6L20.1 8.4 18.7 7z';
/** Length of the wheel's animation. It ends when the table reveals the result. */
const RUN_MS = 4_400;

/**
 * A live table with a wheel. Rounds follow the table's schedule, players bet while betting is open, and the
 * result is the same for all.
 */
export class LiveGame {
  readonly #desk: GameContext;
  readonly #choice: StakeChoice;
  readonly #board: Board;
  readonly #felt: Felt;
  /** Opens the WebSocket to the table. */
  #listen = (): void => {};
  #podium: Podium | null = null;
  #most: Money;
  #told: TableState | null = null;
  #isPlacing = false;
  #shown = '';
  /** Ids of the rounds whose end was reported to the lobby. */
  readonly #ended = new Set<string>();

  constructor(settings: Settings, isStill: () => boolean) {
    const { texts } = settings;
    const words = {
      main: texts.live.place,
      icon: TICK,
      amount: texts.roulette.chip,
      less: texts.roulette.lessChip,
      more: texts.roulette.moreChip,
    };
    const acts = {
      main: () => void this.place(),
      lessStake: () => this.#choice.step(-1),
      moreStake: () => this.#choice.step(1),
      showRules: () => this.#desk.rules.show(...this.#board.rules(this.#desk.format(this.#most))),
    };
    this.#desk = createGameContext({ settings, words, acts, isStill });
    this.#most = this.#desk.nothing;
    this.#choice = new StakeChoice(this.#desk.bar, this.#desk.format);
    this.#board = openBoard(this.#desk, settings.maths, {
      chip: () => this.#choice.current(),
      room: () => subtract(this.#most, this.#staked()),
    });
    this.#felt = this.#board.felt;
  }

  async open(): Promise<void> {
    const { api, notice, texts, settings } = this.#desk;
    try {
      const session = await api.open<Greeting>();
      this.#most = fromJson(session.most);
      this.#podium ??= new Podium(this.#desk, session.dealer);
      this.#choice.offer(session.chips, 1);
      greet(this.#desk, session.balance);
      if (settings.mode === 'fun') notice.say(texts.funNotice);
      this.#show(session);
      this.#recall(session);
      this.#listen = () =>
        listen<TableState>(this.#desk, {
          key: session.key,
          news: (told) => this.#show(told),
          fail: (error) => this.#fail(error),
        });
      this.#listen();
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Places the bets of the chips on the table. */
  async place(): Promise<void> {
    const { api, notice, tellLobby, texts, rules } = this.#desk;
    const { laid } = this.#felt;
    if (this.#told?.phase !== 'betting' || this.#isPlacing || rules.isOpen()) return;
    if (laid.isEmpty) return notice.say(texts.live.lay);
    const stake = laid.total();
    this.#setPlacing(true);
    try {
      const told = await api.move<TableState>('bet', { bets: laid.asBets() });
      laid.clear();
      const placed = told.own?.wagers.at(-1);
      if (placed) tellLobby({ type: 'roundStarted', stake: placed.stake });
      notice.say(fill(texts.live.placed, { amount: this.#desk.format(stake) }));
      this.#show(told);
    } catch (error) {
      this.#fail(error);
    }
    this.#setPlacing(false);
  }

  #show(told: TableState): void {
    if (this.#told && isOlder(told, this.#told)) return;
    this.#told = told;
    const { bar, format, texts, settings } = this.#desk;
    const isTold = told.phase === 'paying' || told.phase === 'resting';
    bar.balance(format(fromJson(told.balance)));
    const came = isTold && told.outcome !== null ? this.#board.inWords(told.outcome) : '';
    this.#podium?.show(sceneOf(told, came, texts, settings.language));
    this.#felt.showPast(told.past);
    this.#felt.setPlaced(this.#placedNow());
    const step = `${told.round} ${told.phase}`;
    if (step !== this.#shown) this.#enter(told);
    this.#shown = step;
    if (told.phase === 'paying') this.#tellEnd(told);
    this.#refresh();
  }

  #enter(told: TableState): void {
    const { bar, format, nothing } = this.#desk;
    const { laid, cloth, wheel } = this.#felt;
    document.body.toggleAttribute('data-running', told.phase === 'spinning');
    switch (told.phase) {
      case 'betting':
        if (this.#shown) this.#desk.notice.clear();
        this.#recall(told);
        cloth.mark(null);
        wheel.rest(null);
        bar.win(format(nothing), false);
        break;
      case 'closed':
        this.#dropUnplaced();
        break;
      case 'spinning':
        this.#dropUnplaced();
        this.#spin(told);
        break;
      case 'paying':
        wheel.rest(told.outcome);
        cloth.mark(told.outcome);
        this.#tellWin(told);
        break;
      case 'resting':
        laid.clear();
    }
  }

  /**
   * The ball comes to rest when the table reveals the result. A player who joins too late sees no shortened
   * animation.
   */
  #spin({ outcome, endsInMs, round }: TableState): void {
    if (outcome === null || endsInMs < RUN_MS) return;
    setTimeout(() => {
      if (this.#told?.round === round) void this.#felt.wheel.run(outcome);
    }, endsInMs - RUN_MS);
  }

  #dropUnplaced(): void {
    const { notice, texts } = this.#desk;
    const { laid } = this.#felt;
    if (this.#placedNow().length > 0) this.#felt.keepPlacedForAgain();
    if (laid.isEmpty || this.#isPlacing) return;
    laid.clear();
    notice.say(texts.live.notPlaced);
  }

  #tellWin(told: TableState): void {
    const wagers = this.#wagersNow();
    if (wagers.length === 0) return;
    const { bar, notice, format } = this.#desk;
    const [stake, win] = [this.#staked(), this.#sum(wagers.map(({ win }) => win))];
    const outcome = outcomeOf(this.#desk, stake, win);
    bar.win(format(win), outcome.isCelebrated);
    const words = `${this.#board.inWords(told.outcome ?? 0)}. ${outcome.words}`;
    notice.say(words);
    bar.announce(words);
  }

  #tellEnd({ own }: TableState): void {
    for (const { roundId, stake, win } of own?.wagers ?? []) {
      if (!win || this.#ended.has(roundId)) continue;
      this.#ended.add(roundId);
      this.#desk.tellLobby({ type: 'roundEnded', roundId, stake, win });
    }
  }

  /** Shows the result of bets that were settled while the player was away. */
  #recall(told: TableState): void {
    const missed = missedBets(told, this.#ended);
    if (missed.length === 0) return;
    const { notice, texts } = this.#desk;
    const [stake, win] = [missed.map(({ stake }) => stake), missed.map(({ win }) => win)];
    const { words } = outcomeOf(this.#desk, this.#sum(stake), this.#sum(win));
    const result = this.#board.inWords(told.own?.outcome ?? 0);
    notice.say(`${fill(texts.live.lastTime, { result })} ${words}`);
    this.#tellEnd(told);
  }

  #wagersNow(): readonly Placed[] {
    const told = this.#told;
    return told?.own?.round === told?.round && told?.phase !== 'resting' ? (told?.own?.wagers ?? []) : [];
  }

  #placedNow(): Placed['bets'] {
    return this.#wagersNow().flatMap(({ bets }) => bets);
  }

  #staked(): Money {
    return this.#sum(this.#wagersNow().map(({ stake }) => stake));
  }

  #sum(amounts: readonly (MoneyJson | null)[]): Money {
    return amounts.reduce(
      (sum, amount) => (amount ? add(sum, fromJson(amount)) : sum),
      zero(this.#desk.settings.currency),
    );
  }

  #setPlacing(isPlacing: boolean): void {
    this.#isPlacing = isPlacing;
    this.#refresh();
  }

  #refresh(): void {
    const isOpen = this.#told?.phase === 'betting' && !this.#isPlacing;
    this.#desk.bar.busy(!isOpen);
    this.#felt.allow(isOpen);
  }

  #fail(error: unknown): void {
    const { notice, texts } = this.#desk;
    const type = error instanceof ApiFailure ? error.type : null;
    if (type === 'BetsClosed') {
      this.#felt.laid.clear();
      notice.say(texts.live.tooLate);
    } else if (type === 'TableFull')
      notice.block(texts.live.full, { label: texts.tryAgain, act: () => void this.#recover(true) });
    else showFailure(this.#desk, error, () => void this.#recover(false));
  }

  /** After a lost connection, the bet may have been taken although the response did not arrive. */
  async #recover(isLineClosed: boolean): Promise<void> {
    if (!this.#told) return this.open();
    try {
      this.#show(await this.#desk.api.move<TableState>('standing'));
      if (isLineClosed) this.#listen();
    } catch (error) {
      this.#fail(error);
    }
  }
}
