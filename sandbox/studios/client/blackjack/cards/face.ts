import { rankOf, suitOf, type Card } from '../../../maths/blackjack/cards.ts';
import { court } from './court.ts';
import { shape } from '../../page.ts';
import { POSITIONS, sign } from './shapes.ts';

const VIEW = '0 0 100 140';
/** Distance from the centre to the outermost suit symbols of a number card. */
const ACROSS = 19;
const DOWN = 46;

export function drawFace(card: Card): SVGElement {
  const [rank, suit] = [rankOf(card), suitOf(card)];
  const corner = shape(
    'g',
    { class: 'ink' },
    shape('text', { x: 13, y: 26, class: rank === '10' ? 'index narrow' : 'index' }, rank),
    sign(suit, [13, 39], 8),
  );
  const turned = shape('g', { transform: 'rotate(180 50 70)' }, corner.cloneNode(true));
  const colour = suit === 'heart' || suit === 'diamond' ? 'red' : 'black';
  return shape(
    'svg',
    { viewBox: VIEW, class: `drawn ${colour}`, 'aria-hidden': 'true' },
    middle(card),
    corner,
    turned,
  );
}

function middle(card: Card): SVGElement {
  const [rank, suit] = [rankOf(card), suitOf(card)];
  if (rank === 'J' || rank === 'Q' || rank === 'K') return court(rank, suit);
  const positions = POSITIONS[rank];
  if (!positions) return shape('g', { class: 'ink' }, sign(suit, [50, 70], 25));
  return shape(
    'g',
    { class: 'ink' },
    ...positions.map(([x, y]) => sign(suit, [50 + x * ACROSS, 70 + y * DOWN], 9.5, y > 0)),
  );
}

export function drawBack(): SVGElement {
  const lines = Array.from({ length: 12 }, (_, index) => index * 20 - 60);
  const lattice = lines.map((x) => `M${x} 0l140 140M${x + 60} 0l-140 140`).join('');
  return shape(
    'svg',
    { viewBox: VIEW, class: 'drawn', 'aria-hidden': 'true' },
    shape('rect', { x: 6, y: 6, width: 88, height: 128, rx: 6, class: 'back-ground' }),
    shape(
      'svg',
      { x: 10, y: 10, width: 80, height: 120, viewBox: '10 10 80 120' },
      shape('path', { d: lattice, class: 'back-lattice' }),
    ),
    shape('rect', { x: 10, y: 10, width: 80, height: 120, rx: 4, class: 'back-frame' }),
    shape('circle', { cx: 50, cy: 70, r: 17, class: 'back-medal' }),
    shape('g', { class: 'back-sign' }, sign('spade', [50, 70], 10)),
  );
}
