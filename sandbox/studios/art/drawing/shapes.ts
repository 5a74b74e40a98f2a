import { circle, dotsD, path, polyD, type Attributes, type Disc } from './elements.ts';
import { n, pt, type Point } from './geometry.ts';

/** Where a list that runs past its ends stays, or comes round. */
export function pointAt(points: readonly Point[], index: number, isClosed = false): Point {
  const count = points.length;
  const inside = isClosed ? (index + count) % count : Math.max(0, Math.min(count - 1, index));
  const point = points[inside];
  if (!point) throw new RangeError('a line without points');
  return point;
}

/** A smooth curve through points (Catmull-Rom, as béziers). */
export function smooth(points: readonly Point[], isClosed = false, tension = 0.5): string {
  const [x, y] = pointAt(points, 0);
  let d = `M${n(x)} ${n(y)}`;
  const last = isClosed ? points.length : points.length - 1;
  for (let i = 0; i < last; i++) {
    const p0 = pointAt(points, i - 1, isClosed);
    const p1 = pointAt(points, i, isClosed);
    const p2 = pointAt(points, i + 1, isClosed);
    const p3 = pointAt(points, i + 2, isClosed);
    const c1 = [p1[0] + ((p2[0] - p0[0]) * tension) / 3, p1[1] + ((p2[1] - p0[1]) * tension) / 3];
    const c2 = [p2[0] - ((p3[0] - p1[0]) * tension) / 3, p2[1] - ((p3[1] - p1[1]) * tension) / 3];
    d += `C${[...c1, ...c2, ...p2].map(n).join(' ')}`;
  }
  return d + (isClosed ? 'Z' : '');
}

export interface Taper {
  d: string;
  left: Point[];
  right: Point[];
}

/** The outline of a limb that follows `spine`, with half-widths from `width(0…1)`. */
export function taper(spine: readonly Point[], width: (t: number) => number): Taper {
  const left: Point[] = [];
  const right: Point[] = [];
  const last = spine.length - 1;
  spine.forEach(([x, y], i) => {
    const a = pointAt(spine, i - 1);
    const b = pointAt(spine, i + 1);
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const length = Math.hypot(dx, dy) || 1;
    const w = width(i / last);
    left.push([x - (dy / length) * w, y + (dx / length) * w]);
    right.unshift([x + (dy / length) * w, y - (dx / length) * w]);
  });
  return { d: smooth([...left, ...right], true, 1), left, right: right.reverse() };
}

/** Alternating rays as one path. */
export function raysD(
  cx: number,
  cy: number,
  r0: number,
  r1: number,
  count: number,
  duty = 0.5,
  from = 0,
  sweep = 360,
): string {
  const step = sweep / count;
  let d = '';
  for (let i = 0; i < count; i++) {
    const a0 = from + i * step;
    const a1 = a0 + step * duty;
    d += polyD([pt(cx, cy, r0, a0), pt(cx, cy, r1, a0), pt(cx, cy, r1, a1), pt(cx, cy, r0, a1)]);
  }
  return d;
}

export function starD(cx: number, cy: number, r: number, points = 5, inner = 0.45): string {
  const corners = Array.from({ length: points * 2 }, (_, i) =>
    pt(cx, cy, i % 2 ? r * inner : r, -90 + (i * 180) / points),
  );
  return polyD(corners);
}

/** A slice of a ring, or of a disc when `r0` is nothing. */
export function sectorD(cx: number, cy: number, r0: number, r1: number, a0: number, a1: number): string {
  const big = a1 - a0 > 180 ? 1 : 0;
  const p = pt(cx, cy, r1, a0);
  const q = pt(cx, cy, r1, a1);
  const arc = `A${n(r1)} ${n(r1)} 0 ${big} 1 ${n(q[0])} ${n(q[1])}`;
  if (r0 <= 0) return `M${n(cx)} ${n(cy)}L${n(p[0])} ${n(p[1])}${arc}Z`;
  const s = pt(cx, cy, r0, a1);
  const t = pt(cx, cy, r0, a0);
  return `M${n(p[0])} ${n(p[1])}${arc}L${n(s[0])} ${n(s[1])}A${n(r0)} ${n(r0)} 0 ${big} 0 ${n(t[0])} ${n(t[1])}Z`;
}

/** A glint of four points. */
export const glintD = (x: number, y: number, r: number): string =>
  `M${n(x)} ${n(y - r)}Q${n(x + r * 0.08)} ${n(y - r * 0.08)} ${n(x + r)} ${n(y)}` +
  `Q${n(x + r * 0.08)} ${n(y + r * 0.08)} ${n(x)} ${n(y + r)}` +
  `Q${n(x - r * 0.08)} ${n(y + r * 0.08)} ${n(x - r)} ${n(y)}` +
  `Q${n(x - r * 0.08)} ${n(y - r * 0.08)} ${n(x)} ${n(y - r)}Z`;

/** Rows of overlapping scales (seigaiha), drawn back to front. */
export function scales(
  x0: number,
  y0: number,
  w: number,
  rows: number,
  r: number,
  colours: readonly string[],
  gap = 0.5,
): string {
  let out = '';
  for (let j = 0; j < rows; j++) {
    const y = y0 + j * r * gap;
    for (let x = x0 - r + (j % 2 ? r : 0); x < x0 + w + r; x += 2 * r) {
      colours.forEach((colour, k) => {
        out += circle(x, y, r * (1 - k / colours.length), colour);
      });
    }
  }
  return out;
}

/** A halftone field: the size of a dot follows `tone(0…1, 0…1)`. */
export function halftone(
  x0: number,
  y0: number,
  w: number,
  h: number,
  step: number,
  tone: (u: number, v: number) => number,
  fill: string,
  o: Attributes = {},
): string {
  const dots: Disc[] = [];
  for (let j = 0, y = y0; y <= y0 + h; y += step, j++)
    for (let x = x0 + (j % 2 ? step / 2 : 0); x <= x0 + w; x += step) {
      const v = tone((x - x0) / w, (y - y0) / h);
      if (v > 0.06) dots.push([x, y, Math.min(0.62, v * 0.62) * step]);
    }
  return path(dotsD(dots), fill, o);
}
