import { PlayRefusal } from '../play/refusal.ts';

/** Somebody at a table. */
export interface Guest {
  /** Who plays with play money has none: seats are for who pays for them. */
  readonly needsSeat: boolean;
  /** Whether a seat is kept for him. */
  readonly isHere: boolean;
  readonly isWatched: boolean;
  readonly hasOpenBets: boolean;
  /** Tells him where the table stands. */
  tell(): void;
  /** He has opened the game anew: this place is nobody's any more. */
  end(): void;
}

/** Whose last bets are remembered, for when they return. */
const REMEMBERED = 1000;

/** All who are at a table, and who has been there. */
export class Guests<One extends Guest> {
  readonly #seats: number;
  readonly #present = new Set<One>();
  readonly #byPlayer = new Map<string, One>();

  constructor(seats: number) {
    this.#seats = seats;
  }

  all(): readonly One[] {
    return [...this.#present];
  }

  /** Those on seats, of whom some may have been away for too long and lose theirs by this. */
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

  /** Who has been away for a while needs a seat that is free. @throws PlayRefusal TableFull */
  admit(one: One): void {
    if (this.has(one)) return;
    if (one.needsSeat && this.sitting().length >= this.#seats) throw new PlayRefusal('TableFull');
    this.#present.add(one);
  }

  /** Takes the player from the place he had, and answers it. */
  callBack(player: string | null): One | null {
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

  /** Whether the table has to go on by itself: somebody looks, or something is laid. */
  isNeeded(): boolean {
    return this.all().some((one) => one.isWatched || one.hasOpenBets);
  }

  tellAll(): void {
    for (const one of this.#present) one.tell();
  }
}
