import { randomUUID } from 'node:crypto';
import type { WheelTable } from '../games.ts';
import { add, compare, toJson, zero, type Money } from '@foyer/domain/money.ts';
import { totalOf } from '../play/roulette/laidBets.ts';
import type { GameWallet } from '../play/gameWallet.ts';
import { PlayRefusal } from '../play/refusal.ts';
import { chipsFor, type Chips } from '../play/stakes.ts';
import type { Table } from '../play/table.ts';
import { LiveSeat, type SeatRoom } from './liveSeat.ts';
import { Wager } from './wager.ts';
import type { Moment } from './schedule.ts';
import type { ReadBets, WheelGame } from './wheelGame.ts';

export interface TableOptions {
  readonly wallet: GameWallet;
  readonly needsSeat: boolean;
  /** Bets of the player's previous visit. */
  readonly wagers: readonly Wager[];
}

export interface LiveTableRoom extends SeatRoom<LiveTable> {
  readonly game: WheelTable;
  readonly wheel: WheelGame;
  moment(): Moment;
  outcomeOf(round: number): number | null;
  /** Whether the outcome of the round is public. */
  isPublic(round: number): boolean;
  past(): readonly number[];
}

export class LiveTable extends LiveSeat {
  readonly moves: Table['moves'];
  readonly #room: LiveTableRoom;
  readonly #chips: Chips;
  readonly #readBets: ReadBets;
  /** Bets of the last round in which the player bet. */
  #wagers: readonly Wager[];
  #isPlacing = false;

  constructor(room: LiveTableRoom, { wallet, wagers, needsSeat }: TableOptions) {
    super(room, wallet, needsSeat);
    this.#room = room;
    this.#wagers = wagers;
    this.#chips = chipsFor(wallet.currency, room.game);
    this.#readBets = room.wheel.readBets(this.#chips);
    this.moves = {
      bet: (request) => this.#place(request),
      standing: async () => {
        this.arrive();
        await this.#advance();
        return this.stateJson();
      },
    };
  }

  get wagers(): readonly Wager[] {
    return this.#wagers;
  }

  get hasOpenBets(): boolean {
    return this.#isPlacing || this.#wagers.some(({ isOpen }) => isOpen);
  }

  hasRound(roundId: string): boolean {
    return this.#wagers.some((wager) => wager.roundId === roundId);
  }

  greet(): object {
    const { dealer } = this.#room.game.live;
    return {
      chips: this.#chips.chips.map(toJson),
      most: toJson(this.#chips.most),
      dealer,
      ...this.stateJson(),
    };
  }

  protected admit(): void {
    this.#room.admit(this);
  }

  /** Decides the player's bets once the number is drawn. Resolves when the winnings are in the journal. */
  async decide(): Promise<void> {
    await Promise.all(
      this.#wagers.map(async (wager) => {
        const outcome = this.#room.outcomeOf(wager.round);
        if (outcome !== null)
          await wager.decide(this.#room.wheel.wonBy(wager.bets, outcome, wager.stake.currency));
      }),
    );
  }

  /** Pays the bets of public results and notifies the player once the wallet has confirmed them. */
  async pay(): Promise<void> {
    const due = this.#wagers.filter(({ round, isOpen }) => isOpen && this.#room.isPublic(round));
    if (due.length === 0) return;
    await Promise.all(due.map((wager) => wager.pay()));
    this.notify();
  }

  async #advance(): Promise<void> {
    await this.decide();
    await this.pay();
  }

  async #place(request: unknown): Promise<object> {
    const room = this.#room;
    const { round, phase } = room.moment();
    // The server's clock decides, whatever the frame still shows.
    if (phase !== 'betting') throw new PlayRefusal('BetsClosed');
    const bets = this.#readBets(request);
    const stake = totalOf(bets, this.wallet.currency);
    if (this.#isPlacing) throw new PlayRefusal('TooSoon');
    const placed = this.#placedIn(round);
    if (compare(add(sumOf(placed, stake), stake), this.#chips.most) > 0) throw new PlayRefusal('BadStake');
    this.arrive();
    this.#isPlacing = true;
    try {
      await this.#advance();
      const wager = new Wager(this.wallet, {
        roundId: `${room.game.lookupId}.${round}.${randomUUID()}`,
        round,
        bets,
        stake,
      });
      await this.wallet.stake(wager.roundId, stake);
      await this.#takeIfInTime(wager, placed);
    } finally {
      this.#isPlacing = false;
    }
    room.awake();
    return this.stateJson();
  }

  /** A stake that a slow wallet confirms after the number was drawn is not a bet: it is refunded. */
  async #takeIfInTime(wager: Wager, placed: readonly Wager[]): Promise<void> {
    if (this.#room.outcomeOf(wager.round) === null) {
      this.#wagers = [...placed, wager];
      return;
    }
    await wager.decide(wager.stake);
    await wager.pay();
    throw new PlayRefusal('BetsClosed');
  }

  #placedIn(round: number): readonly Wager[] {
    return this.#wagers.filter((wager) => wager.round === round);
  }

  protected stateJson(): object {
    const room = this.#room;
    const now = room.now();
    const { round, phase, beganAt, endsAt } = room.moment();
    const outcomeOf = (of: number): number | null => room.outcomeOf(of);
    const own = this.#wagers.at(-1)?.round;
    return {
      round,
      phase,
      at: now,
      endsInMs: endsAt - now,
      lengthMs: endsAt - beganAt,
      outcome: phase === 'resting' ? null : outcomeOf(round),
      past: room.past(),
      seats: room.seats(),
      own:
        own === undefined
          ? null
          : {
              round: own,
              outcome: outcomeOf(own),
              wagers: this.#wagers.map((wager) => wager.toJson(room.isPublic(own))),
            },
    };
  }
}

const sumOf = (wagers: readonly Wager[], { currency }: Money): Money =>
  wagers.reduce((sum, { stake }) => add(sum, stake), zero(currency));
