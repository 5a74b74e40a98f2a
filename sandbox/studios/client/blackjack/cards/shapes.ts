import type { Rank, Suit } from '../../../maths/blackjack/cards.ts';
import { shape } from '../../page.ts';

/** SVG paths of the suits, within -1 to 1 in both directions. */
const SUIT_PATHS: Readonly<Record<Suit, string>> = {
  spade:
    'M0-.95C.35-.5 1-.15 1 .3A.48.48 0 0 1 .12.5C.14.7.22.85.4.95H-.4C-.22.85-.14.7-.12.5A.48.48 0 0 1-1 .3C-1-.15-.35-.5 0-.95Z',
  heart: 'M0 .95C-.35.55-1 .2-1-.35A.52.52 0 0 1 0-.45A.52.52 0 0 1 1-.35C1 .2.35.55 0 .95Z',
  diamond: 'M0-1Q.3-.4.75 0Q.3.4 0 1Q-.3.4-.75 0Q-.3-.4 0-1Z',
  club: 'M-.43-.5a.43.43 0 1 1 .86 0a.43.43 0 1 1-.86 0ZM-.95.18a.43.43 0 1 1 .86 0a.43.43 0 1 1-.86 0ZM.09.18a.43.43 0 1 1 .86 0a.43.43 0 1 1-.86 0ZM0-.3L.2.3H-.2ZM.12.2C.1.6.2.85.42.95H-.42C-.2.85-.1.6-.12.2Z',
};

/** Draws a suit symbol centred at a point; `size` is half its height. `isTurned` draws it upside down. */
export const sign = (
  suit: Suit,
  [x, y]: readonly [number, number],
  size: number,
  isTurned = false,
): SVGElement =>
  shape('path', {
    d: SUIT_PATHS[suit],
    transform: `translate(${x} ${y}) scale(${isTurned ? -size : size})`,
  });

type Position = readonly [x: number, y: number];
const CORNERS: readonly Position[] = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
];
const SIDES: readonly Position[] = [
  [-1, 0],
  [1, 0],
];
const FOUR: readonly Position[] = [-1, 1].flatMap((x) => [-1, -1 / 3, 1 / 3, 1].map((y): Position => [x, y]));
const UPPER: Position = [0, -0.5];
const LOWER: Position = [0, 0.5];
const MIDDLE: Position = [0, 0];

/** Positions of the suit symbols of a number card, within -1 to 1 in both directions. */
export const POSITIONS: Readonly<Partial<Record<Rank, readonly Position[]>>> = {
  2: [
    [0, -1],
    [0, 1],
  ],
  3: [[0, -1], MIDDLE, [0, 1]],
  4: CORNERS,
  5: [...CORNERS, MIDDLE],
  6: [...CORNERS, ...SIDES],
  7: [...CORNERS, ...SIDES, UPPER],
  8: [...CORNERS, ...SIDES, UPPER, LOWER],
  9: [...FOUR, MIDDLE],
  10: [...FOUR, [0, -2 / 3], [0, 2 / 3]],
};
