import { add, fromJson, subtract, zero, type Money, type MoneyJson } from '@foyer/domain/money.ts';
import type { Settings } from '../../http/page.ts';
import { PlayRefusal } from '../../play/refusal.ts';
import { createGameContext, greet, outcomeOf, showFailure, type GameContext } from '../gameContext.ts';
import { fill } from '../page.ts';
import type { Felt } from '../roulette/felt.ts';
import { openBoard, type Board } from './boards.ts';
import { listen } from './line.ts';
import { Podium } from './podium.ts';
import { sceneOf } from './scene.ts';
import { isOlder, missedBets, type Greeting, type Placed, type TableState } from './tableState.ts';

const TICK = 'M9.5 16.2 5.3 12 3.9 13.4l5.6 5.6L20.1 8.4 18.7 7z';
/** Length of the wheel's animation. It ends when the table reveals the result. */
const RUN_MS = 4_400;
/** Part of the animation after which the ball falls. */
const FALL = 0.68;

/** A live table with a wheel. Rounds follow the table's schedule; all players have the same result. */
export class LiveGame {
  readonly #context: GameContext;
  readonly #board: Board;
  readonly #felt: Felt;
  #connect = (): void => {};
  #podium: Podium | null = null;
  #most: Money;
  #state: TableState | null = null;
  #isPlacing = false;
  #shown = '';
  readonly #ended = new Set<string>();

  constructor(settings: Settings, isStill: () => boolean) {
    this.#context = createGameContext({
      settings,
      isStill,
      bar: { main: settings.texts.live.place, icon: TICK, isOfChips: true },
      act: () => void this.placeBets(),
      rulesContent: () => this.#board.rules(this.#context.format(this.#most)),
    });
    this.#most = this.#context.nothing;
    this.#board = openBoard(this.#context, settings.maths, {
      chip: () => this.#context.choice.current(),
      room: () => subtract(this.#most, this.#staked()),
    });
    this.#felt = this.#board.felt;
  }

  async open(): Promise<void> {
    const { api, notice, texts, settings } = this.#context;
    try {
      const session = await api.open<Greeting>();
      this.#most = fromJson(session.most);
      this.#podium ??= new Podium(this.#context, session.dealer);
      this.#context.choice.offer(session.chips, 1);
      greet(this.#context, session.balance);
      if (settings.mode === 'fun') notice.showMessage(texts.funNotice);
      this.#show(session);
      this.#recall(session);
      this.#connect = () =>
        listen<TableState>(this.#context, {
          key: session.key,
          news: (state) => this.#show(state),
          fail: (error) => this.#fail(error),
        });
      this.#connect();
    } catch (error) {
      this.#fail(error);
    }
  }

  async placeBets(): Promise<void> {
    const { api, notice, postToLobby, texts, rules } = this.#context;
    const { laid } = this.#felt;
    if (this.#state?.phase !== 'betting' || this.#isPlacing || rules.isOpen()) return;
    if (laid.isEmpty) return notice.showMessage(texts.live.lay);
    const stake = laid.total();
    this.#setPlacing(true);
    try {
      const state = await api.move<TableState>('bet', { bets: laid.asBets() });
      laid.clear();
      const placed = state.own?.wagers.at(-1);
      if (placed) postToLobby({ type: 'roundStarted', roundId: placed.roundId, stake: placed.stake });
      notice.showMessage(fill(texts.live.placed, { amount: this.#context.format(stake) }));
      this.#show(state);
    } catch (error) {
      this.#fail(error);
    }
    this.#setPlacing(false);
  }

  #show(state: TableState): void {
    if (this.#state && isOlder(state, this.#state)) return;
    this.#state = state;
    const { texts, settings } = this.#context;
    const isPublic = state.phase === 'paying' || state.phase === 'resting';
    this.#context.balance.set(fromJson(state.balance));
    const resultText = isPublic && state.outcome !== null ? this.#board.textOf(state.outcome) : '';
    this.#podium?.show(sceneOf(state, resultText, texts, settings.language));
    this.#felt.showPast(state.past);
    this.#felt.cloth.showOthers(state.others);
    this.#felt.setPlaced(this.#placedNow());
    const step = `${state.round} ${state.phase}`;
    if (step !== this.#shown) this.#enter(state);
    this.#shown = step;
    if (state.phase === 'paying') {
      this.#showWin(state);
      this.#postRoundEnd(state);
    }
    this.#refresh();
  }

  #enter(state: TableState): void {
    const { bar, format, nothing } = this.#context;
    const { laid, wheel } = this.#felt;
    document.body.toggleAttribute('data-running', state.phase === 'spinning');
    switch (state.phase) {
      case 'betting':
        if (this.#shown) this.#context.notice.clear();
        this.#recall(state);
        this.#felt.showResult(null);
        wheel.rest(null);
        bar.win(format(nothing), false);
        break;
      case 'closed':
        this.#dropUnplaced();
        break;
      case 'spinning':
        this.#dropUnplaced();
        this.#spin(state);
        break;
      case 'paying':
        wheel.rest(state.outcome);
        this.#felt.showResult(state.outcome);
        break;
      case 'resting':
        laid.clear();
    }
  }

  /** The animation ends when the table reveals the result. It is not shown to a player who joins too late. */
  #spin({ outcome, endsInMs, round }: TableState): void {
    if (outcome === null || endsInMs < RUN_MS) return;
    setTimeout(() => {
      if (this.#state?.round !== round) return;
      void this.#felt.wheel.run(outcome);
      setTimeout(() => this.#context.sound.play('ball'), RUN_MS * FALL);
    }, endsInMs - RUN_MS);
  }

  #dropUnplaced(): void {
    const { notice, texts } = this.#context;
    const { laid } = this.#felt;
    if (this.#placedNow().length > 0) this.#felt.rememberPlaced();
    if (laid.isEmpty || this.#isPlacing) return;
    laid.clear();
    notice.showMessage(texts.live.notPlaced);
  }

  #showWin(state: TableState): void {
    const wagers = this.#wagersNow();
    const isShown = this.#ended.has(wagers[0]?.roundId ?? '');
    if (wagers.length === 0 || isShown || wagers.some(({ win }) => win === null)) return;
    const { bar, notice, format } = this.#context;
    const [stake, win] = [this.#staked(), this.#sum(wagers.map(({ win }) => win))];
    const outcome = outcomeOf(this.#context, stake, win);
    bar.win(format(win), outcome.isCelebrated);
    if (outcome.isCelebrated) {
      this.#felt.showWin(format(win));
      this.#context.sound.play('win');
    }
    const message = `${this.#board.textOf(state.outcome ?? 0)}. ${outcome.message}`;
    notice.showMessage(message);
    bar.announce(message);
  }

  #postRoundEnd({ own }: TableState): void {
    for (const { roundId, stake, win } of own?.wagers ?? []) {
      if (!win || this.#ended.has(roundId)) continue;
      this.#ended.add(roundId);
      this.#context.postToLobby({ type: 'roundEnded', roundId, stake, win });
    }
  }

  /** Shows the result of bets that were settled while the player was away. */
  #recall(state: TableState): void {
    const missed = missedBets(state, this.#ended);
    if (missed.length === 0) return;
    const { notice, texts } = this.#context;
    const [stake, win] = [missed.map(({ stake }) => stake), missed.map(({ win }) => win)];
    const { message } = outcomeOf(this.#context, this.#sum(stake), this.#sum(win));
    const result = this.#board.textOf(state.own?.outcome ?? 0);
    notice.showMessage(`${fill(texts.live.lastTime, { result })} ${message}`);
    this.#postRoundEnd(state);
  }

  #wagersNow(): readonly Placed[] {
    const state = this.#state;
    return state?.own?.round === state?.round && state?.phase !== 'resting' ? (state?.own?.wagers ?? []) : [];
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
      zero(this.#context.settings.currency),
    );
  }

  #setPlacing(isPlacing: boolean): void {
    this.#isPlacing = isPlacing;
    this.#refresh();
  }

  #refresh(): void {
    const isOpen = this.#state?.phase === 'betting' && !this.#isPlacing;
    this.#context.bar.busy(!isOpen);
    this.#felt.allow(isOpen);
  }

  #fail(error: unknown): void {
    const { notice, texts } = this.#context;
    const type = error instanceof PlayRefusal ? error.type : null;
    if (type === 'BetsClosed') {
      this.#felt.laid.clear();
      notice.showMessage(texts.live.tooLate);
    } else if (type === 'TableFull')
      notice.block(texts.live.full, { label: texts.tryAgain, act: () => void this.#recover(true) });
    else showFailure(this.#context, error, () => void this.#recover(false));
  }

  /** After a lost connection, the bet may have been taken although the response did not arrive. */
  async #recover(isLineClosed: boolean): Promise<void> {
    if (!this.#state) return this.open();
    try {
      this.#show(await this.#context.api.move<TableState>('standing'));
      if (isLineClosed) this.#connect();
    } catch (error) {
      this.#fail(error);
    }
  }
}
