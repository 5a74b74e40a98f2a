import type { Suit } from '../../../maths/blackjack/cards.ts';
import { shape } from '../../page.ts';
import { sign } from './shapes.ts';

export type CourtRank = 'J' | 'Q' | 'K';

const GOLD = '#e0a92e';
const SKIN = '#f1d3b0';
const LINE = '#1c1a22';
const ROBES: Readonly<Record<Suit, readonly [robe: string, lining: string, hair: string]>> = {
  spade: ['#23345e', '#c8323c', '#3a2a20'],
  heart: ['#b8243a', '#23345e', '#c98a3a'],
  diamond: ['#c8642a', '#2b5d56', '#8a4a24'],
  club: ['#2b5d56', '#b8243a', '#2c2430'],
};

/** SVG paths of the headwear of king, queen and jack. */
const HEADS: Readonly<Record<CourtRank, string>> = {
  K: 'M36 34L33.5 19.5L41.5 26.5L50 17.5L58.5 26.5L66.5 19.5L64 34Q50 30 36 34Z',
  Q: 'M38 33Q34 26 35 22Q41 22 43 26Q46 19.5 50 18Q54 19.5 57 26Q59 22 65 22Q66 26 62 33Q50 29 38 33Z',
  J: 'M37 34Q35 24 44 21Q58 17 64 27L63 34Q50 30 37 34Z',
};

/** The upper half of a court card, 48 wide and 50 high; the lower half is the same shape rotated. */
function half(rank: CourtRank, suit: Suit): SVGElement {
  const [robe, lining, hair] = ROBES[suit];
  const line = { stroke: LINE, 'stroke-width': 1, 'stroke-linejoin': 'round' };
  const long =
    rank === 'J'
      ? 'M39 34V50Q43 54 44 46V36ZM61 34V50Q57 54 56 46V36Z'
      : 'M38 34Q33 47 38 56H62Q67 47 62 34Z';
  return shape(
    'g',
    {},
    shape('path', { d: long, fill: hair, ...line }),
    shape('path', { d: 'M26 70Q28 54 42 52L50 57L58 52Q72 54 74 70Z', fill: robe, ...line }),
    shape('path', { d: 'M42 52L50 70L58 52L54 50H46Z', fill: lining, ...line }),
    shape('path', { d: 'M45 51L50 62L55 51Z', fill: '#fdf8ec', ...line }),
    ...[31, 36, 64, 69].map((x) => shape('circle', { cx: x, cy: 65, r: 1.6, fill: GOLD })),
    shape('path', { d: 'M41 35Q41 52 50 53Q59 52 59 35Q50 31 41 35Z', fill: SKIN, ...line }),
    ...(rank === 'K'
      ? [shape('path', { d: 'M42 43Q43 55 50 57Q57 55 58 43Q54 48 50 46Q46 48 42 43Z', fill: hair, ...line })]
      : []),
    shape('path', { d: 'M44.5 39.5h3M52.5 39.5h3', ...line, 'stroke-width': 1.6 }),
    shape('path', {
      d: rank === 'K' ? 'M48 49.5h4' : 'M47.5 47.5Q50 49.5 52.5 47.5',
      fill: 'none',
      ...line,
      stroke: '#a02c34',
    }),
    shape('path', { d: HEADS[rank], fill: rank === 'J' ? lining : GOLD, ...line }),
    ...(rank === 'J'
      ? [shape('path', { d: 'M60 28Q70 20 69 11Q61 14 58 24Z', fill: '#fdf8ec', ...line })]
      : []),
    ...(rank === 'Q'
      ? [35, 50, 65].map((x) => shape('circle', { cx: x, cy: x === 50 ? 18 : 21.5, r: 1.8, fill: lining }))
      : []),
  );
}

export function court(rank: CourtRank, suit: Suit): SVGElement {
  const upper = half(rank, suit);
  const lower = shape('g', { transform: 'rotate(180 50 70)' }, upper.cloneNode(true));
  return shape(
    'g',
    {},
    shape('rect', { x: 26, y: 9, width: 48, height: 122, rx: 3, fill: '#f6ecd6' }),
    upper,
    lower,
    shape('rect', {
      x: 26,
      y: 9,
      width: 48,
      height: 122,
      rx: 3,
      fill: 'none',
      stroke: GOLD,
      'stroke-width': 1.5,
    }),
    shape('g', { class: 'ink' }, sign(suit, [32, 17], 4.5), sign(suit, [68, 123], 4.5, true)),
  );
}
