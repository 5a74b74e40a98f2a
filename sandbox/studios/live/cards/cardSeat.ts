import { randomUUID } from 'node:crypto';
import { SECOND } from '@foyer/domain/duration.ts';
import { toJson, type Money } from '@foyer/domain/money.ts';
import * as v from 'valibot';
import { countOf, type Card, type Shoe } from '../../maths/blackjack/cards.ts';
import {
  applyMove,
  COST,
  MOVES,
  movesOf,
  resultOf,
  returned,
  turnOf,
  type Move,
  type Result,
  type Round,
} from '../../maths/blackjack/round.ts';
import { amountText, stakeOf, parseBody } from '../../play/requestBody.ts';
import { inHalves, stakeBeside } from '../../play/blackjack/played.ts';
import { roundJson, shown, type ShownCards, type ShownRound } from '../../play/blackjack/roundJson.ts';
import type { GameWallet } from '../../play/gameWallet.ts';
import { blackjackText } from '../../play/resultTexts.ts';
import { PlayRefusal } from '../../play/refusal.ts';
import { betsFor, isOffered, type Ladder } from '../../play/stakes.ts';
import type { Table } from '../../play/table.ts';
import { LiveSeat, type SeatRoom } from '../liveSeat.ts';
import type { CardsTable } from '../../games.ts';
import type { BlackjackModel } from '../../maths/blackjack/model.ts';

/** Players bet; insurance is offered; players decide in turn; the dealer draws; results are shown and paid. */
export type CardPhase = 'betting' | 'insurance' | 'turns' | 'drawing' | 'paying';

export interface CardSeatRoom extends SeatRoom<CardSeat> {
  readonly game: CardsTable;
  readonly model: BlackjackModel;
  readonly phase: CardPhase;
  readonly round: number;
  readonly shoe: Shoe;
  readonly dealer: readonly Card[];
  turn(): CardSeat | null;
  boxes(): readonly (CardSeat | null)[];
  timing(): object;
  log(line: string): void;
  advance(): void;
  /** A player has decided: the turn may pass to another seat. */
  decided(): void;
}

const betSchema = v.object({ stake: amountText });

/** A player's bet in a round and, once cards are dealt, their hands. */
interface LiveHand {
  readonly roundId: string;
  /** Number of the table's round. */
  readonly of: number;
  readonly stake: Money;
  readonly wallet: GameWallet;
  round: Round | null;
  win: Money | null;
  isPaid: boolean;
  /** The decided hand, until its win is in the journal and may be shown. */
  unwritten: { readonly round: Round; readonly win: Money } | null;
  writing: Promise<void> | null;
}

interface SeatDeps {
  readonly wallet: GameWallet;
  readonly needsSeat: boolean;
  /** The player's previous seat. */
  readonly before: CardSeat | null;
}

/** A seat as other players see it: its hands without amounts. */
export interface ShownSeat {
  readonly hasBet: boolean;
  readonly hands: readonly (ShownCards & { readonly result: Result | null })[];
  readonly turn: number | null;
}

export class CardSeat extends LiveSeat {
  readonly moves: Table['moves'];
  /** Seat number, starting at 0; null for a spectator. */
  box: number | null = null;
  readonly #room: CardSeatRoom;
  readonly #bets: Ladder;
  #hand: LiveHand | null;
  /** Hands of earlier rounds that are not paid yet. */
  #unpaid: readonly LiveHand[];
  /** The round whose first stake is at the wallet. */
  #placing: string | null = null;
  #isStaking = false;

  constructor(room: CardSeatRoom, { wallet, needsSeat, before }: SeatDeps) {
    super(room, wallet, needsSeat);
    this.#room = room;
    this.#hand = before?.hand ?? null;
    this.#unpaid = before?.unpaid ?? [];
    this.#bets = betsFor(wallet.currency, room.game);
    const moves = MOVES.map((move) => [move, () => this.#make(move)] as const);
    this.moves = {
      ...Object.fromEntries(moves),
      bet: (request) => this.#place(request),
      standing: async () => {
        this.arrive();
        await this.pay();
        return this.stateJson();
      },
    };
  }

  get hand(): LiveHand | null {
    return this.#hand;
  }

  get unpaid(): readonly LiveHand[] {
    return this.#unpaid;
  }

  /** The player's round, from the deal until the table's next round begins. */
  get standing(): Round | null {
    return this.#hand?.of === this.#room.round ? this.#hand.round : null;
  }

  /** Whether the player has an undecided bet in this round. */
  get isIn(): boolean {
    return this.#hand?.of === this.#room.round && this.#hand.win === null;
  }

  get isStaking(): boolean {
    return this.#isStaking;
  }

  get hasOpenBets(): boolean {
    return this.#placing !== null || this.#allHands().some(({ win }) => win === null);
  }

  hasRound(roundId: string): boolean {
    return this.#placing === roundId || this.#hand?.roundId === roundId;
  }

  greet(): object {
    const { dealer, pace } = this.#room.game.live;
    return {
      stakes: this.#bets.stakes.map(toJson),
      defaultStake: this.#bets.defaultIndex,
      decisionSeconds: pace.decisionMs / SECOND,
      dealer,
      ...this.stateJson(),
    };
  }

  protected admit(): void {
    this.#room.admit(this);
    this.#room.advance();
  }

  take(round: Round): void {
    if (this.#hand) this.#hand.round = round;
  }

  /** Makes a move that is free or already paid for. */
  act(move: Move): void {
    const { model, shoe } = this.#room;
    if (this.#hand?.round) this.#hand.round = applyMove(model, this.#hand.round, move, shoe);
  }

  /**
   * Decides the hands against the dealer's cards. The win is written to the journal before it is shown. Never rejects:
   * what fails is logged, and `pay` tries again.
   */
  async conclude(dealer: readonly Card[]): Promise<void> {
    const hand = this.#hand;
    if (!hand?.round) return;
    const round = { ...hand.round, dealer, isOver: true };
    hand.unwritten = { round, win: inHalves(returned(this.#room.model, round), hand.stake) };
    await this.#attempt(hand, () => write(hand));
  }

  /** Pays what was won and notifies the player once the wallet has confirmed it. Never rejects, as `conclude`. */
  async pay(): Promise<void> {
    await Promise.all(this.#allHands().map((hand) => this.#payOne(hand)));
    this.#unpaid = this.#unpaid.filter(({ isPaid }) => !isPaid);
  }

  #allHands(): readonly LiveHand[] {
    return this.#hand ? [...this.#unpaid, this.#hand] : this.#unpaid;
  }

  async #payOne(hand: LiveHand): Promise<void> {
    if (hand.isPaid || (!hand.win && !hand.unwritten)) return;
    await this.#attempt(hand, async () => {
      await write(hand);
      hand.isPaid = await hand.wallet.settle(hand.roundId);
      this.notify();
    });
  }

  async #attempt({ roundId }: LiveHand, run: () => Promise<void>): Promise<void> {
    try {
      await run();
    } catch (error) {
      this.#room.log(`the result of ${roundId} is not written or paid yet: ${String(error)}`);
    }
  }

  async #place(request: unknown): Promise<object> {
    const room = this.#room;
    this.arrive();
    const stake = stakeOf(parseBody(betSchema, request).stake, this.wallet.currency);
    if (!isOffered(stake, this.#bets)) throw new PlayRefusal('BadStake');
    // Players decide in turn, so a player with play money would delay the others.
    if (!this.needsSeat) throw new PlayRefusal('RoundRefused', ['WatchesOnly']);
    if (room.phase !== 'betting') throw new PlayRefusal('BetsClosed');
    if (this.#placing !== null || this.isIn) throw new PlayRefusal('TooSoon');
    const { round: of } = room;
    const roundId = `${room.game.lookupId}.${of}.${randomUUID()}`;
    const result = { round: null, win: null, isPaid: false, unwritten: null, writing: null };
    const hand: LiveHand = { roundId, of, stake, wallet: this.wallet, ...result };
    this.#placing = roundId;
    try {
      await this.wallet.stake(roundId, stake);
      await this.#layIfInTime(hand);
    } finally {
      this.#placing = null;
    }
    room.notifyPlayers();
    return this.stateJson();
  }

  /** The wallet may have been slow. A stake that is confirmed after the deal is not a bet: it is refunded. */
  async #layIfInTime(hand: LiveHand): Promise<void> {
    const { phase, round } = this.#room;
    if (phase === 'betting' && round === hand.of) {
      if (this.#hand && !this.#hand.isPaid) this.#unpaid = [...this.#unpaid, this.#hand];
      this.#hand = hand;
      return;
    }
    // The bet is over although no card was dealt to it.
    this.#unpaid = [...this.#unpaid, hand];
    hand.win = hand.stake;
    await this.#attempt(hand, () => hand.wallet.owe(hand.roundId, hand.stake));
    await this.pay();
    throw new PlayRefusal('BetsClosed');
  }

  /** A move that is not, or no longer, allowed changes nothing; the response contains the current state. */
  async #make(move: Move): Promise<object> {
    this.arrive();
    if (this.#isStaking) throw new PlayRefusal('TooSoon');
    const hand = this.#hand;
    if (!hand || !this.#movesNow().includes(move)) return this.stateJson();
    if (COST[move] > 0) await this.#stake(hand, COST[move]);
    this.act(move);
    this.#room.decided();
    return this.stateJson();
  }

  async #stake(hand: LiveHand, halves: number): Promise<void> {
    this.#isStaking = true;
    try {
      await stakeBeside(hand.wallet, hand, halves);
    } finally {
      this.#isStaking = false;
      this.#room.scheduleNext();
    }
  }

  #movesNow(): readonly Move[] {
    const { phase, model } = this.#room;
    const round = this.standing;
    const mayAct = phase === 'insurance' ? round?.insurance === 'offered' : this.#room.turn() === this;
    return round && mayAct ? movesOf(model, round) : [];
  }

  #shownTo(): ShownSeat {
    const round = this.standing;
    const isTurn = this.#room.turn() === this;
    return {
      hasBet: this.#hand?.of === this.#room.round,
      hands: (round?.hands ?? []).map((hand) => ({
        ...shown(hand.cards),
        result:
          round && (round.isOver || countOf(hand.cards).total > 21) ? resultOf(hand, round.dealer) : null,
      })),
      turn: round && isTurn ? turnOf(round) : null,
    };
  }

  #ownJson(): ShownRound | null {
    const hand = this.#hand;
    if (!hand?.round) return null;
    const { roundId, stake, round, win, isPaid } = hand;
    const revealed = roundJson(this.#room.model, { roundId, stake, round, win, isPaid });
    const moves = this.#movesNow();
    return { ...revealed, moves, turn: moves.length > 0 ? revealed.turn : null };
  }

  protected stateJson(): object {
    const room = this.#room;
    const { phase, round, dealer } = room;
    return {
      ...room.timing(),
      round,
      phase,
      seats: room.seats(),
      house: shown(phase === 'paying' ? dealer : dealer.slice(0, 1)),
      places: room.boxes().map((seat) => seat && seat.#shownTo()),
      turn: room.turn()?.box ?? null,
      box: this.box,
      placed: this.isIn && this.#hand ? toJson(this.#hand.stake) : null,
      own: this.#ownJson(),
      isOfRound: this.#hand?.of === round,
    };
  }
}

/** Writes a decided win to the journal, once, and then shows the hand as decided. */
function write(hand: LiveHand): Promise<void> {
  if (!hand.unwritten) return Promise.resolve();
  const { round, win } = hand.unwritten;
  return (hand.writing ??= hand.wallet
    .owe(hand.roundId, win, blackjackText(round))
    .then(() => void Object.assign(hand, { round, win, unwritten: null }))
    .finally(() => (hand.writing = null)));
}
