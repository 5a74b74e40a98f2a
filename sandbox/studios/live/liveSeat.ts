import { SECOND } from '@foyer/domain/duration.ts';
import { toJson } from '@foyer/domain/money.ts';
import type { GameWallet } from '../play/gameWallet.ts';
import type { Follower, Table } from '../play/table.ts';

/** How long a seat is kept for a player who has lost the connection or is reloading the page. */
const AWAY_MS = 20 * SECOND;

export interface SeatRoom<Seat> {
  now(): number;
  seats(): { readonly taken: number; readonly total: number };
  /** @throws PlayRefusal TableFull */
  admit(seat: Seat): void;
  scheduleNext(): void;
  /** Notifies every player about a change at the table. */
  notifyPlayers(): void;
}

/** One player or spectator at a live table. */
export abstract class LiveSeat implements Table {
  readonly wallet: GameWallet;
  /** False for players with play money: seats are for players with real money. */
  readonly needsSeat: boolean;
  abstract readonly moves: Table['moves'];
  readonly #room: Pick<SeatRoom<never>, 'now' | 'notifyPlayers'>;
  readonly #followers = new Set<Follower>();
  #seenAt: number;

  constructor(room: Pick<SeatRoom<never>, 'now' | 'notifyPlayers'>, wallet: GameWallet, needsSeat: boolean) {
    this.wallet = wallet;
    this.needsSeat = needsSeat;
    this.#room = room;
    this.#seenAt = room.now();
  }

  abstract greet(): object;
  abstract hasRound(roundId: string): boolean;
  abstract get hasOpenBets(): boolean;
  protected abstract stateJson(): object;
  /** Gives the player back a seat that they lost by being away too long. */
  protected abstract admit(): void;

  get isConnected(): boolean {
    return this.#followers.size > 0;
  }

  /** Whether a seat is kept for the player. */
  get isHere(): boolean {
    return this.isConnected || this.hasOpenBets || this.#room.now() - this.#seenAt < AWAY_MS;
  }

  follow(notify: Follower): () => void {
    this.arrive();
    this.#followers.add(notify);
    this.#room.notifyPlayers();
    return () => {
      this.#followers.delete(notify);
      this.#seenAt = this.#room.now();
      this.#room.notifyPlayers();
    };
  }

  notify(): void {
    if (!this.isConnected) return;
    const state = { ...this.stateJson(), balance: toJson(this.wallet.balance()) };
    for (const notify of this.#followers) notify(state);
  }

  /** Called when the player has opened the game elsewhere: ends this connection. */
  end(): void {
    for (const notify of this.#followers) notify(null);
    this.#followers.clear();
  }

  protected arrive(): void {
    this.#seenAt = this.#room.now();
    this.admit();
  }
}
