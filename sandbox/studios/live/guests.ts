import { PlayRefusal } from '../play/refusal.ts';
import type { LiveSeat } from './liveSeat.ts';

/** Maximum number of players whose last bets are remembered for their return. */
const REMEMBERED = 1000;

/** The players and spectators at a table, and those who were there recently. */
export class Guests<One extends LiveSeat> {
  readonly #seats: number;
  readonly #present = new Set<One>();
  readonly #byPlayer = new Map<string, One>();

  constructor(seats: number) {
    this.#seats = seats;
  }

  all(): readonly One[] {
    return [...this.#present];
  }

  /** The seated players. Removes those who have been away too long. */
  sitting(): readonly One[] {
    for (const one of this.#present) if (!one.isHere) this.#present.delete(one);
    return [...this.#present].filter(({ needsSeat }) => needsSeat);
  }

  seats(): { readonly taken: number; readonly total: number } {
    return { taken: this.sitting().length, total: this.#seats };
  }

  has(one: One): boolean {
    return this.#present.has(one);
  }

  /** Admits a player again who was removed for being away too long. Throws PlayRefusal TableFull. */
  admit(one: One): void {
    if (this.has(one)) return;
    if (one.needsSeat && this.sitting().length >= this.#seats) throw new PlayRefusal('TableFull');
    this.#present.add(one);
  }

  /** Ends the player's previous connection and returns it; null without one. */
  endPrevious(player: string | null): One | null {
    const before = player === null ? undefined : this.#byPlayer.get(player);
    if (!before) return null;
    this.#present.delete(before);
    before.end();
    return before;
  }

  remember(player: string | null, one: One): void {
    if (player === null) return;
    this.#byPlayer.delete(player);
    this.#byPlayer.set(player, one);
    const [oldest] = this.#byPlayer.keys();
    if (this.#byPlayer.size > REMEMBERED && oldest !== undefined) this.#byPlayer.delete(oldest);
  }

  isNeeded(): boolean {
    return this.all().some((one) => one.isConnected || one.hasOpenBets);
  }

  notifyAll(): void {
    for (const one of this.#present) one.notify();
  }
}
