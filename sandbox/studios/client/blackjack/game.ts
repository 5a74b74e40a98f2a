import { fromJson, toDecimal, type MoneyJson } from '@foyer/domain/money.ts';
import type { Settings } from '../../http/page.ts';
import type { BlackjackModel } from '../../maths/blackjack/model.ts';
import type { Move } from '../../maths/blackjack/round.ts';
import type { ShownRound } from '../../play/blackjack/roundJson.ts';
import type { ApiResponse, Paid } from '../api.ts';
import {
  createGameContext,
  greet,
  outcomeOf,
  recover,
  showFailure,
  type GameContext,
} from '../gameContext.ts';
import { byId, element, later } from '../page.ts';
import { createMoves, type Moves } from './moves.ts';
import { rulesOf } from './rules.ts';
import { CardTable } from './table.ts';
import { handName, cardsText, resultText, roundText } from './texts.ts';

const CARDS =
  'M4.6 5.4 12 3.5a1.5 1.5 0 0 1 1.8 1l.3 1.1h5.4A1.5 1.5 0 0 1 21 7.1v12.4a1.5 1.5 0 0 1-1.5 1.5h-8a1.5 1.5 0 0 1-1.4-1l-1.3.3a1.5 1.5 0 0 1-1.8-1L3.5 7.2a1.5 1.5 0 0 1 1.1-1.8ZM12 7.600v11.400h7V7.600Zm3.500 2.400 2.100 3.300-2.100 3.300-2.100-3.300Z';

interface RoundState {
  readonly round: ShownRound | null;
}
interface Greeting extends RoundState {
  readonly stakes: readonly MoneyJson[];
  readonly defaultStake: number;
  readonly cycleMs: number;
  readonly leftMinutes: number;
  readonly isResumed: boolean;
}

/** Single-player blackjack: deals the cards, offers the moves and shows the result. */
export class Blackjack {
  readonly #context: GameContext;
  readonly #table: CardTable;
  readonly #moves: Moves;
  #session: Greeting | null = null;
  #isBusy = true;
  /** The current or last round. A round that is over has a `win`, which may be zero. */
  #round: ShownRound | null = null;
  #cycle: Promise<void> = Promise.resolve();

  constructor(settings: Settings, model: BlackjackModel, isStill: () => boolean) {
    const { texts } = settings;
    this.#context = createGameContext({
      settings,
      isStill,
      bar: { main: texts.blackjack.deal, icon: CARDS },
      act: () => void this.deal(),
      rulesContent: () => rulesOf(model, texts, this.#session?.leftMinutes ?? 0),
    });
    this.#table = new CardTable(this.#context, model);
    this.#moves = createMoves(this.#context, model, (move) => void this.#press(move));
    byId('stage').prepend(element('div', { class: 'card-room' }, this.#table.element, this.#moves.element));
  }

  async open(): Promise<void> {
    const { api, notice, texts, settings } = this.#context;
    try {
      const session = await api.open<Greeting>();
      this.#session = session;
      this.#context.choice.offer(session.stakes, session.defaultStake);
      greet(this.#context, session.balance);
      notice.showMessage(settings.mode === 'fun' ? texts.funNotice : texts.blackjack.lay);
      if (session.isResumed) await this.#takeUp(session);
      else this.#ready();
    } catch (error) {
      this.#fail(error);
    }
  }

  async deal(): Promise<void> {
    const stake = this.#context.choice.current();
    const { bar, notice, rules, format, nothing } = this.#context;
    if (!this.#session || !stake || this.#isBusy || this.#open() || rules.isOpen()) return;
    this.#wait();
    notice.clear();
    bar.win(format(nothing), false);
    this.#table.clear();
    await this.#ask('deal', { stake: toDecimal(stake) });
  }

  async #press(move: Move): Promise<void> {
    if (this.#isBusy || this.#context.rules.isOpen()) return;
    this.#wait();
    this.#context.notice.clear();
    await this.#ask(move);
  }

  async #ask(name: string, body: object = {}): Promise<void> {
    try {
      const answer = await this.#context.api.move<RoundState>(name, body);
      if (answer.round && name === 'deal') {
        // The server measures the minimum cycle from the wallet's answer to the stake, so it starts with the response.
        this.#cycle = later(this.#session?.cycleMs ?? 0);
        this.#context.postToLobby({ type: 'roundStarted', stake: answer.round.stake });
      }
      await this.#follow(answer, false);
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Shows the state of the round; then it is the player's turn or the round is over. */
  async #follow({ round, balance }: RoundState & ApiResponse, isAtOnce: boolean): Promise<void> {
    const { bar } = this.#context;
    const before = this.#round;
    this.#round = round;
    this.#context.balance.set(fromJson(balance));
    if (!round) return this.#ready();
    await this.#table.show(round, isAtOnce);
    if (round.win) return this.#conclude(round, round.win);
    bar.announce(this.#tell(round, before));
    this.#offer(round);
  }

  async #conclude(round: ShownRound, state: MoneyJson): Promise<void> {
    const { api, bar, notice, postToLobby, format, texts } = this.#context;
    const paying = api.move<Pick<Paid, 'isPaid'>>('reveal');
    // Awaited after the animation; this prevents an unhandled rejection until then.
    paying.catch(() => {});
    const [stake, win] = [fromJson(round.stake), fromJson(state)];
    const { isCelebrated, message } = outcomeOf(this.#context, stake, win);
    this.#table.conclude(round, isCelebrated);
    bar.win(format(win), isCelebrated);
    bar.announce(`${roundText(round, texts)} ${message}`);
    notice.showMessage(message);
    postToLobby({ type: 'roundEnded', roundId: round.roundId, stake: round.stake, win: state });
    const { isPaid, balance } = await paying;
    this.#context.balance.set(fromJson(balance));
    if (!isPaid) notice.showMessage(texts.winUnderway);
    // FAIR-01: the next round can begin only after the minimum cycle of this one.
    await this.#cycle;
    this.#ready();
  }

  /** Text of what has changed: all hands of a new round, otherwise the cards of the hand in play. */
  #tell(round: ShownRound, before: ShownRound | null): string {
    const { texts } = this.#context;
    const isNew = before?.roundId !== round.roundId;
    const index = round.turn ?? 0;
    const own = cardsText(handName(index, round.hands.length, texts), round.hands[index]?.cards ?? [], texts);
    const bust = round.hands.find((hand, position) => hand.result && !before?.hands[position]?.result);
    return [
      ...(isNew ? [cardsText(texts.blackjack.dealer, round.dealer.cards, texts)] : []),
      ...(bust ? [`${resultText(bust, texts)}.`] : []),
      own,
      ...(round.moves.includes('insure') ? [`${texts.blackjack.insure}?`] : []),
    ].join(' ');
  }

  #offer(round: ShownRound): void {
    this.#moves.offer(round);
    this.#isBusy = false;
  }

  #open(): ShownRound | null {
    return this.#round?.win === null ? this.#round : null;
  }

  #wait(): void {
    this.#isBusy = true;
    this.#context.bar.busy(true);
    this.#moves.wait();
  }

  #ready(): void {
    this.#isBusy = false;
    this.#moves.hide();
    this.#context.bar.busy(false);
  }

  #fail(error: unknown): void {
    const { texts } = this.#context;
    const open = this.#open();
    // While a hand is open, only an additional stake can be refused; the hand goes on without it.
    const { tooLittle, notTaken } = texts.blackjack;
    const instead = open ? { InsufficientFunds: tooLittle, RoundRefused: notTaken } : {};
    if (!showFailure(this.#context, error, () => void this.#recover(), instead)) return;
    if (open) this.#offer(open);
    else this.#ready();
  }

  async #takeUp(standing: RoundState & ApiResponse): Promise<void> {
    const isOpen = standing.round?.win === null;
    // The time of the deal is unknown here, so the full minimum cycle is waited for.
    this.#cycle = later(this.#session?.cycleMs ?? 0);
    this.#wait();
    this.#table.clear();
    await this.#follow(standing, true);
    const { notice, texts } = this.#context;
    if (isOpen) notice.showMessage(texts.blackjack.resumed);
  }

  /** After a lost connection, cards may have been dealt or a stake taken without this frame being notified. */
  async #recover(): Promise<void> {
    if (!this.#session) return this.open();
    await recover<RoundState>(this.#context, {
      takeUp: (standing) => this.#takeUp(standing),
      fail: (error) => this.#fail(error),
    });
  }
}
