import { randomUUID } from 'node:crypto';
import { toJson } from '@foyer/domain/money.ts';
import * as v from 'valibot';
import type { CrashGame } from '../../games.ts';
import { FIRST_OUT } from '../../maths/crash/flight.ts';
import type { CrashModel } from '../../maths/crash/model.ts';
import type { GameWallet } from '../../play/gameWallet.ts';
import { PlayRefusal } from '../../play/refusal.ts';
import { amountText, parseBody, stakeOf } from '../../play/requestBody.ts';
import { crashLadderFor, isOffered } from '../../play/stakes.ts';
import type { Table } from '../../play/table.ts';
import { LiveSeat, type SeatRoom } from '../liveSeat.ts';
import { FlightBet, SLOTS } from './flightBet.ts';
import type { Flight, RevealedFlight } from './flights.ts';

export interface FlightSeatRoom extends SeatRoom<FlightSeat> {
  readonly game: CrashGame;
  readonly model: CrashModel;
  readonly flight: Flight;
  readonly past: readonly RevealedFlight[];
  betsOf(owner: string): readonly FlightBet[];
  /** The bets in the current flight. */
  joined(): readonly FlightBet[];
  hasRound(owner: string, roundId: string): boolean;
  update(): void;
  /** Resolves once the results of the player's decided bets are in the journal, or the journal has failed. */
  written(owner: string): Promise<void>;
  /** @throws PlayRefusal BetsClosed, TooSoon when the player already has this bet, and what the wallet refuses */
  place(bet: FlightBet): Promise<void>;
  /** @throws PlayRefusal BetsClosed */
  cancel(bet: FlightBet): Promise<void>;
  /** @throws PlayRefusal TooSoon below the first multiplier */
  cashOut(bet: FlightBet): Promise<void>;
}

const betSchema = v.object({
  /** Id of the request: a repeated one places no second bet. */
  key: v.pipe(v.string(), v.uuid()),
  /** Number of the flight for which the player bets. */
  round: v.pipe(v.number(), v.integer()),
  slot: v.picklist(SLOTS),
  stake: amountText,
  /** Random text of the player's browser. All players see it, so it has no other form. */
  seed: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  target: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(FIRST_OUT))),
});
const roundIdSchema = v.object({ roundId: v.pipe(v.string(), v.maxLength(128)) });
const roundSchema = v.object({ round: v.number() });

/** Number of other players' bets that a player sees. */
const MOST_OTHERS = 60;
/** Number of requests that are remembered, so that a repeated one places no second bet. */
const REMEMBERED = 40;

/** One player of a crash game, with two bets in each flight. */
export class FlightSeat extends LiveSeat {
  readonly moves: Table['moves'];
  readonly owner: string;
  readonly #room: FlightSeatRoom;
  readonly #requests = new Map<string, Promise<void>>();

  constructor(room: FlightSeatRoom, wallet: GameWallet, player: string | null) {
    super(room, wallet, player !== null);
    this.owner = player ?? randomUUID();
    this.#room = room;
    this.moves = {
      bet: (request) => this.#bet(request),
      cancel: (request) => this.#withBet(request, (bet) => room.cancel(bet)),
      cashOut: (request) => this.#withBet(request, (bet) => room.cashOut(bet)),
      flight: async (request) => this.#revealed(request),
      standing: async () => {
        this.arrive();
        room.update();
        await room.written(this.owner);
        return this.stateJson();
      },
    };
  }

  get hasOpenBets(): boolean {
    return this.#room.betsOf(this.owner).some(({ isOpen }) => isOpen);
  }

  hasRound(roundId: string): boolean {
    return this.#room.hasRound(this.owner, roundId);
  }

  greet(): object {
    const { stakes, defaultIndex } = crashLadderFor(this.wallet.currency);
    return { ...this.stateJson(), stakes: stakes.map(toJson), defaultStake: defaultIndex };
  }

  protected admit(): void {
    this.#room.admit(this);
  }

  async #bet(body: unknown): Promise<object> {
    const request = parseBody(betSchema, body);
    this.arrive();
    const running = this.#requests.get(request.key);
    const placing = running ?? this.#place(request);
    if (!running) this.#remember(request.key, placing);
    await placing;
    return this.stateJson();
  }

  #remember(key: string, placing: Promise<void>): void {
    this.#requests.set(key, placing);
    // A refused bet has no effect, so that its key may be used again.
    placing.catch(() => this.#requests.delete(key));
    const [oldest] = this.#requests.keys();
    if (this.#requests.size > REMEMBERED && oldest !== undefined) this.#requests.delete(oldest);
  }

  async #place({ round, slot, seed, ...request }: v.InferOutput<typeof betSchema>): Promise<void> {
    const { game, model } = this.#room;
    const { currency } = this.wallet;
    const stake = stakeOf(request.stake, currency);
    if (!isOffered(stake, crashLadderFor(currency))) throw new PlayRefusal('BadStake');
    const bet = new FlightBet({
      wallet: this.wallet,
      roundId: `${game.lookupId}.${randomUUID()}`,
      owner: this.owner,
      isReal: this.needsSeat,
      round,
      slot,
      stake,
      seed,
      target: Math.min(request.target ?? model.most, model.most),
    });
    await this.#room.place(bet);
  }

  /** A bet that no longer exists needs no cash-out and cannot be cancelled again: the response is the state. */
  async #withBet(body: unknown, run: (bet: FlightBet) => Promise<void>): Promise<object> {
    const { roundId } = parseBody(roundIdSchema, body);
    const bet = this.#room.betsOf(this.owner).find((own) => own.roundId === roundId);
    if (bet) await run(bet);
    return this.stateJson();
  }

  /** The data with which the player verifies a past flight. */
  #revealed(body: unknown): RevealedFlight {
    const { round } = parseBody(roundSchema, body);
    const flight = this.#room.past.find((past) => past.round === round);
    if (!flight) throw new PlayRefusal('BadRequest', ['round']);
    return flight;
  }

  protected stateJson(): object {
    const { flight, past, model } = this.#room;
    const now = this.#room.now();
    const isFlying = flight.phase === 'flying';
    const real = this.#room.joined().filter(({ placed }) => placed.isReal);
    return {
      round: flight.round,
      phase: flight.phase,
      at: now,
      elapsedMs: now - flight.beganAt,
      // The end of the flight and its seed are revealed only after it.
      endsInMs: isFlying ? null : flight.endsAt - now,
      end: flight.phase === 'crashed' ? flight.end : null,
      commitment: flight.commitment,
      past: past.map(({ round, end }) => ({ round, end })),
      players: new Set(real.map(({ placed }) => placed.owner)).size,
      others: real
        .filter(({ placed }) => placed.owner !== this.owner)
        .slice(0, MOST_OTHERS)
        .map(({ cashedOutAt }) => cashedOutAt),
      own: this.#room.betsOf(this.owner).map((bet) => bet.toJson(model.most)),
    };
  }
}
