import type { BetKind, RouletteModel } from './model.ts';

/** A place on the cloth where chips may lie. */
export interface Spot {
  /** The numbers of an inside bet joined by `-`; an outside bet by its name. */
  readonly id: string;
  readonly kind: BetKind;
  readonly covers: readonly number[];
  /** Where an inside bet lies, in half cells: see `Point`. Null for outside bets. */
  readonly at: Point | null;
}

/**
 * A place among the numbers, in half cells of a cloth that lies with zero at the left. Odd `down` is a row's middle
 * (1 the row of 3, 5 the row of 1), even `along` a column's; the others are borders. `along` 0 is zero itself, 1 its
 * border; `down` 6 is the outer border, where streets and six lines are laid.
 */
export interface Point {
  readonly along: number;
  readonly down: number;
}

const columnOf = (number: number): number => Math.ceil(number / 3);
const rowOf = (number: number): number => 2 - ((number - 1) % 3);
const NUMBERS = Array.from({ length: 36 }, (_, index) => index + 1);
export const POCKETS = [0, ...NUMBERS];

/** Numbers whose cells touch the point; on the outer border the whole column. */
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

/** Every bet there is, by its id. */
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
