import { fromJson, toDecimal } from '@foyer/domain/money.ts';
import type { Settings } from '../../../http/page.ts';
import type { BlackjackModel } from '../../../maths/blackjack/model.ts';
import type { Move } from '../../../maths/blackjack/round.ts';
import type { ShownRound } from '../../../play/blackjack/roundJson.ts';
import { ApiFailure } from '../../api.ts';
import { createMoves, type Moves } from '../../blackjack/moves.ts';
import { liveRulesOf } from '../../blackjack/rules.ts';
import { CardTable } from '../../blackjack/table.ts';
import { handName, cardsText, resultText, roundText } from '../../blackjack/texts.ts';
import { createGameContext, greet, outcomeOf, showFailure, type GameContext } from '../../gameContext.ts';
import { byId, element, fill } from '../../page.ts';
import { StakeChoice, stakeLabels } from '../../stakes/stakeChoice.ts';
import { listen } from '../line.ts';
import { Podium } from '../podium.ts';
import { Seating } from './seating.ts';
import { sceneOf } from './scene.ts';
import { missedEnd, roundOf, type CardsGreeting, type CardTableState, type Ended } from './cardTableState.ts';

const TICK = 'M9.5 16.2 5.3 12 3.9 13.4l5.6 5.6L20.1 8.4 18.7 7z';

/**
 * Blackjack at a live table shared by several players. Rounds follow the table's schedule, and players
 * decide in turn.
 */
export class LiveBlackjack {
  readonly #desk: GameContext;
  readonly #choice: StakeChoice;
  readonly #table: CardTable;
  readonly #places: Seating;
  readonly #moves: Moves;
  #listen = (): void => {};
  #podium: Podium | null = null;
  #decisionSeconds = 0;
  /** The latest state received, and the state shown so far: dealing animations take time. */
  #told: CardTableState | null = null;
  #shown: CardTableState | null = null;
  #isShowing = false;
  #isBusy = false;
  /** Id of the round whose end was shown to the player and reported to the lobby. */
  #ended = '';

  constructor(settings: Settings, model: BlackjackModel, isStill: () => boolean) {
    const { texts } = settings;
    const words = {
      main: texts.live.place,
      icon: TICK,
      ...stakeLabels(texts),
    };
    const acts = {
      main: () => void this.place(),
      lessStake: () => this.#choice.step(-1),
      moreStake: () => this.#choice.step(1),
      showRules: () => this.#desk.rules.show(...liveRulesOf(model, texts, this.#decisionSeconds)),
    };
    this.#desk = createGameContext({ settings, words, acts, isStill });
    this.#choice = new StakeChoice(this.#desk.bar, this.#desk.format);
    this.#table = new CardTable(this.#desk, model);
    this.#places = new Seating(texts);
    this.#moves = createMoves(this.#desk, model, (move) => void this.#press(move));
    const room = [this.#places.element, this.#table.element, this.#moves.element];
    byId('stage').prepend(element('div', { class: 'card-room' }, ...room));
  }

  async open(): Promise<void> {
    const { api, notice, texts, settings } = this.#desk;
    try {
      const session = await api.open<CardsGreeting>();
      this.#decisionSeconds = session.decisionSeconds;
      this.#podium ??= new Podium(this.#desk, session.dealer);
      this.#choice.offer(session.stakes, session.defaultStake);
      greet(this.#desk, session.balance);
      if (session.own && !session.isOfRound) this.#ended = session.own.roundId;
      notice.say(settings.mode === 'fun' ? texts.live.watching : this.#greeting(session));
      this.#hear(session);
      this.#listen = () =>
        listen<CardTableState>(this.#desk, {
          key: session.key,
          news: (told) => this.#hear(told),
          fail: (error) => this.#fail(error),
        });
      this.#listen();
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Places the selected bet. */
  async place(): Promise<void> {
    const { notice, rules, tellLobby, texts, format } = this.#desk;
    const stake = this.#choice.current();
    if (!stake || !this.#mayBet() || rules.isOpen()) return;
    await this.#alone(async () => {
      const told = await this.#desk.api.move<CardTableState>('bet', { stake: toDecimal(stake) });
      if (told.placed) tellLobby({ type: 'roundStarted', stake: told.placed });
      notice.say(fill(texts.live.placed, { amount: format(stake) }));
      this.#hear(told);
    });
  }

  async #press(move: Move): Promise<void> {
    if (this.#isBusy || this.#desk.rules.isOpen()) return;
    this.#moves.wait();
    this.#desk.notice.clear();
    await this.#alone(async () => this.#hear(await this.#desk.api.move<CardTableState>(move)));
  }

  /** Runs one request at a time; the controls are disabled while a stake or a move is in flight. */
  async #alone(act: () => Promise<void>): Promise<void> {
    this.#isBusy = true;
    this.#refresh();
    try {
      await act();
    } catch (error) {
      this.#fail(error);
    }
    this.#isBusy = false;
    this.#refresh();
    // During a dealing animation, moves are offered only after it has ended.
    if (this.#shown) this.#offer(this.#shown);
  }

  #hear(told: CardTableState): void {
    if (this.#told && told.version < this.#told.version) return;
    this.#told = told;
    const { bar, format, texts } = this.#desk;
    bar.balance(format(fromJson(told.balance)));
    this.#podium?.show(sceneOf(told, texts));
    this.#places.show(told);
    this.#refresh();
    void this.#catchUp();
  }

  /** Shows the received states one after the other; outdated states are skipped. */
  async #catchUp(): Promise<void> {
    if (this.#isShowing) return;
    this.#isShowing = true;
    while (this.#told && this.#told !== this.#shown) {
      const told = this.#told;
      await this.#show(told);
      this.#shown = told;
    }
    this.#isShowing = false;
  }

  async #show(told: CardTableState): Promise<void> {
    const { bar, notice, format, nothing } = this.#desk;
    if (told.round !== this.#shown?.round) {
      this.#table.clear();
      this.#moves.hide();
      bar.win(format(nothing), false);
      if (this.#shown) notice.clear();
      this.#tellMissed(told);
    }
    if (told.phase === 'betting') return;
    if (this.#shown?.phase === 'betting') notice.clear();
    const round = roundOf(told);
    await this.#table.show(round, this.#shown === null);
    if (told.phase === 'paying') this.#conclude(told, round);
    else this.#offer(told);
  }

  #conclude(told: CardTableState, round: ShownRound): void {
    this.#moves.hide();
    if (!told.isOfRound || !round.win || this.#ended === round.roundId) return;
    this.#ended = round.roundId;
    const { bar, notice, tellLobby, format, texts } = this.#desk;
    const [stake, win] = [fromJson(round.stake), fromJson(round.win)];
    const { isCelebrated, words } = outcomeOf(this.#desk, stake, win);
    this.#table.conclude(round, isCelebrated);
    bar.win(format(win), isCelebrated);
    bar.announce(`${roundText(round, texts)} ${words}`);
    notice.say(words);
    tellLobby({ type: 'roundEnded', roundId: round.roundId, stake: round.stake, win: round.win });
  }

  #offer(told: CardTableState): void {
    if (told !== this.#told || this.#isBusy) return;
    const round = roundOf(told);
    if (round.moves.length === 0) return this.#moves.hide();
    this.#moves.offer(round);
    this.#desk.bar.announce(this.#tellTurn(round));
  }

  #tellTurn({ dealer, hands, turn, moves }: ShownRound): string {
    const { texts } = this.#desk;
    const index = turn ?? 0;
    return [
      cardsText(texts.blackjack.dealer, dealer.cards, texts),
      cardsText(handName(index, hands.length, texts), hands[index]?.cards ?? [], texts),
      moves.includes('insure') ? `${texts.blackjack.insure}?` : texts.live.yourTurn,
    ].join(' ');
  }

  /**
   * Greeting: the result of a hand that ended while the player was away or, while a round is in progress,
   * that they can bet soon.
   */
  #greeting({ own, isOfRound, phase, placed }: CardTableState): string {
    const { texts } = this.#desk;
    if (placed) return texts.blackjack.resumed;
    const last = missedEnd({ own, isOfRound }, '');
    if (last) return this.#lastTime(last);
    return phase === 'betting' ? texts.live.cardsLay : texts.live.nextRound;
  }

  #lastTime({ hands, stake, win }: Ended): string {
    const { texts } = this.#desk;
    const result = hands.map((hand) => resultText(hand, texts)).join(', ');
    const { words } = outcomeOf(this.#desk, fromJson(stake), fromJson(win));
    return `${fill(texts.live.lastTime, { result })} ${words}`;
  }

  #tellMissed(told: CardTableState): void {
    const missed = missedEnd(told, this.#ended);
    if (!missed) return;
    const { roundId, stake, win } = missed;
    this.#ended = roundId;
    this.#desk.notice.say(this.#lastTime(missed));
    this.#desk.tellLobby({ type: 'roundEnded', roundId, stake, win });
  }

  #mayBet(): boolean {
    const told = this.#told;
    return told?.phase === 'betting' && told.placed === null && told.box !== null && !this.#isBusy;
  }

  #refresh(): void {
    this.#desk.bar.busy(!this.#mayBet());
  }

  #fail(error: unknown): void {
    const { notice, texts } = this.#desk;
    const type = error instanceof ApiFailure ? error.type : null;
    if (type === 'BetsClosed') notice.say(texts.live.tooLate);
    else if (type === 'TableFull')
      notice.block(texts.live.full, { label: texts.tryAgain, act: () => void this.#recover(true) });
    else {
      // While a hand is open, only an additional stake can be refused; the hand goes on without it.
      const { tooLittle, notTaken } = texts.blackjack;
      const isBeside = this.#told?.phase !== 'betting' && this.#told?.placed !== null;
      const instead = isBeside ? { InsufficientFunds: tooLittle, RoundRefused: notTaken } : {};
      showFailure(this.#desk, error, () => void this.#recover(false), instead);
    }
  }

  /** After a lost connection, a bet may have been taken or a card dealt without this frame being notified. */
  async #recover(isLineClosed: boolean): Promise<void> {
    if (!this.#told) return this.open();
    try {
      this.#hear(await this.#desk.api.move<CardTableState>('standing'));
      if (isLineClosed) this.#listen();
    } catch (error) {
      this.#fail(error);
    }
  }
}
