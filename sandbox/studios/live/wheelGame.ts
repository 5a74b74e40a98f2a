import type { Money } from '@foyer/domain/money.ts';
import { drawField, returnedAt, stallsOf } from '../maths/fortune/fortune.ts';
import type { Maths } from '../maths/maths.ts';
import { drawNumber, returned } from '../maths/roulette/roulette.ts';
import { colourOf, spotsOf } from '../maths/roulette/spots.ts';
import type { Random } from '../maths/window.ts';
import { createReadBets, wonBy, type LaidBet } from '../play/roulette/laidBets.ts';
import type { Chips } from '../play/stakes.ts';

/** A bet as it lies: its place by name, and what it brings when a number comes. */
export type Bet = LaidBet<{ readonly id: string }>;
export type ReadBets = (asked: unknown) => readonly Bet[];

/** What came, for those who are told of it: a number and its colour, or what a field pays. */
export interface Result {
  readonly text: string;
  readonly colour: 'red' | 'black' | 'green' | null;
}

/** A game of one wheel, on which many bet. What came is its pocket or field. */
export interface WheelGame {
  draw(random: Random): number;
  /** @throws PlayRefusal BadRequest, BadStake, from what it answers */
  readBets(chips: Chips): ReadBets;
  /** Stakes come back with what they won. */
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
