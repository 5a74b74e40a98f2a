import type { Scene } from '../drawing/scene.ts';
import type { Point } from '../drawing/geometry.ts';
import { mix } from '@foyer/domain/colour.ts';
import { n } from '../drawing/geometry.ts';
import { path, line, rect, circle, g, place } from '../drawing/elements.ts';
import { smooth } from '../drawing/shapes.ts';
import { named, cycle, type Family } from '../drawing/scene.ts';
import { textLine, measure, prepare } from '../lettering/text.ts';

/** Crash games: travel-poster skies and one rising line. */

const puff = (x: number, y: number, s: number, col: string, sh: string) =>
  place(
    path(
      'M-1.3 .3C-1.5 .3 -1.5 -.06 -1.2 -.06C-1.2 -.36 -.8 -.5 -.56 -.3C-.4 -.72 .3 -.76 .42 -.3C.7 -.48 1.1 -.3 1.06 -.02C1.4 -.06 1.44 .3 1.2 .3Z',
      col,
    ) +
      path(
        'M-1.3 .3C-1.42 .3 -1.46 .2 -1.42 .12C-1.1 .22 -.6 .1 -.4 .14C-.1 .2 .3 .06 .5 .12C.8 .18 1.2 .1 1.34 .08C1.36 .2 1.32 .3 1.2 .3Z',
        sh,
      ),
    x,
    y,
    s,
  );
type Colours = Readonly<Record<'a' | 'b' | 'c' | 'ink' | 'hi', string>>;

const MOTIF = {
  balloon(p: Colours) {
    const k = 8;
    const E = (u: number) => Math.sin((u - 0.5) * Math.PI);
    const env = (u0: number, u1: number, col: string) => {
      const x0 = E(u0) * 0.86,
        x1 = E(u1) * 0.86;
      return path(
        `M0 -1.1C${x0 * 0.66} -1.1 ${x0} -.72 ${x0} -.34C${x0} .06 ${x0 * 0.34} .3 ${x0 * 0.2} .5H${x1 * 0.2}C${x1 * 0.34} .3 ${x1} .06 ${x1} -.34C${x1} -.72 ${x1 * 0.66} -1.1 0 -1.1Z`,
        col,
      );
    };
    let o = '';
    for (let i = 0; i < k; i++) {
      const base = cycle([p.a, p.b, p.a, p.c], i);
      o += env(
        i / k,
        (i + 1) / k,
        i >= k / 2 ? mix(base, p.ink, 0.07 + (i - k / 2) * 0.06) : mix(base, p.hi, 0.12 - i * 0.03),
      );
    }
    return (
      line('M-.16 .5L-.12 .78M.16 .5L.12 .78M-.05 .5L-.04 .78M.05 .5L.04 .78', p.ink, 0.018) +
      o +
      path('M-.72 -.1C-.5 .06 .5 .06 .72 -.1L.78 -.22C.5 -.06 -.5 -.06 -.78 -.22Z', p.hi, { opacity: 0.9 }) +
      path('M-.19 .48H.19L.17 .55H-.17Z', p.ink) +
      path('M-.16 .78H.16L.12 1.04Q0 1.08 -.12 1.04Z', mix(p.ink, '#a5642c', 0.7)) +
      path('M-.18 .76H.18V.82H-.18Z', p.ink) +
      line('M-.14 .88H.14M-.13 .95H.13', p.ink, 0.014)
    );
  },
  plane: (p: Colours) =>
    g(
      path('M-1.2 .1L1.25 -.62L.1 .62Z', p.hi) +
        path('M-1.2 .1L1.25 -.62L-.42 .3Z', mix(p.hi, p.ink, 0.14)) +
        path('M-.42 .3L1.25 -.62L-.3 .86Z', mix(p.hi, p.ink, 0.42)) +
        path('M-.42 .3L-.3 .86L-.04 .5Z', mix(p.hi, p.ink, 0.6)) +
        path('M.1 .62L1.25 -.62L-.04 .5Z', mix(p.hi, p.ink, 0.04)),
    ),
  rocket: (p: Colours) =>
    g(
      path(
        'M-.34 .5C-.7 .6 -.74 .9 -.72 1.16C-.5 1 -.36 .96 -.22 .94ZM.34 .5C.7 .6 .74 .9 .72 1.16C.5 1 .36 .96 .22 .94Z',
        p.b,
      ) +
        path('M-.22 .96Q-.3 1.3 0 1.72Q.3 1.3 .22 .96Z', p.c) +
        path('M-.12 .96Q-.16 1.2 0 1.44Q.16 1.2 .12 .96Z', p.hi) +
        path(
          'M0 -1.2C.4 -.86 .5 -.3 .42 .3C.38 .6 .3 .82 .24 .98H-.24C-.3 .82 -.38 .6 -.42 .3C-.5 -.3 -.4 -.86 0 -1.2Z',
          p.hi,
        ) +
        path(
          'M0 -1.2C.4 -.86 .5 -.3 .42 .3C.38 .6 .3 .82 .24 .98H.06C.2 .3 .2 -.6 0 -1.2Z',
          mix(p.hi, p.ink, 0.26),
        ) +
        path('M0 -1.2C.2 -1.03 .33 -.8 .39 -.56Q0 -.44 -.39 -.56C-.33 -.8 -.2 -1.03 0 -1.2Z', p.a) +
        circle(0, -0.16, 0.22, p.ink) +
        circle(0, -0.16, 0.17, p.b) +
        path('M-.1 -.24A.12 .12 0 0 1 .02 -.29', 'none', {
          stroke: p.hi,
          'stroke-width': 0.04,
          'stroke-linecap': 'round',
        }) +
        path('M-.44 .26Q0 .4 .44 .26L.42 .38Q0 .52 -.42 .38Z', p.a) +
        path('M-.05 .52H.05V1.12H-.05Z', p.a),
      { transform: 'rotate(28)' },
    ),
  kite: (p: Colours) =>
    g(
      path('M0 -1.1L.66 -.2L0 .9L-.66 -.2Z', p.a) +
        path('M0 -1.1L.66 -.2H0Z', p.b) +
        path('M0 .9L-.66 -.2H0Z', p.c) +
        path('M0 -1.1L-.66 -.2H0Z', mix(p.a, p.hi, 0.2)) +
        line('M0 -1.1V.9M-.66 -.2H.66', p.ink, 0.025) +
        line('M0 .9C.3 1.2 -.3 1.4 0 1.7C.24 1.96 -.1 2.1 -.3 2.3', p.ink, 0.03) +
        (
          [
            [0.06, 1.2],
            [-0.04, 1.56],
            [0.02, 1.94],
          ] as const
        )
          .map(([x, y]) => path(`M${x} ${y}l-.2 -.1v.2zM${x} ${y}l.2 -.1v.2z`, p.b))
          .join(''),
      { transform: 'rotate(24)' },
    ),
};
/** How far it has risen. */
function multiplier(c: Scene): string {
  const { pal } = c;
  const { cx, cy, R } = c.m;
  let a = '';
  const x = `×${c.r.pick(['2.41', '18.60', '104.2', '7.77', '31.05', '5.20'])}`,
    size = R * 0.2,
    w = measure(prepare(x, 'condensed', true), 'condensed', 20) * size;
  const fx = cx - R * 0.72,
    fy = cy - R * 0.1;
  a +=
    place(
      rect(0, 0, w + size * 0.7, size * 1.2, pal.ink, { rx: size * 0.6 }),
      fx - w / 2 - size * 0.35,
      fy - size * 0.97,
    ) + textLine(x, 'condensed', size, fx, fy, pal.hi, { anchor: 'middle', tracking: 20 });

  return a;
}

function hills({ W, H }: Scene, y: number, amp: number, col: string, ph: number): string {
  const pts: Point[] = [];
  for (let x = -40; x <= W + 60; x += 60)
    pts.push([x, y + Math.sin(x * 0.008 + ph) * amp + Math.sin(x * 0.019 + ph * 2) * amp * 0.4]);
  return path(smooth(pts, false, 1) + `L${W + 60} ${H}L-40 ${H}Z`, col);
}

/** The line that rises to what flies. */
function risingLine(c: Scene, base: number): string {
  const { pal } = c;
  const { cx, cy, R } = c.m;
  let a = '';
  const x0 = cx - R * 1.32,
    y0 = base - R * 0.02,
    tip = named<Point>(
      {
        balloon: [cx + R * 0.06, cy + R * 0.62],
        plane: [cx - R * 0.1, cy + R * 0.22],
        rocket: [cx - R * 0.2, cy + R * 0.78],
        kite: [cx - R * 0.3, cy + R * 0.9],
      },
      c.motif,
    );
  const curve = `M${n(x0 - 200)} ${n(y0 + 6)}Q${n(x0 + (tip[0] - x0) * 0.8)} ${n(y0 + 6)} ${tip.map(n).join(' ')}`;
  a += line(curve, pal.p === pal.bg ? pal.ink : pal.p, R * 0.055, { 'stroke-linecap': 'round' });

  return a;
}

export const flight: Family = {
  id: 'flight',
  motifs: Object.keys(MOTIF),
  layouts: ['sky', 'bottom', 'sky'],
  palettes: [
    'sky',
    'reef',
    'marmalade',
    'glacier',
    'dusk',
    'cobalt',
    'mint',
    'lemonade',
    'polar',
    'void',
    'vermilion',
    'rosewood',
  ],
  lettering: [
    { face: 'wide', upper: true, gap: 0.24 },
    { face: 'condensed', upper: true, gap: 0.1 },
    { face: 'soft', upper: false, gap: 0.22 },
    { face: 'round', upper: false, gap: 0.22 },
    { face: 'brush', upper: false, mode: 'ragged', gap: 0.22 },
  ],
  draw(c) {
    const pal = c.pal,
      { cx, cy, R } = c.m,
      { W, H } = c;
    const light = pal.hi;
    let a = rect(
      0,
      0,
      W,
      H,
      c.defs.linearAbs(
        [
          [0, pal.bg, 1],
          [1, pal.bg2, 1],
        ],
        0,
        0,
        0,
        cy + R * 1.1,
      ),
    );
    // ruled sky
    let grid = '';
    for (let y = cy + R; y > 0; y -= R * 0.36) grid += `M0 ${n(y)}H${W}`;
    a += line(grid, light, 1.6, { opacity: 0.35 });
    a += circle(
      cx + R * 0.76,
      cy - R * (c.where === 'sky' ? 0.36 : 0.72),
      R * 0.4,
      pal.t === pal.bg ? pal.hi : pal.t,
    );
    const base = cy + R * 1.08;
    a +=
      puff(cx - R * 0.9, cy - R * 0.72, R * 0.3, light, mix(light, pal.bg2, 0.35)) +
      puff(cx + R * 1.06, cy + R * 0.1, R * 0.26, light, mix(light, pal.bg2, 0.35));
    a +=
      hills(c, base - R * 0.28, R * 0.12, mix(pal.bg2, pal.ink, 0.16), c.r.range(0, 6)) +
      hills(c, base - R * 0.12, R * 0.1, mix(pal.bg2, pal.ink, 0.34), c.r.range(0, 6)) +
      hills(c, base + R * 0.03, R * 0.07, mix(pal.bg, pal.ink, 0.62), c.r.range(0, 6));
    a += risingLine(c, base);
    const cols = { a: pal.p, b: pal.s === pal.bg ? pal.t : pal.s, c: pal.t, ink: pal.ink, hi: pal.hi };
    const s = named({ balloon: 0.92, plane: 0.86, rocket: 0.82, kite: 0.66 }, c.motif) * R;
    a += place(
      named(MOTIF, c.motif)(cols),
      cx + (c.motif === 'balloon' ? R * 0.06 : R * 0.1),
      cy - (c.motif === 'kite' ? R * 0.36 : R * 0.14),
      s,
      c.motif === 'balloon' ? 4 : 0,
    );
    a +=
      puff(cx - R * 0.66, cy + R * 0.62, R * 0.34, light, mix(light, pal.bg2, 0.3)) +
      puff(cx + R * 0.94, cy + R * 0.74, R * 0.28, light, mix(light, pal.bg2, 0.3));
    a += multiplier(c);
    return {
      art: a,
      sky: [pal.bg, mix(pal.bg, pal.bg2, 0.3)],
      band: { fill: pal.ink, shape: c.r.pick(['wave', 'slope']) },
      ink: [pal.hi, pal.t, pal.ink],
    };
  },
};
