import { el } from './elements.ts';
import { n } from './geometry.ts';

/** Offset, colour, opacity. */
type Stop = readonly [offset: number, colour: string, opacity: number];

/** The `<defs>` of one picture. Each is answered by how it is referred to. */
export interface Definitions {
  markup(): string;
  /** From top to bottom of whatever it fills. */
  linear(stops: readonly Stop[]): string;
  /** Between two points of the picture. */
  linearAbs(stops: readonly Stop[], x1: number, y1: number, x2: number, y2: number): string;
  radial(stops: readonly Stop[], cx: number, cy: number, r: number): string;
  clip(inner: string): string;
  /** A drawing for `use`; answers its id. */
  symbol(inner: string): string;
}

/** Ids begin with `prefix`, so that two pictures can stand in one document. */
export function definitions(prefix: string): Definitions {
  let markup = '';
  let count = 0;
  const define = (name: string, attributes: Record<string, string | number>, inner: string): string => {
    const id = `${prefix}${(count++).toString(36)}`;
    markup += el(name, { id, ...attributes }, inner);
    return id;
  };
  const painted = (name: string, attributes: Record<string, string | number>, inner: string) =>
    `url(#${define(name, attributes, inner)})`;
  const absolute = { gradientUnits: 'userSpaceOnUse' };
  return {
    markup: () => markup,
    linear: (stops) => painted('linearGradient', { x1: 0, y1: 0, x2: 0, y2: 1 }, stopMarkup(stops)),
    linearAbs: (stops, x1, y1, x2, y2) =>
      painted(
        'linearGradient',
        { x1: n(x1), y1: n(y1), x2: n(x2), y2: n(y2), ...absolute },
        stopMarkup(stops),
      ),
    radial: (stops, cx, cy, r) =>
      painted('radialGradient', { cx: n(cx), cy: n(cy), r: n(r), ...absolute }, stopMarkup(stops)),
    clip: (inner) => painted('clipPath', {}, inner),
    symbol: (inner) => define('g', {}, inner),
  };
}

const stopMarkup = (stops: readonly Stop[]): string =>
  stops
    .map(([offset, colour, opacity]) => el('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }))
    .join('');
