import type { Point } from '../drawing/geometry.ts';
import type { Disc } from '../drawing/elements.ts';
import type { Palette } from '../palettes.ts';
import { mix, lighten } from '@foyer/domain/colour.ts';
import { n, lerp, pt } from '../drawing/geometry.ts';
import { path, line, rect, circle, g, mirror, place, dotsD } from '../drawing/elements.ts';
import { taper, raysD, scales, pointAt } from '../drawing/shapes.ts';
import { named, type Family, type Scene } from '../drawing/scene.ts';

/** Sea stories: curling limbs, wave scales, brass and lamps. */

function limb(x: number, y: number, heading: number, len: number, curl: number, steps = 34) {
  const pts: Point[] = [[x, y]];
  let a = heading;
  for (let i = 1; i <= steps; i++) {
    const t = i / steps;
    a += curl * (0.012 + 0.32 * Math.pow(t, 3.1)) + 0.045 * Math.sin(t * 5) * Math.sign(curl);
    const ds = (len / steps) * (1 - 0.45 * t);
    x += Math.cos(a) * ds;
    y += Math.sin(a) * ds;
    pts.push([x, y]);
  }
  return pts;
}
function tentacle(
  x: number,
  y: number,
  heading: number,
  len: number,
  curl: number,
  w0: number,
  col: string,
  belly: string,
  sucker: string,
) {
  const spine = limb(x, y, heading, len, curl);
  const width = (t: number) => w0 * Math.pow(1 - t, 0.8) + w0 * 0.05;
  const t1 = taper(spine, width);
  const inner = curl > 0 ? t1.left : t1.right;
  const outer = curl > 0 ? t1.right : t1.left;
  const towards = (side: readonly Point[], i: number, t: number): Point => {
    const [from, to] = [pointAt(spine, i), pointAt(side, i)];
    return [lerp(from[0], to[0], t), lerp(from[1], to[1], t)];
  };
  const mid = spine.map((_, i) => towards(inner, i, 0.45));
  let o = path(t1.d, col) + path(taper(mid, (t) => width(t) * 0.5).d, belly);
  const dots: Disc[] = [];
  const holes: Disc[] = [];
  for (let i = 2; i < spine.length - 2; i += i < 14 ? 2 : i < 24 ? 2 : 1) {
    const r = width(i / spine.length) * 0.3;
    if (r < 1.6) break;
    const q = towards(inner, i, 0.58);
    dots.push([...q, r]);
    holes.push([...q, r * 0.45]);
  }
  // rim light on the outer side
  const rim = spine.map((_, i) => towards(outer, i, 0.78));
  o +=
    path(taper(rim.slice(0, -4), (t) => width(t) * 0.07).d, lighten(col, 0.3)) +
    path(dotsD(dots), sucker) +
    path(dotsD(holes), belly);
  return o;
}
/** What lies behind the waves, between them, and before them; or all of it under water. */
interface SeaScene {
  sky: string;
  mid: string;
  front: string;
  under?: boolean;
}

const MOTIF: Readonly<Record<string, (c: Scene, p: Palette) => SeaScene>> = {
  kraken(c: Scene, p: Palette) {
    const { cx, cy, R } = c.m;
    const base = cy + R * 1.05;
    const moon =
      circle(cx, cy - R * 0.22, R * 0.78, p.p) + circle(cx, cy - R * 0.22, R * 0.78, p.t, { opacity: 0.18 });
    const ship = place(
      path('M-.62 .1H.66L.46 .36H-.44Z', p.ink) +
        path('M-.04 .1V-.94H.02V.1Z', p.ink) +
        path('M.04 -.86Q.5 -.5 .44 .0H.04Z', p.ink) +
        path('M-.06 -.7Q-.46 -.36 -.46 0H-.06Z', mix(p.ink, p.bg, 0.3)) +
        path('M-.02 -.94L.24 -.88L-.02 -.82Z', p.t),
      cx,
      cy + R * 0.28,
      R * 0.42,
      -7,
    );
    const col = c.r.pick([p.t, p.s]),
      belly = mix(col, p.hi, 0.55);
    const dark = mix(col, p.ink, 0.4);
    const back =
      tentacle(
        cx - R * 0.5,
        base,
        -1.45,
        R * 2.7,
        -0.98,
        R * 0.13,
        dark,
        mix(dark, p.hi, 0.2),
        mix(dark, p.hi, 0.45),
      ) +
      tentacle(
        cx + R * 0.56,
        base,
        -1.7,
        R * 2.75,
        0.98,
        R * 0.13,
        dark,
        mix(dark, p.hi, 0.2),
        mix(dark, p.hi, 0.45),
      );
    const front =
      tentacle(cx - R * 0.92, base + R * 0.1, -1.72, R * 2.9, 1.0, R * 0.22, col, belly, p.hi) +
      tentacle(cx + R * 0.94, base + R * 0.1, -1.42, R * 2.85, -1.0, R * 0.22, col, belly, p.hi) +
      tentacle(cx - R * 0.3, base + R * 0.25, -1.75, R * 1.7, 1.15, R * 0.14, col, belly, p.hi);
    return { sky: moon, mid: back + ship, front };
  },
  whale(c: Scene, p: Palette) {
    const { cx, cy, R } = c.m;
    const sun = circle(cx + R * 0.3, cy - R * 0.4, R * 0.56, p.t);
    const whale = place(
      path(
        'M-1.28 .26C-1.2 -.4 -.6 -.66 -.02 -.6C.5 -.54 .84 -.24 1.02 .16C1.08 -.1 1.2 -.34 1.06 -.62C1.3 -.56 1.42 -.4 1.46 -.22C1.6 -.38 1.78 -.4 1.94 -.34C1.78 -.1 1.5 .12 1.3 .2C1.24 .6 .8 .86 .2 .86C-.6 .88 -1.3 .8 -1.28 .26Z',
        p.s === p.bg ? p.p : mix(p.bg2, p.ink, 0.35),
      ) +
        path('M-1.28 .26C-1.02 .42 -.6 .46 -.1 .42C.16 .66 .1 .8 .2 .86C-.6 .88 -1.3 .8 -1.28 .26Z', p.p) +
        line(
          'M-1.2 .46Q-.7 .6 0 .56M-1.12 .6Q-.6 .72 .06 .68M-1 .73Q-.5 .8 .1 .78',
          mix(p.p, p.ink, 0.35),
          0.022,
        ) +
        path('M-.3 .42C-.1 .6 .06 .9 .0 1.16C-.24 1.06 -.44 .8 -.5 .46Z', mix(p.bg2, p.ink, 0.55)) +
        circle(-0.66, 0.22, 0.055, p.hi) +
        circle(-0.66, 0.22, 0.03, p.ink),
      cx - R * 0.1,
      cy - R * 0.02,
      R * 0.72,
      -8,
    );
    const spout = line(
      `M${n(cx - R * 0.42)} ${n(cy - R * 0.5)}Q${n(cx - R * 0.4)} ${n(cy - R * 1.0)} ${n(cx - R * 0.78)} ${n(cy - R * 0.92)}M${n(cx - R * 0.42)} ${n(cy - R * 0.5)}Q${n(cx - R * 0.44)} ${n(cy - R * 1.06)} ${n(cx - R * 0.1)} ${n(cy - R * 0.98)}`,
      p.hi,
      R * 0.05,
      { 'stroke-linecap': 'round' },
    );
    return { sky: sun, mid: spout + whale, front: '' };
  },
  diver(c: Scene, p: Palette) {
    const { cx, cy, R } = c.m;
    const brass = p.t,
      dk = mix(brass, p.ink, 0.5),
      lt = mix(brass, p.hi, 0.55);
    const h = place(
      path('M-.96 1.06Q-.92 .7 -.6 .6H.6Q.92 .7 .96 1.06V1.9H-.96Z', dk) +
        path(dotsD([-0.7, -0.42, -0.14, 0.14, 0.42, 0.7].map((x) => [x, 0.86, 0.055])), lt) +
        path('M-.7 .42H.7V.66H-.7Z', brass) +
        path('M-.7 .6H.7V.66H-.7Z', dk) +
        circle(0, -0.12, 0.86, brass) +
        path('M0 -.98A.86 .86 0 0 1 0 .74Z', dk, { opacity: 0.55 }) +
        path('M-.6 -.62A.86 .86 0 0 1 -.1 -.92L-.12 -.8A.74 .74 0 0 0 -.52 -.54Z', lt) +
        mirror(0, circle(-0.82, -0.1, 0.2, dk) + circle(-0.86, -0.1, 0.14, p.ink)) +
        circle(0, -0.1, 0.56, dk) +
        circle(0, -0.1, 0.5, lt) +
        path(dotsD(Array.from({ length: 12 }, (_, i) => [...pt(0, -0.1, 0.53, i * 30 + 15), 0.032])), p.ink) +
        circle(0, -0.1, 0.42, p.ink) +
        path('M-.3 .16A.42 .42 0 0 0 .4 -.02Q.1 -.1 -.3 .16Z', mix(p.bg2, p.s, 0.55)) +
        path(
          'M-.05 .2C-.2 .06 -.16 -.1 .02 -.14C.0 -.02 .14 -.04 .12 .1C.2 .04 .2 -.04 .18 -.08C.3 .04 .2 .22 .06 .24Z',
          p.s,
        ) +
        path('M-.3 -.3A.36 .36 0 0 1 0 -.46L.0 -.38A.3 .3 0 0 0 -.24 -.26Z', p.hi, { opacity: 0.8 }) +
        line('M-.14 -.5V.3M.14 -.5V.3', brass, 0.05) +
        line('M-.4 -.1H.4', brass, 0.05),
      cx,
      cy - R * 0.06,
      R * 0.92,
    );
    const bubbles = path(
      dotsD(
        Array.from({ length: 14 }, () => [
          cx + R * c.r.range(0.6, 1.25) * (c.r.chance(0.5) ? 1 : -1),
          c.r.range(10, cy + R * 0.4),
          c.r.range(3, 15),
        ]),
      ),
      p.hi,
      { opacity: 0.5 },
    );
    let weeds = '';
    [-1.25, -1.08, 1.1, 1.26].forEach((k, i) => {
      const s: Point[] = [];
      for (let t = 0; t <= 10; t++)
        s.push([cx + k * R + Math.sin(t * 0.9 + i) * 14, cy + R * 1.1 - t * R * 0.14]);
      weeds += path(taper(s, (t) => 13 * (1 - t)).d, i % 2 ? p.s : mix(p.s, p.ink, 0.4));
    });
    return {
      sky: path(raysD(cx, -60, 0, 1400, 16, 0.45, 60, 60), p.hi, { opacity: 0.07 }) + bubbles,
      mid: weeds + h,
      front: '',
      under: true,
    };
  },
  lighthouse(c: Scene, p: Palette) {
    const { cx, cy, R } = c.m;
    const top = cy - R * 0.82;
    const beam =
      path(
        `M${cx} ${top}L-200 ${n(top - R * 0.95)}V${n(top + R * 0.3)}ZM${cx} ${top}L${c.W + 200} ${n(top - R * 0.3)}V${n(top + R * 1.0)}Z`,
        p.t,
        { opacity: 0.5 },
      ) + circle(cx, top, R * 0.34, p.t, { opacity: 0.5 });
    const tower = path('M-.2 -.62H.2L.36 1.1H-.36Z', p.hi);
    let bands = '';
    for (let i = 0; i < 4; i++) {
      const y = -0.46 + i * 0.42;
      bands += path(`M${-0.6} ${y}H.6V${y + 0.21}H-.6Z`, p.s);
    }
    const clip = c.defs.clip(path('M-.2 -.62H.2L.36 1.1H-.36Z', '#fff'));
    const house = place(
      g(tower + g(bands, { 'clip-path': clip }) + path('M0 -.62H.2L.36 1.1H.04Z', p.ink, { opacity: 0.3 })) +
        rect(-0.32, -0.7, 0.64, 0.1, p.ink) +
        rect(-0.17, -0.98, 0.34, 0.29, p.t) +
        line('M-.17 -.98V-.7M0 -.98V-.7M.17 -.98V-.7', p.ink, 0.04) +
        path('M-.24 -.97Q0 -1.34 .24 -.97Z', p.ink) +
        circle(0, -1.18, 0.05, p.ink) +
        rect(-0.05, 0.1, 0.1, 0.2, p.ink, { rx: 0.05 }) +
        rect(-0.05, 0.56, 0.1, 0.2, p.ink, { rx: 0.05 }),
      cx,
      cy,
      R * 0.96,
    );
    const rock = path(
      `M${n(cx - R * 1.1)} ${n(cy + R * 1.3)}L${n(cx - R * 0.8)} ${n(cy + R * 0.86)}L${n(cx - R * 0.44)} ${n(cy + R * 0.98)}L${n(cx - R * 0.2)} ${n(cy + R * 0.74)}L${n(cx + R * 0.3)} ${n(cy + R * 0.82)}L${n(cx + R * 0.7)} ${n(cy + R * 0.96)}L${n(cx + R * 1.1)} ${n(cy + R * 1.3)}Z`,
      p.ink,
    );
    return {
      sky:
        path(
          dotsD(Array.from({ length: 40 }, () => [c.r.range(0, c.W), c.r.range(0, cy), c.r.range(1, 2.4)])),
          p.hi,
          { opacity: 0.8 },
        ) + beam,
      mid: house + rock,
      front: '',
    };
  },
};
export const abyss: Family = {
  id: 'abyss',
  motifs: ['kraken', 'whale', 'diver', 'lighthouse'],
  layouts: ['sky', 'bottom'],
  layoutsFor: { diver: ['bottom', 'top'], kraken: ['bottom', 'top'], lighthouse: ['bottom', 'top'] },
  palettes: ['lagoon', 'polar', 'cobalt', 'void', 'bilberry', 'reef', 'nightjar', 'sky'],
  paletteFor: {
    whale: ['sky', 'reef', 'lagoon', 'cobalt', 'polar', 'glacier'],
    diver: ['lagoon', 'polar', 'cobalt', 'nightjar'],
    lighthouse: ['polar', 'bilberry', 'void', 'cobalt', 'lagoon', 'vermilion'],
    kraken: ['lagoon', 'polar', 'void', 'reef', 'bilberry', 'cobalt'],
  },
  lettering: [
    { face: 'slab', upper: true, gap: 0.18 },
    { face: 'fatface', upper: true, gap: 0.18 },
    { face: 'condensed', upper: true, gap: 0.12 },
    { face: 'soft', upper: false, gap: 0.24 },
  ],
  draw(c) {
    const p = c.pal,
      { cy, R } = c.m,
      { W, H } = c;
    const m = named(MOTIF, c.motif)(c, p);
    const sky = m.under
      ? c.defs.linearAbs(
          [
            [0, mix(p.bg, p.s, 0.45), 1],
            [0.5, p.bg, 1],
            [1, p.bg2, 1],
          ],
          0,
          0,
          0,
          cy + R,
        )
      : c.defs.linearAbs(
          [
            [0, p.bg2, 1],
            [1, p.bg, 1],
          ],
          0,
          0,
          0,
          cy + R,
        );
    let a = rect(0, 0, W, H, sky) + m.sky + m.mid;
    const wy = cy + R * (m.under ? 1.0 : 0.66);
    if (!m.under)
      a += scales(
        -20,
        wy,
        W + 40,
        3,
        R * 0.24,
        [mix(p.bg2, p.ink, 0.2), mix(p.s, p.bg, 0.2), mix(p.bg2, p.ink, 0.2), p.bg],
        0.62,
      );
    a += m.front;
    const r2 = R * 0.2;
    a +=
      rect(0, wy + R * 0.52, W, H, p.ink) +
      scales(
        -10,
        wy + R * 0.36,
        W + 40,
        2,
        r2,
        [p.ink, mix(p.bg2, p.s, 0.4), p.ink, mix(p.ink, p.bg2, 0.6)],
        0.7,
      );
    return { art: a, sky: [p.bg2, p.bg], band: { fill: p.ink, shape: 'wave' }, ink: [p.p, p.hi, p.ink] };
  },
};
