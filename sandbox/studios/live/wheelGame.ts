import type { Money } from '@foyer/domain/money.ts';
import { drawField, returnedAt, stallsOf } from '../maths/fortune/fortune.ts';
import type { Maths } from '../maths/maths.ts';
import { drawNumber, returned } from '../maths/roulette/roulette.ts';
import { colourOf, spotsOf } from '../maths/roulette/spots.ts';
import type { Random } from '../maths/window.ts';
import { createReadBets, wonBy, type LaidBet } from '../play/roulette/laidBets.ts';
import type { Chips } from '../play/stakes.ts';

/** A bet with the position that it is placed on. */
export type Bet = LaidBet<{ readonly id: string }>;
export type ReadBets = (request: unknown) => readonly Bet[];

/** A result for display: a number and its colour, or what a segment pays. */
export interface Result {
  readonly text: string;
  readonly colour: 'red' | 'black' | 'green' | null;
}

/** Rules of a live game with one wheel. The outcome is the index of a pocket or segment. */
export interface WheelGame {
  draw(random: Random): number;
  /** Returns a parser for bets, which throws PlayRefusal BadRequest or BadStake. */
  readBets(chips: Chips): ReadBets;
  /** Total return of the bets, including the stakes of winning bets. */
  wonBy(bets: readonly Bet[], outcome: number, currency: Money['currency']): Money;
  resultOf(outcome: number): Result;
}

export function wheelGameOf(maths: Maths): WheelGame {
  if (maths.kind === 'roulette') {
    const { model } = maths;
    return wheelGame(spotsOf(model), {
      draw: (random) => drawNumber(model, random),
      returned: (spot, number) => returned(model, spot, number),
      resultOf: (number) => ({ text: String(number), colour: colourOf(model, number) }),
    });
  }
  if (maths.kind === 'fortune') {
    const { model } = maths;
    return wheelGame(stallsOf(model), {
      draw: (random) => drawField(model, random),
      returned: (stall, field) => returnedAt(model, stall, field),
      resultOf: (field) => ({ text: paysText(model.wheel[field] ?? 0), colour: null }),
    });
  }
  throw new Error(`no live table plays ${maths.kind}`);
}

const paysText = (pays: number): string => (pays === 0 ? '0' : `${pays}:1`);

interface Rules<Spot> extends Pick<WheelGame, 'draw' | 'resultOf'> {
  returned(spot: Spot, outcome: number): number;
}

function wheelGame<Spot extends { readonly id: string }>(
  spots: ReadonlyMap<string, Spot>,
  { draw, resultOf, returned: returnedOn }: Rules<Spot>,
): WheelGame {
  return {
    draw,
    resultOf,
    readBets: (chips) => createReadBets(spots, chips),
    wonBy: (bets, outcome, currency) =>
      wonBy(
        bets,
        ({ id }) => {
          const spot = spots.get(id);
          return spot ? returnedOn(spot, outcome) : 0;
        },
        currency,
      ),
  };
}
