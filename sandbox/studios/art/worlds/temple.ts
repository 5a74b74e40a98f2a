import type { Scene } from '../drawing/scene.ts';
import { mix } from '@foyer/domain/colour.ts';
import { n } from '../drawing/geometry.ts';
import { path, line, rect, circle, ring, poly, g, mirror, place } from '../drawing/elements.ts';
import { raysD } from '../drawing/shapes.ts';
import { named, cycle, type Family } from '../drawing/scene.ts';

/** Desert deco: strict symmetry, sun discs, stepped stone. */

const half = (i: string) => mirror(0, i);
type Colours = Readonly<Record<'a' | 'b' | 'ink' | 'hi', string>>;

const MOTIF = {
  pyramid(p: Colours) {
    let o = '';
    const k = 7;
    for (let i = 0; i < k; i++) {
      const w = 1.16 - i * 0.155,
        y = 0.72 - i * 0.21;
      o +=
        rect(-w, y - 0.21, w, 0.212, i % 2 ? p.a : mix(p.a, p.hi, 0.22)) +
        rect(0, y - 0.21, w, 0.212, i % 2 ? mix(p.a, p.ink, 0.42) : mix(p.a, p.ink, 0.3));
    }
    let stairs = '';
    for (let i = 0; i < 22; i++)
      stairs += rect(-0.17, 0.7 - i * 0.062, 0.34, 0.03, i % 2 ? p.ink : p.b, { opacity: 0.85 });
    return (
      o +
      path('M-.22 .72L-.12 -.72H.12L.22 .72Z', mix(p.a, p.hi, 0.4)) +
      g(stairs, {}) +
      rect(-0.2, -0.94, 0.4, 0.26, p.b) +
      rect(-0.26, -1, 0.52, 0.08, p.hi) +
      rect(-0.07, -0.88, 0.14, 0.2, p.ink)
    );
  },
  eye(p: Colours) {
    return (
      circle(0, 0, 1.0, p.ink) +
      ring(0, 0, 0.94, p.b, 0.025) +
      path(raysD(0, 0, 0.76, 0.9, 60, 0.4), p.b) +
      path('M-.82 .02Q-.3 -.52 .34 -.2Q.62 -.06 .84 .02Q.5 .34 0 .36Q-.46 .34 -.82 .02Z', p.hi) +
      circle(0.02, 0.02, 0.29, p.a) +
      circle(0.02, 0.02, 0.14, p.ink) +
      circle(0.1, -0.06, 0.05, p.hi) +
      line('M-.86 .02Q-.3 -.56 .36 -.22Q.64 -.08 .9 .0', p.b, 0.085, { 'stroke-linecap': 'round' }) +
      line('M-.7 -.36Q-.1 -.72 .66 -.4', p.b, 0.085, { 'stroke-linecap': 'round' }) +
      line('M.02 .36L-.06 .7M-.06 .7Q-.2 .5 -.3 .58', p.b, 0.075, { 'stroke-linecap': 'round' }) +
      line('M.3 .32Q.46 .66 .7 .6Q.84 .54 .78 .42Q.7 .34 .64 .44', p.b, 0.07, { 'stroke-linecap': 'round' })
    );
  },
  scarab(p: Colours) {
    let wing = '';
    for (let i = 0; i < 3; i++)
      for (let k = 0; k < 7 - i; k++) {
        const a = 196 + k * (13 - i),
          r = 1.34 - i * 0.34;
        wing += path(`M0 -.07Q${r * 0.6} -.13 ${r} 0Q${r * 0.6} .13 0 .07Z`, cycle([p.a, p.b, p.hi], k + i), {
          transform: `translate(-.2 .1) rotate(${a})`,
        });
      }
    return (
      g(half(wing), { transform: 'translate(0 .1)' }) +
      circle(0, -0.86, 0.32, p.b) +
      circle(0, -0.86, 0.22, mix(p.b, p.hi, 0.5)) +
      half(
        line('M-.3 .2L-.56 .34L-.6 .62M-.3 .46L-.5 .66L-.46 .92M-.26 -.2L-.44 -.5L-.28 -.74', p.ink, 0.075, {
          'stroke-linecap': 'round',
          'stroke-linejoin': 'round',
        }),
      ) +
      path(
        'M0 -.34C.36 -.34 .46 .0 .44 .36C.42 .76 .2 .96 0 .96C-.2 .96 -.42 .76 -.44 .36C-.46 0 -.36 -.34 0 -.34Z',
        p.ink,
      ) +
      half(
        path('M-.03 -.06C-.32 -.1 -.4 .1 -.38 .36C-.36 .68 -.2 .86 -.03 .88Z', p.a) +
          line('M-.12 .06V.76M-.22 .08V.66M-.3 .16V.5', p.ink, 0.02),
      ) +
      path('M-.3 -.12Q0 -.46 .3 -.12Q0 -.02 -.3 -.12Z', p.b) +
      path('M-.16 -.36Q0 -.5 .16 -.36Q.1 -.24 0 -.24Q-.1 -.24 -.16 -.36Z', p.a)
    );
  },
};
function farPyramids(c: Scene, base: number): string {
  const { pal: p } = c;
  const { cx, R } = c.m;
  let a = '';
  (
    [
      [-1.5, 0.5],
      [1.5, 0.5],
      [-0.98, 0.34],
      [1.06, 0.3],
    ] as const
  ).forEach(([k, s]) => {
    a +=
      poly(
        [
          [cx + (k - s) * R, base],
          [cx + k * R, base - s * R * 1.5],
          [cx + k * R, base],
        ],
        mix(p.bg2, p.ink, 0.12),
      ) +
      poly(
        [
          [cx + (k + s) * R, base],
          [cx + k * R, base - s * R * 1.5],
          [cx + k * R, base],
        ],
        mix(p.bg2, p.ink, 0.4),
      );
  });
  return a;
}

function columns(c: Scene): string {
  const { pal: p, H } = c;
  const { cx, cy, R } = c.m;
  let a = '';
  (
    [
      [-1, 1],
      [1, -1],
    ] as const
  ).forEach(([k]) => {
    const x = cx + k * R * 1.2,
      w = R * 0.13;
    let col = rect(x - w / 2, cy - R * 0.6, w, H, p.ink);
    for (let i = 0; i < 3; i++)
      col += rect(x - w / 2 + w * (0.16 + i * 0.26), cy - R * 0.56, w * 0.14, H, mix(p.ink, p.s, 0.5));
    col +=
      path(
        `M${n(x - w * 0.5)} ${n(cy - R * 0.6)}L${n(x - w)} ${n(cy - R * 0.84)}H${n(x + w)}L${n(x + w * 0.5)} ${n(cy - R * 0.6)}Z`,
        p.t,
      ) + rect(x - w * 1.15, cy - R * 0.92, w * 2.3, R * 0.09, p.ink);
    a += col;
  });
  return a;
}

/** The stepped border where the title's ground begins. */
function edge({ pal: p, W, where, band }: Scene): string {
  if (!band || (where !== 'bottom' && where !== 'top')) return '';
  const y = where === 'top' ? band[3] : band[1] - 16;
  const steps = Array.from({ length: Math.ceil(W / 20) }, (_, i) => `M${i * 20} ${y}h10v16h-10z`).join('');
  return rect(0, y, W, 16, p.t) + path(steps, p.ink);
}

export const temple: Family = {
  id: 'temple',
  motifs: ['pyramid', 'eye', 'scarab'],
  layouts: ['bottom', 'bottom', 'top'],
  palettes: ['sand', 'lagoon', 'ember', 'cobalt', 'marmalade', 'brass', 'vermilion', 'baize', 'dusk'],
  lettering: [
    { face: 'deco', upper: true, gap: 0.2 },
    { face: 'condensed', upper: true, tracking: 30, gap: 0.14 },
    { face: 'fatface', upper: true, gap: 0.18 },
  ],
  draw(c) {
    const p = c.pal,
      { cx, cy, R } = c.m,
      { W, H } = c;
    const sunY = c.motif === 'pyramid' ? cy - R * 0.35 : cy;
    let a = rect(0, 0, W, H, p.bg);
    a += path(raysD(cx, sunY, 0, 1800, 36, 0.5, 2.5), p.bg2, { opacity: 0.75 });
    (
      [
        [1.5, p.bg2],
        [1.34, p.s],
        [1.24, p.bg],
        [1.16, p.p],
        [1.0, mix(p.p, p.hi, 0.45)],
      ] as const
    ).forEach(([k, col]) => {
      a += circle(cx, sunY, R * k * (c.motif === 'pyramid' ? 0.86 : 1), col);
    });
    const cols = { a: c.motif === 'pyramid' ? mix(p.s, p.bg2, 0.2) : p.s, b: p.t, ink: p.ink, hi: p.hi };
    const base = cy + R * 0.72;
    if (c.motif === 'pyramid') {
      a += farPyramids(c, base);
      a += place(MOTIF.pyramid(cols), cx, cy + R * 0.04, R * 0.92);
      a +=
        path(
          `M0 ${n(base - 12)}Q${n(cx * 0.5)} ${n(base - 50)} ${n(cx)} ${n(base - 8)}T${W} ${n(base - 20)}V${H}H0Z`,
          mix(p.bg2, p.ink, 0.55),
        ) +
        path(
          `M0 ${n(base + 34)}Q${n(cx * 0.7)} ${n(base - 8)} ${n(cx * 1.2)} ${n(base + 30)}T${W} ${n(base + 24)}V${H}H0Z`,
          p.ink,
        );
    } else {
      a += place(
        named(MOTIF, c.motif)(cols),
        cx,
        cy + (c.motif === 'scarab' ? R * 0.02 : 0),
        R * (c.motif === 'scarab' ? 0.78 : 0.9),
      );
      if (c.format !== 'square') a += columns(c);
    }
    return { art: a, band: { fill: p.ink, shape: 'flat' }, over: edge(c), ink: [p.t, p.hi, p.p] };
  },
};
