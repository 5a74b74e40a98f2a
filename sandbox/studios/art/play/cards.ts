import type { Point } from '../drawing/geometry.ts';
import type { Palette } from '../palettes.ts';
import { mix } from '@foyer/domain/colour.ts';
import { pt } from '../drawing/geometry.ts';
import { path, line, rect, circle, ring, g, place, dotsD } from '../drawing/elements.ts';
import { raysD, starD } from '../drawing/shapes.ts';
import { cycle, type Family, type Scene } from '../drawing/scene.ts';
import { textLine } from '../lettering/text.ts';

/** Blackjack: big paper, few cards, hard crops. */

const GOLD = '#e3b04b';
const RED = '#cf2135';

export const SUIT = {
  heart:
    'M0 .92C-.5 .52 -1 .12 -1 -.36C-1 -.72 -.74 -.92 -.48 -.92C-.26 -.92 -.08 -.78 0 -.56C.08 -.78 .26 -.92 .48 -.92C.74 -.92 1 -.72 1 -.36C1 .12 .5 .52 0 .92Z',
  spade:
    'M0 -1C.3 -.6 .96 -.22 .96 .24C.96 .54 .74 .68 .52 .68C.32 .68 .16 .58 .08 .42C.1 .7 .18 .86 .36 .98H-.36C-.18 .86 -.1 .7 -.08 .42C-.16 .58 -.32 .68 -.52 .68C-.74 .68 -.96 .54 -.96 .24C-.96 -.22 -.3 -.6 0 -1Z',
  diamond: 'M0 -1C.2 -.62 .46 -.26 .76 0C.46 .26 .2 .62 0 1C-.2 .62 -.46 .26 -.76 0C-.46 -.26 -.2 -.62 0 -1Z',
  club: 'M0 -.98A.44 .44 0 0 1 .36 -.28A.44 .44 0 1 1 .1 .4C.1 .66 .18 .84 .36 .96H-.36C-.18 .84 -.1 .66 -.1 .4A.44 .44 0 1 1 -.36 -.28A.44 .44 0 0 1 0 -.98Z',
};
export type Suit = keyof typeof SUIT;

/** Where the signs of a number card stand. */
const PIPS: Readonly<Record<string, readonly Point[]>> = {
  2: [
    [0, -0.7],
    [0, 0.7],
  ],
  3: [
    [0, -0.7],
    [0, 0],
    [0, 0.7],
  ],
  6: [
    [-0.5, -0.7],
    [0.5, -0.7],
    [-0.5, 0],
    [0.5, 0],
    [-0.5, 0.7],
    [0.5, 0.7],
  ],
  7: [
    [-0.5, -0.7],
    [0.5, -0.7],
    [-0.5, 0],
    [0.5, 0],
    [-0.5, 0.7],
    [0.5, 0.7],
    [0, -0.35],
  ],
  8: [
    [-0.5, -0.7],
    [0.5, -0.7],
    [-0.5, 0],
    [0.5, 0],
    [-0.5, 0.7],
    [0.5, 0.7],
    [0, -0.35],
    [0, 0.35],
  ],
  9: [
    [-0.5, -0.74],
    [0.5, -0.74],
    [-0.5, -0.25],
    [0.5, -0.25],
    [-0.5, 0.25],
    [0.5, 0.25],
    [-0.5, 0.74],
    [0.5, 0.74],
    [0, 0],
  ],
};
const FIVE: readonly Point[] = [
  [-0.5, -0.7],
  [0.5, -0.7],
  [0, 0],
  [-0.5, 0.7],
  [0.5, 0.7],
];

const pipsOf = (rank: string): readonly Point[] => PIPS[rank] ?? FIVE;

function court(rank: string, p: Palette, col: string) {
  const dk = mix(col, p.ink, 0.35),
    skin = p.hi;
  const half =
    path('M-.62 0V-.16C-.6 -.34 -.4 -.4 -.2 -.42L0 -.34L.2 -.42C.4 -.4 .6 -.34 .62 -.16V0Z', col) +
    [0, 1, 2, 3]
      .map((i) =>
        path(
          `M${-0.62 + i * 0.18} -.06L${-0.53 + i * 0.18} -.22L${-0.44 + i * 0.18} -.06L${-0.53 + i * 0.18} .0Z`,
          i % 2 ? p.s : p.ink,
        ),
      )
      .join('') +
    path('M0 -.34L.2 -.42C.4 -.4 .6 -.34 .62 -.16V0H0Z', dk) +
    path('M.1 -.06L.24 -.26L.38 -.06ZM.38 -.06L.5 -.22L.6 -.06Z', p.s) +
    path('M-.14 -.52H.14V-.36Q0 -.26 -.14 -.36Z', mix(skin, p.ink, 0.16)) +
    (rank === 'Q'
      ? path('M-.34 -.36C-.44 -.7 -.34 -1.02 0 -1.02C.34 -1.02 .44 -.7 .34 -.36L.2 -.44V-.8H-.2V-.44Z', p.ink)
      : path(
          'M-.3 -.46C-.34 -.8 -.28 -.98 0 -.98C.28 -.98 .34 -.8 .3 -.46Q.36 -.4 .28 -.4H.2V-.8H-.2V-.4H-.28Q-.36 -.4 -.3 -.46Z',
          p.ink,
        )) +
    path('M-.22 -.84H.22V-.6C.22 -.44 .1 -.38 0 -.38C-.1 -.38 -.22 -.44 -.22 -.6Z', skin) +
    path('M0 -.84H.22V-.6C.22 -.44 .1 -.38 0 -.38Z', mix(skin, p.ink, 0.14)) +
    line('M-.16 -.68H-.06M.06 -.68H.16', p.ink, 0.03) +
    path('M-.13 -.66a.035 .035 0 1 0 .07 0zM.06 -.66a.035 .035 0 1 0 .07 0z', p.ink) +
    line('M0 -.66L.03 -.55H-.02', p.ink, 0.02) +
    path('M-.06 -.47Q0 -.5 .06 -.47Q0 -.43 -.06 -.47Z', col) +
    (rank === 'K'
      ? path(
          'M-.22 -.56C-.2 -.34 -.1 -.26 0 -.24C.1 -.26 .2 -.34 .22 -.56C.16 -.48 .1 -.52 0 -.52C-.1 -.52 -.16 -.48 -.22 -.56Z',
          p.ink,
        ) + path('M-.06 -.46Q0 -.48 .06 -.46Q0 -.42 -.06 -.46Z', col)
      : '') +
    path(
      rank === 'J'
        ? 'M-.34 -.88H.34L.28 -1.08Q0 -1.18 -.28 -1.08ZM.2 -1.04Q.44 -1.3 .5 -1.02Q.42 -1.06 .3 -.96Z'
        : 'M-.3 -.86L-.38 -1.2L-.16 -1.04L0 -1.26L.16 -1.04L.38 -1.2L.3 -.86Z',
      p.s,
    ) +
    path('M-.3 -.86H.3V-.92H-.3Z', col) +
    (rank === 'J'
      ? ''
      : path(
          dotsD([
            [-0.38, -1.2, 0.045],
            [0, -1.26, 0.05],
            [0.38, -1.2, 0.045],
          ]),
          col,
        ));
  return g(half) + g(half, { transform: 'rotate(180)' }) + line('M-.62 0H.62', p.hi, 0.03);
}
export function card(c: Scene, p: Palette, rank: string, suit: Suit, red: string) {
  const col = suit === 'heart' || suit === 'diamond' ? red : p.ink,
    paper = '#fbf8f0';
  let s =
    rect(-0.71, -1, 1.42, 2, mix(paper, p.ink, 0.25), { rx: 0.1, transform: 'translate(.018 .02)' }) +
    rect(-0.71, -1, 1.42, 2, paper, { rx: 0.1 });
  const idx =
    textLine(rank, 'slab', rank === '10' ? 0.28 : 0.34, -0.53, -0.62, col, { anchor: 'middle' }) +
    place(path(SUIT[suit], col), -0.53, -0.44, 0.1);
  s += idx + g(idx, { transform: 'rotate(180)' });
  if (rank === 'A')
    s +=
      place(path(SUIT[suit], col), 0, 0, 0.44) +
      place(path(SUIT[suit], mix(col, paper, 0.88)), 0, 0.02, 0.2) +
      place(path(SUIT[suit], col), 0, 0.02, 0.11);
  else if ('KQJ'.includes(rank))
    s +=
      rect(-0.38, -0.8, 0.76, 1.6, mix(paper, col, 0.1)) +
      g(place(court(rank, { ...p, hi: paper }, col), 0, 0, 0.62), {
        'clip-path': c.defs.clip(rect(-0.38, -0.8, 0.76, 1.6, '#fff')),
      }) +
      rect(-0.38, -0.8, 0.76, 1.6, 'none', { stroke: col, 'stroke-width': 0.016 });
  else
    s += pipsOf(rank)
      .map(([x, y]) => place(path(SUIT[suit], col), x * 0.52, y * 0.82, y > 0 ? -0.15 : 0.15))
      .join('')
      .replace(/scale\(-0\.15\)/g, 'rotate(180) scale(.15)');
  return s;
}
function cardBack(c: Scene, p: Palette, a: string, b: string) {
  const s =
    rect(-0.71, -1, 1.42, 2, '#fbf8f0', { rx: 0.1 }) + rect(-0.63, -0.92, 1.26, 1.84, a, { rx: 0.05 });
  let d = '';
  for (let i = -8; i < 9; i++)
    for (let j = -12; j < 13; j++)
      if ((i + j) % 2 === 0)
        d += `M${i * 0.1} ${j * 0.1 - 0.08}L${i * 0.1 + 0.06} ${j * 0.1}L${i * 0.1} ${j * 0.1 + 0.08}L${i * 0.1 - 0.06} ${j * 0.1}Z`;
  return (
    s +
    g(path(d, b), { 'clip-path': c.defs.clip(rect(-0.57, -0.86, 1.14, 1.72, '#fff')) }) +
    circle(0, 0, 0.3, a) +
    ring(0, 0, 0.26, b, 0.03) +
    path(starD(0, 0, 0.2, 8, 0.45), b)
  );
}
export function chip(p: Palette, a: string, b: string, k = 8) {
  let o = circle(0.04, 0.06, 1, p.ink, { opacity: 0.35 }) + circle(0, 0, 1, a);
  for (let i = 0; i < k; i++) {
    const w = 360 / k;
    const q0 = pt(0, 0, 1, i * w),
      q1 = pt(0, 0, 1, i * w + w * 0.42),
      q2 = pt(0, 0, 0.72, i * w + w * 0.42),
      q3 = pt(0, 0, 0.72, i * w);
    o += path(
      `M${q0.map((v) => v.toFixed(3)).join(' ')}A1 1 0 0 1 ${q1.map((v) => v.toFixed(3)).join(' ')}L${q2.map((v) => v.toFixed(3)).join(' ')}A.72 .72 0 0 0 ${q3.map((v) => v.toFixed(3)).join(' ')}Z`,
      b,
    );
  }
  return (
    o +
    circle(0, 0, 0.66, b) +
    circle(0, 0, 0.6, a) +
    ring(0, 0, 0.5, b, 0.03, { 'stroke-dasharray': '.06 .05' }) +
    path('M0 .6A.6 .6 0 0 0 .6 0A.6 .6 0 0 0 .42 -.42A.66 .66 0 0 1 -.36 .48A.6 .6 0 0 0 0 .6Z', p.ink, {
      opacity: 0.16,
    })
  );
}
/** The cloth behind the cards. */
function tableGround(c: Scene): string {
  const { pal, W, H } = c;
  const { cx, cy, R } = c.m;
  let a = '';
  const bgMode = c.r.pick(['arcs', 'suits', 'rays', 'disc']);
  if (bgMode === 'arcs')
    for (let i = 0; i < 7; i++)
      a += ring(
        cx,
        cy - R * 2.1,
        R * (1.7 + i * 0.36),
        i % 2 ? pal.bg2 : mix(pal.bg2, pal.s, 0.35),
        i % 2 ? R * 0.2 : 5,
      );
  if (bgMode === 'suits') {
    let k = 0;
    for (let y = -20; y < H + 40; y += 92)
      for (let x = (Math.round(y / 92) % 2) * 46 - 20; x < W + 40; x += 92)
        a += place(path(SUIT[cycle(['heart', 'spade', 'diamond', 'club'] as const, k++)], pal.bg2), x, y, 21);
  }
  if (bgMode === 'rays') a += path(raysD(cx, cy + R * 1.2, 0, 1700, 30, 0.5), pal.bg2);
  if (bgMode === 'disc') a += circle(cx, cy, R * 1.3, pal.bg2) + ring(cx, cy, R * 1.14, pal.s, 4);

  return a;
}

/** Two cards, four, or one seen close. */
function hand(c: Scene, p: Palette): string {
  const { pal } = c;
  const { cx, cy, R } = c.m;
  let a = '';
  const suits = c.r.shuffle(['spade', 'heart', 'diamond', 'club']);
  const second = c.r.pick(['K', 'Q', 'J', '10']);
  const mode = c.r.pick(['pair', 'fan', 'giant']);
  const put = (inner: string, x: number, y: number, s: number, rot: number) =>
    place(rect(-0.71, -1, 1.42, 2, pal.ink, { rx: 0.1, opacity: 0.32 }), x + R * 0.05, y + R * 0.08, s, rot) +
    place(inner, x, y, s, rot);
  if (mode === 'pair')
    a +=
      put(card(c, p, second, suits[1], RED), cx - R * 0.42, cy - R * 0.04, R * 0.92, -14) +
      put(card(c, p, 'A', suits[0], RED), cx + R * 0.42, cy + R * 0.06, R * 0.92, 11);
  else if (mode === 'fan')
    a += [-32, -11, 10, 31]
      .map((rot, i) => {
        const q = pt(cx, cy + R * 1.1, R * 1.25, rot - 90);
        return put(
          i === 0
            ? cardBack(c, p, pal.bg2 === pal.ink ? pal.s : mix(pal.s, pal.ink, 0.25), pal.hi)
            : card(c, p, cycle([second, '7', second, 'A'], i), cycle(suits, i), RED),
          q[0],
          q[1],
          R * 0.72,
          rot,
        );
      })
      .join('');
  else
    a +=
      put(cardBack(c, p, RED, '#fbf8f0'), cx - R * 0.7, cy + R * 0.1, R * 1.1, -26) +
      put(card(c, p, 'A', suits[0], RED), cx + R * 0.14, cy + R * 0.06, R * 1.16, 8);

  return a;
}

export const cards: Family = {
  id: 'cards',
  palettes: [
    'baize',
    'claret',
    'cobalt',
    'rosewood',
    'noir',
    'mint',
    'sand',
    'lagoon',
    'pinkgin',
    'celadon',
    'vermilion',
    'plum',
    'glacier',
  ],
  layouts: ['bottom', 'bottom', 'top'],
  lettering: [
    { face: 'fatface', upper: true, gap: 0.18 },
    { face: 'serif', upper: true, gap: 0.22 },
    { face: 'slab', upper: true, gap: 0.16 },
    { face: 'condensed', upper: true, gap: 0.1 },
    { face: 'deco', upper: true, gap: 0.2 },
  ],
  draw(c) {
    const pal = c.pal,
      { cx, cy, R } = c.m,
      { W, H } = c;
    const p = { ...pal, s: GOLD };
    let a = rect(0, 0, W, H, pal.bg);
    a += tableGround(c);
    a += hand(c, p);
    if (c.r.chance(0.75))
      a +=
        place(
          chip(p, c.r.pick(['#cf2135', pal.ink, '#1d4fa0']), '#fbf8f0'),
          cx + R * 0.96,
          cy + R * 0.74,
          R * 0.3,
          12,
        ) +
        place(
          chip(p, c.r.pick(['#1f6e63', '#e0a32e', pal.ink]), '#fbf8f0'),
          cx + R * 0.62,
          cy + R * 0.96,
          R * 0.26,
          34,
        );
    return {
      art: a,
      band: { fill: c.r.pick([pal.ink, pal.ink, pal.bg]), shape: c.r.pick(['arch', 'flat']), edge: pal.s },
      ink: [pal.hi, pal.p, pal.ink],
      tagInk: [pal.s, pal.t, pal.p, pal.ink],
    };
  },
};
