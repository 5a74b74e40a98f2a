import { randomUUID } from 'node:crypto';
import { SECOND } from '@foyer/domain/duration.ts';
import { toJson, type Money } from '@foyer/domain/money.ts';
import * as v from 'valibot';
import { countOf, type Card } from '../../maths/blackjack/cards.ts';
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
import { PlayRefusal } from '../../play/refusal.ts';
import { betsFor, isOffered, type Ladder } from '../../play/stakes.ts';
import type { Follower, Table } from '../../play/table.ts';
import type { Guest } from '../guests.ts';
import type { CardRoom } from './cardRoom.ts';

/** A seat is kept for who has lost the line, or is loading the page anew. */
const AWAY_MS = 20 * SECOND;

const betSchema = v.object({ stake: amountText });

/** What a player has in a round: his bet, and from when cards are dealt his hands. */
interface LiveHand {
  readonly roundId: string;
  /** The table's. */
  readonly of: number;
  readonly stake: Money;
  readonly purse: GameWallet;
  round: Round | null;
  win: Money | null;
  isPaid: boolean;
}

interface Place {
  readonly purse: GameWallet;
  readonly needsSeat: boolean;
  /** That he left there when he was here before. */
  readonly hand: LiveHand | null;
}

/** A seat as the others see it: the hands, and nothing of the money on them. */
export interface ShownSeat {
  readonly hands: readonly (ShownCards & { readonly result: Result | null })[];
  readonly turn: number | null;
}

/** One player at a table of cards that he shares. */
export class CardSeat implements Table, Guest {
  readonly purse: GameWallet;
  readonly needsSeat: boolean;
  readonly moves: Table['moves'];
  /** Which of the seats, from 0; null who only watches. */
  box: number | null = null;
  readonly #room: CardRoom;
  readonly #bets: Ladder;
  readonly #followers = new Set<Follower>();
  #hand: LiveHand | null;
  #seenAt: number;
  #isPlacing = false;
  #isStaking = false;

  constructor(room: CardRoom, { purse, needsSeat, hand }: Place) {
    this.#room = room;
    this.purse = purse;
    this.needsSeat = needsSeat;
    this.#hand = hand;
    this.#bets = betsFor(purse.currency, room.game);
    this.#seenAt = room.now();
    const moves = MOVES.map((move) => [move, () => this.#make(move)] as const);
    this.moves = {
      ...Object.fromEntries(moves),
      bet: (asked) => this.#place(asked),
      standing: async () => {
        this.#arrive();
        await this.pay();
        return this.#told();
      },
    };
  }

  get hand(): LiveHand | null {
    return this.#hand;
  }

  /** His round, from when it is dealt until the table opens the next. */
  get standing(): Round | null {
    return this.#hand?.of === this.#room.round ? this.#hand.round : null;
  }

  /** Whether he has bet in this round. */
  get isIn(): boolean {
    return this.#hand?.of === this.#room.round && this.#hand.win === null;
  }

  get isStaking(): boolean {
    return this.#isStaking;
  }

  get isWatched(): boolean {
    return this.#followers.size > 0;
  }

  get hasOpenBets(): boolean {
    return this.#isPlacing || this.#hand?.win === null;
  }

  get isHere(): boolean {
    return this.isWatched || this.hasOpenBets || this.#room.now() - this.#seenAt < AWAY_MS;
  }

  holds(roundId: string): boolean {
    return this.#hand?.roundId === roundId;
  }

  greet(): object {
    const { dealer, pace } = this.#room.game.live;
    return {
      stakes: this.#bets.stakes.map(toJson),
      defaultStake: this.#bets.defaultIndex,
      decisionSeconds: pace.decisionMs / SECOND,
      dealer,
      ...this.#told(),
    };
  }

  follow(tell: Follower): () => void {
    this.#arrive();
    this.#followers.add(tell);
    this.#room.changed();
    return () => {
      this.#followers.delete(tell);
      this.#seenAt = this.#room.now();
      this.#room.changed();
    };
  }

  tell(): void {
    if (!this.isWatched) return;
    const news = { ...this.#told(), balance: toJson(this.purse.balance()) };
    for (const tell of this.#followers) tell(news);
  }

  end(): void {
    for (const tell of this.#followers) tell(null);
    this.#followers.clear();
  }

  take(round: Round): void {
    if (this.#hand) this.#hand.round = round;
  }

  /** Makes a move that costs nothing, or has been paid for. */
  act(move: Move): void {
    const { model, shoe } = this.#room;
    if (this.#hand?.round) this.#hand.round = applyMove(model, this.#hand.round, move, shoe);
  }

  /** The dealer's cards are known: what the hands have won is written down, and then stands. */
  async conclude(dealer: readonly Card[]): Promise<void> {
    const hand = this.#hand;
    if (!hand?.round) return;
    const over = { ...hand.round, dealer, isOver: true };
    const win = inHalves(returned(this.#room.model, over), hand.stake);
    await hand.purse.owe(hand.roundId, win);
    Object.assign(hand, { round: over, win });
  }

  /** Pays what the last round brought, and tells the player when it has landed. */
  async pay(): Promise<void> {
    const hand = this.#hand;
    if (!hand?.win || hand.isPaid) return;
    hand.isPaid = await hand.purse.settle(hand.roundId);
    this.tell();
  }

  #arrive(): void {
    this.#seenAt = this.#room.now();
    this.#room.admit(this);
    this.#room.advance();
  }

  async #place(asked: unknown): Promise<object> {
    const room = this.#room;
    this.#arrive();
    const stake = stakeOf(parseBody(betSchema, asked).stake, this.purse.currency);
    if (!isOffered(stake, this.#bets)) throw new PlayRefusal('BadStake');
    // Cards come in turn: who plays with play money would keep those waiting who do not.
    if (!this.needsSeat) throw new PlayRefusal('RoundRefused', ['WatchesOnly']);
    if (room.phase !== 'betting') throw new PlayRefusal('BetsClosed');
    if (this.#isPlacing || this.isIn) throw new PlayRefusal('TooSoon');
    const { round: of } = room;
    const roundId = `${room.game.lookupId}.${of}.${randomUUID()}`;
    const hand: LiveHand = { roundId, of, stake, purse: this.purse, round: null, win: null, isPaid: false };
    this.#isPlacing = true;
    try {
      await this.purse.stake(roundId, stake);
      await this.#layIfInTime(hand);
    } finally {
      this.#isPlacing = false;
    }
    room.changed();
    return this.#told();
  }

  /** The wallet may have taken its time. A stake that comes when cards are dealt is no bet on them: it goes back. */
  async #layIfInTime(hand: LiveHand): Promise<void> {
    const { phase, round } = this.#room;
    if (phase === 'betting' && round === hand.of) {
      this.#hand = hand;
      return;
    }
    await hand.purse.owe(hand.roundId, hand.stake);
    await hand.purse.settle(hand.roundId);
    throw new PlayRefusal('BetsClosed');
  }

  /** A move that may not be made, or not any more, changes nothing: the answer tells how the hand stands. */
  async #make(move: Move): Promise<object> {
    this.#arrive();
    if (this.#isStaking) throw new PlayRefusal('TooSoon');
    const hand = this.#hand;
    if (!hand || !this.#movesNow().includes(move)) return this.#told();
    if (COST[move] > 0) await this.#stake(hand, COST[move]);
    this.act(move);
    this.#room.decided();
    return this.#told();
  }

  async #stake(hand: LiveHand, halves: number): Promise<void> {
    this.#isStaking = true;
    try {
      await stakeBeside(hand.purse, hand, halves);
    } finally {
      this.#isStaking = false;
      this.#room.awake();
    }
  }

  #movesNow(): readonly Move[] {
    const { phase, model } = this.#room;
    const round = this.standing;
    const isAsked = phase === 'insurance' ? round?.insurance === 'offered' : this.#room.turn() === this;
    return round && isAsked ? movesOf(model, round) : [];
  }

  #shownTo(): ShownSeat {
    const round = this.standing;
    const isTurn = this.#room.turn() === this;
    return {
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
    const told = roundJson(this.#room.model, { roundId, stake, round, win, isPaid });
    const moves = this.#movesNow();
    return { ...told, moves, turn: moves.length > 0 ? told.turn : null };
  }

  #told(): object {
    const room = this.#room;
    const { phase, round, dealer } = room;
    return {
      ...room.timing(),
      round,
      phase,
      seats: room.seats(),
      house: shown(phase === 'paying' ? dealer : dealer.slice(0, 1)),
      places: room.places().map((seat) => seat && seat.#shownTo()),
      turn: room.turn()?.box ?? null,
      box: this.box,
      placed: this.isIn && this.#hand ? toJson(this.#hand.stake) : null,
      own: this.#ownJson(),
      isOfRound: this.#hand?.of === round,
    };
  }
}
