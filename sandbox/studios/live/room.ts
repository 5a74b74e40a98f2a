import { MINUTE } from '@foyer/domain/duration.ts';
import type { WheelTable } from '../games.ts';
import type { GameWallet } from '../play/gameWallet.ts';
import type { TableDeps } from '../play/table.ts';
import { Guests } from './guests.ts';
import { LiveTable } from './liveTable.ts';
import { Outcomes } from './outcomes.ts';
import { lastRevealedRound, momentAt, type Moment } from './schedule.ts';
import { wheelGameOf, type Result, type WheelGame } from './wheelGame.ts';

export type RoomDeps = Pick<TableDeps, 'random' | 'now' | 'later'>;

/** A timer may come a moment early. */
const SLACK_MS = 5;

/** One table and all who sit at it: they share its rounds. Nothing runs here while nobody looks and nothing is laid. */
export class Room {
  readonly game: WheelTable;
  readonly wheel: WheelGame;
  readonly #parts: RoomDeps;
  readonly #outcomes: Outcomes;
  readonly #guests: Guests<LiveTable>;
  #wakesAt = 0;

  constructor(game: WheelTable, parts: RoomDeps) {
    this.game = game;
    this.wheel = wheelGameOf(game.maths);
    this.#parts = parts;
    this.#guests = new Guests(game.live.seats);
    this.#outcomes = new Outcomes(game.live, (random) => this.wheel.draw(random), parts.random);
  }

  now(): number {
    return this.#parts.now();
  }

  moment(): Moment {
    return momentAt(this.game.live, this.now());
  }

  /** When it opens, while it is closed. */
  opensAt(): number | null {
    const { phase, endsAt } = this.moment();
    return phase === 'resting' ? endsAt : null;
  }

  /** What came in the round, drawn once its bets are closed; null until then. */
  outcomeOf(round: number): number | null {
    return this.#outcomes.of(round, this.moment());
  }

  /** Whether the ball of the round lies, so that all may know. */
  isTold(round: number): boolean {
    return round <= lastRevealedRound(this.moment());
  }

  past(): readonly number[] {
    return this.#outcomes.told(this.moment());
  }

  results(): readonly Result[] {
    return this.past().map((outcome) => this.wheel.resultOf(outcome));
  }

  seats(): { readonly taken: number; readonly total: number } {
    return this.#guests.seats();
  }

  /**
   * Gives the player a place; who sat here before has it again, with the bets he left. Who plays with play money is
   * nobody in particular: he plays along without a seat. @throws PlayRefusal TableFull
   */
  sit(purse: GameWallet, player: string | null): LiveTable {
    const before = this.#guests.callBack(player);
    const table = new LiveTable(this, { purse, needsSeat: player !== null, wagers: before?.wagers ?? [] });
    this.admit(table);
    this.#guests.remember(player, table);
    return table;
  }

  /** Who has been away for a while needs a seat that is free. @throws PlayRefusal TableFull */
  admit(table: LiveTable): void {
    this.#guests.admit(table);
  }

  /** Somebody looks, or something is laid: from now on the table turns by itself, for as long as that is so. */
  awake(): void {
    const now = this.now();
    const { endsAt } = this.moment();
    if (!this.#guests.isNeeded() || this.#wakesAt === endsAt) return;
    this.#wakesAt = endsAt;
    // Far ahead is an opening: a timer can wait for a month at most, and clocks are set.
    this.#parts.later(Math.min(endsAt - now, MINUTE) + SLACK_MS, () => void this.#turn());
  }

  /** Tells everybody what has changed for all. */
  tellAll(): void {
    this.#guests.tellAll();
  }

  async #turn(): Promise<void> {
    this.#wakesAt = 0;
    // What is won is written down before anybody is told what came.
    await Promise.all(this.#guests.all().map((table) => table.decide()));
    for (const table of this.#guests.all()) void table.pay();
    this.tellAll();
    this.awake();
  }
}
