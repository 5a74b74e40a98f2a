import type { Point } from '../drawing/geometry.ts';
import type { Disc } from '../drawing/elements.ts';
import type { Palette } from '../palettes.ts';
import { mix } from '@foyer/domain/colour.ts';
import { n } from '../drawing/geometry.ts';
import { path, line, rect, circle, ring, poly, g, place, dotsD } from '../drawing/elements.ts';
import { named, type Family, type Scene } from '../drawing/scene.ts';

/** Northern landscapes: faceted mountains, aurora curtains, still water. */

function peaks(
  c: Scene,
  base: number,
  count: number,
  height: number,
  x0: number,
  x1: number,
  lit: string,
  shade: string,
  snow: string,
  snowShade: string,
) {
  let out = '';
  const step = (x1 - x0) / count;
  const list = Array.from({ length: count }, (_, i) => ({
    x: x0 + (i + 0.5) * step + c.r.range(-0.25, 0.25) * step,
    h: height * c.r.range(0.55, 1),
    w: step * c.r.range(0.75, 1.15),
  }));
  list.sort((a, b) => b.h - a.h);
  for (const { x, h, w } of list) {
    const A = [x, base - h] as const,
      L = [x - w, base] as const,
      Rr = [x + w * 1.15, base] as const;
    const ridge: readonly [Point, Point, Point, Point, Point, Point] = [
      A,
      [x + w * 0.1, base - h * 0.78],
      [x - w * 0.06, base - h * 0.62],
      [x + w * 0.16, base - h * 0.4],
      [x + w * 0.02, base - h * 0.2],
      [x + w * 0.22, base],
    ];
    out += poly([A, ...ridge.slice(1), L], lit) + poly([A, Rr, ...ridge.slice(1).reverse()], shade);
    const f = 0.34,
      l = [x - w * f, base - h * (1 - f)] as const,
      rr = [x + w * 1.15 * f, base - h * (1 - f)] as const;
    out += poly(
      [
        A,
        ridge[1],
        ridge[2],
        [x - w * 0.1, base - h * 0.6],
        [x - w * 0.17, base - h * 0.74],
        [x - w * 0.25, base - h * 0.62],
        l,
      ],
      snow,
    );
    out += poly(
      [
        A,
        rr,
        [x + w * 0.26, base - h * 0.72],
        [x + w * 0.2, base - h * 0.58],
        [x + w * 0.12, base - h * 0.7],
        ridge[2],
        ridge[1],
      ],
      snowShade,
    );
  }
  return out;
}
function aurora(c: Scene, y: number, amp: number, col: string, from: number, to: number, drift: number) {
  const grad = c.defs.linear([
    [0, col, 0],
    [0.55, col, 0.28],
    [0.92, col, 0.85],
    [1, col, 0],
  ]);
  const w = 9,
    f1 = c.r.range(0.006, 0.011),
    f2 = c.r.range(0.015, 0.03),
    ph = c.r.range(0, 6);
  let out = '';
  for (let x = from; x < to; x += w) {
    const yy = y + Math.sin(x * f1 + ph) * amp + (x - from) * drift + Math.sin(x * f2 + ph) * amp * 0.3;
    const h = amp * (2.2 + 1.6 * Math.sin(x * 0.021 + ph * 2) + 0.9 * Math.sin(x * 0.07 + ph));
    out += rect(x, yy - h, w - 1.5, h, grad);
  }
  return out;
}
const pine = (x: number, y: number, h: number, col: string, dark: string) => {
  let o = '';
  for (let i = 0; i < 4; i++) {
    const yy = y - h * (0.12 + i * 0.2),
      w = h * 0.21 * (1 - i * 0.19),
      t = yy - h * 0.36;
    o +=
      poly(
        [
          [x - w, yy],
          [x, t],
          [x, yy],
        ],
        col,
      ) +
      poly(
        [
          [x + w, yy],
          [x, t],
          [x, yy],
        ],
        dark,
      );
  }
  return rect(x - h * 0.018, y - h * 0.14, h * 0.036, h * 0.15, dark) + o;
};
const MOTIF = {
  ship(c: Scene, p: Palette, x: number, y: number, s: number) {
    const stripes = [];
    for (let i = 0; i < 5; i++)
      stripes.push(
        path(
          `M${-0.5 + i * 0.2} -1.12H${-0.4 + i * 0.2}L${-0.46 + i * 0.23} -.3Q${-0.5 + i * 0.225} -.26 ${-0.56 + i * 0.225} -.28Z`,
          p.t,
        ),
      );
    const sail = path('M-.52 -1.12H.52Q.74 -.7 .6 -.28Q0 -.16 -.6 -.28Q-.74 -.7 -.52 -1.12Z', p.p);
    const clip = c.defs.clip(
      path('M-.52 -1.12H.52Q.74 -.7 .6 -.28Q0 -.16 -.6 -.28Q-.74 -.7 -.52 -1.12Z', '#fff'),
    );
    const hull = path(
      'M-1.22 -.5C-1.3 -.34 -1.22 -.3 -1.1 -.36C-1.16 .0 -.9 .3 -.5 .34H.5C.9 .3 1.16 0 1.08 -.44C1.22 -.3 1.34 -.4 1.2 -.6C1.08 -.72 .94 -.6 .94 -.4C.9 -.1 .7 .02 .5 .04H-.5C-.74 .02 -.92 -.12 -.96 -.4C-.98 -.62 -1.14 -.68 -1.22 -.5Z',
      p.ink,
    );
    let shields = '';
    for (let i = 0; i < 7; i++)
      shields +=
        circle(-0.54 + i * 0.18, 0.1, 0.09, i % 2 ? p.t : p.p) + circle(-0.54 + i * 0.18, 0.1, 0.03, p.ink);
    let oars = '';
    for (let i = 0; i < 6; i++)
      oars += path(
        `M${-0.44 + i * 0.18} .2L${-0.6 + i * 0.18} .66H${-0.57 + i * 0.18}L${-0.41 + i * 0.18} .2Z`,
        p.ink,
      );
    return place(
      oars +
        rect(-0.02, -1.3, 0.04, 1.4, p.ink) +
        sail +
        g(stripes.join('') + path('M0 -1.2L.9 -1.2V0H0Z', p.ink, { opacity: 0.16 }), { 'clip-path': clip }) +
        rect(-0.6, -1.15, 1.2, 0.045, p.ink) +
        hull +
        shields,
      x,
      y,
      s,
    );
  },
  stone(c: Scene, p: Palette, x: number, y: number, s: number) {
    const st = path('M-.52 .7L-.6 -.5Q-.5 -1.12 -.06 -1.26Q.42 -1.2 .52 -.6L.6 .7Z', mix(p.bg2, p.hi, 0.42));
    const sh = path('M-.06 -1.26Q.42 -1.2 .52 -.6L.6 .7H.16L.2 -.5Z', p.ink, { opacity: 0.3 });
    const runes = [
      'M-.3 -.8V-.2M-.3 -.8L-.06 -.6M-.3 -.56L-.06 -.36',
      'M.1 -.84V-.24M.1 -.66L.32 -.84M.1 -.44L.32 -.62',
      'M-.3 -.06V.5L-.06 .3L-.3 .14',
      'M.08 -.08V.5M-.06 .12L.24 .32',
    ];
    return place(
      st +
        sh +
        runes.map((d) => line(d, p.ink, 0.066, { 'stroke-linecap': 'square' })).join('') +
        ring(0, -0.16, 0.98, p.t, 0.014, { opacity: 0.5 }),
      x,
      y,
      s,
    );
  },
  cabin(c: Scene, p: Palette, x: number, y: number, s: number) {
    return place(
      path('M-.62 .4V-.06L0 -.56L.62 -.06V.4Z', mix(p.t, p.ink, 0.45)) +
        path('M0 -.56L.62 -.06V.4H.02Z', p.ink, { opacity: 0.4 }) +
        path('M-.8 .0L0 -.66L.8 0L.72 .1L0 -.5L-.72 .1Z', p.hi) +
        rect(-0.42, 0.0, 0.24, 0.22, p.t) +
        rect(0.12, 0, 0.24, 0.22, p.t) +
        line('M-.3 0V.22M-.42 .11H-.18M.24 0V.22M.12 .11H.36', p.ink, 0.025) +
        rect(0.3, -0.66, 0.12, 0.3, p.ink) +
        path('M.36 -.72Q.2 -.9 .4 -1.02Q.6 -1.16 .46 -1.36Q.74 -1.18 .58 -1Q.42 -.88 .48 -.72Z', p.hi, {
          opacity: 0.7,
        }),
      x,
      y,
      s,
    );
  },
  raven(c: Scene, p: Palette, x: number, y: number, s: number) {
    let wing = '';
    for (let i = 0; i < 6; i++)
      wing += path(
        `M-.1 -.14L${0.5 + i * 0.1} ${0.62 - i * 0.02}L${0.34 + i * 0.05} ${0.86 - i * 0.09}L-.3 .2Z`,
        i % 2 ? mix(p.ink, p.bg2, 0.32) : mix(p.ink, p.bg2, 0.12),
      );
    const body = path(
      'M-1.2 -.52L-.78 -.74C-.6 -1 -.2 -1 0 -.72C.2 -.44 .54 .1 .94 .92L.66 .86L.72 1.06L.5 .94L.52 1.14C.16 .9 -.3 .72 -.5 .3C-.62 .02 -.6 -.22 -.64 -.42Z',
      p.ink,
    );
    const beak = path('M-1.24 -.5L-.78 -.74L-.64 -.42Q-.96 -.46 -1.24 -.5Z', mix(p.ink, p.t, 0.55));
    return place(
      circle(-0.05, -0.1, 1.22, p.t) +
        circle(-0.05, -0.1, 1.22, p.hi, { opacity: 0.16 }) +
        body +
        wing +
        beak +
        circle(-0.52, -0.68, 0.085, p.hi) +
        circle(-0.53, -0.68, 0.045, p.ink) +
        line('M-.16 .72L-.2 1.06M-.02 .8L-.02 1.1M-.34 1.08H-.1M-.16 1.12H.1', mix(p.ink, p.t, 0.5), 0.045),
      x,
      y,
      s,
    );
  },
};
/** Still, with ripples. */
function water(c: Scene, horizon: number): string {
  const { pal: p, W, H } = c;
  const { cx, R } = c.m;
  let a = '';
  // water
  const water = c.defs.linearAbs(
    [
      [0, mix(p.bg2, p.s, 0.18), 1],
      [1, mix(p.bg, p.ink, 0.5), 1],
    ],
    0,
    horizon,
    0,
    Math.min(H, horizon + R),
  );
  a += rect(0, horizon, W, H - horizon, water);
  let ripples = '';
  for (let i = 0; i < 40; i++) {
    const y = horizon + 6 + Math.pow(c.r.next(), 1.6) * R * 0.9,
      w = c.r.range(20, 110);
    ripples += `M${n(cx + c.r.range(-1, 1) * R * 1.6 - w / 2)} ${n(y)}h${n(w)}v3h${n(-w)}z`;
  }
  a += path(ripples, p.hi, { opacity: 0.22 });

  return a;
}

/** A hill, and pines on it. */
function shore(c: Scene, horizon: number): string {
  const { pal: p, W, H } = c;
  const { cx, R } = c.m;
  let a = '';
  let trees = '';
  const hillY = horizon + R * 0.1;
  a += path(
    `M0 ${n(hillY + 40)}Q${n(cx - R * 0.4)} ${n(hillY - 26)} ${n(cx)} ${n(hillY + 6)}T${W} ${n(hillY + 10)}V${H}H0Z`,
    c.motif === 'cabin' ? mix(p.hi, p.bg2, 0.22) : mix(p.ink, p.bg, 0.35),
  );
  const spots = c.motif === 'raven' ? [-1.28, -1.1, 1.12, 1.3] : [-1.2, -1.02, -0.84, 0.86, 1.0, 1.16, 1.3];
  spots.forEach((k) => {
    trees += pine(
      cx + k * R * (W > 700 ? 1.15 : 1),
      hillY + R * c.r.range(0.16, 0.34),
      R * c.r.range(0.55, 0.95),
      mix(p.ink, p.bg, 0.12),
      p.ink,
    );
  });
  return a + trees;
}

function mist(c: Scene, horizon: number): string {
  const { pal: p } = c;
  const { cx, R } = c.m;
  let m = '';
  for (let i = 0; i < 9; i++) {
    const yy = horizon + R * 0.28 + i * 7,
      w = R * c.r.range(0.5, 1.5);
    m += `M${n(cx - w / 2 + c.r.range(-40, 40))} ${n(yy)}h${n(w)}v3.5h${n(-w)}z`;
  }
  return path(m, p.hi, { opacity: 0.55 });
}

/** Two curtains of light, and the moon. */
function nightSky(c: Scene): string {
  const { pal: p, W } = c;
  const { cx, cy, R } = c.m;
  let a = '';
  a += aurora(c, cy - R * 0.45, R * 0.2, p.s, -20, W + 20, c.r.range(-0.1, 0.1));
  a += aurora(c, cy - R * 0.1, R * 0.16, mix(p.s, p.t, 0.4), -20, W + 20, c.r.range(-0.16, 0.16));
  const mx = cx + R * c.r.range(-0.7, 0.7),
    my = cy - R * 0.7;
  a += circle(mx, my, R * 0.3, p.p) + circle(mx + R * 0.09, my - R * 0.05, R * 0.26, mix(p.p, p.bg, 0.14));
  return a;
}

export const saga: Family = {
  id: 'saga',
  motifs: ['ship', 'stone', 'cabin', 'raven'],
  layouts: ['sky', 'bottom', 'sky'],
  layoutsFor: { raven: ['bottom', 'top'] },
  palettes: ['polar', 'lagoon', 'bilberry', 'dusk', 'nightjar', 'moss', 'void'],
  lettering: [
    { face: 'gothic', upper: false, mode: 'ragged', gap: 0.42, maxSize: 190 },
    { face: 'serif', upper: true, gap: 0.2 },
    { face: 'condensed', upper: true, gap: 0.12, tracking: 10 },
    { face: 'slab', upper: true, gap: 0.18 },
  ],
  draw(c) {
    const p = c.pal,
      { cx, cy, R } = c.m,
      { W, H } = c;
    const horizon = cy + R * 0.62;
    const sky = c.defs.linearAbs(
      [
        [0, mix(p.bg, p.ink, 0.45), 1],
        [0.6, p.bg, 1],
        [1, p.bg2, 1],
      ],
      0,
      0,
      0,
      horizon,
    );
    let a = rect(0, 0, W, H, sky);
    const stars = Array.from({ length: 60 }, (): Disc => [
      c.r.range(0, W),
      c.r.range(0, horizon * 0.75),
      c.r.range(0.8, 2.4),
    ]);
    a += path(dotsD(stars), p.hi, { opacity: 0.7 });
    if (c.motif !== 'raven') a += nightSky(c);
    a += peaks(
      c,
      horizon,
      5,
      R * 0.9,
      -W * 0.1,
      W * 1.1,
      mix(p.bg2, p.bg, 0.25),
      mix(p.bg2, p.bg, 0.6),
      mix(p.hi, p.bg2, 0.35),
      mix(p.hi, p.bg2, 0.65),
    );
    a += peaks(
      c,
      horizon + R * 0.06,
      4,
      R * 0.62,
      -W * 0.15,
      W * 1.15,
      mix(p.bg, p.ink, 0.18),
      mix(p.bg, p.ink, 0.52),
      p.hi,
      mix(p.hi, p.bg2, 0.45),
    );
    a += water(c, horizon);
    if (c.motif !== 'ship') a += shore(c, horizon);
    const s = named({ ship: 0.72, stone: 0.66, cabin: 0.6, raven: 0.72 }, c.motif) * R;
    const y = named(
      {
        ship: horizon + R * 0.06,
        stone: horizon - R * 0.05,
        cabin: horizon + R * 0.06,
        raven: cy - R * 0.02,
      },
      c.motif,
    );
    a += named(MOTIF, c.motif)(c, p, cx, y, c.motif === 'raven' ? s * 1.1 : s);
    if (c.motif === 'ship') a += mist(c, horizon);
    return {
      art: a,
      sky: [mix(p.bg, p.ink, 0.45), p.bg],
      band: { fill: p.ink, shape: c.motif === 'ship' ? 'wave' : 'slope' },
      ink: [p.p, p.hi],
    };
  },
};
