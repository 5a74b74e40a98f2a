import type { Palette } from '../palettes.ts';
import { mix } from '@foyer/domain/colour.ts';
import { rad, n, pt } from '../drawing/geometry.ts';
import { path, line, rect, circle, ring, poly, g } from '../drawing/elements.ts';
import { raysD, sectorD } from '../drawing/shapes.ts';
import { cycle, named, type Family, type Scene } from '../drawing/scene.ts';
import { textLine } from '../lettering/text.ts';

/** Roulette: the wheel seen from above, close or from the rail. */

const ORDER = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
];
export type WheelColours = Palette & Readonly<Record<'red' | 'green' | 'wood', string>>;

/** The studs that scatter the ball. */
function deflectors(metal: string, cx: number, cy: number, R: number, rot: number): string {
  let o = '';
  for (let i = 0; i < 8; i++) {
    const q = pt(cx, cy, R * 0.815, rot + 10 + i * 45);
    o += poly(
      (
        [
          [0, -1],
          [0.34, 0],
          [0, 1],
          [-0.34, 0],
        ] as const
      ).map(([x, y]) => {
        const a = rad(rot + 10 + i * 45 + (i % 2 ? 90 : 0));
        const X = x * R * 0.045,
          Y = y * R * 0.045;
        return [q[0] + X * Math.cos(a) - Y * Math.sin(a), q[1] + X * Math.sin(a) + Y * Math.cos(a)];
      }),
      metal,
    );
  }
  return o;
}

/** The numbers, their ground and the frets between them. */
function pockets(p: WheelColours, metal: string, cx: number, cy: number, R: number, rot: number): string {
  let o = '';
  const step = 360 / 37;
  let nums = '';
  ORDER.forEach((v, i) => {
    const a = rot + i * step;
    const col = v === 0 ? p.green : i % 2 ? p.red : p.ink;
    o +=
      path(sectorD(cx, cy, R * 0.42, R * 0.73, a - step / 2, a + step / 2), col) +
      path(sectorD(cx, cy, R * 0.42, R * 0.575, a - step / 2, a + step / 2), '#000000', { opacity: 0.28 });
    nums += g(textLine(String(v), 'condensed', R * 0.105, 0, 0, p.hi, { anchor: 'middle' }), {
      transform: `translate(${pt(cx, cy, R * 0.618, a)
        .map(n)
        .join(' ')}) rotate(${n(a + 90)})`,
    });
  });
  let frets = '';
  ORDER.forEach((_, i) => {
    const a = rot + (i + 0.5) * step;
    const q = pt(cx, cy, R * 0.42, a),
      w = pt(cx, cy, R * 0.735, a);
    frets += `M${q.map(n).join(' ')}L${w.map(n).join(' ')}`;
  });
  o +=
    line(frets, metal, R * 0.008) +
    nums +
    ring(cx, cy, R * 0.577, metal, R * 0.009) +
    ring(cx, cy, R * 0.735, metal, R * 0.016);
  return o;
}

function turret(p: WheelColours, metal: string, cx: number, cy: number, R: number, rot: number): string {
  let o = '';
  for (let i = 0; i < 4; i++) {
    const a = rot + 20 + i * 90,
      q = pt(cx, cy, R * 0.25, a);
    o +=
      line(`M${n(cx)} ${n(cy)}L${q.map(n).join(' ')}`, p.ink, R * 0.06, {
        'stroke-linecap': 'round',
        opacity: 0.4,
        transform: `translate(${n(R * 0.012)} ${n(R * 0.018)})`,
      }) +
      line(`M${n(cx)} ${n(cy)}L${q.map(n).join(' ')}`, metal, R * 0.045, { 'stroke-linecap': 'round' }) +
      circle(...q, R * 0.048, metal) +
      circle(q[0] - R * 0.012, q[1] - R * 0.014, R * 0.018, p.hi);
  }
  return o;
}

export function rouletteWheel(p: WheelColours, cx: number, cy: number, R: number, rot: number): string {
  const metal = mix(p.s, p.hi, 0.25);
  const metalD = mix(p.s, p.ink, 0.45);
  let o =
    circle(cx, cy, R, mix(p.wood, p.ink, 0.35)) +
    circle(cx, cy, R * 0.985, p.wood) +
    ring(cx, cy, R * 0.94, mix(p.wood, p.hi, 0.18), R * 0.02) +
    circle(cx, cy, R * 0.885, metalD) +
    circle(cx, cy, R * 0.872, mix(p.wood, p.ink, 0.55));
  o += deflectors(metal, cx, cy, R, rot);
  o += circle(cx, cy, R * 0.745, metal);
  o += pockets(p, metal, cx, cy, R, rot);
  o += circle(cx, cy, R * 0.42, metalD) + circle(cx, cy, R * 0.405, p.wood);
  for (let i = 0; i < 16; i++)
    o += path(
      sectorD(cx, cy, 0, R * 0.405, rot + i * 22.5, rot + i * 22.5 + 22.5),
      cycle(
        [mix(p.wood, p.hi, 0.16), p.wood, mix(p.wood, p.ink, 0.28), mix(p.wood, p.ink, 0.12)],
        i + Math.round(Math.abs(Math.cos(rad(i * 22.5 - 45))) * 2),
      ),
    );
  o += turret(p, metal, cx, cy, R, rot);
  o +=
    circle(cx, cy, R * 0.12, metalD) +
    circle(cx, cy, R * 0.105, metal) +
    circle(cx - R * 0.015, cy - R * 0.018, R * 0.07, mix(metal, p.hi, 0.5)) +
    circle(cx, cy, R * 0.035, metalD);
  return o;
}
function ballAt(x: number, y: number, r: number, ang: number): string {
  const q = pt(x, y, r * 0.665, ang);
  return (
    circle(q[0] + r * 0.012, q[1] + r * 0.018, r * 0.046, '#000', { opacity: 0.4 }) +
    circle(...q, r * 0.044, '#f6f3ee') +
    circle(q[0] - r * 0.013, q[1] - r * 0.014, r * 0.015, '#ffffff')
  );
}

type View = (c: Scene, p: WheelColours, rot: number) => string;

/** From right above, so close that it leaves the picture, or from the rail. */
const VIEWS: Readonly<Record<string, View>> = {
  full(c, p, rot) {
    const { pal } = c;
    const { cx, cy, R } = c.m;
    let a = '';
    a += path(raysD(cx, cy, 0, 1700, 44, 0.5), pal.bg2, { opacity: 0.8 });
    a +=
      circle(cx + 10, cy + 20, R * 1.12, pal.ink, { opacity: 0.4 }) +
      rouletteWheel(p, cx, cy, R * 1.12, rot) +
      ballAt(cx, cy, R * 1.12, c.r.range(0, 360));
    return a;
  },
  corner(c, p, rot) {
    const { pal } = c;
    const { cx, cy, R } = c.m;
    let a = '';
    const left = c.r.chance(0.5),
      bx = c.format === 'wide' || c.format === 'hero' ? cx + R * 0.7 : left ? cx - R * 0.75 : cx + R * 0.75,
      by = cy - R * 0.45,
      r = R * 1.75;
    for (let i = 0; i < 6; i++)
      a += circle(bx, by, r * (1.9 - i * 0.14), i % 2 ? pal.bg : pal.bg2, { opacity: 0.9 });
    a +=
      circle(bx + 12, by + 24, r, pal.ink, { opacity: 0.4 }) +
      rouletteWheel(p, bx, by, r, rot) +
      ballAt(bx, by, r, left ? c.r.range(20, 60) : c.r.range(110, 150));
    return a;
  },
  rail(c, p, rot) {
    const { pal, W, H } = c;
    const { cx, cy, R } = c.m;
    let a = '';
    const floor = cy + R * 0.3;
    a += rect(
      0,
      0,
      W,
      H,
      c.defs.linearAbs(
        [
          [0, mix(pal.bg, pal.ink, 0.55), 1],
          [1, pal.bg2, 1],
        ],
        0,
        0,
        0,
        floor + R,
      ),
    );
    // fan backdrop
    for (let i = 0; i < 13; i++)
      a += path(
        sectorD(cx, floor + R * 0.1, R * 0.2, R * 1.9, 180 + i * (180 / 13), 180 + (i + 0.92) * (180 / 13)),
        i % 2 ? mix(pal.bg, pal.s, 0.12) : mix(pal.bg2, pal.ink, 0.1),
      );
    for (let i = 0; i < 13; i++)
      a += circle(...pt(cx, floor + R * 0.1, R * 1.9, 180 + (i + 0.46) * (180 / 13)), R * 0.075, pal.s);
    a += g(
      circle(cx, cy, R * 1.34, pal.ink, { opacity: 0.5, transform: 'translate(0 60)' }) +
        circle(cx, cy, R * 1.32, mix(p.wood, p.ink, 0.6), { transform: 'translate(0 44)' }) +
        rouletteWheel(p, cx, cy, R * 1.32, rot) +
        ballAt(cx, cy, R * 1.32, c.r.range(40, 140)),
      { transform: `translate(0 ${n(floor * 0.46)}) scale(1 .54)` },
    );
    return a;
  },
};

export const wheel: Family = {
  id: 'wheel',
  palettes: [
    'baize',
    'claret',
    'noir',
    'cobalt',
    'plum',
    'lagoon',
    'vermilion',
    'glacier',
    'sand',
    'bilberry',
    'rosewood',
  ],
  layouts: ['bottom', 'bottom', 'top'],
  lettering: [
    { face: 'deco', upper: true, gap: 0.2 },
    { face: 'fatface', upper: true, gap: 0.18 },
    { face: 'serif', upper: true, gap: 0.22 },
    { face: 'condensed', upper: true, gap: 0.1, tracking: 16 },
    { face: 'wide', upper: true, gap: 0.26 },
  ],
  draw(c) {
    const pal = c.pal,
      { W, H } = c;
    const warm = c.r.chance(0.5);
    const p = {
      ...pal,
      red: cycle(['#c8202f', '#d8382f'], c.r.int(0, 1)),
      green: '#15803d',
      wood: warm ? '#6b3a1e' : mix(pal.bg2, pal.ink, 0.45),
    };
    let a = rect(0, 0, W, H, pal.bg);
    const mode = c.r.pick(['full', 'corner', 'rail', 'corner']);
    const rot = c.r.range(0, 360);
    a += named(VIEWS, mode)(c, p, rot);
    return {
      art: a,
      band: { fill: c.r.pick([pal.ink, pal.ink, pal.bg]), shape: c.r.pick(['flat', 'arch']), edge: pal.s },
      ink: [pal.hi, pal.p, pal.ink],
      tagInk: [pal.s, pal.t, pal.p],
    };
  },
};
