import type { Scene } from '../drawing/scene.ts';
import type { Disc } from '../drawing/elements.ts';
import type { Point } from '../drawing/geometry.ts';
import { mix } from '@foyer/domain/colour.ts';
import { n, lerp, pt } from '../drawing/geometry.ts';
import { path, line, rect, circle, g, mirror, place, dotsD } from '../drawing/elements.ts';
import { cycle, type Family } from '../drawing/scene.ts';

/** Painted chest flowers: mirrored stems, petals and birds. */

const petal = 'M0 0C.3 -.2 .34 -.72 0 -1C-.34 -.72 -.3 -.2 0 0Z';
type Colours = Readonly<Record<'a' | 'b' | 'c' | 't' | 'ink' | 'leaf', string>>;

const BLOOM = {
  rosette(p: Colours, k = 8) {
    let o = '';
    for (let i = 0; i < k; i++)
      o += path(petal, i % 2 ? p.a : p.b, { transform: `rotate(${(i * 360) / k})` });
    for (let i = 0; i < k; i++)
      o += path(petal, p.c, { transform: `rotate(${((i + 0.5) * 360) / k}) scale(.56)` });
    return (
      o +
      circle(0, 0, 0.24, p.ink) +
      path(dotsD(Array.from({ length: 8 }, (_, i) => [...pt(0, 0, 0.15, i * 45), 0.035])), p.t) +
      circle(0, 0, 0.06, p.t)
    );
  },
  tulip(p: Colours) {
    return (
      path(
        'M0 .3C-.7 .3 -.86 -.3 -.7 -1C-.44 -.84 -.3 -.66 -.2 -.46C-.14 -.76 -.08 -.92 0 -1.08C.08 -.92 .14 -.76 .2 -.46C.3 -.66 .44 -.84 .7 -1C.86 -.3 .7 .3 0 .3Z',
        p.a,
      ) +
      path('M0 .3C-.26 .1 -.3 -.5 0 -1.08C.3 -.5 .26 .1 0 .3Z', p.b) +
      path('M0 .16C-.1 0 -.12 -.3 0 -.56C.12 -.3 .1 0 0 .16Z', p.c)
    );
  },
  thistle(p: Colours) {
    let o = '';
    for (let i = -5; i <= 5; i++)
      o += path('M-.05 0L0 -1L.05 0Z', i % 2 ? p.a : p.b, { transform: `rotate(${i * 13})` });
    return (
      o +
      path('M-.44 -.1Q-.5 .5 0 .52Q.5 .5 .44 -.1Q0 -.26 -.44 -.1Z', p.leaf) +
      line('M-.3 -.08L.2 .44M-.06 -.16L.38 .28M.3 -.08L-.2 .44M.06 -.16L-.38 .28', p.ink, 0.035)
    );
  },
  fan(p: Colours) {
    let o = '';
    for (let i = -3; i <= 3; i++)
      o +=
        path('M0 .2C.24 -.1 .26 -.7 0 -1C-.26 -.7 -.24 -.1 0 .2Z', i % 2 ? p.b : p.a, {
          transform: `rotate(${i * 26})`,
        }) + circle(0, -0.8, 0.07, p.c, { transform: `rotate(${i * 26})` });
    return o + path('M-.3 .1Q0 -.3 .3 .1Q0 .44 -.3 .1Z', p.ink);
  },
  bud(p: Colours) {
    return (
      path('M0 .2C-.4 .1 -.36 -.5 0 -.9C.36 -.5 .4 .1 0 .2Z', p.a) +
      path('M0 .2C-.14 .0 -.1 -.4 0 -.6C.1 -.4 .14 0 0 .2Z', p.c) +
      path('M-.34 -.06Q0 .5 .34 -.06Q0 .18 -.34 -.06Z', p.leaf)
    );
  },
};
const bird = (p: Colours) =>
  path(
    'M-.9 -.1C-.66 -.5 -.2 -.46 .1 -.2C.4 .06 .7 .1 1.2 -.06C1.0 .26 .6 .62 0 .56C-.44 .5 -.62 .24 -.66 .02Z',
    p.a,
  ) +
  path('M-.1 -.1C.3 -.0 .56 .2 .9 .16C.6 .44 .1 .46 -.16 .2Z', p.b) +
  line('M0 .06Q.3 .24 .66 .22M-.06 .16Q.2 .34 .5 .32', p.ink, 0.03) +
  path('M-1.14 -.02L-.84 -.18L-.74 .0Z', p.t) +
  circle(-0.66, -0.16, 0.06, p.ink) +
  path('M-.5 -.4L-.42 -.66L-.34 -.4ZM-.36 -.42L-.24 -.62L-.22 -.36Z', p.c) +
  line('M-.1 .54V.76M.08 .54V.76', p.ink, 0.035);
/** Where each ends, and how large it blooms. */
const BRANCHES: readonly Disc[] = [
  [0.5, -0.42, 0.36],
  [1.02, -0.62, 0.34],
  [0.72, 0.24, 0.3],
  [1.2, 0.2, 0.24],
  [0.44, -1.08, 0.24],
  [1.06, 0.76, 0.22],
];
/** A stem from the middle to the left, its leaves, and what blooms at its end. */
function drawBranch(
  { pal: p, m: { cy, R } }: Scene,
  leafC: string,
  [bx, by, s]: Disc,
  i: number,
  bloom: string,
  isRound: boolean,
): string {
  let h = '';
  const x1 = -bx * R,
    y1 = by * R + cy;
  const x0 = 0,
    y0 = cy + R * lerp(1.1, 0.3, i / 6);
  const qx = -bx * R * 0.2,
    qy = y1 + (y0 - y1) * 0.1;
  const P = (t: number): Point => [
    (1 - t) ** 2 * x0 + 2 * t * (1 - t) * qx + t * t * x1,
    (1 - t) ** 2 * y0 + 2 * t * (1 - t) * qy + t * t * y1,
  ];
  h += line(`M${n(x0)} ${n(y0)}Q${n(qx)} ${n(qy)} ${n(x1)} ${n(y1)}`, leafC, 6, {
    'stroke-linecap': 'round',
  });
  [0.42, 0.6, 0.78].forEach((t, k) => {
    const q = P(t),
      q2 = P(t + 0.02);
    const ang = (Math.atan2(q2[1] - q[1], q2[0] - q[0]) * 180) / Math.PI + 90;
    h += place(
      path(petal, k % 2 ? mix(leafC, p.hi, 0.22) : leafC),
      q[0],
      q[1],
      R * 0.17,
      ang + (k % 2 ? 58 : -58),
    );
  });
  const e = P(0.96);
  const ang = (Math.atan2(y1 - e[1], x1 - e[0]) * 180) / Math.PI + 90;
  return h + place(bloom, x1, y1, s * R, isRound ? 0 : ang);
}

export const folk: Family = {
  id: 'folk',
  palettes: [
    'moss',
    'claret',
    'cobalt',
    'nightjar',
    'rosewood',
    'mint',
    'noir',
    'vermilion',
    'lagoon',
    'lemonade',
    'celadon',
  ],
  layouts: ['bottom', 'bottom', 'top'],
  lettering: [
    { face: 'soft', upper: false, gap: 0.24 },
    { face: 'fatface', upper: true, gap: 0.18 },
    { face: 'brush', upper: false, mode: 'ragged', gap: 0.24 },
    { face: 'gothic', upper: false, mode: 'ragged', gap: 0.42, maxSize: 190 },
  ],
  draw(c) {
    const p = c.pal,
      { cx, cy, R } = c.m,
      { W, H } = c;
    const leafC = p.s === '#1f6e63' || p.s === '#24795f' ? p.s : mix(p.t, '#2f6b4a', 0.55);
    const order = c.r.shuffle([p.p, p.s, p.t, p.hi]);
    const set = (i: number): Colours => ({
      a: cycle(order, i),
      b: mix(cycle(order, i + 1), cycle(order, i), 0.25),
      c: cycle(order, i + 2),
      t: cycle(order, i + 3),
      ink: p.ink,
      leaf: leafC,
    });
    const sets = [set(0), set(1), set(2), set(3)] as const;
    let a = rect(0, 0, W, H, p.bg);
    a += path(
      dotsD(Array.from({ length: 170 }, () => [c.r.range(0, W), c.r.range(0, H), c.r.range(1.5, 3.4)])),
      p.bg2,
    );
    const bottom = cy + R * 1.15;
    const kinds = c.r.shuffle(['rosette', 'tulip', 'thistle', 'fan', 'tulip', 'rosette']);
    let h = '';
    BRANCHES.forEach((branch, i) => {
      const bloom = (colours: Colours) => (i > 3 ? BLOOM.bud(colours) : BLOOM[cycle(kinds, i)](colours));
      const isRound = i <= 3 && cycle(kinds, i) === 'rosette';
      h += drawBranch(c, leafC, branch, i, bloom(cycle(sets, i)), isRound);
    });
    a += g(mirror(0, h), { transform: `translate(${n(cx)} 0)` });
    a += line(`M${n(cx)} ${n(bottom)}V${n(cy - R * 0.7)}`, leafC, 8, { 'stroke-linecap': 'round' });
    [0.55, 0.2, -0.12].forEach((k) => {
      a +=
        place(path(petal, mix(leafC, p.hi, 0.2)), cx, cy + R * k, R * 0.24, -62) +
        place(path(petal, leafC), cx, cy + R * k, R * 0.24, 62);
    });
    a +=
      place(BLOOM[kinds[4]](sets[1]), cx, cy - R * 0.76, R * 0.5) +
      place(BLOOM.rosette(sets[2], 10), cx, cy + R * 0.36, R * 0.44);
    if (c.r.chance(0.6))
      a += g(mirror(0, place(bird(sets[0]), -R * 0.62, cy + R * 0.66, R * 0.36)), {
        transform: `translate(${n(cx)} 0)`,
      });
    return {
      art: a,
      band: { fill: c.r.pick([p.ink, p.ink, p.p]), shape: c.r.pick(['wave', 'arch', 'tab']) },
      ink: [p.hi, p.t, p.ink],
    };
  },
};
