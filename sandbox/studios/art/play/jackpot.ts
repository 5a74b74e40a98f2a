import type { Scene } from '../drawing/scene.ts';
import type { Point } from '../drawing/geometry.ts';
import { mix } from '@foyer/domain/colour.ts';
import { n, pt } from '../drawing/geometry.ts';
import { path, rect, circle, ring, ellipse, poly, g, mirror, place, dotsD } from '../drawing/elements.ts';
import { raysD, starD, glintD } from '../drawing/shapes.ts';
import { named, type Family } from '../drawing/scene.ts';
import { textLine } from '../lettering/text.ts';

/** Jackpot posters: one heroic object, bulbs and bursts. */

const half = (i: string) => mirror(0, i);
const GOLD = '#f0b93a';

type Colours = Readonly<Record<'ink' | 'hi' | 'g' | 'd' | 'l' | 't2', string>>;

const MOTIF = {
  bell(p: Colours) {
    return (
      path(
        'M-.7 -.86Q-.4 -1.16 0 -1.0Q.4 -1.16 .7 -.86Q.4 -.94 .2 -.82L.36 -.5H-.36L-.2 -.82Q-.4 -.94 -.7 -.86Z',
        p.t2,
      ) +
      circle(0, 0.9, 0.2, p.d) +
      circle(-0.04, 0.86, 0.16, p.g) +
      path(
        'M0 -.86C.16 -.86 .2 -.76 .2 -.66C.58 -.48 .66 -.06 .68 .28C.7 .5 .84 .6 .9 .76H-.9C-.84 .6 -.7 .5 -.68 .28C-.66 -.06 -.58 -.48 -.2 -.66C-.2 -.76 -.16 -.86 0 -.86Z',
        p.g,
      ) +
      path(
        'M.06 -.85C.17 -.84 .2 -.75 .2 -.66C.58 -.48 .66 -.06 .68 .28C.7 .5 .84 .6 .9 .76H.2C.44 .3 .36 -.4 .06 -.85Z',
        p.d,
      ) +
      path('M-.5 .26C-.48 -.06 -.4 -.34 -.2 -.48L-.12 -.38C-.28 -.24 -.34 0 -.36 .26Z', p.l) +
      path('M-.94 .66H.94V.8H-.94Z', p.d) +
      path('M-.94 .66H.1V.8H-.94Z', p.g) +
      path('M-.86 .44Q0 .56 .86 .44L.88 .5Q0 .64 -.88 .5Z', p.ink, { opacity: 0.3 }) +
      path(starD(-0.06, 0.12, 0.24, 5, 0.44), p.l)
    );
  },
  crown(p: Colours) {
    return (
      path('M-.84 .56L-1 -.42L-.52 .02L0 -.78L.52 .02L1 -.42L.84 .56Z', p.g) +
      path('M0 -.78L.52 .02L1 -.42L.84 .56H0Z', p.d) +
      path('M-.52 .02L-.4 .56H-.1L0 -.78ZM.52 .02L.62 .56H.3L.1 -.62Z', p.l, { opacity: 0.35 }) +
      rect(-0.88, 0.5, 1.76, 0.32, p.d, { rx: 0.05 }) +
      rect(-0.88, 0.5, 0.88, 0.32, p.g, { rx: 0.05 }) +
      path(
        dotsD([
          [-1, -0.46, 0.13],
          [1, -0.46, 0.13],
          [0, -0.84, 0.16],
        ]),
        p.t2,
      ) +
      path(
        dotsD([
          [-1.03, -0.5, 0.045],
          [0.97, -0.5, 0.045],
          [-0.04, -0.89, 0.055],
        ]),
        p.hi,
      ) +
      path(
        dotsD([
          [-0.6, 0.66, 0.09],
          [-0.2, 0.66, 0.09],
          [0.2, 0.66, 0.09],
          [0.6, 0.66, 0.09],
        ]),
        p.t2,
      ) +
      path('M0 -.12L.2 .16L0 .44L-.2 .16Z', p.t2) +
      path('M0 -.12L.2 .16H-.2Z', p.hi, { opacity: 0.45 }) +
      half(path('M-.62 .16L-.52 .3L-.62 .44L-.72 .3Z', p.hi))
    );
  },
  seven(p: Colours) {
    const s = 'M-.82 -.98H.9V-.46C.5 .02 .28 .48 .24 1.0H-.44C-.4 .46 -.12 -.06 .2 -.4H-.3V-.14H-.82Z';
    let o = '';
    for (let i = 9; i >= 1; i--) o += path(s, p.d, { transform: `translate(${0.02 * i} ${0.024 * i})` });
    const bulbs: Point[] = [
      [-0.66, -0.82],
      [-0.4, -0.82],
      [-0.14, -0.82],
      [0.12, -0.82],
      [0.38, -0.82],
      [0.64, -0.82],
      [0.72, -0.58],
      [0.54, -0.36],
      [0.36, -0.12],
      [0.2, 0.12],
      [0.06, 0.36],
      [-0.05, 0.6],
      [-0.1, 0.84],
      [-0.66, -0.56],
      [-0.6, -0.3],
    ];
    return (
      o +
      path(s, p.t2) +
      path(s, 'none', { stroke: p.g, 'stroke-width': 0.06, 'stroke-linejoin': 'round' }) +
      path(dotsD(bulbs.map(([x, y]) => [x, y, 0.062])), p.l) +
      path(dotsD(bulbs.map(([x, y]) => [x - 0.015, y - 0.018, 0.026])), p.hi)
    );
  },
  coins(p: Colours) {
    const stack = (x: number, y: number, k: number, r: number) => {
      let o = '';
      for (let i = 0; i < k; i++) {
        const yy = y - i * 0.11,
          dx = Math.sin(i * 2.3 + x * 9) * 0.018;
        o +=
          path(
            `M${x - r + dx} ${yy}V${yy + 0.085}A${r} ${r * 0.3} 0 0 0 ${x + r + dx} ${yy + 0.085}V${yy}Z`,
            i % 2 ? p.d : mix(p.d, p.g, 0.35),
          ) +
          ellipse(x + dx, yy, r, r * 0.3, p.g) +
          ellipse(x + dx, yy, r * 0.78, r * 0.22, 'none', { stroke: p.d, 'stroke-width': 0.018 });
      }
      return (
        o +
        path(
          `M${x - r * 0.4} ${y - (k - 1) * 0.11 - 0.03}Q${x} ${y - (k - 1) * 0.11 - r * 0.2} ${x + r * 0.4} ${y - (k - 1) * 0.11 - 0.03}`,
          'none',
          { stroke: p.l, 'stroke-width': 0.03 },
        )
      );
    };
    const coin = (x: number, y: number, r: number) =>
      circle(x + 0.05, y + 0.06, r, p.d) +
      circle(x, y, r, p.g) +
      ring(x, y, r * 0.84, p.l, 0.03) +
      ring(x, y, r * 0.76, p.d, 0.024) +
      path(starD(x, y, r * 0.56, 5, 0.42), p.l) +
      path(`M${x} ${y - r * 0.56}L${x} ${y}L${x + r * 0.53} ${y - r * 0.17}Z`, p.d, { opacity: 0.3 }) +
      path(dotsD(Array.from({ length: 24 }, (_, i) => [...pt(x, y, r * 0.92, i * 15), 0.014])), p.d);
    return (
      stack(-0.72, 0.86, 5, 0.32) +
      stack(0.74, 0.86, 7, 0.32) +
      stack(-0.34, 0.96, 3, 0.34) +
      coin(0, 0.02, 0.74) +
      stack(0.4, 1.0, 2, 0.34) +
      stack(-0.95, 1.02, 1, 0.26) +
      stack(1.02, 1.02, 1, 0.24)
    );
  },
  vault(p: Colours) {
    let o =
      circle(0.05, 0.07, 1.06, p.ink, { opacity: 0.4 }) +
      circle(0, 0, 1.06, p.d) +
      circle(0, 0, 1.0, p.g) +
      circle(0, 0, 0.9, p.d) +
      circle(0, 0, 0.87, mix(p.ink, p.g, 0.3));
    o += path(dotsD(Array.from({ length: 20 }, (_, i) => [...pt(0, 0, 0.95, i * 18), 0.032])), p.ink);
    for (let i = 0; i < 12; i++)
      o += g(rect(0.6, -0.06, 0.24, 0.12, p.g, { rx: 0.03 }) + rect(0.6, 0, 0.24, 0.06, p.d, { rx: 0.02 }), {
        transform: `rotate(${i * 30})`,
      });
    o +=
      circle(0, 0, 0.62, p.d) +
      circle(0, 0, 0.58, mix(p.g, p.ink, 0.16)) +
      path('M0 -.58A.58 .58 0 0 1 0 .58Z', p.ink, { opacity: 0.18 }) +
      path(raysD(0, 0, 0.48, 0.56, 60, 0.3), p.ink, { opacity: 0.6 });
    for (let i = 0; i < 5; i++)
      o += g(
        rect(-0.045, -0.46, 0.09, 0.46, p.l, { rx: 0.03 }) +
          circle(0, -0.47, 0.085, p.t2) +
          circle(-0.02, -0.5, 0.03, p.hi),
        { transform: `rotate(${i * 72 + 10})` },
      );
    return o + circle(0, 0, 0.2, p.d) + circle(0, 0, 0.17, p.g) + path(starD(0, 0, 0.13, 5, 0.45), p.ink);
  },
  star(p: Colours) {
    let o = '';
    for (let i = 8; i > 0; i--)
      o += path(starD(0, 0, 1.08, 5, 0.5), p.d, { transform: `translate(${0.014 * i} ${0.02 * i})` });
    o += path(starD(0, 0, 1.08, 5, 0.5), p.g);
    for (let i = 0; i < 5; i++)
      o += poly(
        [[0, 0], pt(0, 0, 1.08, -90 + i * 72), pt(0, 0, 0.54, -54 + i * 72)],
        i < 3 ? p.d : mix(p.g, p.d, 0.6),
      );
    const bulbs: Point[] = [];
    for (let i = 0; i < 5; i++)
      for (let k = 0; k < 4; k++) {
        const A = pt(0, 0, 0.92, -90 + i * 72),
          B = pt(0, 0, 0.46, -54 + i * 72),
          C = pt(0, 0, 0.92, -18 + i * 72);
        bulbs.push([A[0] + ((B[0] - A[0]) * k) / 4, A[1] + ((B[1] - A[1]) * k) / 4]);
        bulbs.push([B[0] + ((C[0] - B[0]) * k) / 4, B[1] + ((C[1] - B[1]) * k) / 4]);
      }
    return (
      o +
      path(dotsD(bulbs.map(([x, y]) => [x, y, 0.05])), p.l) +
      circle(0, 0, 0.36, p.t2) +
      ring(0, 0, 0.36, p.l, 0.04) +
      textLine('1', 'fatface', 0.62, 0, 0.22, p.hi, { anchor: 'middle' })
    );
  },
};
/** The frame of bulbs around the poster. */
function marquee({ pal, W, H }: Scene): string {
  const k = 26;
  const list: Point[] = [];
  for (let x = 18; x <= W - 17; x += (W - 36) / Math.round((W - 36) / k)) list.push([x, 18], [x, H - 18]);
  for (let y = 18; y <= H - 17; y += (H - 36) / Math.round((H - 36) / k)) list.push([18, y], [W - 18, y]);
  return (
    path(`M0 0H${W}V${H}H0ZM36 36V${H - 36}H${W - 36}V36Z`, pal.ink, { 'fill-rule': 'evenodd' }) +
    path(dotsD(list.map(([x, y]) => [x, y, 8])), GOLD) +
    path(dotsD(list.map(([x, y]) => [x - 1.5, y - 1.5, 4])), '#fff3c9')
  );
}

export const jackpot: Family = {
  id: 'jackpot',
  motifs: Object.keys(MOTIF),
  layouts: ['bottom', 'bottom', 'top'],
  palettes: [
    'claret',
    'vermilion',
    'cobalt',
    'plum',
    'baize',
    'noir',
    'ember',
    'pinkgin',
    'lemonade',
    'bilberry',
    'lagoon',
  ],
  lettering: [
    { face: 'slab', upper: true, gap: 0.16 },
    { face: 'fatface', upper: true, gap: 0.16 },
    { face: 'brush', upper: false, mode: 'ragged', gap: 0.22 },
    { face: 'deco', upper: true, gap: 0.2 },
  ],
  draw(c) {
    const pal = c.pal,
      { cx, cy, R } = c.m,
      { W, H } = c;
    const p = {
      ink: pal.ink,
      hi: '#fffdf4',
      g: GOLD,
      d: mix(GOLD, pal.ink === '#08080a' ? '#5a2b05' : mix(pal.ink, '#7a3405', 0.6), 0.55),
      l: '#ffe9a6',
      t2: c.r.pickOr(
        [pal.t, pal.p, '#d8382f'].filter((x) => x !== GOLD && x > '#a' && x < '#f6'),
        '#d8382f',
      ),
    };
    let a = rect(0, 0, W, H, pal.bg) + path(raysD(cx, cy, 0, 1800, 32, 0.5, 2.8), pal.bg2);
    const burst = c.r.pick(['burst', 'rings', 'fan']);
    if (burst === 'burst')
      a +=
        path(starD(cx, cy, R * 1.34, 28, 0.86), pal.ink, { opacity: 0.35, transform: 'translate(8 12)' }) +
        path(starD(cx, cy, R * 1.34, 28, 0.86), pal.t) +
        path(starD(cx, cy, R * 1.2, 28, 0.9), mix(pal.bg, pal.ink, 0.3));
    if (burst === 'rings') {
      [1.36, 1.24, 1.1].forEach((k, i) => {
        a += circle(cx, cy, R * k, [pal.s, mix(pal.bg, pal.ink, 0.45), mix(pal.bg2, pal.s, 0.3)][i]);
      });
      a += path(dotsD(Array.from({ length: 36 }, (_, i) => [...pt(cx, cy, R * 1.3, i * 10), 6])), pal.hi);
    }
    if (burst === 'fan')
      for (let i = 0; i < 24; i++)
        a += path(`M0 0C.1 -.3 .16 -1.1 0 -1.4C-.16 -1.1 -.1 -.3 0 0Z`, i % 2 ? pal.s : pal.t, {
          transform: `translate(${n(cx)} ${n(cy)}) rotate(${i * 15}) scale(${n(R)})`,
        });
    const s =
      named({ bell: 0.84, crown: 0.86, seven: 0.82, coins: 0.84, vault: 0.92, star: 0.94 }, c.motif) * R;
    a += place(
      named(MOTIF, c.motif)(p),
      cx,
      cy + (c.motif === 'coins' ? -R * 0.08 : c.motif === 'crown' ? R * 0.04 : 0),
      s,
      c.motif === 'seven' ? -6 : 0,
    );
    a += path(
      (
        [
          [-1.1, -0.8, 22],
          [1.16, -0.5, 30],
          [0.9, 0.95, 18],
          [-1.2, 0.5, 14],
        ] as const
      )
        .map(([x, y, r]) => glintD(cx + x * R, cy + y * R, r))
        .join(''),
      p.hi,
    );
    return {
      art: a,
      band: { fill: pal.ink, shape: c.format === 'wide' ? 'flat' : 'arch' },
      over: c.format === 'hero' ? '' : marquee(c),
      ink: ['#ffe9a6', pal.hi],
      tagInk: [GOLD],
    };
  },
};
