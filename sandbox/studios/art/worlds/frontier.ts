import type { Scene } from '../drawing/scene.ts';
import { mix } from '@foyer/domain/colour.ts';
import { n, pt } from '../drawing/geometry.ts';
import { path, line, rect, circle, poly, g, place, dotsD } from '../drawing/elements.ts';
import { starD } from '../drawing/shapes.ts';
import { named, type Family } from '../drawing/scene.ts';
import { textArc } from '../lettering/text.ts';

/** Dry country: banded mesas, low sun, tin and timber. */

const cactus = (x: number, y: number, s: number, col: string, dk: string) =>
  place(
    path('M-.12 1V-.7A.12 .12 0 0 1 .12 -.7V1Z', col) +
      path('M0 1V-.82A.12 .12 0 0 1 .12 -.7V1Z', dk) +
      path('M-.12 .2H-.3A.22 .22 0 0 1 -.52 -.02V-.3A.1 .1 0 0 1 -.32 -.3V-.04Q-.32 .0 -.28 .0H-.12Z', col) +
      path('M.12 .42H.3A.22 .22 0 0 0 .52 .2V-.1A.1 .1 0 0 0 .32 -.1V.18Q.32 .22 .28 .22H.12Z', dk),
    x,
    y,
    s,
  );
function mesa(x: number, w: number, h: number, col: string, dk: string, y: number): string {
  let o = path(
    `M${n(x - w)} ${n(y)}L${n(x - w * 0.8)} ${n(y - h * 0.35)}L${n(x - w * 0.62)} ${n(y - h * 0.42)}L${n(x - w * 0.56)} ${n(y - h)}H${n(x + w * 0.5)}L${n(x + w * 0.58)} ${n(y - h * 0.46)}L${n(x + w * 0.8)} ${n(y - h * 0.36)}L${n(x + w)} ${n(y)}Z`,
    col,
  );
  o += path(
    `M${n(x + w * 0.1)} ${n(y - h)}H${n(x + w * 0.5)}L${n(x + w * 0.58)} ${n(y - h * 0.46)}L${n(x + w * 0.8)} ${n(y - h * 0.36)}L${n(x + w)} ${n(y)}H${n(x + w * 0.26)}L${n(x + w * 0.2)} ${n(y - h * 0.4)}Z`,
    dk,
  );
  [0.86, 0.7, 0.62].forEach((k) => {
    o += rect(x - w * 0.56, y - h * k, w * 1.08, h * 0.035, dk, { opacity: 0.7 });
  });
  return o;
}

/** What stands before the far mesas. */
const MOTIF: Readonly<Record<string, (c: Scene, hz: number) => string>> = {
  mesa(c, hz) {
    const { pal: p, W, H } = c;
    const { cx, R } = c.m;
    let a = '';
    a += mesa(cx - R * 0.5, R * 0.74, R * 1.12, p.p, mix(p.p, p.ink, 0.45), hz + R * 0.12);
    a += path(
      `M0 ${n(hz + R * 0.24)}Q${n(cx)} ${n(hz + R * 0.02)} ${W} ${n(hz + R * 0.22)}V${H}H0Z`,
      mix(p.p, p.ink, 0.55),
    );
    a +=
      cactus(cx + R * 0.82, hz + R * 0.12, R * 0.46, p.s, mix(p.s, p.ink, 0.4)) +
      cactus(cx - R * 1.05, hz + R * 0.34, R * 0.32, p.s, mix(p.s, p.ink, 0.4));
    return a;
  },
  rail(c, hz) {
    const { pal: p } = c;
    const { cx, R } = c.m;
    let a = '';
    a += path(
      `M${n(cx)} ${n(hz)}L${n(cx - R * 1.1)} ${n(hz + R * 1.2)}H${n(cx + R * 1.1)}Z`,
      mix(p.p, p.ink, 0.5),
    );
    for (let i = 0; i < 9; i++) {
      const t = (i + 1) / 9,
        k = t * t,
        y = hz + k * R * 1.1,
        w = R * 0.72 * k;
      a += rect(cx - w, y, 2 * w, 3 + 14 * k, p.ink);
    }
    a += path(
      `M${n(cx - 3)} ${n(hz)}H${n(cx - 1)}L${n(cx - R * 0.5)} ${n(hz + R * 1.2)}H${n(cx - R * 0.6)}ZM${n(cx + 1)} ${n(hz)}H${n(cx + 3)}L${n(cx + R * 0.6)} ${n(hz + R * 1.2)}H${n(cx + R * 0.5)}Z`,
      p.t,
    );
    a += place(
      path('M-.3 .5V-.3A.3 .3 0 0 1 .3 -.3V.5Z', p.ink) +
        circle(0, -0.1, 0.22, p.s) +
        circle(0, -0.1, 0.13, p.t) +
        path('M-.1 -.6V-.86H-.18V-.98H.18V-.86H.1V-.6Z', p.ink) +
        path('M-.42 .5H.42L.62 .94H-.62Z', p.p) +
        line('M-.3 .56L-.44 .92M-.1 .56L-.15 .92M.1 .56L.15 .92M.3 .56L.44 .92', p.ink, 0.05) +
        rect(-0.46, 0.36, 0.92, 0.14, p.ink) +
        circle(0, 0.16, 0.06, p.hi) +
        path(
          'M0 -1.04C-.3 -1.1 -.3 -1.4 -.06 -1.42C-.1 -1.7 .3 -1.8 .42 -1.56C.72 -1.66 .9 -1.36 .66 -1.22C.8 -1.02 .4 -.9 .3 -1.06C.2 -.98 .1 -1 0 -1.04Z',
          p.hi,
        ),
      cx,
      hz - R * 0.12,
      R * 0.78,
    );
    a +=
      cactus(cx - R * 0.94, hz + R * 0.06, R * 0.42, p.s, mix(p.s, p.ink, 0.4)) +
      cactus(cx + R * 1.0, hz + R * 0.1, R * 0.5, p.s, mix(p.s, p.ink, 0.4));
    return a;
  },
  badge(c, hz) {
    const { pal: p, W, H } = c;
    const { cx, cy, R } = c.m;
    let a = '';
    a +=
      path(
        `M0 ${n(hz + R * 0.3)}Q${n(cx)} ${n(hz + R * 0.1)} ${W} ${n(hz + R * 0.28)}V${H}H0Z`,
        mix(p.p, p.ink, 0.5),
      ) +
      cactus(cx - R * 1.08, hz + R * 0.1, R * 0.44, p.s, mix(p.s, p.ink, 0.4)) +
      cactus(cx + R * 1.1, hz + R * 0.16, R * 0.38, p.s, mix(p.s, p.ink, 0.4));
    const tin = mix(p.hi, p.t, 0.3),
      star = (k: number, col: string, dx = 0) =>
        path(starD(cx + dx, cy + dx, R * k, 6, 0.56), col) +
        path(
          dotsD(
            Array.from({ length: 6 }, (_, i) => [...pt(cx + dx, cy + dx, R * k, -90 + i * 60), R * k * 0.1]),
          ),
          col,
        );
    a +=
      star(0.98, p.ink, 10) +
      star(0.98, p.ink) +
      star(0.93, tin) +
      path(starD(cx, cy, R * 0.93, 6, 0.56), 'none');
    for (let i = 0; i < 6; i++)
      a += poly(
        [[cx, cy], pt(cx, cy, R * 0.93 * 0.56, -120 + i * 60), pt(cx, cy, R * 0.93, -90 + i * 60)],
        mix(tin, p.ink, 0.16 + 0.05 * (i % 3)),
        {},
      );
    a +=
      circle(cx, cy, R * 0.5, p.ink) +
      circle(cx, cy, R * 0.46, tin) +
      circle(cx, cy, R * 0.3, p.p) +
      path(starD(cx, cy, R * 0.22, 5, 0.42), p.t) +
      textArc('Open until sunrise', 'condensed', R * 0.13, cx, cy, R * 0.335, -90, p.ink, { tracking: 60 });
    return a;
  },
};

export const frontier: Family = {
  id: 'frontier',
  motifs: ['mesa', 'badge', 'rail'],
  layouts: ['sky', 'bottom'],
  layoutsFor: { badge: ['bottom', 'top'] },
  palettes: ['sand', 'ember', 'marmalade', 'dusk', 'reef', 'vermilion', 'brass', 'lagoon'],
  lettering: [
    { face: 'west', upper: true, gap: 0.16 },
    { face: 'slab', upper: true, gap: 0.16 },
    { face: 'condensed', upper: true, gap: 0.12 },
  ],
  draw(c) {
    const p = c.pal,
      { cx, cy, R } = c.m,
      { W, H } = c;
    const hz = cy + R * 0.5;
    let a = rect(
      0,
      0,
      W,
      H,
      c.defs.linearAbs(
        [
          [0, p.bg, 1],
          [1, mix(p.bg2, p.p, 0.35), 1],
        ],
        0,
        0,
        0,
        hz,
      ),
    );
    const sx = c.motif === 'mesa' ? cx + R * 0.25 : cx,
      sr = R * (c.motif === 'mesa' ? 0.62 : 0.86);
    const clip = c.defs.clip(
      path(
        Array.from({ length: 11 }, (_, i) => {
          const y = hz - R * 1.5 + i * R * 0.18;
          return `M0 ${n(y)}H${W}V${n(y + R * (0.175 - i * 0.0095))}H0Z`;
        }).join(''),
        '#fff',
      ),
    );
    a += g(circle(sx, hz - R * 0.52, sr, p.t), { 'clip-path': clip });
    a +=
      mesa(cx - R * 1.1, R * 0.7, R * 0.7, mix(p.bg2, p.p, 0.45), mix(p.bg2, p.ink, 0.3), hz) +
      mesa(cx + R * 1.2, R * 0.62, R * 0.9, mix(p.bg2, p.p, 0.45), mix(p.bg2, p.ink, 0.3), hz) +
      mesa(cx + R * 0.42, R * 0.34, R * 0.5, mix(p.bg2, p.p, 0.6), mix(p.bg2, p.ink, 0.4), hz);
    a += rect(0, hz, W, H - hz, mix(p.p, p.ink, 0.25));
    a += named(MOTIF, c.motif)(c, hz);
    return {
      art: a,
      sky: [p.bg, mix(p.bg, mix(p.bg2, p.p, 0.35), 0.35)],
      band: { fill: p.ink, shape: c.r.pick(['slope', 'flat', 'tab']) },
      ink: [p.t, p.hi, p.ink],
    };
  },
};
