import type { Point } from '../drawing/geometry.ts';
import type { Palette } from '../palettes.ts';
import { mix } from '@foyer/domain/colour.ts';
import { n } from '../drawing/geometry.ts';
import { path, rect, circle, ellipse, poly, g } from '../drawing/elements.ts';
import { raysD, starD } from '../drawing/shapes.ts';
import { cycle, type Family, type Scene } from '../drawing/scene.ts';

/** Instant games: a tower of blocks. */

const iso = (x: number, y: number, z: number, u: number): Point => [
  (x - y) * 0.866 * u,
  (x + y) * 0.5 * u - z * u,
];
function drawTower(c: Scene, p: Palette): string {
  const { cx, cy, R } = c.m;
  let o = '';
  const u = R * 0.3;
  for (let z = 0; z < 8; z++) {
    const col = cycle([p.p, p.t, p.s, mix(p.p, p.hi, 0.4)], z),
      s = 2.3 - z * 0.17;
    const dx = c.r.range(-0.14, 0.14);
    const A = (x: number, y: number, zz: number) => iso(x * s + dx, y * s + dx, zz, u);
    const h = 0.62,
      z0 = z * h;
    const T = [
        A(-0.5, -0.5, z0 + h),
        A(0.5, -0.5, z0 + h),
        A(0.5, 0.5, z0 + h),
        A(-0.5, 0.5, z0 + h),
      ] as const,
      b = [A(0.5, -0.5, z0), A(0.5, 0.5, z0), A(-0.5, 0.5, z0)] as const;
    o +=
      poly([T[3], T[2], b[1], b[2]], mix(col, p.ink, 0.22)) +
      poly([T[1], T[2], b[1], b[0]], mix(col, p.ink, 0.44)) +
      poly(T, col);
  }
  return (
    path(raysD(cx, cy, 0, 1600, 22, 0.5), p.bg2, { opacity: 0.6 }) +
    circle(cx, cy, R * 1.1, mix(p.bg, p.hi, 0.25)) +
    ellipse(cx, cy + R * 0.9, R * 0.9, R * 0.24, p.ink, { opacity: 0.3 }) +
    g(o, { transform: `translate(${n(cx)} ${n(cy + R * 0.64)})` }) +
    path(starD(cx, cy - R * 1.02, R * 0.2, 5, 0.45), p.hi)
  );
}

export const instant: Family = {
  id: 'instant',
  layouts: ['bottom', 'bottom', 'top'],
  palettes: [
    'mint',
    'cobalt',
    'reef',
    'plum',
    'lagoon',
    'lemonade',
    'sky',
    'moss',
    'pinkgin',
    'bilberry',
    'marmalade',
    'vermilion',
  ],
  lettering: [
    { face: 'round', upper: false, gap: 0.22 },
    { face: 'wide', upper: true, gap: 0.24 },
    { face: 'soft', upper: false, gap: 0.22 },
    { face: 'slab', upper: true, gap: 0.16 },
  ],
  draw(c) {
    const p = c.pal,
      { W, H } = c;
    return {
      art: rect(0, 0, W, H, p.bg) + drawTower(c, p),
      band: { fill: p.ink, shape: c.r.pick(['tab', 'wave', 'flat']) },
      ink: [p.hi, p.t, p.p],
    };
  },
};
