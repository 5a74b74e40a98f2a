import type { Scene } from '../drawing/scene.ts';
import { mix } from '@foyer/domain/colour.ts';
import { n } from '../drawing/geometry.ts';
import { path, line, rect, circle } from '../drawing/elements.ts';
import { raysD, glintD } from '../drawing/shapes.ts';
import { type Family } from '../drawing/scene.ts';

/** Night city in deco symmetry. */

/** Rows of windows, some of them lit. */
function windows(
  c: Scene,
  x: number,
  y: number,
  w: number,
  h: number,
  cols: number,
  rows: number,
  lit: string,
  dim: string,
  prob: number,
): string {
  let l = '',
    m = '';
  const sx = w / cols,
    sy = h / rows;
  for (let i = 0; i < cols; i++)
    for (let j = 0; j < rows; j++) {
      const d = `M${n(x + i * sx + sx * 0.25)} ${n(y + j * sy + sy * 0.2)}h${n(sx * 0.5)}v${n(sy * 0.55)}h${n(-sx * 0.5)}z`;
      if (c.r.chance(prob)) l += d;
      else m += d;
    }
  return path(m, dim) + path(l, lit);
}

function tower(
  c: Scene,
  base: number,
  x: number,
  w: number,
  h: number,
  col: string,
  steps: number,
  lit: string,
  prob: number,
  spire: boolean,
): string {
  const p = c.pal;
  let o = '',
    y = base,
    ww = w,
    rest = h;
  for (let i = 0; i < steps; i++) {
    const hh = i === steps - 1 ? rest : rest * 0.5;
    o +=
      rect(x - ww / 2, y - hh, ww, hh + 1, col) +
      rect(x, y - hh, ww / 2, hh + 1, mix(col, '#000000', 0.28)) +
      windows(
        c,
        x - ww * 0.44,
        y - hh + 8,
        ww * 0.88,
        hh - 12,
        Math.max(3, Math.round(ww / 17)),
        Math.max(3, Math.round(hh / 22)),
        lit,
        mix(col, '#000000', 0.4),
        prob,
      );
    y -= hh;
    rest -= hh;
    ww *= 0.7;
  }
  if (spire)
    o +=
      path(
        `M${n(x - ww * 0.6)} ${n(y)}Q${n(x - ww * 0.1)} ${n(y - h * 0.07)} ${n(x)} ${n(y - h * 0.2)}Q${n(x + ww * 0.1)} ${n(y - h * 0.07)} ${n(x + ww * 0.6)} ${n(y)}Z`,
        p.t,
      ) + line(`M${n(x)} ${n(y - h * 0.18)}V${n(y - h * 0.32)}`, p.t, 4);
  return o;
}

/** A train on its arches, before the town. */
function railway(c: Scene, base: number): string {
  const { pal: p, W } = c;
  const { cx, R } = c.m;
  let a = '';
  const ry = base - R * 0.12;
  let arches = `M0 ${n(ry)}H${W}V${n(base + 20)}H0Z`;
  for (let x = -20; x < W + 60; x += 62)
    arches += `M${x} ${n(base + 20)}V${n(ry + 34)}a22 22 0 0 1 44 0V${n(base + 20)}Z`;
  a += path(arches, mix(p.ink, p.s, 0.32), { 'fill-rule': 'evenodd' }) + rect(0, ry - 5, W, 7, p.s);
  let train = '';
  for (let i = 0; i < 4; i++)
    train +=
      rect(cx - R * 0.9 + i * R * 0.42, ry - R * 0.16, R * 0.4, R * 0.13, p.p, { rx: 5 }) +
      [0, 1, 2, 3]
        .map((k) =>
          rect(cx - R * 0.87 + i * R * 0.42 + k * R * 0.092, ry - R * 0.13, R * 0.06, R * 0.05, p.ink),
        )
        .join('');
  a += train;

  return a;
}

/** Far towers, nearer ones, and the one in the middle. */
function skyline(c: Scene, base: number): string {
  const { pal: p, W } = c;
  const { cx, R } = c.m;
  let a = '';
  const far = mix(p.bg2, p.bg, 0.35),
    mid = mix(p.bg, p.ink, 0.35);
  const span = Math.max(1.5, W / R / 2 + 0.2);
  for (let k = -span; k <= span; k += 0.3)
    a += tower(
      c,
      base,
      cx + k * R,
      R * 0.25,
      R * c.r.range(0.6, 1.25),
      far,
      1,
      mix(p.t, far, 0.35),
      0.3,
      false,
    );
  for (let k = -span; k <= span; k += 0.46)
    if (Math.abs(k) > 0.3)
      a += tower(
        c,
        base,
        cx + k * R + 18,
        R * 0.34,
        R * c.r.range(0.5, 0.95),
        mid,
        c.r.int(1, 2),
        p.t,
        0.36,
        false,
      );
  [-0.62, 0.62].forEach((k) => {
    a += tower(c, base, cx + k * R, R * 0.44, R * 1.3, mix(p.ink, p.bg2, 0.22), 3, p.t, 0.42, true);
  });
  a += tower(c, base, cx, R * 0.62, R * 1.78, p.ink, 4, p.t, 0.5, true);

  return a;
}

export const heist: Family = {
  id: 'heist',
  palettes: ['noir', 'bilberry', 'claret', 'plum', 'lagoon', 'brass', 'cobalt', 'void', 'ember'],
  layouts: ['bottom', 'sky', 'bottom'],
  lettering: [
    { face: 'deco', upper: true, gap: 0.2 },
    { face: 'condensed', upper: true, gap: 0.1 },
    { face: 'wide', upper: true, gap: 0.26 },
    { face: 'fatface', upper: true, gap: 0.18 },
  ],
  draw(c) {
    const p = c.pal,
      { cx, cy, R } = c.m,
      { W, H } = c;
    const base = cy + R * 1.1;
    let a = rect(
      0,
      0,
      W,
      H,
      c.defs.linearAbs(
        [
          [0, p.ink, 1],
          [0.55, p.bg, 1],
          [1, p.bg2, 1],
        ],
        0,
        0,
        0,
        base,
      ),
    );
    a += path(raysD(cx, base, 0, 1700, 15, 0.46, 181, 178), p.t, { opacity: 0.16 });
    a +=
      circle(cx, cy - R * 0.25, R * 0.78, p.s) + circle(cx, cy - R * 0.25, R * 0.78, p.t, { opacity: 0.25 });
    a += skyline(c, base);
    a += path(
      (
        [
          [cx - R * 0.62, cy - R * 0.5],
          [cx + R * 0.62, cy - R * 0.5],
        ] as const
      )
        .map(([x, y]) => glintD(x, y, 14))
        .join('') + glintD(cx, cy - R * 1.2, 20),
      p.hi,
    );
    a += path(`M0 ${n(base)}H${W}V${H}H0Z`, p.ink);
    a += railway(c, base);
    return {
      art: a,
      sky: [p.ink, mix(p.ink, p.bg, 0.7)],
      band: { fill: p.ink, shape: 'flat' },
      ink: [p.t, p.hi, p.p],
    };
  },
};
