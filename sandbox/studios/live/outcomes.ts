import type { Random } from '../maths/window.ts';
import { isRoundPlayed, lastDrawn, lastRevealedRound, type Moment, type Timing } from './schedule.ts';

/** Number of past results that players see, singly and counted. */
const HISTORY_LENGTH = 100;

interface Drawn {
  readonly round: number;
  readonly outcome: number;
}

/** Results of a table. A number is drawn when it is first requested, never before its betting has closed. */
export class Outcomes {
  readonly #timing: Timing;
  readonly #draw: () => number;
  /** Newest first. */
  #drawn: readonly Drawn[] = [];

  constructor(timing: Timing, draw: (random: Random) => number, random: Random) {
    this.#timing = timing;
    this.#draw = () => draw(random);
  }

  /** The result of a round; null before it is drawn. */
  of(round: number, moment: Moment): number | null {
    this.#catchUp(moment);
    return this.#drawn.find((drawn) => drawn.round === round)?.outcome ?? null;
  }

  /** The latest public results, newest first. */
  revealed(moment: Moment): readonly number[] {
    this.#catchUp(moment);
    const upTo = lastRevealedRound(moment);
    const revealed = this.#drawn.filter(({ round }) => round <= upTo);
    return revealed.slice(0, HISTORY_LENGTH).map(({ outcome }) => outcome);
  }

  #catchUp(moment: Moment): void {
    const known = this.#drawn[0]?.round ?? Number.NEGATIVE_INFINITY;
    const missing: Drawn[] = [];
    // One more than is shown, because the number of the current round may be drawn but not yet public.
    for (let round = lastDrawn(moment); round > known && missing.length <= HISTORY_LENGTH; round -= 1)
      if (isRoundPlayed(this.#timing, round)) missing.push({ round, outcome: this.#draw() });
    if (missing.length > 0) this.#drawn = [...missing, ...this.#drawn].slice(0, HISTORY_LENGTH + 1);
  }
}
