import type { Box } from '../drawing/geometry.ts';
import type { Disc } from '../drawing/elements.ts';
import { mix } from '@foyer/domain/colour.ts';
import { path, line, rect, circle, ring, g, mirror, place, dotsD } from '../drawing/elements.ts';
import { raysD, starD, glintD } from '../drawing/shapes.ts';
import { named, type Family } from '../drawing/scene.ts';

/** Cards from a reading: framed, symmetrical, one emblem. */

const half = (i: string) => mirror(0, i);
type Colours = Readonly<Record<'a' | 'b' | 't' | 'ink' | 'hi', string>>;

const MOTIF = {
  moon(p: Colours) {
    let rays = '';
    for (let i = 0; i < 24; i++)
      rays += path(i % 2 ? 'M-.03 -1.06L0 -1.3L.03 -1.06Z' : 'M-.05 -1.06L0 -1.42L.05 -1.06Z', p.t, {
        transform: `rotate(${i * 15})`,
      });
    return (
      rays +
      circle(0, 0, 1, p.t) +
      circle(0, 0, 0.94, p.ink) +
      circle(0, 0, 0.9, p.b) +
      path(
        'M.1 -.9A.9 .9 0 1 0 .1 .9C-.1 .7 -.12 .56 .02 .46C.1 .42 .08 .34 .04 .3C.12 .24 .08 .18 .02 .14C.14 .1 .2 .06 .16 -.02C.08 -.14 .02 -.22 .04 -.34C.06 -.46 -.02 -.66 .1 -.9Z',
        p.hi,
      ) +
      path('M-.36 -.16Q-.2 -.3 -.04 -.2', 'none', {
        stroke: p.ink,
        'stroke-width': 0.045,
        'stroke-linecap': 'round',
      }) +
      line(
        'M-.34 -.08Q-.2 -.02 -.06 -.1M-.3 -.05L-.34 .03M-.22 -.02L-.23 .06M-.13 -.05L-.1 .02',
        p.ink,
        0.035,
        { 'stroke-linecap': 'round' },
      ) +
      line('M-.02 .3Q-.14 .34 -.2 .28', p.ink, 0.035, { 'stroke-linecap': 'round' }) +
      circle(-0.36, 0.22, 0.11, p.a, { opacity: 0.5 }) +
      path(
        (
          [
            [0.46, -0.4, 0.13],
            [0.6, 0.06, 0.09],
            [0.36, 0.42, 0.11],
            [0.3, 0.04, 0.06],
            [0.62, 0.4, 0.05],
            [0.3, -0.66, 0.06],
          ] as const
        )
          .map(([x, y, r]) => glintD(x, y, r))
          .join(''),
        p.hi,
      )
    );
  },
  moth(p: Colours) {
    const fore = 'M-.08 -.3C-.4 -.9 -1.1 -1 -1.36 -.72C-1.3 -.3 -1.0 .1 -.5 .16C-.28 .16 -.14 .06 -.08 -.04Z';
    const hind = 'M-.1 .02C-.4 .1 -.86 .14 -.96 .44C-.9 .76 -.62 .98 -.42 .9C-.26 .8 -.12 .5 -.08 .2Z';
    const wings =
      path(hind, p.b) +
      path('M-.14 .14C-.4 .2 -.7 .26 -.78 .46C-.72 .66 -.56 .8 -.44 .74C-.3 .64 -.18 .4 -.14 .14Z', p.a) +
      circle(-0.5, 0.48, 0.14, p.ink) +
      circle(-0.5, 0.48, 0.08, p.t) +
      path(fore, p.a) +
      path(
        'M-.1 -.28C-.38 -.76 -.96 -.86 -1.2 -.66C-1.14 -.36 -.92 -.04 -.5 .02C-.3 .02 -.16 -.04 -.1 -.1Z',
        p.b,
      ) +
      path(
        'M-.1 -.26C-.34 -.6 -.76 -.68 -.94 -.56C-.9 -.34 -.74 -.14 -.46 -.1C-.3 -.1 -.16 -.12 -.1 -.14Z',
        p.a,
      ) +
      circle(-0.62, -0.38, 0.18, p.ink) +
      circle(-0.62, -0.38, 0.12, p.t) +
      circle(-0.62, -0.38, 0.055, p.hi) +
      path(
        dotsD([
          [-1.22, -0.62, 0.035],
          [-1.17, -0.46, 0.03],
          [-1.08, -0.3, 0.03],
          [-0.96, -0.15, 0.026],
          [-0.8, -0.02, 0.024],
          [-0.84, 0.62, 0.026],
          [-0.74, 0.76, 0.024],
          [-0.6, 0.84, 0.022],
        ]),
        p.hi,
      ) +
      line('M-.1 -.2L-1.1 -.72M-.1 -.16L-1 -.3M-.1 -.1L-.7 .04', p.ink, 0.016);
    const ant =
      line('M-.06 -.5Q-.14 -.9 -.44 -1.04', p.hi, 0.03, { 'stroke-linecap': 'round' }) +
      line(
        [0, 1, 2, 3, 4, 5]
          .map((i) => {
            const t = 0.25 + i * 0.13,
              x = -0.06 - 0.38 * t * t,
              y = -0.5 - 0.54 * t;
            return `M${n3(x)} ${n3(y)}l-.11 -.0M${n3(x)} ${n3(y)}l.07 -.07`;
          })
          .join(''),
        p.hi,
        0.018,
      );
    let bands = '';
    for (let i = 0; i < 7; i++)
      bands += path(
        `M-.16 ${0.02 + i * 0.12}Q0 ${0.1 + i * 0.12} .16 ${0.02 + i * 0.12}V${0.07 + i * 0.12}Q0 ${0.15 + i * 0.12} -.16 ${0.07 + i * 0.12}Z`,
        p.t,
      );
    return g(
      half(wings + ant) +
        path(
          'M0 -.56C.16 -.56 .18 -.3 .15 -.1C.2 .3 .12 .76 0 .98C-.12 .76 -.2 .3 -.15 -.1C-.18 -.3 -.16 -.56 0 -.56Z',
          p.ink,
        ) +
        bands +
        circle(0, -0.46, 0.12, p.hi) +
        half(circle(-0.06, -0.48, 0.04, p.ink)),
      { transform: 'translate(0 .06)' },
    );
  },
  hand(p: Colours) {
    const f = (x: number, top: number, w: number) =>
      path(`M${x - w} .3V${top + w}A${w} ${w} 0 0 1 ${x + w} ${top + w}V.3Z`, p.hi);
    const nail = (x: number, top: number, w: number) =>
      path(
        `M${x - w * 0.5} ${top + w * 1.3}V${top + w * 0.85}A${w * 0.5} ${w * 0.5} 0 0 1 ${x + w * 0.5} ${top + w * 0.85}V${top + w * 1.3}Z`,
        p.t,
      );
    const lines = line('M-.24 .3V-.3M0 .26V-.36M.24 .3V-.28', p.ink, 0.018);
    return g(
      path(raysD(0, -0.05, 1.02, 1.34, 36, 0.36), p.b) +
        f(-0.36, -0.6, 0.125) +
        f(-0.12, -0.88, 0.13) +
        f(0.13, -0.8, 0.13) +
        f(0.37, -0.5, 0.115) +
        path('M-.5 .1V.5C-.5 .84 -.36 1 -.3 1.2H.3C.36 1 .5 .86 .5 .5V.1Z', p.hi) +
        path(
          'M-.42 .78C-.74 .6 -.86 .3 -.9 .06C-.92 -.08 -.74 -.14 -.68 0C-.62 .14 -.56 .2 -.46 .24Z',
          p.hi,
        ) +
        nail(-0.36, -0.6, 0.12) +
        nail(-0.12, -0.88, 0.12) +
        nail(0.13, -0.8, 0.12) +
        nail(0.37, -0.5, 0.11) +
        lines +
        path('M-.38 .42Q0 .06 .38 .42Q0 .76 -.38 .42Z', p.ink) +
        circle(0, 0.41, 0.17, p.a) +
        circle(0, 0.41, 0.09, p.ink) +
        circle(0.05, 0.36, 0.035, p.hi) +
        line('M-.3 .26L-.36 .16M-.14 .18L-.17 .07M.14 .18L.17 .07M.3 .26L.36 .16', p.ink, 0.03, {
          'stroke-linecap': 'round',
        }) +
        rect(-0.44, 1.12, 0.88, 0.14, p.t) +
        rect(-0.5, 1.26, 1, 0.6, p.a) +
        path('M-.5 1.26H.5V1.34H-.5Z', p.ink) +
        path(
          dotsD([
            [-0.3, 1.19, 0.035],
            [-0.1, 1.19, 0.035],
            [0.1, 1.19, 0.035],
            [0.3, 1.19, 0.035],
          ]),
          p.ink,
        ),
      { transform: 'translate(0 -.16)' },
    );
  },
  key(p: Colours) {
    const k = (c: string, d: string) =>
      path('M-.07 -.3H.07V1.02H-.07Z', c) +
      path('M0 -.3H.07V1.02H0Z', d) +
      path('M.07 .62H.36V.72H.28V.8H.36V.92H.07Z', c) +
      circle(0, -0.3, 0.13, c) +
      rect(-0.16, -0.12, 0.32, 0.07, c) +
      rect(-0.13, 0.0, 0.26, 0.05, c) +
      (
        [
          [0, -0.86],
          [-0.3, -0.52],
          [0.3, -0.52],
        ] as const
      )
        .map(([x, y]) => ring(x, y, 0.2, c, 0.1))
        .join('') +
      circle(0, -0.62, 0.09, p.a);
    return (
      place(k(p.b, mix(p.b, p.ink, 0.35)), 0, 0, 1.12, 38) +
      place(k(p.t, mix(p.t, p.ink, 0.35)), 0, 0, 1.12, -38) +
      circle(0, 0.0, 0.16, p.ink) +
      path(starD(0, 0, 0.14, 4, 0.3), p.hi)
    );
  },
  compass(p: Colours) {
    let o =
      circle(0, 0, 1.08, p.b) +
      circle(0, 0, 1.0, p.ink) +
      ring(0, 0, 1.03, p.t, 0.03) +
      path(raysD(0, 0, 0.9, 0.97, 72, 0.34), p.hi) +
      ring(0, 0, 0.87, p.hi, 0.012);
    const point = (r: number, w: number, a: number, c1: string, c2: string) =>
      g(path(`M0 0L${-w} ${-w}L0 ${-r}Z`, c1) + path(`M0 0L${w} ${-w}L0 ${-r}Z`, c2), {
        transform: `rotate(${a})`,
      });
    for (let i = 0; i < 8; i++) o += point(0.56, 0.07, 22.5 + i * 45, p.b, mix(p.b, p.ink, 0.5));
    for (let i = 0; i < 4; i++) o += point(0.76, 0.11, 45 + i * 90, p.t, mix(p.t, p.ink, 0.5));
    for (let i = 0; i < 4; i++) o += point(1.24, 0.15, i * 90, p.hi, i ? mix(p.hi, p.ink, 0.55) : p.a);
    return o + circle(0, 0, 0.17, p.ink) + circle(0, 0, 0.12, p.a) + circle(0, 0, 0.04, p.hi);
  },
  book(p: Colours) {
    const corner = half(
      path('M-.74 -1.02H-.36L-.42 -.9L-.62 -.7L-.74 -.64Z', p.t) + circle(-0.63, -0.9, 0.045, p.ink),
    );
    return (
      path('M-.78 -1.06H.84V1.12H-.7Q-.78 1.1 -.78 1Z', mix(p.hi, p.ink, 0.18)) +
      line('M-.7 1.04H.8M-.7 .98H.8', mix(p.hi, p.ink, 0.5), 0.016) +
      path('M-.84 -1.1H.78V.98H-.84Z', p.a) +
      path('M-.84 -1.1H-.66V.98H-.84Z', mix(p.a, p.ink, 0.4)) +
      g(
        rect(-0.56, -0.94, 1.16, 1.76, 'none', { stroke: p.t, 'stroke-width': 0.03 }) +
          rect(-0.5, -0.88, 1.04, 1.64, 'none', { stroke: p.t, 'stroke-width': 0.012 }),
      ) +
      g(corner + g(corner, { transform: 'translate(0 -.12) scale(1 -1)' }), {
        transform: 'translate(.02 .0)',
      }) +
      circle(0.02, -0.06, 0.46, p.ink) +
      path(raysD(0.02, -0.06, 0.34, 0.44, 24, 0.4), p.t) +
      path(starD(0.02, -0.06, 0.32, 8, 0.42), p.t) +
      circle(0.02, -0.06, 0.12, p.b) +
      circle(0.02, -0.06, 0.055, p.hi) +
      path('M.78 -.2H.94V.14H.78Z', p.t) +
      circle(0.86, -0.03, 0.05, p.ink)
    );
  },
};
const n3 = (v: number) => +v.toFixed(3);
export const arcana: Family = {
  id: 'arcana',
  motifs: Object.keys(MOTIF),
  layouts: ['bottom', 'bottom', 'top'],
  palettes: [
    'plum',
    'bilberry',
    'noir',
    'nightjar',
    'claret',
    'void',
    'rosewood',
    'moss',
    'dusk',
    'sand',
    'brass',
  ],
  lettering: [
    { face: 'serif', upper: true, gap: 0.22 },
    { face: 'fatface', upper: true, gap: 0.18 },
    { face: 'gothic', upper: false, mode: 'ragged', gap: 0.42, maxSize: 180 },
    { face: 'deco', upper: true, gap: 0.2 },
  ],
  draw(c) {
    const p = c.pal,
      { cx, cy, R } = c.m,
      { W, H } = c;
    let a =
      rect(0, 0, W, H, p.bg) +
      rect(
        0,
        0,
        W,
        H,
        c.defs.radial(
          [
            [0, p.bg2, 0.95],
            [0.72, p.bg2, 0.1],
            [1, p.bg, 0],
          ],
          cx,
          cy,
          R * 1.7,
        ),
      );
    const sky = Array.from({ length: 46 }, (): Disc => [
      c.r.range(30, W - 30),
      c.r.range(c.area[1] + 30, c.area[1] + c.area[3] - 10),
      c.r.range(1, 3.2),
    ]).filter(([x, y]) => Math.hypot(x - cx, y - cy) > R * 1.12);
    a +=
      path(dotsD(sky), p.t, { opacity: 0.75 }) +
      path(
        sky
          .slice(0, 8)
          .map(([x, y]) => glintD(x, y, 15))
          .join(''),
        p.hi,
        { opacity: 0.85 },
      );
    const cols = { a: c.r.pick([p.s, p.p]), b: p.p, t: p.t, ink: p.ink, hi: p.hi };
    if (cols.a === p.p) cols.b = p.s;
    const fr: Box | null =
      c.format === 'wide'
        ? [(c.band?.[0] ?? 0) + (c.band?.[2] ?? 0) + 24, 24, W - (c.band?.[2] ?? 0) - 48, H - 48]
        : c.band
          ? [22, 22, W - 44, H - 44]
          : null;
    a += place(
      named(MOTIF, c.motif)(cols),
      cx,
      cy,
      R * (c.motif === 'moth' ? 0.86 : c.motif === 'hand' ? 0.86 : c.motif === 'book' ? 0.9 : 0.82),
    );
    let over = '';
    if (fr) {
      const [x, y, w, h] = fr,
        k = 26;
      const notch = (i: number) =>
        `M${x + k + i} ${y + i}H${x + w - k - i}A${k} ${k} 0 0 0 ${x + w - i} ${y + k + i}V${y + h - k - i}A${k} ${k} 0 0 0 ${x + w - k - i} ${y + h - i}H${x + k + i}A${k} ${k} 0 0 0 ${x + i} ${y + h - k - i}V${y + k + i}A${k} ${k} 0 0 0 ${x + k + i} ${y + i}Z`;
      over += line(notch(0), p.t, 4) + line(notch(9), p.t, 1.6);
    }
    return {
      art: a + (c.format === 'wide' ? over : ''),
      band: {
        fill: c.format === 'wide' ? p.ink : p.bg,
        shape: 'flat',
        edge: c.format === 'wide' ? undefined : p.t,
      },
      over: c.format === 'wide' ? '' : over,
      ink: [p.hi, p.p, p.ink],
    };
  },
};
