import type { Band } from './plan.ts';
import { el, line, n, path, rect, type Box } from './svg.ts';

/** Draws the background of a title, with a decorated inner edge. */
export function drawBand({ fill, shape, edge }: Band, [x, y, w, h]: Box, layout: string): string {
  // Edges are drawn as upper edges; a background beside the scene has a vertical edge.
  const isSide = layout === 'side';
  const [length, depth] = isSide ? [h, w] : [w, h];
  const drawn =
    shape === 'flat'
      ? rect([0, 0, length, depth], fill) + (edge ? rect([0, -6, length, 6], edge) : '')
      : path(`${CONTOURS[shape](length)}V${depth}H0Z`, fill);
  const transform = isSide
    ? `translate(${x + w} ${y}) rotate(90)`
    : layout === 'top'
      ? `translate(${x} ${y + h}) scale(1 -1)`
      : `translate(${x} ${y})`;
  return el('g', { transform }, drawn);
}

const CONTOURS: Readonly<Record<Exclude<Band['shape'], 'flat'>, (length: number) => string>> = {
  arch: (length) => `M0 34Q${length / 2} -34 ${length} 34`,
  slope: (length) => `M0 30L${length} -30`,
  tab: (length) => `M0 8${repeat(20, (i) => `L${n((i + 1) * (length / 20))} ${i % 2 ? 8 : -8}`)}`,
  wave: (length) => `M0 0${repeat(6, (i) => `q${n(length / 12)} ${i % 2 ? -26 : 26} ${n(length / 6)} 0`)}`,
};

const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

interface Frame {
  size: readonly [width: number, height: number];
  ink: string;
  colour: string;
}

/** Borders around the whole picture. */
export const FRAMES = {
  /** Light bulbs on a dark border. */
  marquee({ size: [width, height], ink }: Frame): string {
    const border = `M18 18H${width - 18}V${height - 18}H18Z`;
    const bulbs = { d: border, fill: 'none', 'stroke-linecap': 'round', 'stroke-dasharray': '0 26' };
    return (
      el('path', { d: border, fill: 'none', stroke: ink, 'stroke-width': 36, 'stroke-linejoin': 'miter' }) +
      el('path', { ...bulbs, stroke: '#f0b93a', 'stroke-width': 16 }) +
      el('path', { ...bulbs, stroke: '#fff3c9', 'stroke-width': 8 })
    );
  },
  /** Two thin lines with notched corners. */
  rule({ size: [width, height], colour }: Frame): string {
    const notched = (inset: number) => {
      const [w, h, k] = [width - 2 * inset, height - 2 * inset, 26];
      const corner = (dx: number, dy: number) => `a${k} ${k} 0 0 0 ${dx} ${dy}`;
      return `M${inset + k} ${inset}h${w - 2 * k}${corner(k, k)}v${h - 2 * k}${corner(-k, k)}h${2 * k - w}${corner(-k, -k)}v${2 * k - h}${corner(k, -k)}Z`;
    };
    return line(notched(22), colour, 4) + line(notched(31), colour, 1.6);
  },
};
