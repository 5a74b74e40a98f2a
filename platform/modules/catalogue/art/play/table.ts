import type { Scene } from '../drawing/scene.ts';
import type { Random } from '../drawing/random.ts';
import type { Point } from '../drawing/geometry.ts';
import { mix } from '../drawing/colour.ts';
import { path, line, rect, circle, ring, ellipse, poly, g, place, dotsD } from '../drawing/elements.ts';
import { raysD } from '../drawing/shapes.ts';
import { cycle, named, type Family } from '../drawing/scene.ts';
import { card, chip, SUIT } from './cards.ts';
import { textLine } from '../lettering/text.ts';

/** Table games: objects on cloth, seen square-on. */

const RED = '#cf2135';

type Face = 1 | 2 | 3 | 4 | 5 | 6;

const PIP: Readonly<Record<Face, readonly Point[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};
const throwDie = (r: Random): Face => cycle([1, 2, 3, 4, 5, 6] as const, r.int(1, 6) - 1);

function die(top: Face, left: Face, right: Face, col: string, pip: string) {
  const lt = mix(col, '#ffffff', 0.3),
    dk = mix(col, '#000000', 0.28),
    md = col;
  const T = (u: number, v: number): Point => [(u - v) * 0.866, (u + v) * 0.5 - 1],
    L = (u: number, v: number): Point => [-0.866 + (u + 0) * 0.866, -0.5 + u * 0.5 + v],
    Rr = (u: number, v: number): Point => [u * 0.866, 0 + v - u * 0.5];
  const face = (f: (u: number, v: number) => Point, vals: Face, c: string, pc: string) => {
    let s = poly([f(0.02, 0.02), f(0.98, 0.02), f(0.98, 0.98), f(0.02, 0.98)], c, {
      stroke: c,
      'stroke-width': 0.06,
      'stroke-linejoin': 'round',
    });
    PIP[vals].forEach(([x, y]) => {
      const k = 0.5 + x * 0.26,
        m = 0.5 + y * 0.26;
      const pts = Array.from({ length: 18 }, (_, i) =>
        f(k + Math.cos(i * 0.349) * 0.105, m + Math.sin(i * 0.349) * 0.105),
      );
      s += poly(pts, pc);
    });
    return s;
  };
  return face(T, top, lt, pip) + face(L, left, md, pip) + face(Rr, right, dk, pip);
}
const checker = ({ pal }: Scene, x: number, y: number, s: number, col: string): string =>
  place(
    circle(0.06, 0.1, 1, pal.ink, { opacity: 0.35 }) +
      circle(0, 0, 1, col) +
      ring(0, 0, 0.74, mix(col, pal.ink, 0.35), 0.08) +
      ring(0, 0, 0.42, mix(col, pal.ink, 0.35), 0.06) +
      path('M-.7 -.5A.86 .86 0 0 1 -.1 -.85', 'none', {
        stroke: '#fff',
        'stroke-width': 0.07,
        opacity: 0.5,
        'stroke-linecap': 'round',
      }),
    x,
    y,
    s,
  );

const flatDie = ({ pal, m: { R } }: Scene, x: number, y: number, rot: number, v: Face): string =>
  place(
    rect(-1, -1, 2, 2, pal.ink, { rx: 0.3, opacity: 0.35, transform: 'translate(.12 .2)' }) +
      rect(-1, -1, 2, 2, '#fdf9f0', { rx: 0.3 }) +
      path(dotsD(PIP[v].map(([px, py]) => [px * 0.52, py * 0.52, 0.19])), RED),
    x,
    y,
    R * 0.17,
    rot,
  );

/** What lies on the cloth. */
const MOTIF: Readonly<Record<string, (c: Scene) => string>> = {
  dice(c) {
    const { pal } = c;
    const { cx, cy, R } = c.m;
    let a = '';
    a += path(raysD(cx, cy + R * 2, 0, 2400, 60, 0.5), pal.bg2, { opacity: 0.7 });
    a += circle(cx, cy, R * 1.22, mix(pal.bg2, pal.ink, 0.1)) + ring(cx, cy, R * 1.1, pal.s, 4);
    const cols = c.r.shuffle([pal.t, pal.p, pal.hi, RED, pal.s]).filter((x) => x !== pal.bg);
    const d = (x: number, y: number, s: number, col: string, rot: number) =>
      ellipse(cx + x * R, cy + (y + s * 0.9) * R, s * R, s * R * 0.34, pal.ink, { opacity: 0.3 }) +
      place(
        die(
          throwDie(c.r),
          throwDie(c.r),
          throwDie(c.r),
          col,
          c.r.chance(0.5) && col !== pal.hi ? pal.hi : col === pal.ink ? pal.hi : pal.ink,
        ),
        cx + x * R,
        cy + y * R,
        s * R,
        rot,
      );
    a +=
      d(-0.5, -0.32, 0.46, cycle(cols, 0), -9) +
      d(0.56, -0.12, 0.5, cycle(cols, 1), 12) +
      d(-0.12, 0.5, 0.56, cycle(cols, 2), -2);
    return a;
  },
  chips(c) {
    const { pal, W } = c;
    const { cx, cy, R } = c.m;
    let a = '';
    const cols = c.r.shuffle<readonly (readonly [string, string])[]>([
      [RED, '#fbf8f0'],
      [pal.ink, pal.s],
      ['#1d4fa0', '#fbf8f0'],
      [pal.p, pal.ink],
      [pal.s, pal.ink],
      ['#1f6e63', '#fbf8f0'],
    ]);
    const main = cycle(cols, 0);
    for (let j = -3; j <= 3; j++)
      for (let i = -4; i <= 4; i++) {
        const x = cx + (i + (j % 2 ? 0.5 : 0)) * R * 0.66,
          y = cy + j * R * 0.56;
        if (x < -R * 0.4 || x > W + R * 0.4) continue;
        a += place(chip(pal, ...cycle(cols, i * 2 + j + 12), 8), x, y, R * 0.3, c.r.range(0, 45));
      }
    a +=
      circle(cx, cy, R * 0.98, pal.ink, { opacity: 0.32, transform: 'translate(8 14)' }) +
      place(chip(pal, ...main, 10), cx, cy, R * 0.94, 8) +
      place(path(named(SUIT, c.r.pick(Object.keys(SUIT))), main[1]), cx, cy, R * 0.26);
    return a;
  },
  baccarat(c) {
    const { pal } = c;
    const { cx, cy, R } = c.m;
    let a = '';
    for (let i = 0; i < 8; i++)
      a += ring(
        cx,
        cy + R * 1.9,
        R * (0.9 + i * 0.34),
        i % 2 ? pal.bg2 : mix(pal.bg2, pal.s, 0.4),
        i % 2 ? R * 0.18 : 4,
      );
    const put = (inner: string, x: number, y: number, s: number, rot: number) =>
      place(
        rect(-0.71, -1, 1.42, 2, pal.ink, { rx: 0.1, opacity: 0.3 }),
        x + R * 0.05,
        y + R * 0.08,
        s,
        rot,
      ) + place(inner, x, y, s, rot);
    a +=
      put(card(c, { ...pal, s: '#e3b04b' }, '9', 'heart', RED), cx - R * 0.46, cy - R * 0.12, R * 0.8, -13) +
      put(card(c, { ...pal, s: '#e3b04b' }, 'Q', 'club', RED), cx + R * 0.44, cy - R * 0.06, R * 0.8, 9);
    a += place(
      circle(0, 0, 1, pal.s) +
        circle(0, 0, 0.86, pal.ink) +
        textLine('9', 'fatface', 1.5, 0, 0.52, pal.s, { anchor: 'middle' }),
      cx,
      cy + R * 0.66,
      R * 0.36,
    );
    return a;
  },
  domino(c) {
    const { pal, W } = c;
    const { cx, cy, R } = c.m;
    let a = '';
    let w = '';
    for (let i = 0; i < 14; i++) w += rect(0, i * 62 - 20, W, 31, pal.bg2, { opacity: 0.6 });
    a += g(w, { transform: `rotate(-18 ${cx} ${cy}) translate(-200 -100) scale(1.8)` });
    const tile = (
      x: number,
      y: number,
      s: number,
      rot: number,
      t: Face,
      b: Face,
      col: string,
      pc: string,
    ) => {
      let o =
        rect(-0.5, -1, 1, 2, pal.ink, { rx: 0.14, opacity: 0.32, transform: 'translate(.07 .1)' }) +
        rect(-0.5, -0.96, 1, 2, mix(col, pal.ink, 0.35), { rx: 0.14 }) +
        rect(-0.5, -1, 1, 1.98, col, { rx: 0.14 }) +
        line('M-.38 0H.38', pc, 0.035) +
        circle(0, 0, 0.06, pal.s);
      (
        [
          [t, -0.5],
          [b, 0.5],
        ] as const
      ).forEach(([v, oy]) => {
        o += path(
          dotsD(PIP[v].map(([px, py]) => [px * 0.25, oy + py * 0.25, 0.095])),
          c.r.chance(0.3) ? RED : pc,
        );
      });
      return place(o, cx + x * R, cy + y * R, s * R, rot);
    };
    a +=
      tile(-0.72, -0.16, 0.58, -16, 5, 2, pal.hi, pal.ink) +
      tile(0.7, -0.3, 0.58, 14, 3, 6, pal.ink, pal.hi) +
      tile(0.0, 0.06, 0.72, -2, 6, 4, pal.hi, pal.ink);
    return a;
  },
  backgammon(c) {
    const { pal } = c;
    const { cx, cy, R } = c.m;
    let a = '';
    const kk = c.format === 'hero' ? 16 : 6,
      bw = c.area[2] / kk,
      bx = c.area[0],
      y0 = c.area[1];
    const mid = cy;
    for (let i = 0; i < kk; i++) {
      a +=
        poly(
          [
            [bx + i * bw, y0 - 10],
            [bx + (i + 1) * bw, y0 - 10],
            [bx + (i + 0.5) * bw, mid - R * 0.12],
          ],
          i % 2 ? pal.p : pal.ink,
        ) +
        poly(
          [
            [bx + i * bw, cy + R * 1.2],
            [bx + (i + 1) * bw, cy + R * 1.2],
            [bx + (i + 0.5) * bw, mid + R * 0.12],
          ],
          i % 2 ? pal.s : pal.bg2,
        );
    }
    const man = (x: number, y: number, col: string) => checker(c, x, y, r, col);
    const r = bw * 0.42;
    (
      [
        [0.5, 0, 3],
        [3.5, 0, 4],
        [5.5, 0, 2],
      ] as const
    ).forEach(([i, , m]) => {
      for (let j = 0; j < m; j++)
        a += man(bx + i * bw, y0 + 34 + r + j * r * 1.7, i === 3.5 ? pal.t : pal.hi);
    });
    (
      [
        [1.5, 2],
        [4.5, 3],
      ] as const
    ).forEach(([i, m]) => {
      for (let j = 0; j < m; j++)
        a += man(bx + i * bw, cy + R * 1.0 - j * r * 1.7, i === 1.5 ? pal.t : pal.hi);
    });
    a += flatDie(c, cx - R * 0.16, cy + R * 0.02, 14, 6) + flatDie(c, cx + R * 0.3, cy - R * 0.06, -20, 5);
    return a;
  },
};

export const table: Family = {
  id: 'table',
  motifs: ['dice', 'chips', 'baccarat', 'domino', 'backgammon'],
  layouts: ['bottom', 'bottom', 'top'],
  palettes: [
    'baize',
    'claret',
    'cobalt',
    'sand',
    'rosewood',
    'noir',
    'mint',
    'celadon',
    'plum',
    'steel',
    'marmalade',
    'lagoon',
  ],
  lettering: [
    { face: 'condensed', upper: true, gap: 0.1 },
    { face: 'serif', upper: true, gap: 0.22 },
    { face: 'slab', upper: true, gap: 0.16 },
    { face: 'deco', upper: true, gap: 0.2 },
    { face: 'soft', upper: false, gap: 0.22 },
  ],
  draw(c) {
    const { pal } = c;
    const a = rect(0, 0, c.W, c.H, pal.bg) + named(MOTIF, c.motif)(c);
    return {
      art: a,
      band: { fill: c.r.pick([pal.ink, pal.ink, pal.bg]), shape: c.r.pick(['flat', 'arch']), edge: pal.s },
      ink: [pal.hi, pal.p, pal.ink],
      tagInk: [pal.s, pal.t, pal.p, pal.ink],
    };
  },
};
