import { fromJson, toDecimal } from '@foyer/domain/money.ts';
import type { Settings } from '../../../http/page.ts';
import type { BlackjackModel } from '../../../maths/blackjack/model.ts';
import type { Move } from '../../../maths/blackjack/round.ts';
import type { ShownRound } from '../../../play/blackjack/roundJson.ts';
import { PlayRefusal } from '../../../play/refusal.ts';
import { createMoves, type Moves } from '../../blackjack/moves.ts';
import { liveRulesOf } from '../../blackjack/rules.ts';
import { CardTable } from '../../blackjack/table.ts';
import { handName, cardsText, resultText, roundText } from '../../blackjack/texts.ts';
import { createGameContext, greet, outcomeOf, showFailure, type GameContext } from '../../gameContext.ts';
import { byId, element, fill } from '../../page.ts';
import { listen } from '../line.ts';
import { Podium } from '../podium.ts';
import { Seating } from './seating.ts';
import { sceneOf } from './scene.ts';
import { missedEnd, roundOf, type CardsGreeting, type CardTableState, type Ended } from './cardTableState.ts';

const TICK = 'M9.5 16.2 5.3 12 3.9 13.4l5.6 5.6L20.1 8.4 18.7 7z';

/** Blackjack at a live table. Rounds follow the table's schedule, and players decide in turn. */
export class LiveBlackjack {
  readonly #context: GameContext;
  readonly #table: CardTable;
  readonly #seating: Seating;
  readonly #moves: Moves;
  #connect = (): void => {};
  #podium: Podium | null = null;
  #decisionSeconds = 0;
  /** The latest state received, and the state shown so far: dealing animations take time. */
  #state: CardTableState | null = null;
  #shownState: CardTableState | null = null;
  #isShowing = false;
  #isBusy = false;
  /** Id of the round whose end was shown to the player and reported to the lobby. */
  #ended = '';

  constructor(settings: Settings, model: BlackjackModel, isStill: () => boolean) {
    const { texts } = settings;
    this.#context = createGameContext({
      settings,
      isStill,
      bar: { main: texts.live.place, icon: TICK },
      act: () => void this.placeBets(),
      rulesContent: () => liveRulesOf(model, texts, this.#decisionSeconds),
    });
    this.#table = new CardTable(this.#context, model);
    this.#seating = new Seating(texts);
    this.#moves = createMoves(this.#context, model, (move) => void this.#press(move));
    const room = [this.#seating.element, this.#table.element, this.#moves.element];
    byId('stage').prepend(element('div', { class: 'card-room' }, ...room));
  }

  async open(): Promise<void> {
    const { api, notice, texts, settings } = this.#context;
    try {
      const session = await api.open<CardsGreeting>();
      this.#decisionSeconds = session.decisionSeconds;
      this.#podium ??= new Podium(this.#context, session.dealer);
      this.#context.choice.offer(session.stakes, session.defaultStake);
      greet(this.#context, session.balance);
      if (session.own && !session.isOfRound) this.#ended = session.own.roundId;
      notice.showMessage(settings.mode === 'fun' ? texts.live.watching : this.#greeting(session));
      this.#receive(session);
      this.#connect = () =>
        listen<CardTableState>(this.#context, {
          key: session.key,
          news: (state) => this.#receive(state),
          fail: (error) => this.#fail(error),
        });
      this.#connect();
    } catch (error) {
      this.#fail(error);
    }
  }

  async placeBets(): Promise<void> {
    const { notice, rules, postToLobby, texts, format } = this.#context;
    const stake = this.#context.choice.current();
    if (!stake || !this.#mayBet() || rules.isOpen()) return;
    await this.#runExclusively(async () => {
      const state = await this.#context.api.move<CardTableState>('bet', { stake: toDecimal(stake) });
      if (state.placed) postToLobby({ type: 'roundStarted', stake: state.placed });
      notice.showMessage(fill(texts.live.placed, { amount: format(stake) }));
      this.#receive(state);
    });
  }

  async #press(move: Move): Promise<void> {
    if (this.#isBusy || this.#context.rules.isOpen()) return;
    this.#moves.wait();
    this.#context.notice.clear();
    await this.#runExclusively(async () => this.#receive(await this.#context.api.move<CardTableState>(move)));
  }

  /** Runs one request at a time; the controls are disabled while a stake or a move is in flight. */
  async #runExclusively(act: () => Promise<void>): Promise<void> {
    this.#isBusy = true;
    this.#refresh();
    try {
      await act();
    } catch (error) {
      this.#fail(error);
    }
    this.#isBusy = false;
    this.#refresh();
    // Moves are offered only once the dealing animation has ended.
    if (this.#shownState) this.#offer(this.#shownState);
  }

  #receive(state: CardTableState): void {
    if (this.#state && state.version < this.#state.version) return;
    this.#state = state;
    const { texts } = this.#context;
    this.#context.balance.set(fromJson(state.balance));
    this.#podium?.show(sceneOf(state, texts));
    this.#seating.show(state);
    this.#refresh();
    void this.#catchUp();
  }

  /** Shows the received states one after the other; outdated states are skipped. */
  async #catchUp(): Promise<void> {
    if (this.#isShowing) return;
    this.#isShowing = true;
    while (this.#state && this.#state !== this.#shownState) {
      const state = this.#state;
      await this.#show(state);
      this.#shownState = state;
    }
    this.#isShowing = false;
  }

  async #show(state: CardTableState): Promise<void> {
    const { bar, notice, format, nothing } = this.#context;
    if (state.round !== this.#shownState?.round) {
      this.#table.clear();
      this.#moves.hide();
      bar.win(format(nothing), false);
      if (this.#shownState) notice.clear();
      this.#showMissedRound(state);
    }
    if (state.phase === 'betting') return;
    if (this.#shownState?.phase === 'betting') notice.clear();
    const round = roundOf(state);
    await this.#table.show(round, this.#shownState === null);
    if (state.phase === 'paying') this.#conclude(state, round);
    else this.#offer(state);
  }

  #conclude(state: CardTableState, round: ShownRound): void {
    this.#moves.hide();
    if (!state.isOfRound || !round.win || this.#ended === round.roundId) return;
    this.#ended = round.roundId;
    const { bar, notice, postToLobby, format, texts } = this.#context;
    const [stake, win] = [fromJson(round.stake), fromJson(round.win)];
    const { isCelebrated, message } = outcomeOf(this.#context, stake, win);
    this.#table.conclude(round, isCelebrated);
    bar.win(format(win), isCelebrated);
    bar.announce(`${roundText(round, texts)} ${message}`);
    notice.showMessage(message);
    postToLobby({ type: 'roundEnded', roundId: round.roundId, stake: round.stake, win: round.win });
  }

  #offer(state: CardTableState): void {
    if (state !== this.#state || this.#isBusy) return;
    const round = roundOf(state);
    if (round.moves.length === 0) return this.#moves.hide();
    this.#moves.offer(round);
    this.#context.bar.announce(this.#turnText(round));
  }

  #turnText({ dealer, hands, turn, moves }: ShownRound): string {
    const { texts } = this.#context;
    const index = turn ?? 0;
    return [
      cardsText(texts.blackjack.dealer, dealer.cards, texts),
      cardsText(handName(index, hands.length, texts), hands[index]?.cards ?? [], texts),
      moves.includes('insure') ? `${texts.blackjack.insure}?` : texts.live.yourTurn,
    ].join(' ');
  }

  /** Message on joining: the result of a hand that ended in the player's absence, or when they can bet next. */
  #greeting({ own, isOfRound, phase, placed }: CardTableState): string {
    const { texts } = this.#context;
    if (placed) return texts.blackjack.resumed;
    const last = missedEnd({ own, isOfRound }, '');
    if (last) return this.#lastTime(last);
    return phase === 'betting' ? texts.live.cardsLay : texts.live.nextRound;
  }

  #lastTime({ hands, stake, win }: Ended): string {
    const { texts } = this.#context;
    const result = hands.map((hand) => resultText(hand, texts)).join(', ');
    const { message } = outcomeOf(this.#context, fromJson(stake), fromJson(win));
    return `${fill(texts.live.lastTime, { result })} ${message}`;
  }

  #showMissedRound(state: CardTableState): void {
    const missed = missedEnd(state, this.#ended);
    if (!missed) return;
    const { roundId, stake, win } = missed;
    this.#ended = roundId;
    this.#context.notice.showMessage(this.#lastTime(missed));
    this.#context.postToLobby({ type: 'roundEnded', roundId, stake, win });
  }

  #mayBet(): boolean {
    const state = this.#state;
    return state?.phase === 'betting' && state.placed === null && state.box !== null && !this.#isBusy;
  }

  #refresh(): void {
    this.#context.bar.busy(!this.#mayBet());
  }

  #fail(error: unknown): void {
    const { notice, texts } = this.#context;
    const type = error instanceof PlayRefusal ? error.type : null;
    if (type === 'BetsClosed') notice.showMessage(texts.live.tooLate);
    else if (type === 'TableFull')
      notice.block(texts.live.full, { label: texts.tryAgain, act: () => void this.#recover(true) });
    else {
      // While a hand is open, only an additional stake can be refused; the hand goes on without it.
      const { tooLittle, notTaken } = texts.blackjack;
      const isBeside = this.#state?.phase !== 'betting' && this.#state?.placed !== null;
      const instead = isBeside ? { InsufficientFunds: tooLittle, RoundRefused: notTaken } : {};
      showFailure(this.#context, error, () => void this.#recover(false), instead);
    }
  }

  /** After a lost connection, a bet may have been taken or a card dealt without this frame being notified. */
  async #recover(isLineClosed: boolean): Promise<void> {
    if (!this.#state) return this.open();
    try {
      this.#receive(await this.#context.api.move<CardTableState>('standing'));
      if (isLineClosed) this.#connect();
    } catch (error) {
      this.#fail(error);
    }
  }
}
