import type { BetKind, RouletteModel } from './model.ts';

/** A bet position on the betting layout. */
export interface Spot {
  /** For an inside bet its numbers joined by `-`; for an outside bet its name. */
  readonly id: string;
  readonly kind: BetKind;
  readonly covers: readonly number[];
  /** Position of an inside bet in half cells, see `Point`; null for outside bets. */
  readonly at: Point | null;
}

/**
 * A point of the number grid in half cells, zero at the left. Odd `down` is the middle of a row (1: row of
 * 3, 5: row of 1), even `along` the middle of a column; other values are borders. `along` 0 is the zero and
 * 1 its border; `down` 6 is the outer border, for streets and six lines.
 */
export interface Point {
  readonly along: number;
  readonly down: number;
}

const columnOf = (number: number): number => Math.ceil(number / 3);
const rowOf = (number: number): number => 2 - ((number - 1) % 3);
const NUMBERS = Array.from({ length: 36 }, (_, index) => index + 1);
export const POCKETS = [0, ...NUMBERS];

/** Numbers whose cells touch the point. A point on the outer border takes the three or six numbers across the table. */
function touching({ along, down }: Point): number[] {
  const numbers = NUMBERS.filter((number) => {
    const beside = Math.abs(columnOf(number) * 2 - along) <= 1;
    return beside && (down === 6 || Math.abs(rowOf(number) * 2 + 1 - down) <= 1);
  });
  return along <= 1 ? [0, ...numbers] : numbers;
}

const KINDS: Readonly<Record<number, BetKind>> = {
  1: 'straight',
  2: 'split',
  3: 'street',
  4: 'corner',
  6: 'sixLine',
};

function insideSpots(): Spot[] {
  const spots: Spot[] = [{ id: '0', kind: 'straight', covers: [0], at: { along: 0, down: 3 } }];
  for (let along = 1; along <= 24; along += 1) {
    for (let down = 1; down <= 6; down += 1) {
      const covers = touching({ along, down });
      const kind = KINDS[covers.length];
      if (kind) spots.push({ id: covers.join('-'), kind, covers, at: { along, down } });
    }
  }
  return spots;
}

const outside = (id: string, kind: BetKind, isCovered: (number: number) => boolean): Spot => ({
  id,
  kind,
  covers: NUMBERS.filter(isCovered),
  at: null,
});

export function spotsOf({ red }: Pick<RouletteModel, 'red'>): ReadonlyMap<string, Spot> {
  const spots = [
    ...insideSpots(),
    ...[1, 2, 3].map((column) =>
      outside(`column${column}`, 'column', (number) => rowOf(number) === 3 - column),
    ),
    ...[1, 2, 3].map((dozen) =>
      outside(`dozen${dozen}`, 'dozen', (number) => Math.ceil(number / 12) === dozen),
    ),
    outside('low', 'even', (number) => number <= 18),
    outside('even', 'even', (number) => number % 2 === 0),
    outside('red', 'even', (number) => red.includes(number)),
    outside('black', 'even', (number) => !red.includes(number)),
    outside('odd', 'even', (number) => number % 2 === 1),
    outside('high', 'even', (number) => number > 18),
  ];
  return new Map(spots.map((spot) => [spot.id, spot]));
}

export type Colour = 'red' | 'black' | 'green';
export const colourOf = ({ red }: Pick<RouletteModel, 'red'>, number: number): Colour =>
  number === 0 ? 'green' : red.includes(number) ? 'red' : 'black';
