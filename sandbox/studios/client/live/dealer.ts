import type { LiveFacts } from '../../live/facts.ts';
import { shape } from '../page.ts';

type Look = LiveFacts['dealer']['look'];

interface Drawn {
  readonly skin: string;
  readonly shade: string;
  readonly hair: string;
  /** SVG paths of the hair behind and in front of the head. */
  readonly behind: string;
  readonly over: string;
}

const LOOKS: Readonly<Record<Look, Drawn>> = {
  bun: {
    skin: '#e9b995',
    shade: '#d09a74',
    hair: '#3a2418',
    behind: 'M80 2a13 13 0 1 1-.1 0zM52 50c0-24 12-34 28-34s28 10 28 34c0 8-3 14-6 18H58c-3-4-6-10-6-18z',
    over: 'M54 50c2-20 14-28 25-29 12 1 25 9 27 29 4-26-8-37-26-37S50 24 54 50z',
  },
  crop: {
    skin: '#9a6645',
    shade: '#7d4f33',
    hair: '#191312',
    behind: '',
    over: 'M53 48c-4-24 9-36 27-36s31 11 27 36c-2-9-5-15-11-19-9 4-22 4-31 0-6 4-10 10-12 19z',
  },
  waves: {
    skin: '#f2cfb3',
    shade: '#dba98a',
    hair: '#a4562c',
    behind: 'M80 8c25 0 35 16 34 40 0 18 8 26 3 40H43c-5-14 3-22 3-40-1-24 9-40 34-40z',
    over: 'M53 52c1-17 13-24 32-28 9 5 19 12 22 28 6-28-6-42-27-42S47 24 53 52z',
  },
};

const path = (d: string, fill: string, name = ''): SVGElement => shape('path', { d, fill, class: name });
const stroke = (d: string, colour: string, width: number, name = ''): SVGElement =>
  shape('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    class: name,
  });

/** A dealer from the hips up, with both hands on the table. */
export function drawDealer(look: Look): SVGElement {
  const { skin, shade, hair, behind, over } = LOOKS[look];
  const svg = shape('svg', { viewBox: '0 0 160 160', 'aria-hidden': 'true' });
  const body = shape('g', { class: 'breath' });
  const eye = (x: number): SVGElement =>
    shape('ellipse', { cx: x, cy: 52, rx: 2.6, ry: 3.2, fill: '#20140d', class: 'eye' });
  const head = shape(
    'g',
    { class: 'head' },
    path(behind, hair),
    path('M70 70h20v20l-10 8-10-8z', shade),
    path('M80 22c16 0 26 11 26 28 0 18-12 31-26 31S54 68 54 50c0-17 10-28 26-28z', skin),
    path('M54 48c-5-1-6 9 0 11zM106 48c5-1 6 9 0 11z', skin),
    path(over, hair),
    stroke('M65 44q5-3.500 10-1M85 43q5-2.500 10 1', hair, 2.4),
    eye(70),
    eye(90),
    stroke('M80 53q-3 8 1 9', shade, 2),
    shape('ellipse', { cx: 63, cy: 62, rx: 5, ry: 3, fill: '#e0695a', opacity: 0.28 }),
    shape('ellipse', { cx: 97, cy: 62, rx: 5, ry: 3, fill: '#e0695a', opacity: 0.28 }),
    stroke('M72 69q8 6 16 0', '#8c3b2c', 2.4, 'mouth'),
  );
  body.append(
    path('M28 160c-2-42 14-60 42-68l10 8 10-8c28 8 44 26 42 68z', '#f4f0e8'),
    path('M40 160c-4-40 8-58 26-66l14 34 14-34c18 8 30 26 26 66z', 'var(--vest, #2a1620)'),
    path('M40 160c-4-40 8-58 26-66l5 13c-13 10-18 28-17 53z', '#ffffff12'),
    path('M66 94l14 12 14-12 3 9-17 12-17-12z', '#fffdf7'),
    path('M80 106l-13-6v14l13-5 13 5v-14z', 'var(--accent)'),
    ...[126, 138, 150].map((cy) => shape('circle', { cx: 80, cy, r: 1.8, fill: '#e8c983' })),
    head,
    armOf('left', 'M40 110c-16 10-22 26-18 44', skin),
    armOf('right', 'M120 110c16 10 22 26 18 44', skin),
  );
  svg.append(body);
  return svg;
}

function armOf(side: 'left' | 'right', d: string, skin: string): SVGElement {
  const x = side === 'left' ? 24 : 136;
  return shape(
    'g',
    { class: `arm ${side}` },
    stroke(d, '#00000030', 22),
    stroke(d, '#f4f0e8', 19),
    shape('ellipse', { cx: x, cy: 154, rx: 11, ry: 7, fill: skin }),
    stroke(`M${x - 9} 147h18`, '#e2dccf', 4),
  );
}
