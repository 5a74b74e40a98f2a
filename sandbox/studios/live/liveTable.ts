import { randomUUID } from 'node:crypto';
import type { WheelTable } from '../games.ts';
import { add, compare, toJson, zero, type Money } from '@foyer/domain/money.ts';
import { totalOf } from '../play/roulette/laidBets.ts';
import type { GameWallet } from '../play/gameWallet.ts';
import { wheelText } from '../play/resultTexts.ts';
import { PlayRefusal } from '../play/refusal.ts';
import { chipsFor, type Chips } from '../play/stakes.ts';
import type { Table } from '../play/table.ts';
import { LiveSeat, type SeatRoom } from './liveSeat.ts';
import { Wager } from './wager.ts';
import type { OtherBet } from './otherBets.ts';
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
  log(line: string): void;
  /** What other players have bet in the current round. */
  otherBets(table: LiveTable): readonly OtherBet[];
}

export class LiveTable extends LiveSeat {
  readonly moves: Table['moves'];
  readonly #room: LiveTableRoom;
  readonly #chips: Chips;
  readonly #readBets: ReadBets;
  /** Bets of the last round in which the player bet, and earlier ones that are not paid yet. */
  #wagers: readonly Wager[];
  /** The round whose stake is at the wallet. */
  #placing: string | null = null;

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
        await this.settle();
        return this.stateJson();
      },
    };
  }

  get wagers(): readonly Wager[] {
    return this.#wagers;
  }

  betsIn(round: number): Wager['bets'] {
    return this.#placedIn(round).flatMap(({ bets }) => bets);
  }

  get hasOpenBets(): boolean {
    return this.#placing !== null || this.#wagers.some(({ isOpen }) => isOpen);
  }

  hasRound(roundId: string): boolean {
    return this.#placing === roundId || this.#wagers.some((wager) => wager.roundId === roundId);
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

  /**
   * Decides the bets of drawn numbers, and pays those of public ones. Never rejects: what fails is logged, and the
   * next call tries again. Wins are in the journal before the player sees them.
   */
  async settle(): Promise<void> {
    await Promise.all(this.#wagers.filter(({ isOpen }) => isOpen).map((wager) => this.#settleOne(wager)));
  }

  async #settleOne(wager: Wager): Promise<void> {
    const room = this.#room;
    const outcome = room.outcomeOf(wager.round);
    if (outcome === null && wager.win === null) return;
    try {
      if (outcome === null) await wager.write();
      else
        await wager.decide(
          room.wheel.wonBy(wager.bets, outcome, wager.stake.currency),
          wheelText(room.wheel.resultOf(outcome)),
        );
      if (!room.isPublic(wager.round)) return;
      await wager.pay();
      this.notify();
    } catch (error) {
      room.log(`the result of ${wager.roundId} is not written or paid yet: ${String(error)}`);
    }
  }

  async #place(request: unknown): Promise<object> {
    const room = this.#room;
    const { round, phase } = room.moment();
    // The server's clock decides, whatever the frame still shows.
    if (phase !== 'betting') throw new PlayRefusal('BetsClosed');
    const bets = this.#readBets(request);
    const stake = totalOf(bets, this.wallet.currency);
    if (this.#placing !== null) throw new PlayRefusal('TooSoon');
    const placed = this.#placedIn(round);
    if (compare(add(sumOf(placed, stake), stake), this.#chips.most) > 0) throw new PlayRefusal('BadStake');
    this.arrive();
    const roundId = `${room.game.lookupId}.${round}.${randomUUID()}`;
    this.#placing = roundId;
    try {
      await this.settle();
      const wager = new Wager(this.wallet, { roundId, round, bets, stake });
      await this.wallet.stake(roundId, stake);
      await this.#takeIfInTime(wager, placed);
    } finally {
      this.#placing = null;
    }
    // The other players see the bet on their tables.
    room.notifyPlayers();
    return this.stateJson();
  }

  /** A stake that a slow wallet confirms after the number was drawn is not a bet: it is refunded. */
  async #takeIfInTime(wager: Wager, placed: readonly Wager[]): Promise<void> {
    if (this.#room.outcomeOf(wager.round) === null) {
      const unpaid = this.#wagers.filter(({ round, isOpen }) => isOpen && round !== wager.round);
      this.#wagers = [...unpaid, ...placed, wager];
      return;
    }
    try {
      await wager.decide(wager.stake, null);
      await wager.pay();
    } catch (error) {
      // The refund is tried again with the unpaid bets.
      this.#wagers = [wager, ...this.#wagers];
      this.#room.log(`the stake of ${wager.roundId} is not refunded yet: ${String(error)}`);
    }
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
      others: phase === 'resting' ? [] : room.otherBets(this),
      own:
        own === undefined
          ? null
          : {
              round: own,
              outcome: outcomeOf(own),
              wagers: this.#placedIn(own).map((wager) => wager.toJson(room.isPublic(own))),
            },
    };
  }
}

const sumOf = (wagers: readonly Wager[], { currency }: Money): Money =>
  wagers.reduce((sum, { stake }) => add(sum, stake), zero(currency));
