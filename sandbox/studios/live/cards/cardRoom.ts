import { SECOND } from '@foyer/domain/duration.ts';
import type { CardsTable } from '../../games.ts';
import { isNatural, shuffledShoe, type Card, type Shoe } from '../../maths/blackjack/cards.ts';
import type { BlackjackModel } from '../../maths/blackjack/model.ts';
import { dealTo, drawn, isContested, turnOf } from '../../maths/blackjack/round.ts';
import type { GameWallet } from '../../play/gameWallet.ts';
import { Guests } from '../guests.ts';
import type { RoomDeps } from '../room.ts';
import { CardSeat, type CardPhase, type CardSeatRoom } from './cardSeat.ts';

const SOON_MS = 3 * SECOND;
/** Time to deal one card. It is added to the decision time, so that the animation does not reduce it. */
const CARD_MS = 400;
/** `SLACK_MS`: timers may fire slightly early. `AGAIN_MS`: interval of checks while a stake is in flight. */
const SLACK_MS = 5;
const AGAIN_MS = SECOND / 4;

/** A live blackjack table with one dealer and one shoe. Players decide in turn. It sets no timer while unused. */
export class CardRoom implements CardSeatRoom {
  readonly game: CardsTable;
  readonly model: BlackjackModel;
  readonly #deps: RoomDeps;
  readonly #guests: Guests<CardSeat>;
  #phase: CardPhase = 'betting';
  #round = 0;
  #beganAt = 0;
  #endsAt = 0;
  #version = 0;
  #dealer: readonly Card[] = [];
  #shoe: Shoe;
  /** Players with a hand in this round, in seat order. */
  #playing: readonly CardSeat[] = [];
  #wakesAt = 0;

  constructor(game: CardsTable, deps: RoomDeps) {
    if (game.maths.kind !== 'blackjack') throw new Error(`no table of cards plays ${game.maths.kind}`);
    this.game = game;
    this.model = game.maths.model;
    this.#deps = deps;
    this.#guests = new Guests(game.live.seats);
    this.#shoe = this.#shuffled();
  }

  now(): number {
    return this.#deps.now();
  }

  get phase(): CardPhase {
    return this.#phase;
  }

  get round(): number {
    return this.#round;
  }

  get shoe(): Shoe {
    return this.#shoe;
  }

  get dealer(): readonly Card[] {
    return this.#dealer;
  }

  log(line: string): void {
    this.#deps.log(line);
  }

  opensAt(): null {
    return null;
  }

  results(): readonly never[] {
    return [];
  }

  seats(): { readonly taken: number; readonly total: number } {
    return this.#guests.seats();
  }

  /** The seat whose turn it is; null outside the decision phase. */
  turn(): CardSeat | null {
    if (this.#phase !== 'turns') return null;
    return this.#playing.find(({ standing }) => standing !== null && turnOf(standing) !== -1) ?? null;
  }

  /** Timing of the phase, as sent to players, and a version that increases with every change at the table. */
  timing() {
    const endsInMs = Number.isFinite(this.#endsAt) ? Math.max(0, this.#endsAt - this.now()) : 0;
    const lengthMs = Number.isFinite(this.#endsAt) ? this.#endsAt - this.#beganAt : 0;
    return { version: this.#version, at: this.now(), endsInMs, lengthMs };
  }

  boxes(): readonly (CardSeat | null)[] {
    const sitting = this.#guests.sitting();
    return Array.from(
      { length: this.game.live.seats },
      (_, box) => sitting.find((seat) => seat.box === box) ?? null,
    );
  }

  /** Gives the player a seat, or their previous one. Throws PlayRefusal TableFull. */
  sit(wallet: GameWallet, player: string | null): CardSeat {
    const before = this.#guests.endPrevious(player);
    const seat = new CardSeat(this, { wallet, needsSeat: player !== null, before });
    this.#playing = this.#playing.map((one) => (one === before ? seat : one));
    this.admit(seat, before?.box);
    this.#guests.remember(player, seat);
    this.advance();
    return seat;
  }

  /** Seats a player again who lost their seat by being away too long. Throws PlayRefusal TableFull. */
  admit(seat: CardSeat, wished = seat.box): void {
    if (this.#guests.has(seat)) return;
    const free = [...this.boxes().entries()].flatMap(([box, held]) => (held ? [] : [box]));
    this.#guests.admit(seat);
    if (seat.needsSeat) seat.box = free.find((box) => box === wished) ?? free[0] ?? null;
  }

  /** Schedules the next step, as long as a player is connected or has an open bet. */
  scheduleNext(): void {
    if (!this.#guests.isNeeded() || this.#phase === 'drawing') return;
    const now = this.now();
    const wakesAt = this.#endsAt > now ? this.#endsAt : now + AGAIN_MS;
    if (this.#wakesAt > now && this.#wakesAt <= wakesAt) return;
    this.#wakesAt = wakesAt;
    this.#deps.later(wakesAt - now + SLACK_MS, () => {
      if (this.#wakesAt !== wakesAt) return;
      this.#wakesAt = 0;
      this.advance();
      this.scheduleNext();
    });
  }

  /** Notifies all players. When all seated players have bet, it also shortens the betting phase. */
  notifyPlayers(): void {
    this.#version += 1;
    const sitting = this.#guests.sitting();
    if (this.#phase === 'betting' && sitting.length > 0 && sitting.every(({ isIn }) => isIn))
      this.#endsAt = Math.min(this.#endsAt, this.now() + SOON_MS);
    this.#guests.notifyAll();
    this.scheduleNext();
  }

  /** Called after a player's decision: passes the turn on, or ends the phase when all have decided. */
  decided(): void {
    if (this.#phase === 'insurance') {
      if (this.#playing.every(({ standing }) => standing?.insurance !== 'offered'))
        this.#checkDealerBlackjack();
    } else this.#continueRound();
    this.notifyPlayers();
  }

  /** Processes the phase changes that are due by the clock. Waits while a player's stake is in flight. */
  advance(): void {
    const version = this.#version;
    while (this.now() >= this.#endsAt && !this.#playing.some(({ isStaking }) => isStaking)) this.#step();
    if (this.#version !== version) this.notifyPlayers();
  }

  #step(): void {
    this.#version += 1;
    if (this.#phase === 'betting') return this.#deal();
    if (this.#phase === 'paying') return this.#open();
    if (this.#phase === 'insurance') {
      for (const seat of this.#playing) if (seat.standing?.insurance === 'offered') seat.act('decline');
      return this.#checkDealerBlackjack();
    }
    this.turn()?.act('stand');
    return this.#continueRound();
  }

  #enter(phase: CardPhase, lastsMs: number): void {
    this.#phase = phase;
    this.#beganAt = this.now();
    this.#endsAt = this.#beganAt + lastsMs;
  }

  #open(): void {
    this.#enter('betting', this.game.live.pace.bettingMs);
    this.#round = this.#beganAt;
    this.#playing = [];
    this.#dealer = [];
    // Wins that the journal or the wallet did not take in the last round are tried again.
    for (const seat of this.#guests.all()) void seat.pay();
  }

  #deal(): void {
    this.#playing = this.boxes().flatMap((seat) => (seat?.isIn === true ? [seat] : []));
    if (this.#playing.length === 0) return this.#open();
    this.#shoe = this.#shuffled();
    const rounds = dealTo(this.model, this.#playing.length, this.#shoe);
    for (const [index, seat] of this.#playing.entries()) {
      const round = rounds[index];
      if (!round) continue;
      this.#dealer = round.dealer;
      seat.take(round);
    }
    const isOffered = rounds.some(({ insurance }) => insurance === 'offered');
    const dealtMs = (this.#playing.length + 1) * 2 * CARD_MS;
    if (isOffered) return this.#enter('insurance', this.game.live.pace.insuranceMs + dealtMs);
    return this.#checkDealerBlackjack(dealtMs);
  }

  /** The dealer checks for a blackjack, which ends the round at once. */
  #checkDealerBlackjack(dealtMs = 0): void {
    if (isNatural(this.#dealer)) this.#conclude();
    else this.#continueRound(dealtMs);
  }

  #continueRound(dealtMs = CARD_MS): void {
    this.#enter('turns', this.game.live.pace.decisionMs + dealtMs);
    if (this.turn() === null) this.#conclude();
  }

  /** The dealer draws. Winnings are written to the journal before the players see the result. */
  #conclude(): void {
    this.#enter('drawing', Number.POSITIVE_INFINITY);
    const rounds = this.#playing.flatMap(({ standing }) => standing ?? []);
    const isDrawn = !isNatural(this.#dealer) && rounds.some(isContested);
    const dealer = isDrawn ? drawn(this.model, this.#dealer, this.#shoe) : this.#dealer;
    void Promise.all(this.#playing.map((seat) => seat.conclude(dealer))).then(() => this.#show(dealer));
  }

  #show(dealer: readonly Card[]): void {
    this.#dealer = dealer;
    this.#enter('paying', this.game.live.pace.payingMs + dealer.length * CARD_MS);
    for (const seat of this.#playing) void seat.pay();
    this.notifyPlayers();
  }

  #shuffled(): Shoe {
    return shuffledShoe(this.model.decks, this.#deps.random);
  }
}
