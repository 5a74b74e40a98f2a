import type { LiveFacts } from '../../live/facts.ts';
import { shape } from '../page.ts';

type Look = LiveFacts['dealer']['look'];

interface Drawn {
  readonly skin: string;
  readonly hair: string;
  /** SVG paths of the hair behind and in front of the head. */
  readonly behind: string;
  readonly over: string;
}

const LOOKS: Readonly<Record<Look, Drawn>> = {
  bun: {
    skin: '#e9b995',
    hair: '#3a2418',
    behind: 'M60 8a11 11 0 1 1-.1 0zM34 42c0-19 10-28 26-28s26 9 26 28v12H34z',
    over: 'M36 44c4-14 16-19 25-20 9 1 20 6 23 20 3-24-8-31-24-31S33 20 36 44z',
  },
  crop: {
    skin: '#9a6645',
    hair: '#191312',
    behind: '',
    over: 'M37 42c-4-20 8-30 24-30s27 9 22 30c-2-9-5-14-10-17-8 3-19 3-27 0-4 3-7 8-9 17z',
  },
  waves: {
    skin: '#f2cfb3',
    hair: '#a4562c',
    behind: 'M60 10c20 0 29 14 28 34 0 16 7 22 3 36H29c-4-14 3-20 3-36-1-20 8-34 28-34z',
    over: 'M36 46c1-14 12-20 28-24 8 4 17 10 20 24 4-22-6-35-24-35S31 24 36 46z',
  },
};

const path = (d: string, fill: string, name = ''): SVGElement => shape('path', { d, fill, class: name });

export function drawDealer(look: Look): SVGElement {
  const { skin, hair, behind, over } = LOOKS[look];
  const svg = shape('svg', { viewBox: '0 0 120 120', 'aria-hidden': 'true' });
  const body = shape('g', { class: 'breath' });
  const head = shape('g', { class: 'head' });
  head.append(
    path(behind, hair),
    path('M52 58h16v18H52z', skin),
    path('M60 22c13 0 21 9 21 22 0 14-9 24-21 24s-21-10-21-24c0-13 8-22 21-22z', skin),
    path(over, hair),
    shape('ellipse', { cx: '52', cy: '45', rx: '2.2', ry: '2.8', fill: '#20140d', class: 'eye' }),
    shape('ellipse', { cx: '68', cy: '45', rx: '2.2', ry: '2.8', fill: '#20140d', class: 'eye' }),
    shape('path', {
      d: 'M53 56q7 5 14 0',
      fill: 'none',
      stroke: '#8c3b2c',
      'stroke-width': '2',
      'stroke-linecap': 'round',
      class: 'mouth',
    }),
  );
  body.append(
    path('M18 120c0-30 14-44 34-48l8 6 8-6c20 4 34 18 34 48z', '#f4f0e8'),
    path('M22 120c0-26 10-40 24-46l14 30 14-30c14 6 24 20 24 46z', 'var(--vest, #2a1620)'),
    path('M60 80l-9-5v12l9-4 9 4V75z', 'var(--accent)'),
    head,
    armOf('left', 'M22 92c-8 8-10 18-8 28', skin),
    armOf('right', 'M98 92c8 8 10 18 8 28', skin),
  );
  svg.append(body);
  return svg;
}

function armOf(side: 'left' | 'right', d: string, skin: string): SVGElement {
  const arm = shape('g', { class: `arm ${side}` });
  const sleeve = { d, fill: 'none', stroke: '#f4f0e8', 'stroke-width': '15', 'stroke-linecap': 'round' };
  const x = side === 'left' ? '15' : '105';
  arm.append(shape('path', sleeve), shape('circle', { cx: x, cy: '116', r: '8', fill: skin }));
  return arm;
}
