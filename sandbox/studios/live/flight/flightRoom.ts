import type { CrashGame } from '../../games.ts';
import { FIRST_OUT } from '../../maths/crash/flight.ts';
import type { CrashModel } from '../../maths/crash/model.ts';
import type { GameWallet } from '../../play/gameWallet.ts';
import { PlayRefusal } from '../../play/refusal.ts';
import { Guests } from '../guests.ts';
import type { RoomDeps } from '../room.ts';
import type { FlightBet } from './flightBet.ts';
import { FlightSeat, type FlightSeatRoom } from './flightSeat.ts';
import { Flights, type DrawSeed, type Flight, type RevealedFlight } from './flights.ts';

export type FlightRoomDeps = Omit<RoomDeps, 'random'>;

/** Timers may fire slightly early. */
const SLACK_MS = 5;
/** The seeds of this many bets, in the order in which they joined, decide the flight together with the studio's. */
const SEEDS = 3;

/** One flight after the other for all players of a crash game. No timer runs while nobody plays or watches. */
export class FlightRoom implements FlightSeatRoom {
  readonly game: CrashGame;
  readonly model: CrashModel;
  readonly #deps: FlightRoomDeps;
  readonly #flights: Flights;
  readonly #guests = new Guests<FlightSeat>(Number.POSITIVE_INFINITY);
  /** Bets of the last, the current and the next flight, and those that are not paid yet. */
  #bets: readonly FlightBet[] = [];
  /** Bets whose stake has no answer from the wallet yet. */
  readonly #placing = new Set<FlightBet>();
  /** Bets whose results are being written to the journal. */
  readonly #writing = new Map<FlightBet, Promise<boolean>>();
  #wakesAt = 0;
  /** Whether the players have not been notified of the last change yet. */
  #isStale = false;

  constructor(game: CrashGame, deps: FlightRoomDeps, drawSeed?: DrawSeed) {
    this.game = game;
    this.model = game.maths.model;
    this.#deps = deps;
    this.#flights = new Flights(this.model, deps.now(), drawSeed);
  }

  now(): number {
    return this.#deps.now();
  }

  get flight(): Flight {
    return this.#flights.current;
  }

  get past(): readonly RevealedFlight[] {
    return this.#flights.past;
  }

  seats(): { readonly taken: number; readonly total: number } {
    return this.#guests.seats();
  }

  betsOf(owner: string): readonly FlightBet[] {
    return this.#bets.filter(({ placed }) => placed.owner === owner);
  }

  /** The bets in the current flight, in the order in which they joined it. */
  joined(): readonly FlightBet[] {
    return this.#bets.filter(({ placed }) => placed.round === this.flight.round);
  }

  hasRound(owner: string, roundId: string): boolean {
    return [...this.#bets, ...this.#placing].some(
      ({ placed }) => placed.owner === owner && placed.roundId === roundId,
    );
  }

  /** @param player null for play money */
  sit(wallet: GameWallet, player: string | null): FlightSeat {
    this.#guests.endPrevious(player);
    const seat = new FlightSeat(this, wallet, player);
    this.admit(seat);
    this.#guests.remember(player, seat);
    return seat;
  }

  admit(seat: FlightSeat): void {
    this.#guests.admit(seat);
    // Nothing has run while nobody was here. The flight is up to date at once; wins are paid afterwards.
    this.update();
  }

  /** Schedules the next change, as long as a player is connected or has an open bet. */
  scheduleNext(): void {
    if (!this.#guests.isNeeded() && this.#bets.every(({ isPaid }) => isPaid)) return;
    const targets = this.joined().flatMap((bet) =>
      bet.isDecided ? [] : [this.#flights.reachesAt(bet.placed.target)],
    );
    const wakesAt = Math.min(this.flight.endsAt, ...targets);
    if (this.#wakesAt === wakesAt) return;
    this.#wakesAt = wakesAt;
    this.#deps.later(Math.max(0, wakesAt - this.now()) + SLACK_MS, () => {
      if (this.#wakesAt !== wakesAt) return;
      this.#wakesAt = 0;
      this.update();
    });
  }

  notifyPlayers(): void {
    this.#isStale = false;
    this.#guests.notifyAll();
    this.scheduleNext();
  }

  /**
   * Applies what is due by the clock. A result is in the journal before any player sees it. What fails is logged, and
   * the next call tries again. No player waits for the journal entry of another.
   */
  update(): void {
    this.#advance();
    for (const bet of this.#bets) if (bet.isDecided && !bet.isPaid) void this.#settle(bet);
    this.#notifyOfChanges();
  }

  async written(owner: string): Promise<void> {
    await Promise.all(this.betsOf(owner).map((bet) => this.#write(bet)));
  }

  /**
   * Takes a bet on the current or the next flight.
   * @throws PlayRefusal BetsClosed, also when the wallet answers after take-off: the stake is then given back
   */
  async place(bet: FlightBet): Promise<void> {
    this.update();
    if (!this.#isOpenFor(bet)) throw new PlayRefusal('BetsClosed');
    const isTaken = [...this.#bets, ...this.#placing].some(
      ({ placed: { owner, round, slot } }) =>
        owner === bet.placed.owner && round === bet.placed.round && slot === bet.placed.slot,
    );
    if (isTaken) throw new PlayRefusal('TooSoon');
    this.#placing.add(bet);
    try {
      await bet.placed.wallet.stake(bet.roundId, bet.stake);
    } finally {
      this.#placing.delete(bet);
    }
    this.#advance();
    if (!this.#isOpenFor(bet)) {
      this.update();
      await bet.placed.wallet.giveBack(bet.roundId);
      throw new PlayRefusal('BetsClosed');
    }
    this.#bets = [...this.#bets, bet];
    this.#isStale = true;
    this.update();
  }

  /** Gives the stake back. Throws PlayRefusal BetsClosed after take-off. */
  async cancel(bet: FlightBet): Promise<void> {
    this.#advance();
    if (!this.#isOpenFor(bet)) throw new PlayRefusal('BetsClosed');
    this.#bets = this.#bets.filter((other) => other !== bet);
    this.#isStale = true;
    this.update();
    await bet.placed.wallet.giveBack(bet.roundId);
    this.#notify(bet.placed.owner);
  }

  /** Decides an open bet at the multiplier of this moment. Does nothing for a bet that does not fly. */
  async cashOut(bet: FlightBet): Promise<void> {
    this.#advance();
    const { phase, round } = this.flight;
    if (phase === 'flying' && round === bet.placed.round && !bet.isDecided) {
      const multiplier = this.#flights.multiplier(this.now());
      if (multiplier < FIRST_OUT) throw new PlayRefusal('TooSoon');
      bet.cashOut(multiplier);
    }
    this.update();
    await this.#write(bet);
  }

  /** Whether the stake can still be placed or taken back. */
  #isOpenFor({ placed: { round } }: FlightBet): boolean {
    const { phase, round: current } = this.flight;
    return round === current + 1 || (round === current && phase === 'betting');
  }

  #advance(): void {
    for (;;) {
      this.#cashOutTargets();
      const phase = this.#flights.step(this.now(), () => this.#playerSeed());
      if (phase === null) return;
      this.#isStale = true;
      if (phase === 'flying') this.#writeTargets();
      else if (phase === 'crashed') for (const bet of this.joined()) bet.lose(this.flight.end);
      else this.#forget();
    }
  }

  /** Removes bets that nobody needs to see any more, and players who have left. */
  #forget(): void {
    this.#bets = this.#bets.filter(({ placed, isPaid }) => !isPaid || placed.round >= this.flight.round - 1);
    this.#guests.sitting();
  }

  #playerSeed(): string {
    return this.joined()
      .slice(0, SEEDS)
      .map(({ placed }) => placed.seed)
      .join('');
  }

  #writeTargets(): void {
    for (const bet of this.joined())
      if (Number.isFinite(this.#flights.reachesAt(bet.placed.target)))
        bet.writeTarget().catch((error: unknown) => this.#logFailure(bet, error));
  }

  #cashOutTargets(): void {
    for (const bet of this.joined()) {
      if (this.#flights.reachesAt(bet.placed.target) <= this.now()) bet.cashOut(bet.placed.target);
    }
  }

  async #settle(bet: FlightBet): Promise<void> {
    if (!(await this.#write(bet))) return;
    try {
      await bet.pay();
    } catch (error) {
      this.#logFailure(bet, error);
    }
    this.#notify(bet.placed.owner);
  }

  /** Resolves to whether the result is in the journal. Several calls at the same time share one write. */
  #write(bet: FlightBet): Promise<boolean> {
    if (!bet.isDecided || bet.isWritten) return Promise.resolve(bet.isWritten);
    const running = this.#writing.get(bet);
    if (running) return running;
    const writing = bet.write().then(
      () => this.#showResult(bet),
      (error: unknown) => this.#logFailure(bet, error),
    );
    const written = writing.then(() => {
      this.#writing.delete(bet);
      return bet.isWritten;
    });
    this.#writing.set(bet, written);
    return written;
  }

  /** The other players see a cash-out, but not who has lost. Results that arrive together are one notification. */
  #showResult(bet: FlightBet): void {
    if (bet.cashedOutAt === null) return this.#notify(bet.placed.owner);
    this.#isStale = true;
    queueMicrotask(() => this.#notifyOfChanges());
  }

  #notifyOfChanges(): void {
    if (this.#isStale) this.notifyPlayers();
    else this.scheduleNext();
  }

  #logFailure({ roundId }: FlightBet, error: unknown): void {
    this.#deps.log(`the result of ${roundId} is not written or paid yet: ${String(error)}`);
  }

  #notify(owner: string): void {
    for (const seat of this.#guests.all()) if (seat.owner === owner) seat.notify();
  }
}
