import { g, path, rect } from './drawing/elements.ts';
import { n, type Box } from './drawing/geometry.ts';
import type { BandShape, Layout, Picture } from './drawing/scene.ts';

/** The solid ground under a title, with a contour on its inner edge. */
export function drawBand(band: Picture['band'], box: Box, where: Layout): string {
  const [x, y, w, h] = box;
  if (where === 'side') return sideBand(band, box);
  if (where !== 'top') return bottomBand(band, box);
  return g(bottomBand(band, [x, 0, w, h]), { transform: `translate(0 ${n(y + h)}) scale(1 -1)` });
}

type Contour = (box: Box) => string;

const SIDE: Readonly<Record<Exclude<BandShape, 'flat'>, Contour>> = {
  arch: ([x, y, w, h]) => `M${x} ${y}H${x + w - 46}Q${x + w + 34} ${y + h / 2} ${x + w - 46} ${y + h}H${x}Z`,
  tab([x, y, w, h]) {
    const steps = 15;
    let d = `M${x} ${y}H${x + w}`;
    for (let i = 0; i < steps; i++) d += `L${x + w - (i % 2 ? 0 : 16)} ${n(y + (i + 1) * (h / steps))}`;
    return `${d}L${x + w} ${y + h}H${x}Z`;
  },
  wave([x, y, w, h]) {
    const s = h / 6;
    let d = `M${x} ${y}H${x + w - 10}`;
    for (let i = 0; i < 6; i++) d += `q${i % 2 ? -26 : 26} ${n(s / 2)} 0 ${n(s)}`;
    return `${d}H${x}Z`;
  },
  slope: ([x, y, w, h]) => `M${x} ${y}H${x + w + 30}L${x + w - 50} ${y + h}H${x}Z`,
};

const BOTTOM: Readonly<Record<Exclude<BandShape, 'flat'>, Contour>> = {
  arch: ([x, y, w, h]) => `M${x} ${y + 34}Q${x + w / 2} ${y - 34} ${x + w} ${y + 34}V${y + h}H${x}Z`,
  tab([x, y, w, h]) {
    const steps = 20;
    let d = `M${x} ${y + 8}`;
    for (let i = 0; i < steps; i++) d += `L${n(x + (i + 1) * (w / steps))} ${i % 2 ? y + 8 : y - 8}`;
    return `${d}V${y + h}H${x}Z`;
  },
  wave([x, y, w, h]) {
    const s = w / 6;
    let d = `M${x} ${y}`;
    for (let i = 0; i < 6; i++) d += `q${n(s / 2)} ${i % 2 ? -26 : 26} ${n(s)} 0`;
    return `${d}V${y + h}H${x}Z`;
  },
  slope: ([x, y, w, h]) => `M${x} ${y + 30}L${x + w} ${y - 30}V${y + h}H${x}Z`,
};

function sideBand({ fill, shape, edge }: Picture['band'], box: Box): string {
  const [x, y, w, h] = box;
  if (shape !== 'flat') return path(SIDE[shape](box), fill);
  return rect(x, y, w, h, fill) + (edge ? rect(x + w, y, 6, h, edge) : '');
}

function bottomBand({ fill, shape, edge }: Picture['band'], box: Box): string {
  const [x, y, w, h] = box;
  if (shape !== 'flat') return path(BOTTOM[shape](box), fill);
  return rect(x, y, w, h, fill) + (edge ? rect(x, y - 6, w, 6, edge) : '');
}
