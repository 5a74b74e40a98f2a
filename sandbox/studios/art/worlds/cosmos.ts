import { mix } from '@foyer/domain/colour.ts';
import { n, pt } from '../drawing/geometry.ts';
import { path, rect, circle, ellipse, g, dotsD } from '../drawing/elements.ts';
import { glintD, halftone } from '../drawing/shapes.ts';
import { cycle, type Family, type Scene } from '../drawing/scene.ts';

/** Orbits and giants, printed in halftone. */

function planet(c: Scene, x: number, y: number, r: number, cols: readonly string[], ink: string, tilt = -18) {
  const clip = c.defs.clip(circle(x, y, r, '#fff'));
  let b = circle(x, y, r, cols[0]);
  let yy = y - r,
    i = 0;
  while (yy < y + r) {
    const h = r * c.r.range(0.1, 0.3);
    b += path(
      `M${n(x - r * 1.2)} ${n(yy)}Q${n(x)} ${n(yy + r * 0.1)} ${n(x + r * 1.2)} ${n(yy)}V${n(yy + h)}Q${n(x)} ${n(yy + h + r * 0.1)} ${n(x - r * 1.2)} ${n(yy + h)}Z`,
      cycle(cols, i),
    );
    yy += h;
    i++;
  }
  b +=
    ellipse(x + r * 0.3, y + r * 0.28, r * 0.2, r * 0.11, mix(cycle(cols, 1), '#ffffff', 0.4)) +
    ellipse(x + r * 0.3, y + r * 0.28, r * 0.13, r * 0.06, cols[2]);
  const shade = halftone(
    x - r,
    y - r,
    2 * r,
    2 * r,
    r * 0.066,
    (u, v) => Math.max(0, (u * 0.8 + v * 0.8 - 0.7) * 1.5),
    ink,
    { opacity: 0.85 },
  );
  return g(g(b, { transform: `rotate(${tilt} ${n(x)} ${n(y)})` }) + shade, { 'clip-path': clip });
}
function comet(c: Scene): string {
  const { pal: p } = c;
  const { cx, cy, R } = c.m;
  let a = '';
  const q = [cx + R * 0.95, cy + R * 0.78] as const,
    tail = pt(q[0], q[1], R * 1.5, 150);
  const tl = c.defs.linearAbs(
    [
      [0, p.t, 0.95],
      [1, p.t, 0],
    ],
    ...q,
    ...tail,
  );
  a +=
    path(`M${n(q[0] - 7)} ${n(q[1] - 14)}L${tail.map(n).join(' ')}L${n(q[0] + 8)} ${n(q[1] + 14)}Z`, tl) +
    circle(...q, R * 0.075, p.hi) +
    circle(...q, R * 0.12, p.t, { opacity: 0.45 });

  return a;
}

/** Two, one of them cratered. */
function moons(c: Scene): string {
  const { pal: p } = c;
  const { cx, cy, R } = c.m;
  let a = '';
  const m1 = pt(cx, cy, R * 1.12, c.r.range(-70, -30)),
    m2 = pt(cx, cy, R * 1.22, c.r.range(120, 160));
  a +=
    circle(...m1, R * 0.15, p.hi) +
    path(
      dotsD([
        [m1[0] - R * 0.05, m1[1] - R * 0.03, R * 0.035],
        [m1[0] + R * 0.05, m1[1] + R * 0.05, R * 0.045],
        [m1[0] + R * 0.03, m1[1] - R * 0.07, R * 0.02],
      ]),
      mix(p.hi, p.bg2, 0.45),
    );
  a += circle(...m2, R * 0.085, p.s);

  return a;
}

/** The half of the rings before the planet, or behind it. */
function rings(
  kx: number,
  ky: number,
  r: number,
  cols: readonly [string, string, string, string],
  front: boolean,
): string {
  let o = '';
  (
    [
      [1.62, 0.12, cols[3]],
      [1.44, 0.14, cols[1]],
      [1.26, 0.06, cols[0]],
    ] as const
  ).forEach(([k, w, col]) => {
    const rx = r * k,
      ry = r * k * 0.26;
    o += path(
      `M${n(kx - rx)} ${n(ky)}A${n(rx)} ${n(ry)} 0 0 ${front ? 0 : 1} ${n(kx + rx)} ${n(ky)}L${n(kx + rx - r * w)} ${n(ky)}A${n(rx - r * w)} ${n(ry - r * w * 0.34)} 0 0 ${front ? 1 : 0} ${n(kx - rx + r * w)} ${n(ky)}Z`,
      col,
    );
  });
  return g(o, { transform: `rotate(-18 ${n(kx)} ${n(ky)})` });
}

export const cosmos: Family = {
  id: 'cosmos',
  palettes: ['void', 'bilberry', 'plum', 'dusk', 'cobalt', 'noir', 'reef', 'lagoon', 'rosewood', 'lemonade'],
  layouts: ['sky', 'bottom', 'sky'],
  lettering: [
    { face: 'wide', upper: true, gap: 0.26 },
    { face: 'condensed', upper: true, gap: 0.12 },
    { face: 'deco', upper: true, gap: 0.2 },
    { face: 'round', upper: true, gap: 0.2 },
  ],
  draw(c) {
    const p = c.pal,
      { cx, cy, R } = c.m,
      { W, H } = c;
    let a = rect(
      0,
      0,
      W,
      H,
      c.defs.linearAbs(
        [
          [0, p.ink, 1],
          [0.7, p.bg, 1],
          [1, p.bg2, 1],
        ],
        0,
        0,
        0,
        H,
      ),
    );
    a += path(
      dotsD(
        Array.from({ length: 120 }, () => [
          c.r.range(0, W),
          c.r.range(0, H),
          Math.pow(c.r.next(), 3) * 3.4 + 0.6,
        ]),
      ),
      p.hi,
      { opacity: 0.85 },
    );
    a += path(
      Array.from({ length: 6 }, () =>
        glintD(c.r.range(30, W - 30), c.r.range(30, H * 0.6), c.r.range(9, 18)),
      ).join(''),
      p.t,
    );
    for (let i = 0; i < 4; i++)
      a += ellipse(cx, cy, R * (1.2 + i * 0.28), R * (0.42 + i * 0.12), 'none', {
        stroke: p.hi,
        'stroke-width': 1.5,
        opacity: 0.35,
        transform: `rotate(-18 ${n(cx)} ${n(cy)})`,
        'stroke-dasharray': i % 2 ? '2 9' : undefined,
      });
    const cols = c.r.shuffle([p.p, p.s, mix(p.p, p.s, 0.5), p.t]);
    const ringed = c.r.chance(0.7);
    const kx = cx,
      ky = cy,
      r = R * (ringed ? 0.74 : 0.88);
    if (ringed) a += rings(kx, ky, r, cols, false);
    a += planet(c, kx, ky, r, cols, p.ink);
    if (ringed) a += rings(kx, ky, r, cols, true);
    a += moons(c);
    a += comet(c);
    return {
      art: a,
      sky: [p.ink, mix(p.ink, p.bg, 0.4)],
      band: { fill: p.ink, shape: c.r.pick(['arch', 'slope', 'flat']) },
      ink: [p.p, p.hi, p.t],
    };
  },
};
