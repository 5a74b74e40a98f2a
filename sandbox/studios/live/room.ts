import { MINUTE } from '@foyer/vocabulary/duration.ts';
import type { LiveGame } from '../games.ts';
import type { Purse } from '../play/purse.ts';
import { PlayRefusal } from '../play/refusal.ts';
import type { TableParts } from '../play/table.ts';
import { LiveTable } from './liveTable.ts';
import { Outcomes } from './outcomes.ts';
import { lastTold, momentAt, type Moment } from './schedule.ts';
import { wheelGameOf, type Result, type WheelGame } from './wheelGame.ts';

export type RoomParts = Pick<TableParts, 'random' | 'now' | 'later'>;

/** Whose last bets are remembered, for when they return. */
const REMEMBERED = 1000;
/** A timer may come a moment early. */
const SLACK_MS = 5;

/** One table and all who sit at it: they share its rounds. Nothing runs here while nobody looks and nothing is laid. */
export class Room {
  readonly game: LiveGame;
  readonly wheel: WheelGame;
  readonly #parts: RoomParts;
  readonly #outcomes: Outcomes;
  readonly #present = new Set<LiveTable>();
  readonly #byPlayer = new Map<string, LiveTable>();
  #wakesAt = 0;

  constructor(game: LiveGame, parts: RoomParts) {
    this.game = game;
    this.wheel = wheelGameOf(game.maths);
    this.#parts = parts;
    this.#outcomes = new Outcomes(game.live, (random) => this.wheel.draw(random), parts.random);
  }

  now(): number {
    return this.#parts.now();
  }

  moment(): Moment {
    return momentAt(this.game.live, this.now());
  }

  /** What came in the round, drawn once its bets are closed; null until then. */
  outcomeOf(round: number): number | null {
    return this.#outcomes.of(round, this.moment());
  }

  /** Whether the ball of the round lies, so that all may know. */
  isTold(round: number): boolean {
    return round <= lastTold(this.moment());
  }

  past(): readonly number[] {
    return this.#outcomes.told(this.moment());
  }

  results(): readonly Result[] {
    return this.past().map((outcome) => this.wheel.resultOf(outcome));
  }

  seats(): { readonly taken: number; readonly total: number } {
    return { taken: this.#sitting().length, total: this.game.live.seats };
  }

  /**
   * Gives the player a place; who sat here before has it again, with the bets he left. Who plays with play money is
   * nobody in particular: he plays along without a seat. @throws PlayRefusal TableFull
   */
  sit(purse: Purse, player: string | null): LiveTable {
    const before = player === null ? undefined : this.#byPlayer.get(player);
    if (before) this.#dismiss(before);
    const table = new LiveTable(this, { purse, needsSeat: player !== null, wagers: before?.wagers ?? [] });
    this.admit(table);
    if (player !== null) this.#remember(player, table);
    return table;
  }

  /** Who has been away for a while needs a seat that is free. @throws PlayRefusal TableFull */
  admit(table: LiveTable): void {
    if (this.#present.has(table)) return;
    if (table.needsSeat && this.#sitting().length >= this.game.live.seats) throw new PlayRefusal('TableFull');
    this.#present.add(table);
  }

  /** Somebody looks, or something is laid: from now on the table turns by itself, for as long as that is so. */
  awake(): void {
    const now = this.now();
    const { endsAt } = this.moment();
    const isNeeded = [...this.#present].some((table) => table.isWatched || table.hasOpenWagers);
    if (!isNeeded || this.#wakesAt === endsAt) return;
    this.#wakesAt = endsAt;
    // Far ahead is an opening: a timer can wait for a month at most, and clocks are set.
    this.#parts.later(Math.min(endsAt - now, MINUTE) + SLACK_MS, () => void this.#turn());
  }

  /** Tells everybody what has changed for all. */
  tellAll(): void {
    for (const table of this.#present) table.tell();
  }

  async #turn(): Promise<void> {
    this.#wakesAt = 0;
    // What is won is written down before anybody is told what came.
    await Promise.all([...this.#present].map((table) => table.decide()));
    for (const table of this.#present) void table.pay();
    this.tellAll();
    this.awake();
  }

  #sitting(): LiveTable[] {
    for (const table of this.#present) if (!table.isHere) this.#present.delete(table);
    return [...this.#present].filter(({ needsSeat }) => needsSeat);
  }

  #dismiss(table: LiveTable): void {
    this.#present.delete(table);
    table.end();
  }

  #remember(player: string, table: LiveTable): void {
    this.#byPlayer.delete(player);
    this.#byPlayer.set(player, table);
    const [oldest] = this.#byPlayer.keys();
    if (this.#byPlayer.size > REMEMBERED && oldest !== undefined) this.#byPlayer.delete(oldest);
  }
}
