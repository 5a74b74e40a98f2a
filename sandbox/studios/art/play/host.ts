import type { Scene } from '../drawing/scene.ts';
import type { Palette } from '../palettes.ts';
import type { Random } from '../drawing/random.ts';
import { mix } from '@foyer/domain/colour.ts';
import { n, pt } from '../drawing/geometry.ts';
import { path, line, rect, circle, ring, mirror, place, dotsD } from '../drawing/elements.ts';
import { raysD, sectorD } from '../drawing/shapes.ts';
import { cycle, named, type Family } from '../drawing/scene.ts';
import { card } from './cards.ts';
import { rouletteWheel } from './wheel.ts';

/** Live tables: a flat-colour portrait of the host, one hard shadow, one prop. */

const SKIN = ['#f4cfb4', '#e6b08a', '#cf9064', '#9c623d', '#6a4129'];
const HAIR = ['#1b1414', '#2f1c14', '#6b3a1c', '#b9702c', '#d9a851', '#7c2118', '#d9d2c8'];
const FACE =
  'M-.31 -.52C-.33 -.14 -.26 .06 -.14 .15C-.06 .21 .06 .21 .14 .15C.26 .06 .33 -.14 .31 -.52C.29 -.88 -.29 -.88 -.31 -.52Z';
const SHADE =
  'M.06 -.78C.2 -.78 .3 -.7 .31 -.52C.33 -.14 .26 .06 .14 .15C.1 .18 .04 .2 0 .2C.06 .1 .05 .02 .03 -.06L.1 -.13L.03 -.34C.02 -.5 .0 -.66 .06 -.78Z';
interface HairStyle {
  back: string;
  front: string;
  curls?: boolean;
}

const HAIR_STYLES: Readonly<Record<string, HairStyle>> = {
  bob: {
    back: 'M-.4 .1C-.5 -.3 -.44 -.94 0 -.96C.44 -.94 .5 -.3 .4 .1Q.3 .2 .2 .12H-.2Q-.3 .2 -.4 .1Z',
    front:
      'M-.33 -.42C-.36 -.8 -.16 -.92 .02 -.92C.24 -.92 .36 -.76 .33 -.42C.28 -.52 .24 -.6 .16 -.64C0 -.56 -.2 -.58 -.26 -.62C-.3 -.56 -.32 -.5 -.33 -.42Z',
  },
  bun: {
    back: 'M-.19 -1.02A.2 .2 0 1 1 .19 -1.02A.2 .2 0 1 1 -.19 -1.02Z',
    front:
      'M-.34 -.36C-.4 -.8 -.2 -.94 0 -.94C.2 -.94 .4 -.8 .34 -.36C.3 -.46 .3 -.58 .2 -.68C.08 -.62 -.08 -.62 -.2 -.68C-.3 -.58 -.3 -.46 -.34 -.36Z',
  },
  long: {
    back: 'M-.44 .72C-.6 .2 -.56 -.96 0 -.98C.56 -.96 .6 .2 .46 .76C.36 .84 .26 .7 .24 .4H-.24C-.26 .66 -.34 .8 -.44 .72Z',
    front:
      'M-.34 -.3C-.38 -.78 -.22 -.93 .06 -.92C.28 -.9 .38 -.7 .34 -.28C.3 -.5 .22 -.64 .1 -.72C-.02 -.56 -.2 -.46 -.28 -.44C-.32 -.4 -.33 -.36 -.34 -.3Z',
  },
  short: {
    back: '',
    front:
      'M-.33 -.34C-.34 -.4 -.36 -.5 -.36 -.6C-.36 -.86 -.2 -1 .04 -1C.3 -1.02 .4 -.82 .36 -.58C.36 -.48 .34 -.4 .33 -.34L.28 -.36C.3 -.5 .28 -.58 .22 -.66C.08 -.6 -.12 -.64 -.2 -.72C-.26 -.62 -.28 -.5 -.28 -.36Z',
  },
  slick: {
    back: '',
    front:
      'M-.33 -.32C-.4 -.74 -.24 -.95 0 -.96C.24 -.95 .4 -.74 .33 -.32L.28 -.34C.3 -.56 .22 -.68 .12 -.74L0 -.66L-.12 -.74C-.22 -.68 -.3 -.56 -.28 -.34Z',
  },
  curls: { back: '', curls: true, front: '' },
  veil: {
    back: 'M-.42 .4C-.56 -.1 -.5 -1 0 -1.02C.5 -1 .56 -.1 .44 .4C.3 .6 -.3 .6 -.42 .4Z',
    front:
      'M-.34 -.3C-.38 -.76 -.24 -.94 0 -.94C.24 -.94 .38 -.76 .34 -.3C.3 -.5 .26 -.6 .16 -.7C.06 -.66 -.08 -.66 -.16 -.7C-.26 -.6 -.3 -.5 -.34 -.3Z',
  },
};
type HostColours = Palette & Readonly<Record<'cloth' | 'tie' | 'paper' | 'iris', string>>;

/** Who the host is: skin and its shade, hair and its shade, lips. */
interface Look {
  fem: boolean;
  skin: string;
  sd: string;
  hair: string;
  hd: string;
  lip: string;
}

function curls({ fem, hair, hd }: Look): string {
  return (
    path(
      dotsD([
        [-0.34, -0.5, 0.2],
        [0.34, -0.5, 0.2],
        [-0.26, -0.76, 0.22],
        [0.26, -0.76, 0.22],
        [0, -0.9, 0.24],
        [-0.4, -0.24, 0.17],
        [0.4, -0.24, 0.17],
        ...(fem ? [[-0.42, 0.0, 0.15] as const, [0.42, 0, 0.15] as const] : []),
      ]),
      hair,
    ) +
    path(
      dotsD([
        [0.36, -0.46, 0.15],
        [0.28, -0.74, 0.14],
        [0.42, -0.22, 0.12],
      ]),
      hd,
      { opacity: 0.6 },
    )
  );
}

const SHOULDERS =
  'M-.14 .3C-.28 .42 -.74 .46 -.92 .7C-1.04 .9 -1.1 1.4 -1.12 2H1.12C1.1 1.4 1.04 .9 .92 .7C.74 .46 .28 .42 .14 .3Z';
const SHOULDERS_SHADE = 'M.02 .42L.14 .3C.28 .42 .74 .46 .92 .7C1.04 .9 1.1 1.4 1.12 2H.02Z';

function clothes(outfit: string, r: Random, p: HostColours, { skin, sd }: Look): string {
  const { cloth } = p;
  const clothD = mix(cloth, p.ink, 0.4);
  let o = '';
  const neck =
    path('M-.14 -.02L-.15 .36Q0 .56 .15 .36L.14 -.02Z', skin) +
    path('M-.14 .1Q.06 .26 .14 .04L.15 .36Q.06 .48 -.02 .46Q.08 .3 -.14 .16Z', sd);
  if (outfit === 'dress') {
    o +=
      path(SHOULDERS, skin) +
      path(SHOULDERS_SHADE, sd, { opacity: 0.75 }) +
      neck +
      path(
        'M-.62 .62C-.52 .9 -.3 1.0 0 .86C.3 1.0 .52 .9 .62 .62L.78 .66C.84 1 .96 1.4 1.0 2H-1.0C-.96 1.4 -.84 1 -.78 .66Z',
        cloth,
      ) +
      path('M0 .86C.3 1 .52 .9 .62 .62L.78 .66C.84 1 .96 1.4 1 2H.04Z', clothD);
    if (r.chance(0.6))
      o += path(
        dotsD([-0.16, -0.1, -0.035, 0.035, 0.1, 0.16].map((x) => [x, 0.5 + 0.06 - x * x * 3.4 * 0.6, 0.032])),
        p.hi,
      );
  } else if (outfit === 'tux') {
    o +=
      path(SHOULDERS, cloth) +
      path(SHOULDERS_SHADE, clothD) +
      neck +
      path('M-.17 .34Q0 .58 .17 .34L.2 .5L.02 1.3L-.2 .5Z', p.paper) +
      path('M.06 .5L.17 .36L.2 .5L.02 1.3Z', mix(p.paper, p.ink, 0.18)) +
      path('M-.17 .32L-.34 .62L-.22 .74L-.3 .84L0 1.5L-.2 .5Z', mix(cloth, p.hi, 0.14)) +
      path('M.17 .32L.34 .62L.22 .74L.3 .84L0 1.5L.2 .5Z', mix(clothD, p.ink, 0.3)) +
      bow(p.tie, p);
  } else {
    o +=
      path(SHOULDERS, p.paper) +
      path(SHOULDERS_SHADE, mix(p.paper, p.ink, 0.2)) +
      neck +
      path('M-.17 .34L-.3 .46Q-.06 .6 0 .56Q.06 .6 .3 .46L.17 .34Q0 .56 -.17 .34Z', p.paper) +
      line('M-.3 .46Q-.06 .62 0 .56Q.06 .62 .3 .46', mix(p.paper, p.ink, 0.35), 0.018) +
      path(
        'M-.5 .5C-.46 .8 -.2 1 0 1.24C.2 1 .46 .8 .5 .5L.66 .54C.62 1 .64 1.5 .66 2H-.66C-.64 1.5 -.62 1 -.66 .54Z',
        cloth,
      ) +
      path('M0 1.24C.2 1 .46 .8 .5 .5L.66 .54C.62 1 .64 1.5 .66 2H0Z', clothD) +
      path(
        dotsD([
          [0.05, 1.4, 0.03],
          [0.05, 1.6, 0.03],
        ]),
        p.s,
      ) +
      bow(p.tie, p);
  }
  return o;
}

function faceOf(r: Random, p: HostColours, { fem, skin, sd, hair, hd, lip }: Look): string {
  const ear = path(
    dotsD([
      [-0.32, -0.33, 0.06],
      [0.32, -0.33, 0.06],
    ]),
    mix(skin, sd, 0.4),
  );
  let face = ear + path(FACE, skin) + path(SHADE, sd, { opacity: 0.85 });
  const eye = (x: number, dk: boolean) =>
    path(
      `M${x - 0.085} -.37Q${x} -.45 ${x + 0.085} -.37Q${x} -.33 ${x - 0.085} -.37Z`,
      dk ? mix('#fffaf2', sd, 0.3) : '#fffaf2',
    ) +
    circle(x + 0.012, -0.385, 0.034, p.iris) +
    circle(x + 0.012, -0.385, 0.017, '#140d0d') +
    line(`M${x - 0.1} -.36Q${x} -.465 ${x + 0.1} -.375`, '#1a1010', fem ? 0.03 : 0.022, {
      'stroke-linecap': 'round',
    }) +
    line(`M${x - 0.1} -.49Q${x} -.54 ${x + 0.1} -.48`, hd, fem ? 0.026 : 0.038, {
      'stroke-linecap': 'round',
    });
  face +=
    eye(-0.145, false) +
    eye(0.145, true) +
    line('M.035 -.34L.075 -.16Q.03 -.13 -.02 -.145', mix(sd, '#3a1010', 0.35), 0.02, {
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    });
  face +=
    path('M-.1 -.02Q-.05 -.065 0 -.04Q.05 -.065 .1 -.02Q.05 .055 0 .055Q-.05 .055 -.1 -.02Z', lip) +
    line('M-.1 -.02Q0 .005 .1 -.02', mix(lip, '#2a0508', 0.5), 0.014);
  if (!fem && r.chance(0.4))
    face +=
      path(
        'M-.3 -.3C-.3 0 -.2 .22 0 .24C.2 .22 .3 0 .3 -.3C.26 -.1 .18 -.12 .1 -.1Q0 -.14 -.1 -.1C-.18 -.12 -.26 -.1 -.3 -.3Z',
        hair,
      ) + path('M-.09 -.015Q0 .03 .09 -.015Q0 .05 -.09 -.015Z', lip);
  return face;
}

function bust(r: Random, p: HostColours) {
  const fem = r.chance(0.6);
  const skin = r.pick(SKIN);
  const sd = mix(skin, '#5a1f1a', 0.3);
  const hair = r.pick(HAIR);
  const hd = mix(hair, '#000000', 0.35);
  const lip = fem ? r.pick(['#c4213a', '#a3173f', '#d6473b']) : mix(skin, '#8a2c22', 0.5);
  const style = named(
    HAIR_STYLES,
    fem ? r.pick(['bob', 'bun', 'long', 'curls', 'bob']) : r.pick(['short', 'slick', 'short', 'curls']),
  );
  const outfit = fem ? r.pick(['dress', 'tux', 'waist', 'dress']) : r.pick(['tux', 'waist', 'tux']);
  const look: Look = { fem, skin, sd, hair, hd, lip };
  let o = '';
  if (style.back) o += path(style.back, hd);
  if (style.curls) o += curls(look);
  o += clothes(outfit, r, p, look);
  o += faceOf(r, p, look);
  if (style.front) o += path(style.front, hair) + path(style.front, '#ffffff', { opacity: 0.06 });
  if (fem)
    o += mirror(
      0,
      circle(-0.325, -0.22, 0.04, p.s) + (r.chance(0.5) ? path('M-.325 -.2L-.29 -.04H-.36Z', p.s) : ''),
    );
  return o;
}
const bow = (col: string, p: HostColours) =>
  path('M-.04 .47L-.24 .36Q-.28 .48 -.24 .62L-.04 .53ZM.04 .47L.24 .36Q.28 .48 .24 .62L.04 .53Z', col) +
  path('M.04 .47L.24 .36Q.28 .48 .24 .62L.04 .53Z', p.ink, { opacity: 0.3 }) +
  rect(-0.06, 0.44, 0.12, 0.12, mix(col, p.ink, 0.25), { rx: 0.03 });
type Backdrop = (c: Scene, p: HostColours) => string;

/** What the host sits before. */
const BACKDROPS: Readonly<Record<string, Backdrop>> = {
  arch(c) {
    const { pal, H } = c;
    const { cx, cy, R } = c.m;
    let a = '';

    const w = R * 1.0;
    for (let i = 0; i < 4; i++) {
      const k = w * (1.36 - i * 0.16),
        col = [pal.bg2, pal.s, pal.bg2, mix(pal.bg, pal.ink, 0.35)][i];
      a += path(
        `M${n(cx - k)} ${H}V${n(cy - R * 0.3)}A${n(k)} ${n(k)} 0 0 1 ${n(cx + k)} ${n(cy - R * 0.3)}V${H}Z`,
        col,
      );
    }
    a += path(
      dotsD(
        Array.from({ length: 15 }, (_, i) => [...pt(cx, cy - R * 0.3, w * 1.28, 180 + i * (180 / 14)), 5]),
      ),
      pal.hi,
    );

    return a;
  },
  wheel(c, p) {
    const { pal } = c;
    const { cx, cy, R } = c.m;
    let a = '';

    a +=
      rouletteWheel(
        { ...p, red: '#c8202f', green: '#15803d', wood: mix(pal.bg2, pal.ink, 0.5) },
        cx,
        cy - R * 0.12,
        R * 1.3,
        c.r.range(0, 90),
      ) + circle(cx, cy - R * 0.12, R * 1.3, pal.bg, { opacity: 0.34 });

    return a;
  },
  curtain(c) {
    const { pal, W, H } = c;
    const { cx, cy, R } = c.m;
    let a = '';

    const k = Math.ceil(W / 50);
    for (let i = 0; i < k; i++)
      a += path(
        `M${i * 50} 0H${i * 50 + 50}V${H}H${i * 50}Z`,
        cycle([pal.bg, mix(pal.bg, pal.bg2, 0.5), pal.bg2, mix(pal.bg, pal.bg2, 0.5)], i),
      );
    a +=
      path(`M0 0H${W}V40${'a50 46 0 0 1 -100 0'.repeat(Math.ceil(W / 100))}Z`, mix(pal.bg2, pal.ink, 0.25)) +
      circle(
        cx,
        cy - R * 0.2,
        R * 0.96,
        c.defs.radial(
          [
            [0, pal.t, 0.55],
            [1, pal.t, 0],
          ],
          cx,
          cy - R * 0.2,
          R * 1.2,
        ),
      );

    return a;
  },
  disc(c) {
    const { pal } = c;
    const { cx, cy, R } = c.m;
    let a = '';
    a +=
      path(raysD(cx, cy - R * 0.25, 0, 1700, 32, 0.5), pal.bg2, { opacity: 0.55 }) +
      circle(cx, cy - R * 0.25, R * 0.98, pal.t) +
      ring(cx, cy - R * 0.25, R * 1.07, pal.s, 6);
    return a;
  },
  fan(c) {
    const { pal } = c;
    const { cx, cy, R } = c.m;
    let a = '';

    for (let i = 0; i < 15; i++)
      a += path(
        sectorD(cx, cy + R * 0.7, 0, R * 1.9, 180 + i * 12, 180 + (i + 1) * 12),
        cycle([pal.bg2, mix(pal.bg2, pal.s, 0.4), mix(pal.bg, pal.ink, 0.2)], i),
      );
    a += path(
      dotsD(Array.from({ length: 15 }, (_, i) => [...pt(cx, cy + R * 0.7, R * 1.9, 186 + i * 12), R * 0.06])),
      pal.s,
    );

    return a;
  },
};

export const host: Family = {
  id: 'host',
  palettes: [
    'claret',
    'baize',
    'cobalt',
    'rosewood',
    'lagoon',
    'plum',
    'mint',
    'vermilion',
    'marmalade',
    'sky',
    'noir',
    'pinkgin',
    'lemonade',
  ],
  layouts: ['bottom', 'top', 'bottom'],
  lettering: [
    { face: 'fatface', upper: true, gap: 0.18 },
    { face: 'deco', upper: true, gap: 0.2 },
    { face: 'condensed', upper: true, gap: 0.1, tracking: 14 },
    { face: 'serif', upper: true, gap: 0.22 },
  ],
  draw(c) {
    const pal = c.pal,
      { cx, cy, R } = c.m,
      { W, H } = c;
    const cloth = c.r.pick([pal.ink, pal.s, pal.p].filter((x) => x !== pal.bg));
    const p = {
      ...pal,
      cloth: cloth === pal.p && pal.p > '#f0' ? pal.ink : cloth,
      tie: c.r.pick([pal.t, '#c8202f', pal.ink]),
      paper: '#fbf6ec',
      iris: c.r.pick(['#3a2416', '#27506b', '#3c5b36']),
    };
    if (p.tie === p.cloth) p.tie = '#c8202f';
    let a = rect(0, 0, W, H, pal.bg);
    // A table of cards has no wheel behind it and no ball upon it.
    const isOfCards = c.motif === 'cards';
    const back = c.r.pick(['arch', ...(isOfCards ? [] : ['wheel']), 'curtain', 'disc', 'fan']);
    a += named(BACKDROPS, back)(c, p);
    a += place(bust(c.r, p), cx, cy + R * 0.08, R * 0.98);
    const prop = isOfCards ? 'cards' : c.r.pick(['cards', 'ball', 'cards', 'none']);
    if (prop === 'cards')
      (
        [
          [-24, '7', 'heart'],
          [-2, 'A', 'spade'],
          [20, 'K', 'diamond'],
        ] as const
      ).forEach(([rot, rk, su]) => {
        const q = pt(cx + R * 0.62, cy + R * 1.5, R * 0.66, rot - 90);
        a +=
          place(
            rect(-0.71, -1, 1.42, 2, pal.ink, { rx: 0.1, opacity: 0.3 }),
            q[0] + 5,
            q[1] + 6,
            R * 0.3,
            rot,
          ) + place(card(c, { ...p, s: '#e3b04b' }, rk, su, '#cf2135'), q[0], q[1], R * 0.3, rot);
      });
    return {
      art: a,
      band: { fill: c.r.pick([pal.ink, pal.ink, pal.bg2]), shape: 'flat', edge: pal.s },
      ink: [pal.hi, pal.p, pal.ink],
      tagInk: [pal.s, pal.t, pal.p, pal.ink],
    };
  },
};
