import type { Random } from '../drawing/random.ts';
import type { Point } from '../drawing/geometry.ts';
import { mix } from '@foyer/domain/colour.ts';
import { rad, pt } from '../drawing/geometry.ts';
import { path, rect, circle, poly, place } from '../drawing/elements.ts';
import { raysD, glintD, pointAt } from '../drawing/shapes.ts';
import { cycle, type Family } from '../drawing/scene.ts';

/** Cut stones, shaded facet by facet. */

/** From the stone's shade to its light. */
type Ramp = readonly [string, string, string, string, string, string, string];

const ramp = (base: string, ink: string, hi: string): Ramp => [
  mix(base, ink, 0.62),
  mix(base, ink, 0.4),
  mix(base, ink, 0.18),
  base,
  mix(base, hi, 0.3),
  mix(base, hi, 0.58),
  mix(base, hi, 0.86),
];
/** The corner of a ring, counted round. */
const at = (ring: readonly Point[], index: number): Point => pointAt(ring, index, true);

function facet(pts: readonly Point[], colours: Ramp, r: Random, bias = 0) {
  const mx = pts.reduce((sum, [x]) => sum + x, 0) / pts.length,
    my = pts.reduce((sum, [, y]) => sum + y, 0) / pts.length;
  const ang = Math.atan2(my, mx);
  const v = 0.5 + 0.38 * Math.cos(ang - rad(-120)) + bias + r.range(-0.16, 0.16);
  return poly(pts, colours[Math.max(0, Math.min(6, Math.round(v * 6)))]);
}
export function brilliant(base: string, ink: string, hi: string, r: Random) {
  const C = ramp(base, ink, hi);
  const a = Array.from({ length: 8 }, (_, i) => pt(0, 0, 0.5, 22.5 + i * 45));
  const b = Array.from({ length: 8 }, (_, i) => pt(0, 0, 0.74, 45 * i));
  const o = Array.from({ length: 16 }, (_, i) => pt(0, 0, 1, 22.5 * i));
  let s = '';
  for (let i = 0; i < 8; i++) {
    const j = (i + 1) % 8;
    s +=
      facet([at(b, i), at(o, 2 * i), at(o, 2 * i + 1)], C, r, -0.1) +
      facet([at(b, j), at(o, 2 * i + 1), at(o, 2 * i + 2)], C, r, -0.14);
    s += facet([at(a, i), at(b, i), at(o, 2 * i + 1), at(b, j)], C, r, 0.02);
    s += facet([at(a, i + 7), at(a, i), at(b, i)], C, r, 0.12);
  }
  s +=
    poly(a, C[4]) +
    poly([at(a, 3), at(a, 4), at(a, 5), [0, 0]], C[6]) +
    poly([at(a, 7), at(a, 0), at(a, 1), [0, 0]], C[2]) +
    poly([at(a, 5), at(a, 6), [0, 0]], C[5]) +
    poly([at(a, 1), at(a, 2), [0, 0]], C[1]);
  return s;
}
function step(base: string, ink: string, hi: string, r: Random, kx = 0.78, ky = 1) {
  const C = ramp(base, ink, hi);
  const oct = (s: number) => {
    const c = 0.34;
    return (
      [
        [-kx + c, -ky],
        [kx - c, -ky],
        [kx, -ky + c],
        [kx, ky - c],
        [kx - c, ky],
        [-kx + c, ky],
        [-kx, ky - c],
        [-kx, -ky + c],
      ] as const
    ).map(([x, y]): Point => [x * s, y * s]);
  };
  let out = '';
  const rings = [
    [1, 0.8],
    [0.8, 0.6],
    [0.6, 0.4],
  ] as const;
  rings.forEach(([outer, inner], k) => {
    const A = oct(outer);
    const B = oct(inner);
    for (let i = 0; i < 8; i++) {
      const j = (i + 1) % 8;
      out += facet([at(A, i), at(A, j), at(B, j), at(B, i)], C, r, k * 0.05 - 0.05);
    }
  });
  const t = oct(0.4);
  return out + poly(t, C[4]) + poly([at(t, 0), at(t, 1), at(t, 6), at(t, 7)], C[6], { opacity: 0.7 });
}
function drop(base: string, ink: string, hi: string, r: Random) {
  const C = ramp(base, ink, hi);
  const o = [
    [0, -1.15],
    [0.3, -0.62],
    [0.66, -0.06],
    [0.78, 0.36],
    [0.6, 0.76],
    [0.24, 0.98],
    [-0.24, 0.98],
    [-0.6, 0.76],
    [-0.78, 0.36],
    [-0.66, -0.06],
    [-0.3, -0.62],
  ] as const;
  const inn = o.map(([x, y]): Point => [x * 0.5, (y - 0.2) * 0.5 + 0.24]);
  let s = '';
  o.forEach((p, i) => {
    const j = (i + 1) % o.length;
    const m = [
      ((at(inn, i)[0] + at(inn, j)[0]) / 2) * 1.35,
      ((at(inn, i)[1] + at(inn, j)[1]) / 2 - 0.22) * 1.35 + 0.22,
    ] as const;
    s +=
      facet([p, at(o, j), m], C, r, -0.1) +
      facet([p, m, at(inn, i)], C, r, 0) +
      facet([at(o, j), at(inn, j), m], C, r, 0.04) +
      facet([at(inn, i), m, at(inn, j)], C, r, 0.16);
  });
  return (
    s +
    poly(inn, C[4]) +
    poly([at(inn, 0), at(inn, 10), at(inn, 9), at(inn, 8), [0, 0.26]], C[6]) +
    poly([at(inn, 3), at(inn, 4), at(inn, 5), [0, 0.26]], C[2])
  );
}
function trillion(base: string, ink: string, hi: string, r: Random) {
  const C = ramp(base, ink, hi);
  const o = [-90, -50, -10, 30, 70, 110, 150, 190, 230].map((a, i) =>
    pt(0, 0.05, i % 3 === 0 ? 1.05 : 0.86, a),
  );
  const inn = [-90, 30, 150].map((a) => pt(0, 0.05, 0.5, a));
  let s = '';
  o.forEach((p, i) => {
    const j = (i + 1) % 9;
    s += facet([p, at(o, j), at(inn, Math.round((i + 0.5) / 3) % 3)], C, r, -0.05);
  });
  return (
    s +
    facet([at(inn, 0), at(o, 1), at(o, 2), at(inn, 1)], C, r, 0.1) +
    facet([at(inn, 1), at(o, 4), at(o, 5), at(inn, 2)], C, r) +
    facet([at(inn, 2), at(o, 7), at(o, 8), at(inn, 0)], C, r, 0.1) +
    poly(inn, C[5]) +
    poly([at(inn, 0), at(inn, 2), [0, 0.05]], C[6])
  );
}
const CUTS = [brilliant, step, drop, trillion];
const STONES = [
  ['ruby', '#d11f41'],
  ['emerald', '#17976a'],
  ['sapphire', '#2a62d6'],
  ['amber', '#e99a2b'],
  ['diamond', '#cfe3ee'],
  ['jade', '#3aa882'],
] as const;

/** A ruby is red, whatever the poster. */
const stoneNamedIn = (title: string): string | undefined =>
  STONES.find(([stone]) => title.toLowerCase().includes(stone))?.[1];

export const gems: Family = {
  id: 'gems',
  palettes: ['void', 'plum', 'bilberry', 'noir', 'lagoon', 'cobalt', 'claret', 'nightjar', 'pinkgin'],
  layouts: ['bottom', 'top'],
  lettering: [
    { face: 'serif', upper: true, gap: 0.22 },
    { face: 'deco', upper: true, gap: 0.2 },
    { face: 'wide', upper: true, gap: 0.24 },
    { face: 'fatface', upper: true, gap: 0.18 },
  ],
  draw(c) {
    const p = c.pal,
      { cx, cy, R } = c.m,
      { W, H } = c;
    let a = rect(
      0,
      0,
      W,
      H,
      c.defs.radial(
        [
          [0, mix(p.bg2, p.p, 0.28), 1],
          [0.5, p.bg2, 1],
          [1, p.ink, 1],
        ],
        cx,
        cy,
        R * 2.1,
      ),
    );
    a += path(raysD(cx, cy, R * 0.9, 1500, 24, 0.5, 4), p.hi, { opacity: 0.045 });
    const [first, second, third, fourth, fifth] = c.r.shuffle([
      p.s,
      p.t,
      p.p,
      mix(p.s, p.t, 0.5),
      mix(p.t, p.bg2, 0.25),
    ]);
    const spots = c.r.shuffle([
      [-1.06, -0.86, 0.44],
      [1.08, -0.8, 0.5],
      [-1.16, 0.3, 0.42],
      [1.16, 0.36, 0.4],
      [0.2, -1.3, 0.34],
      [-0.62, 1.02, 0.46],
      [0.66, 1.02, 0.4],
    ]);
    spots.forEach(([x, y, s], i) => {
      a += place(
        cycle(CUTS, i + 1)(cycle([second, third, fourth, fifth], i), p.ink, p.hi, c.r),
        cx + x * R,
        cy + y * R,
        s * R,
        c.r.range(-30, 30),
      );
    });
    const main = stoneNamedIn(c.title) ?? first;
    const cut = c.r.pick([brilliant, brilliant, step, drop]);
    a += circle(cx + 8, cy + 18, R * 0.94, p.ink, { opacity: 0.45 });
    a += place(cut(main, p.ink, p.hi, c.r), cx, cy, R * (cut === step ? 0.98 : 0.94), c.r.range(-14, 14));
    a += path(
      (
        [
          [0.52, -0.62, 0.2],
          [-0.7, 0.5, 0.12],
          [0.86, 0.2, 0.1],
          [-0.3, -0.95, 0.09],
        ] as const
      )
        .map(([x, y, s]) => glintD(cx + x * R, cy + y * R, s * R))
        .join(''),
      p.hi,
    );
    return { art: a, band: { fill: p.ink, shape: c.r.pick(['slope', 'flat']) }, ink: [p.hi] };
  },
};
