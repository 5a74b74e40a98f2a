import type { Disc } from '../drawing/elements.ts';
import type { Palette } from '../palettes.ts';
import { mix } from '@foyer/domain/colour.ts';
import { n } from '../drawing/geometry.ts';
import { path, line, rect, circle, ring, ellipse, g, place } from '../drawing/elements.ts';
import { cycle, type Family, type Scene } from '../drawing/scene.ts';

/** Paper light and water gardens. */

function lamp(c: Scene, x: number, y: number, r: number, col: string, p: Palette, round = true) {
  const dk = mix(col, p.ink, 0.34),
    lt = mix(col, p.hi, 0.5);
  const ry = round ? r * 0.86 : r * 1.24,
    rx = round ? r : r * 0.74;
  const clip = c.defs.clip(ellipse(x, y, rx, ry, '#fff'));
  let b =
    ellipse(x, y, rx, ry, col) +
    ellipse(x, y, rx * 0.5, ry, lt) +
    ellipse(x, y, rx * 0.2, ry, mix(lt, p.hi, 0.5));
  let ribs = '';
  for (let i = -4; i <= 4; i++)
    ribs += `M${n(x - rx)} ${n(y + i * ry * 0.22)}Q${n(x)} ${n(y + i * ry * 0.22 + ry * 0.12)} ${n(x + rx)} ${n(y + i * ry * 0.22)}`;
  b +=
    line(ribs, dk, Math.max(1.4, r * 0.026)) +
    path(
      `M${n(x + rx * 0.55)} ${n(y - ry)}H${n(x + rx)}V${n(y + ry)}H${n(x + rx * 0.55)}Q${n(x + rx * 0.86)} ${n(y)} ${n(x + rx * 0.55)} ${n(y - ry)}Z`,
      p.ink,
      { opacity: 0.22 },
    );
  const cap = (yy: number) =>
    rect(x - rx * 0.42, yy - r * 0.06, rx * 0.84, r * 0.13, p.ink, { rx: r * 0.03 }) +
    rect(x - rx * 0.34, yy - r * 0.015, rx * 0.68, r * 0.035, p.t);
  const tassel =
    line(`M${n(x)} ${n(y + ry)}V${n(y + ry + r * 0.3)}`, p.ink, 2.5) +
    path(
      `M${n(x - r * 0.09)} ${n(y + ry + r * 0.78)}L${n(x - r * 0.05)} ${n(y + ry + r * 0.34)}Q${n(x)} ${n(y + ry + r * 0.24)} ${n(x + r * 0.05)} ${n(y + ry + r * 0.34)}L${n(x + r * 0.09)} ${n(y + ry + r * 0.78)}Z`,
      p.t,
    ) +
    circle(x, y + ry + r * 0.3, r * 0.06, p.p);
  return (
    line(
      `M${n(x)} ${n(Math.max(0, c.where === 'top' ? (c.band?.[3] ?? 0) - 30 : 0))}V${n(y - ry)}`,
      p.ink,
      3,
    ) +
    g(b, { 'clip-path': clip }) +
    cap(y - ry) +
    cap(y + ry) +
    tassel
  );
}
const cloud = (x: number, y: number, s: number, col: string, edge: string) =>
  place(
    path(
      'M-1 .3C-1.2 .3 -1.24 0 -1 -.04C-1 -.3 -.66 -.36 -.54 -.16C-.46 -.44 -.04 -.46 .04 -.18C.16 -.34 .46 -.3 .46 -.06C.7 -.12 .84 .1 .72 .2H1.3V.3Z',
      col,
    ) +
      line(
        'M-.9 .14Q-.7 .16 -.72 .02Q-.8 -.06 -.86 .02M-.3 .06Q-.1 .06 -.12 -.1Q-.22 -.2 -.3 -.1M.3 .16Q.46 .14 .42 .04Q.34 -.02 .3 .04',
        edge,
        0.04,
        { 'stroke-linecap': 'round' },
      ),
    x,
    y,
    s,
  );
function koi(p: Palette, col: string, spot: string) {
  return (
    path(
      'M.0 -1.1C.34 -1 .4 -.5 .3 .0C.22 .44 .1 .7 .04 .86C.2 1.0 .4 1.1 .52 1.36C.3 1.34 .12 1.24 0 1.1C-.12 1.24 -.3 1.34 -.52 1.36C-.4 1.1 -.2 1 -.04 .86C-.1 .7 -.22 .44 -.3 0C-.4 -.5 -.34 -1 0 -1.1Z',
      col,
    ) +
    path(
      'M-.28 -.5C-.6 -.44 -.74 -.2 -.78 .0C-.56 -.04 -.38 -.12 -.3 -.22ZM.28 -.5C.6 -.44 .74 -.2 .78 0C.56 -.04 .38 -.12 .3 -.22ZM-.2 .36C-.38 .4 -.46 .54 -.48 .66C-.34 .62 -.22 .56 -.15 .5ZM.2 .36C.38 .4 .46 .54 .48 .66C.34 .62 .22 .56 .15 .5Z',
      mix(col, p.hi, 0.4),
    ) +
    path(
      'M0 -1.1C.26 -1.02 .34 -.72 .32 -.44C.16 -.5 .1 -.7 0 -.72C-.14 -.7 -.1 -.46 -.31 -.4C-.34 -.72 -.26 -1.02 0 -1.1ZM.3 -.02C.22 .3 .16 .5 .1 .64C-.06 .5 -.1 .2 .06 .0C.14 -.1 .24 -.1 .3 -.02ZM-.3 -.06C-.2 -.06 -.16 .06 -.2 .2C-.26 .14 -.3 .04 -.3 -.06Z',
      spot,
    ) +
    circle(-0.17, -0.82, 0.04, p.ink) +
    circle(0.17, -0.82, 0.04, p.ink) +
    line('M0 -.5V.6', mix(col, p.ink, 0.3), 0.02)
  );
}
/** Two fish that circle, seen from above. */
function koiPond(c: Scene): string {
  const { pal: p, W, H } = c;
  const { cx, cy, R } = c.m;
  let a = rect(
    0,
    0,
    W,
    H,
    c.defs.radial(
      [
        [0, mix(p.bg2, p.bg, 0.1), 1],
        [1, p.bg, 1],
      ],
      cx,
      cy,
      R * 2,
    ),
  );
  for (let i = 0; i < 9; i++) a += ring(cx, cy, R * (0.3 + i * 0.24), p.hi, 2.5, { opacity: 0.22 });
  const pad = (x: number, y: number, s: number, r: number) =>
    place(
      path('M0 0L.2 -.98A1 1 0 1 1 -.2 -.98Z', mix(p.s, '#2a7a52', 0.65)) +
        line('M0 0L.7 .6M0 0L-.7 .6M0 0L.92 -.2M0 0L-.92 -.2M0 0V.95', mix(p.s, p.ink, 0.5), 0.035),
      x,
      y,
      s,
      r,
    );
  a +=
    pad(cx - R * 1.12, cy - R * 0.94, R * 0.42, 30) +
    pad(cx + R * 1.18, cy + R * 0.9, R * 0.5, 200) +
    pad(cx + R * 1.1, cy - R * 0.7, R * 0.28, 120) +
    pad(cx - R * 1.16, cy + R * 0.8, R * 0.3, -60);
  const lotus = (x: number, y: number, s: number) =>
    place(
      [-60, -30, 30, 60, -15, 15, 0]
        .map((r, i) =>
          path('M0 .3C.3 0 .28 -.6 0 -1C-.28 -.6 -.3 0 0 .3Z', i > 3 ? p.hi : mix(p.t, p.hi, 0.45), {
            transform: `rotate(${r})`,
          }),
        )
        .join(''),
      x,
      y,
      s,
    );
  a += lotus(cx + R * 1.1, cy + R * 0.8, R * 0.26) + lotus(cx - R * 1.06, cy - R * 0.92, R * 0.2);
  const reds = c.r.chance(0.5) ? ([p.t, p.p] as const) : ([p.p, p.t] as const);
  const fish = (k: number, col: string, spot: string, r: number) =>
    place(koi({ ...p, ink: p.ink, hi: p.ink }, p.ink, p.ink), cx + k * R * 0.44 + 8, cy + 12, R * 0.74, r, {
      opacity: 0.22,
    }) + place(koi(p, col, spot), cx + k * R * 0.44, cy, R * 0.74, r);
  a += fish(-1, p.hi, reds[0] === p.hi ? p.s : '#e2472f', 14) + fish(1, '#f2662f', p.hi, 194);
  return a;
}

const glow = ({ pal: p, defs }: Scene, x: number, y: number, r: number): string =>
  circle(
    x,
    y,
    r,
    defs.radial(
      [
        [0, p.t, 0.5],
        [1, p.t, 0],
      ],
      x,
      y,
      r,
    ),
  );

const roof = ({ t }: Palette, x: number, y: number, s: number, col: string): string =>
  place(
    path(
      'M-1.5 .34C-1 .26 -.6 .06 -.44 -.3H.44C.6 .06 1 .26 1.5 .34C1.44 .42 1.3 .44 1.2 .44H-1.2C-1.3 .44 -1.44 .42 -1.5 .34Z',
      col,
    ) +
      rect(-0.54, -0.38, 1.08, 0.1, col) +
      line(
        'M-.9 .4L-.34 -.24M-.6 .4L-.2 -.24M-.3 .4L-.08 -.24M0 .4V-.24M.3 .4L.08 -.24M.6 .4L.2 -.24M.9 .4L.34 -.24',
        mix(col, t, 0.35),
        0.022,
      ) +
      rect(-0.9, 0.44, 1.8, 1.4, col) +
      [-0.66, -0.22, 0.22, 0.66].map((k) => rect(k - 0.14, 0.6, 0.28, 0.34, t, { opacity: 0.9 })).join(''),
    x,
    y,
    s,
  );

function lamps(c: Scene): string {
  const { pal: p, W } = c;
  const { cx, cy, R } = c.m;
  let a = '';
  const spec: Disc[] = [
    [-1.12, -0.28, 0.2],
    [1.16, 0.12, 0.24],
    [-0.62, 0.3, 0.26],
    [0.66, -0.56, 0.22],
    [-0.9, -0.98, 0.16],
    [0.06, -0.06, 0.52],
  ];
  if (W > 700) spec.unshift([-1.7, 0.1, 0.24], [1.75, -0.5, 0.26]);
  spec.forEach(([x, y, s], i) => {
    const X = cx + x * R,
      Y = cy + y * R;
    a +=
      glow(c, X, Y, R * s * 2) +
      lamp(
        c,
        X,
        Y,
        R * s,
        cycle([p.p === '#ffe9cf' ? p.s : p.p, p.s, '#e2472f'], i) === p.bg
          ? p.t
          : cycle(['#e8502f', p.s, p.p], i + 1),
        p,
        i % 2 === 1 || s > 0.5,
      );
  });
  return a;
}

export const lantern: Family = {
  id: 'lantern',
  motifs: ['lantern', 'koi'],
  layouts: ['bottom', 'top'],
  palettes: ['vermilion', 'plum', 'lagoon', 'bilberry', 'claret', 'ember', 'baize', 'cobalt'],
  paletteFor: { koi: ['lagoon', 'baize', 'cobalt', 'celadon', 'bilberry', 'sky', 'mint'] },
  lettering: [
    { face: 'fatface', upper: true, gap: 0.18 },
    { face: 'deco', upper: true, gap: 0.2 },
    { face: 'condensed', upper: true, gap: 0.12 },
    { face: 'soft', upper: false, gap: 0.24 },
  ],
  draw(c) {
    const p = c.pal,
      { cx, cy, R } = c.m,
      { W, H } = c;
    if (c.motif === 'koi') return { art: koiPond(c), band: { fill: p.ink, shape: 'wave' }, ink: [p.hi, p.t] };
    let a = rect(
      0,
      0,
      W,
      H,
      c.defs.linearAbs(
        [
          [0, mix(p.bg, p.ink, 0.55), 1],
          [1, p.bg2, 1],
        ],
        0,
        0,
        0,
        cy + R,
      ),
    );
    a +=
      circle(cx + R * 0.5, cy - R * 0.52, R * 0.6, p.t, { opacity: 0.95 }) +
      cloud(cx + R * 0.6, cy - R * 0.3, R * 0.56, mix(p.bg2, p.hi, 0.18), p.t) +
      cloud(cx - R * 0.86, cy - R * 0.8, R * 0.5, mix(p.bg2, p.ink, 0.3), mix(p.t, p.bg2, 0.4));
    const roofY = cy + R * 0.86;
    a +=
      roof(p, cx - R * 0.98, roofY, R * 0.6, mix(p.ink, p.bg2, 0.28)) +
      roof(p, cx + R * 1.04, roofY + R * 0.06, R * 0.7, mix(p.ink, p.bg2, 0.18)) +
      roof(p, cx, roofY + R * 0.14, R * 0.74, p.ink);
    a += lamps(c);
    return { art: a, band: { fill: p.ink, shape: 'flat' }, ink: [p.t, p.hi] };
  },
};
