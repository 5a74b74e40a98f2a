import { n, type Point } from './geometry.ts';

// The SVG vocabulary of the posters: short names, because a picture is hundreds of them.
export type Attributes = Record<string, string | number | boolean | null | undefined>;

const at = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) =>
      value === undefined || value === null || value === false ? '' : ` ${name}="${value}"`,
    )
    .join('');

export const el = (name: string, attributes: Attributes, inner?: string): string =>
  inner === undefined ? `<${name}${at(attributes)}/>` : `<${name}${at(attributes)}>${inner}</${name}>`;

export const path = (d: string, fill?: string, o: Attributes = {}): string =>
  el('path', { d, fill: fill ?? 'none', ...o });

export const line = (d: string, stroke: string, width: number, o: Attributes = {}): string =>
  el('path', { d, fill: 'none', stroke, 'stroke-width': n(width), ...o });

export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string | undefined,
  o: Attributes = {},
): string => el('rect', { x: n(x), y: n(y), width: n(w), height: n(h), fill, ...o });

export const circle = (
  cx: number,
  cy: number,
  r: number,
  fill: string | undefined,
  o: Attributes = {},
): string => el('circle', { cx: n(cx), cy: n(cy), r: n(r), fill, ...o });

export const ring = (
  cx: number,
  cy: number,
  r: number,
  stroke: string | undefined,
  width: number,
  o: Attributes = {},
): string =>
  el('circle', { cx: n(cx), cy: n(cy), r: n(r), fill: 'none', stroke, 'stroke-width': n(width), ...o });

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string | undefined,
  o: Attributes = {},
): string => el('ellipse', { cx: n(cx), cy: n(cy), rx: n(rx), ry: n(ry), fill, ...o });

export const polyD = (points: readonly Point[], isClosed = true): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}${isClosed ? 'Z' : ''}`;

export const poly = (points: readonly Point[], fill: string | undefined, o: Attributes = {}): string =>
  path(polyD(points), fill, o);

export const g = (inner: string, o: Attributes = {}): string => el('g', o, inner);

/** A drawing and its reflection in the vertical through `cx`. */
export const mirror = (cx: number, inner: string): string =>
  inner + g(inner, { transform: `translate(${n(2 * cx)} 0) scale(-1 1)` });

const transform = (x: number, y: number, scale: number, rotation: number): string =>
  `translate(${n(x)} ${n(y)})${rotation ? ` rotate(${n(rotation)})` : ''}${scale !== 1 ? ` scale(${+scale.toFixed(4)})` : ''}`;

/** Puts a drawing made in unit space where it stands in the picture. */
export const place = (
  inner: string,
  x: number,
  y: number,
  scale = 1,
  rotation = 0,
  o: Attributes = {},
): string => g(inner, { transform: transform(x, y, scale, rotation), ...o });

/** The same for a drawing kept among the definitions. */
export const use = (id: string, x: number, y: number, scale = 1, rotation = 0): string =>
  el('use', { href: `#${id}`, transform: transform(x, y, scale, rotation) });

export type Disc = readonly [x: number, y: number, r: number];

/** Many discs as one path. */
export const dotsD = (discs: readonly Disc[]): string =>
  discs
    .map(
      ([x, y, r]) =>
        `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`,
    )
    .join('');
