import type { Random } from '../maths/window.ts';
import { isRoundPlayed, lastDrawn, lastRevealedRound, type Moment, type Timing } from './schedule.ts';

/** So many are told. */
const KEPT = 12;

interface Drawn {
  readonly round: number;
  readonly outcome: number;
}

/**
 * What came at a table. A round's number is drawn when somebody asks for it, and never before its bets are closed:
 * a table at which nobody sits draws nothing until somebody looks what has come there.
 */
export class Outcomes {
  readonly #timing: Timing;
  readonly #draw: () => number;
  /** The latest first. */
  #drawn: readonly Drawn[] = [];

  constructor(timing: Timing, draw: (random: Random) => number, random: Random) {
    this.#timing = timing;
    this.#draw = () => draw(random);
  }

  /** What came in the round; null while nobody may know. */
  of(round: number, moment: Moment): number | null {
    this.#catchUp(moment);
    return this.#drawn.find((drawn) => drawn.round === round)?.outcome ?? null;
  }

  /** The last that came to lie, the latest first. */
  told(moment: Moment): readonly number[] {
    this.#catchUp(moment);
    const upTo = lastRevealedRound(moment);
    const told = this.#drawn.filter(({ round }) => round <= upTo);
    return told.slice(0, KEPT).map(({ outcome }) => outcome);
  }

  #catchUp(moment: Moment): void {
    const known = this.#drawn[0]?.round ?? Number.NEGATIVE_INFINITY;
    const missing: Drawn[] = [];
    // One more than are told: the number of the present round may be drawn and not told yet.
    for (let round = lastDrawn(moment); round > known && missing.length <= KEPT; round -= 1)
      if (isRoundPlayed(this.#timing, round)) missing.push({ round, outcome: this.#draw() });
    if (missing.length > 0) this.#drawn = [...missing, ...this.#drawn].slice(0, KEPT + 1);
  }
}
