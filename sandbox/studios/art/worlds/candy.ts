import type { Scene } from '../drawing/scene.ts';
import { mix } from '@foyer/domain/colour.ts';
import { n, TAU } from '../drawing/geometry.ts';
import { path, line, rect, circle, ring, ellipse, g, place } from '../drawing/elements.ts';
import { raysD } from '../drawing/shapes.ts';
import { cycle, type Family } from '../drawing/scene.ts';

/** Sweet shop: swirls, stripes, drips. */

function swirl(k: number, cols: readonly string[], turns = 1.1) {
  let o = '';
  for (let i = 0; i < k; i++) {
    const a0 = (i / k) * TAU,
      w = TAU / k;
    const L = [],
      Rr = [];
    for (let t = 0; t <= 16; t++) {
      const q = t / 16,
        a = a0 + q * turns;
      L.push([Math.cos(a) * q, Math.sin(a) * q]);
      Rr.unshift([Math.cos(a + w) * q, Math.sin(a + w) * q]);
    }
    o += path(
      'M' + [...L, ...Rr].map((v) => v.map((z) => z.toFixed(3)).join(' ')).join('L') + 'Z',
      cycle(cols, i),
    );
  }
  return o;
}
/** Drips from the upper edge of the picture. */
function icing(c: Scene): string {
  const { pal: p, W } = c;
  const { R } = c.m;
  let a = '';
  // icing drips from the top edge
  const y0 = c.where === 'top' ? (c.band?.[3] ?? 0) - 20 : 0;
  let d = `M0 0H${W}V20`;
  const k = Math.round(W / 54),
    s = W / k;
  for (let i = k; i > 0; i--) {
    const h = c.r.range(14, R * 0.42);
    d += `V${n(20 + h)}a${n(s * 0.3)} ${n(s * 0.3)} 0 0 1 ${n(-s * 0.6)} 0V34a${n(s * 0.2)} ${n(s * 0.2)} 0 0 0 ${n(-s * 0.4)} 0`;
  }
  a += g(path(d + 'V0Z', p.hi), { transform: `translate(0 ${y0})` });

  return a;
}

export const candy: Family = {
  id: 'candy',
  palettes: ['pinkgin', 'mint', 'sky', 'lemonade', 'reef', 'rosewood', 'plum', 'marmalade'],
  layouts: ['bottom', 'bottom', 'top'],
  lettering: [
    { face: 'round', upper: false, gap: 0.22, isExtruded: true },
    { face: 'round', upper: true, gap: 0.2 },
    { face: 'brush', upper: false, mode: 'ragged', gap: 0.22 },
    { face: 'soft', upper: false, gap: 0.22 },
  ],
  draw(c) {
    const p = c.pal,
      { cx, cy, R } = c.m,
      { W, H } = c;
    let a = rect(0, 0, W, H, p.bg) + path(raysD(cx, cy, 0, 1700, 18, 0.5, 5), p.bg2, { opacity: 0.7 });
    const cols = c.r.shuffle([p.p, p.s, p.t, p.hi]);
    const stick = (x: number, y: number, s: number, r: number, k: number, cc: readonly string[]) =>
      place(
        rect(-0.06, 0.6, 0.12, 2.2, p.hi) +
          rect(0, 0.6, 0.06, 2.2, mix(p.hi, p.ink, 0.18)) +
          circle(0.05, 0.07, 1, p.ink, { opacity: 0.18 }) +
          swirl(k, cc) +
          ring(0, 0, 0.97, p.hi, 0.06, { opacity: 0.5 }) +
          path('M-.7 -.46A.84 .84 0 0 1 -.1 -.83L-.08 -.7A.7 .7 0 0 0 -.58 -.38Z', p.hi, { opacity: 0.85 }),
        x,
        y,
        s,
        r,
      );
    const wrap = (x: number, y: number, s: number, r: number, c1: string, c2: string) =>
      place(
        path('M-.6 0L-1.2 -.44Q-1.1 0 -1.2 .44ZM.6 0L1.2 -.44Q1.1 0 1.2 .44Z', c2) +
          line('M-.7 0L-1.12 -.2M-.7 0L-1.12 .2M.7 0L1.12 -.2M.7 0L1.12 .2', mix(c2, p.ink, 0.3), 0.04) +
          circle(0, 0, 0.66, c1) +
          g(
            [-0.44, -0.08, 0.28]
              .map((k) => path(`M${k - 0.1} -.8L${k + 0.16} -.8L${k + 0.02} .8L${k - 0.24} .8Z`, c2))
              .join(''),
            { 'clip-path': c.defs.clip(circle(0, 0, 0.66, '#fff')) },
          ) +
          path('M-.46 -.3A.54 .54 0 0 1 -.08 -.54L-.06 -.42A.42 .42 0 0 0 -.36 -.24Z', p.hi, {
            opacity: 0.9,
          }),
        x,
        y,
        s,
        r,
      );
    const gum = (x: number, y: number, s: number, col: string) =>
      place(
        circle(0.05, 0.06, 1, p.ink, { opacity: 0.18 }) +
          circle(0, 0, 1, col) +
          path(
            'M.0 1A1 1 0 0 0 1 0A1 1 0 0 0 .7 -.7A1.1 1.1 0 0 1 -.6 .8A1 1 0 0 0 0 1Z',
            mix(col, p.ink, 0.22),
          ) +
          ellipse(-0.36, -0.42, 0.24, 0.15, p.hi, { transform: 'rotate(-38 -.36 -.42)' }),
        x,
        y,
        s,
      );
    a +=
      stick(cx - R * 0.92, cy + R * 0.06, R * 0.42, -16, 12, [cols[1], cols[3]]) +
      stick(cx + R * 0.96, cy + R * 0.14, R * 0.38, 18, 10, [cols[2], cols[0]]);
    a += stick(cx, cy - R * 0.04, R * 0.86, 0, 16, [cols[0], p.hi === cols[0] ? p.s : p.hi, cols[1]]);
    a +=
      wrap(cx - R * 0.74, cy + R * 0.84, R * 0.34, -22, cols[2], p.hi) +
      wrap(cx + R * 0.8, cy + R * 0.84, R * 0.32, 24, cols[0], p.hi) +
      gum(cx - R * 0.2, cy + R * 0.98, R * 0.2, cols[1]) +
      gum(cx + R * 0.28, cy + R * 1.02, R * 0.17, cols[2]) +
      gum(cx + R * 1.24, cy - R * 0.7, R * 0.14, cols[1]) +
      gum(cx - R * 1.2, cy - R * 0.5, R * 0.12, cols[2]);
    a += icing(c);
    return { art: a, band: { fill: c.r.pick([p.ink, p.ink, p.s]), shape: 'wave' }, ink: [p.hi, p.t, p.ink] };
  },
};
