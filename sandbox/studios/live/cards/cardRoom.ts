import { SECOND } from '@foyer/domain/duration.ts';
import type { CardsTable } from '../../games.ts';
import { isNatural, shuffledShoe, type Card, type Shoe } from '../../maths/blackjack/cards.ts';
import type { BlackjackModel } from '../../maths/blackjack/model.ts';
import { dealTo, drawn, isContested, turnOf } from '../../maths/blackjack/round.ts';
import type { GameWallet } from '../../play/gameWallet.ts';
import { Guests } from '../guests.ts';
import type { RoomDeps } from '../room.ts';
import { CardSeat } from './cardSeat.ts';

/** Bets are taken; the dealer shows an ace; players decide in turn; it is written down who won; it is shown and paid. */
export type CardPhase = 'betting' | 'insurance' | 'turns' | 'drawing' | 'paying';

/** When all who sit there have bet, cards come this soon. */
const SOON_MS = 3 * SECOND;
/** The time that a card takes to come is nobody's time to think. */
const CARD_MS = 400;
/** A timer may come a moment early; and while a stake is on its way, the table looks again so often. */
const SLACK_MS = 5;
const AGAIN_MS = SECOND / 4;

/**
 * A table of blackjack that its players share: one dealer, one shoe, and decisions in turn. A round takes as long as
 * its decisions do, so that its phases are kept here; a timer runs only while somebody looks or something is staked.
 */
export class CardRoom {
  readonly game: CardsTable;
  readonly model: BlackjackModel;
  readonly #parts: RoomDeps;
  readonly #guests: Guests<CardSeat>;
  #phase: CardPhase = 'betting';
  #round = 0;
  #beganAt = 0;
  #endsAt = 0;
  #version = 0;
  #dealer: readonly Card[] = [];
  #shoe: Shoe;
  /** Who has a hand in this round, from the first seat to the last. */
  #playing: readonly CardSeat[] = [];
  #wakesAt = 0;

  constructor(game: CardsTable, parts: RoomDeps) {
    if (game.maths.kind !== 'blackjack') throw new Error(`no table of cards plays ${game.maths.kind}`);
    this.game = game;
    this.model = game.maths.model;
    this.#parts = parts;
    this.#guests = new Guests(game.live.seats);
    this.#shoe = this.#shuffled();
  }

  now(): number {
    return this.#parts.now();
  }

  get phase(): CardPhase {
    return this.#phase;
  }

  /** A number that never comes again: when its bets were opened. */
  get round(): number {
    return this.#round;
  }

  get shoe(): Shoe {
    return this.#shoe;
  }

  get dealer(): readonly Card[] {
    return this.#dealer;
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

  /** Whose turn it is. */
  turn(): CardSeat | null {
    if (this.#phase !== 'turns') return null;
    return this.#playing.find(({ standing }) => standing !== null && turnOf(standing) !== -1) ?? null;
  }

  /** The timing of the phase, for who is told of it, and a number that grows with whatever changes at the table. */
  timing() {
    const endsInMs = Number.isFinite(this.#endsAt) ? Math.max(0, this.#endsAt - this.now()) : 0;
    const lengthMs = Number.isFinite(this.#endsAt) ? this.#endsAt - this.#beganAt : 0;
    return { version: this.#version, at: this.now(), endsInMs, lengthMs };
  }

  /** Who sits in each of the seats. */
  places(): readonly (CardSeat | null)[] {
    const sitting = this.#guests.sitting();
    return Array.from(
      { length: this.game.live.seats },
      (_, box) => sitting.find((seat) => seat.box === box) ?? null,
    );
  }

  /** Gives the player a seat, or his own again. With play money one watches. @throws PlayRefusal TableFull */
  sit(purse: GameWallet, player: string | null): CardSeat {
    const before = this.#guests.callBack(player);
    const seat = new CardSeat(this, { purse, needsSeat: player !== null, hand: before?.hand ?? null });
    this.#playing = this.#playing.map((one) => (one === before ? seat : one));
    this.admit(seat, before?.box);
    this.#guests.remember(player, seat);
    this.advance();
    return seat;
  }

  /** Who has been away for a while needs a seat that is free. @throws PlayRefusal TableFull */
  admit(seat: CardSeat, wished = seat.box): void {
    if (this.#guests.has(seat)) return;
    const free = [...this.places().entries()].flatMap(([box, held]) => (held ? [] : [box]));
    this.#guests.admit(seat);
    if (seat.needsSeat) seat.box = free.find((box) => box === wished) ?? free[0] ?? null;
  }

  /** Somebody looks, or something is staked: the table goes on by itself, for as long as that is so. */
  awake(): void {
    if (!this.#guests.isNeeded() || this.#phase === 'drawing') return;
    const now = this.now();
    const wakesAt = this.#endsAt > now ? this.#endsAt : now + AGAIN_MS;
    if (this.#wakesAt > now && this.#wakesAt <= wakesAt) return;
    this.#wakesAt = wakesAt;
    this.#parts.later(wakesAt - now + SLACK_MS, () => {
      if (this.#wakesAt !== wakesAt) return;
      this.#wakesAt = 0;
      this.advance();
      this.awake();
    });
  }

  /** Somebody has come, gone or staked: all are told, and nobody waits longer than need be. */
  changed(): void {
    this.#version += 1;
    const sitting = this.#guests.sitting();
    if (this.#phase === 'betting' && sitting.length > 0 && sitting.every(({ isIn }) => isIn))
      this.#endsAt = Math.min(this.#endsAt, this.now() + SOON_MS);
    this.#guests.tellAll();
    this.awake();
  }

  /** A player has decided: the turn may be another's, or all have. */
  decided(): void {
    if (this.#phase === 'insurance') {
      if (this.#playing.every(({ standing }) => standing?.insurance !== 'offered')) this.#look();
    } else this.#goOn();
    this.changed();
  }

  /** What is due by the clock comes to pass; while a stake of the hand in turn is on its way, the table waits. */
  advance(): void {
    const version = this.#version;
    while (this.now() >= this.#endsAt && !this.#playing.some(({ isStaking }) => isStaking)) this.#step();
    if (this.#version !== version) this.changed();
  }

  #step(): void {
    this.#version += 1;
    if (this.#phase === 'betting') return this.#deal();
    if (this.#phase === 'paying') return this.#open();
    if (this.#phase === 'insurance') {
      for (const seat of this.#playing) if (seat.standing?.insurance === 'offered') seat.act('decline');
      return this.#look();
    }
    this.turn()?.act('stand');
    return this.#goOn();
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
  }

  #deal(): void {
    this.#playing = this.places().flatMap((seat) => (seat?.isIn === true ? [seat] : []));
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
    return this.#look(dealtMs);
  }

  /** The dealer looks at the hidden card where there may be a blackjack. */
  #look(dealtMs = 0): void {
    if (isNatural(this.#dealer)) this.#conclude();
    else this.#goOn(dealtMs);
  }

  #goOn(dealtMs = CARD_MS): void {
    this.#enter('turns', this.game.live.pace.decisionMs + dealtMs);
    if (this.turn() === null) this.#conclude();
  }

  /** The dealer draws for all; what each has won is written down before anybody is told of it. */
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
    this.changed();
  }

  #shuffled(): Shoe {
    return shuffledShoe(this.model.decks, this.#parts.random);
  }
}
