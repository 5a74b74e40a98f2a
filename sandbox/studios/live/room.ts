import { MINUTE } from '@foyer/domain/duration.ts';
import type { WheelTable } from '../games.ts';
import type { GameWallet } from '../play/gameWallet.ts';
import type { TableDeps } from '../play/table.ts';
import { Guests } from './guests.ts';
import { countBets, type OtherBet } from './otherBets.ts';
import { LiveTable, type LiveTableRoom } from './liveTable.ts';
import { Outcomes } from './outcomes.ts';
import { lastRevealedRound, momentAt, type Moment } from './schedule.ts';
import { wheelGameOf, type Result, type WheelGame } from './wheelGame.ts';

export interface RoomDeps extends Pick<TableDeps, 'random' | 'now' | 'later'> {
  readonly log: (line: string) => void;
}

const LOBBY_RESULTS = 12;
/** Timers may fire slightly early. */
const SLACK_MS = 5;

/** A live table with a wheel. No timer runs while nobody is connected and no bet is open. */
export class Room implements LiveTableRoom {
  readonly game: WheelTable;
  readonly wheel: WheelGame;
  readonly #deps: RoomDeps;
  readonly #outcomes: Outcomes;
  readonly #guests: Guests<LiveTable>;
  #wakesAt = 0;

  constructor(game: WheelTable, deps: RoomDeps) {
    this.game = game;
    this.wheel = wheelGameOf(game.maths);
    this.#deps = deps;
    this.#guests = new Guests(game.live.seats);
    this.#outcomes = new Outcomes(game.live, (random) => this.wheel.draw(random), deps.random);
  }

  now(): number {
    return this.#deps.now();
  }

  moment(): Moment {
    return momentAt(this.game.live, this.now());
  }

  /** Time of opening; null while the table is open. */
  opensAt(): number | null {
    const { phase, endsAt } = this.moment();
    return phase === 'resting' ? endsAt : null;
  }

  outcomeOf(round: number): number | null {
    return this.#outcomes.of(round, this.moment());
  }

  isPublic(round: number): boolean {
    return round <= lastRevealedRound(this.moment());
  }

  past(): readonly number[] {
    return this.#outcomes.revealed(this.moment());
  }

  /** The latest results, for the lobby. */
  results(): readonly Result[] {
    return this.past()
      .slice(0, LOBBY_RESULTS)
      .map((outcome) => this.wheel.resultOf(outcome));
  }

  seats(): { readonly taken: number; readonly total: number } {
    return this.#guests.seats();
  }

  otherBets(table: LiveTable): readonly OtherBet[] {
    const { round } = this.moment();
    const others = this.#guests.sitting().filter((other) => other !== table);
    return countBets(others.map((other) => other.betsIn(round)));
  }

  /** Gives the player a seat; a returning player gets their bets back. Throws PlayRefusal TableFull. */
  sit(wallet: GameWallet, player: string | null): LiveTable {
    const before = this.#guests.endPrevious(player);
    const table = new LiveTable(this, { wallet, needsSeat: player !== null, wagers: before?.wagers ?? [] });
    this.admit(table);
    this.#guests.remember(player, table);
    return table;
  }

  admit(table: LiveTable): void {
    this.#guests.admit(table);
  }

  /** Schedules the next phase change, as long as a player is connected or has an open bet. */
  scheduleNext(): void {
    const now = this.now();
    const { endsAt } = this.moment();
    if (!this.#guests.isNeeded() || this.#wakesAt === endsAt) return;
    this.#wakesAt = endsAt;
    // Sleeps at most a minute: the opening may be further away than the longest timer, and the system clock may
    // be changed.
    this.#deps.later(Math.min(endsAt - now, MINUTE) + SLACK_MS, () => this.#onPhaseEnd());
  }

  log(line: string): void {
    this.#deps.log(line);
  }

  notifyPlayers(): void {
    this.#guests.notifyAll();
    this.scheduleNext();
  }

  /** The table goes on whatever the journal does; a win that is not written or paid is tried again in each phase. */
  #onPhaseEnd(): void {
    this.#wakesAt = 0;
    for (const table of this.#guests.all()) void table.settle();
    this.notifyPlayers();
  }
}
