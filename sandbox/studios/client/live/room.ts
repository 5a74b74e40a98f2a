import { shape } from '../page.ts';

const WIDTH = 1440;
const HEIGHT = 320;
const WINDOWS = [150, 410, 1030, 1290];
const LAMPS = [280, 720, 1160];

const gradient = (id: string, stops: readonly (readonly [at: number, colour: string, opacity: number])[]) =>
  shape(
    'radialGradient',
    { id },
    ...stops.map(([offset, colour, opacity]) =>
      shape('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
    ),
  );

/** An arched window with the evening behind it. */
function arch(x: number): SVGElement {
  const d = `M${x - 82} 330V118a82 82 0 0 1 164 0v212z`;
  return shape(
    'g',
    {},
    shape('path', { d: `M${x - 98} 330V118a98 98 0 0 1 196 0v212z`, class: 'room-frame' }),
    shape('path', { d, class: 'room-sky' }),
    shape('circle', { cx: x + 28, cy: 92, r: 15, class: 'room-moon' }),
    shape('path', { d: `M${x - 82} 262q40-54 82-22t82-26v120h-164z`, class: 'room-hill' }),
    shape('path', { d: `M${x - 82} 298q60-42 164-10v50h-164z`, class: 'room-near' }),
    shape('path', { d: `M${x} 36V330M${x - 82} 118h164M${x - 82} 212h164`, class: 'room-bars' }),
  );
}

const lamp = (x: number): SVGElement =>
  shape(
    'g',
    {},
    shape('ellipse', { cx: x, cy: 96, rx: 250, ry: 190, fill: 'url(#room-glow)' }),
    shape('path', { d: `M${x} 0V44`, class: 'room-cord' }),
    shape('path', { d: `M${x - 46} 84q4-40 46-42 42 2 46 42z`, class: 'room-shade' }),
    shape('ellipse', { cx: x, cy: 84, rx: 46, ry: 8, class: 'room-bulb' }),
  );

/** The room behind a live table: panelled wall, windows and lamps in the colours of the game. */
export const drawRoom = (): SVGElement =>
  shape(
    'svg',
    {
      class: 'room',
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      preserveAspectRatio: 'xMidYMax slice',
      'aria-hidden': 'true',
    },
    gradient('room-glow', [
      [0, '#ffe7b0', 0.55],
      [0.35, '#ffd98a', 0.2],
      [1, '#ffd98a', 0],
    ]),
    shape('rect', { width: WIDTH, height: HEIGHT, class: 'room-wall' }),
    ...Array.from({ length: 13 }, (_, panel) =>
      shape('rect', { x: panel * 120 - 54, y: 232, width: 104, height: 110, rx: 6, class: 'room-panel' }),
    ),
    shape('path', { d: `M0 216H${WIDTH}`, class: 'room-dado' }),
    ...WINDOWS.map(arch),
    ...LAMPS.map(lamp),
  );
