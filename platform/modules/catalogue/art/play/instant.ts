import type { Point } from '../drawing/geometry.ts';
import type { Palette } from '../palettes.ts';
import { mix } from '../drawing/colour.ts';
import { n, pt } from '../drawing/geometry.ts';
import { path, line, rect, circle, ring, ellipse, poly, g, place, dotsD } from '../drawing/elements.ts';
import { raysD, starD, glintD } from '../drawing/shapes.ts';
import { named, cycle, type Family, type Scene } from '../drawing/scene.ts';
import { brilliant } from './gems.ts';

/** Instant games: grids, pegs, ladders and flips, drawn as toys. */

const iso = (x: number, y: number, z: number, u: number): Point => [
  (x - y) * 0.866 * u,
  (x + y) * 0.5 * u - z * u,
];
function cube(x: number, y: number, z: number, h: number, u: number, top: string, l: string, r: string) {
  const A = iso(x, y, z + h, u),
    B = iso(x + 1, y, z + h, u),
    C = iso(x + 1, y + 1, z + h, u),
    D = iso(x, y + 1, z + h, u),
    B0 = iso(x + 1, y, z, u),
    C0 = iso(x + 1, y + 1, z, u),
    D0 = iso(x, y + 1, z, u);
  return poly([D, C, C0, D0], l) + poly([B, C, C0, B0], r) + poly([A, B, C, D], top);
}
const MOTIF = {
  mines(c: Scene, p: Palette) {
    const { cx, cy, R } = c.m,
      u = R * 0.37;
    let o = '';
    const open = c.r.shuffle([...Array(16).keys()]).slice(0, 5);
    for (let y = 0; y < 4; y++)
      for (let x = 0; x < 4; x++) {
        const k = y * 4 + x,
          isOpen = open.includes(k),
          h = isOpen ? 0.1 : 0.46,
          gap = 0.04;
        const col = isOpen ? mix(p.bg2, p.ink, 0.3) : cycle([p.p, mix(p.p, p.t, 0.5)], x + y);
        o += cube(x + gap - 2, y + gap - 2, 0, h, u, col, mix(col, p.ink, 0.3), mix(col, p.ink, 0.48));
        const [ax, ay] = iso(x + 0.5 - 2, y + 0.5 - 2, h, u);
        if (isOpen && k === open[0])
          o += place(
            path(raysD(0, 0, 0.7, 1.3, 8, 0.36, -9), p.ink) +
              circle(0, 0, 0.86, p.ink) +
              ellipse(-0.3, -0.34, 0.2, 0.13, p.hi, { transform: 'rotate(-35 -.3 -.34)' }),
            ax,
            ay - u * 0.26,
            u * 0.32,
          );
        else if (isOpen) o += place(brilliant(p.s, p.ink, p.hi, c.r), ax, ay - u * 0.24, u * 0.36);
      }
    return circle(cx, cy, R * 1.24, p.bg2) + g(o, { transform: `translate(${n(cx)} ${n(cy + R * 0.08)})` });
  },
  plinko(c: Scene, p: Palette) {
    const { cx, cy, R } = c.m;
    let o = rect(cx - R * 1.06, cy - R * 1.06, R * 2.12, R * 2.2, mix(p.bg2, p.ink, 0.4), { rx: R * 0.14 });
    const rows = 8,
      sp = R * 0.235;
    const pegs: Point[] = [];
    for (let j = 0; j < rows; j++)
      for (let i = 0; i <= j + 1; i++)
        pegs.push([cx + (i - (j + 1) / 2) * sp, cy - R * 0.84 + j * sp * 0.88]);
    o +=
      path(dotsD(pegs.map(([x, y]) => [x + 3, y + 5, R * 0.038])), p.ink, { opacity: 0.5 }) +
      path(dotsD(pegs.map(([x, y]) => [x, y, R * 0.038])), p.hi);
    const bins = 9;
    const bw = sp;
    for (let i = 0; i < bins; i++) {
      const k = Math.abs(i - 4) / 4;
      o += rect(
        cx + (i - 4.5) * bw + 3,
        cy + R * 0.78,
        bw - 6,
        R * 0.26,
        k > 0.7 ? p.p : k > 0.3 ? p.t : p.s,
        { rx: 6 },
      );
    }
    let x = cx,
      y = cy - R * 0.98;
    const trail: Point[] = [[x, y]];
    for (let j = 0; j < 6; j++) {
      x += (c.r.chance(0.55) ? 1 : -1) * sp * 0.5;
      y = cy - R * 0.84 + j * sp * 0.88 - sp * 0.32;
      trail.push([x, y]);
    }
    trail.forEach(([tx, ty], i) => {
      o += circle(tx, ty, R * 0.085 * (0.5 + (i / trail.length) * 0.5), p.p, {
        opacity: 0.16 + (i / trail.length) * 0.3,
      });
    });
    return o + circle(x, y, R * 0.1, p.p) + circle(x - R * 0.03, y - R * 0.035, R * 0.03, p.hi);
  },
  tower(c: Scene, p: Palette) {
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
  },
  coin(c: Scene, p: Palette) {
    const { cx, cy, R } = c.m;
    let o = '';
    const gold = '#f0b93a',
      d = mix(gold, p.ink, 0.5);
    const coin = (y: number, ry: number, a: number) =>
      ellipse(cx, y + R * 0.07, R * 0.62, ry, d, { opacity: a }) +
      ellipse(cx, y, R * 0.62, ry, gold, { opacity: a }) +
      ellipse(cx, y, R * 0.5, ry * 0.8, 'none', { stroke: d, 'stroke-width': 5, opacity: a });
    o +=
      circle(cx, cy, R * 1.2, p.bg2) + path(raysD(cx, cy, R * 0.2, R * 1.2, 36, 0.4), p.bg, { opacity: 0.4 });
    o +=
      coin(cy + R * 0.86, R * 0.12, 0.35) +
      coin(cy + R * 0.56, R * 0.3, 0.55) +
      circle(cx + 6, cy - R * 0.12 + 12, R * 0.74, d) +
      circle(cx, cy - R * 0.14, R * 0.74, gold) +
      ring(cx, cy - R * 0.14, R * 0.63, d, R * 0.025) +
      path(
        dotsD(Array.from({ length: 40 }, (_, i) => [...pt(cx, cy - R * 0.14, R * 0.685, i * 9), R * 0.014])),
        d,
      ) +
      place(mirrorProfile(d), cx, cy - R * 0.12, R * 0.56) +
      path('M0 0', 'none');
    return (
      o +
      path(
        (
          [
            [-0.6, -0.8, 20],
            [0.74, -0.5, 26],
          ] as const
        )
          .map(([x, y, r]) => glintD(cx + x * R, cy + y * R, r))
          .join(''),
        p.hi,
      )
    );
  },
  scratch(c: Scene, p: Palette) {
    const { cx, cy, R } = c.m;
    let o = '';
    const kinds = [p.p, p.s, p.t];
    o += place(
      rect(-1, -1.05, 2, 2.1, p.ink, { rx: 0.08, opacity: 0.3, transform: 'translate(.06 .09)' }) +
        rect(-1, -1.05, 2, 2.1, p.hi, { rx: 0.08 }) +
        rect(-0.92, -0.97, 1.84, 0.42, p.p, { rx: 0.04 }) +
        path(raysD(0, -0.76, 0.1, 0.9, 30, 0.4), p.t, { opacity: 0 }) +
        path([-0.6, -0.3, 0, 0.3, 0.6].map((x) => starD(x, -0.76, 0.12, 5, 0.45)).join(''), p.hi) +
        [0, 1, 2]
          .map((j) =>
            [0, 1, 2]
              .map((i) => {
                const x = -0.6 + i * 0.6,
                  y = -0.2 + j * 0.5;
                const open = (i + j * 2) % 3 !== 1;
                return (
                  circle(x, y, 0.22, open ? mix(p.hi, p.bg2, 0.35) : '#b9bdc2') +
                  (open
                    ? path(starD(x, y, 0.15, cycle([5, 8, 4], i + j), 0.5), kinds[(i + j) % 3])
                    : line(
                        `M${x - 0.16} ${y + 0.02}l.1 -.1M${x - 0.1} ${y + 0.1}l.2 -.2M${x} ${y + 0.12}l.14 -.14`,
                        '#8d9298',
                        0.03,
                      ))
                );
              })
              .join(''),
          )
          .join(''),
      cx,
      cy - R * 0.02,
      R * 0.98,
      -7,
    );
    o += place(
      circle(0.05, 0.08, 1, p.ink, { opacity: 0.35 }) +
        circle(0, 0, 1, '#f0b93a') +
        ring(0, 0, 0.78, mix('#f0b93a', p.ink, 0.4), 0.08) +
        path(starD(0, 0, 0.5, 5, 0.45), mix('#f0b93a', p.ink, 0.4)),
      cx + R * 0.78,
      cy + R * 0.72,
      R * 0.3,
    );
    return path(raysD(cx, cy, 0, 1600, 26, 0.5), p.bg2) + o;
  },
};
const mirrorProfile = (d: string) =>
  path(
    'M-.2 -.86C.3 -.98 .62 -.66 .6 -.24L.78 .06L.6 .14C.62 .4 .56 .52 .22 .48L.26 .86H-.52C-.36 .5 -.6 .3 -.66 -.1C-.7 -.5 -.5 -.8 -.2 -.86Z',
    d,
  ) +
  path(
    'M-.7 -.4L-.46 -.9L-.3 -.68L-.06 -1.06L.1 -.74L.4 -.96L.42 -.56Q0 -.8 -.7 -.4Z',
    mix(d, '#ffffff', 0.2),
  );
export const instant: Family = {
  id: 'instant',
  motifs: Object.keys(MOTIF),
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
      art: rect(0, 0, W, H, p.bg) + named(MOTIF, c.motif)(c, p),
      band: { fill: p.ink, shape: c.r.pick(['tab', 'wave', 'flat']) },
      ink: [p.hi, p.t, p.p],
    };
  },
};
