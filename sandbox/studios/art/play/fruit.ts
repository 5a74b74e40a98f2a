import type { Scene } from '../drawing/scene.ts';
import { mix, luminance } from '@foyer/domain/colour.ts';
import { pt } from '../drawing/geometry.ts';
import { path, line, rect, circle, ellipse, g, mirror, place } from '../drawing/elements.ts';
import { raysD } from '../drawing/shapes.ts';
import { cycle, named, type ArtFormat, type Family } from '../drawing/scene.ts';

/** Orchard prints: fruit as hard-edged shapes, tiled or giant. */

const leaf = (x: number, y: number, s: number, rot: number, a: string, b: string) =>
  place(
    path('M0 0C.34 -.24 .4 -.72 0 -1.1C-.4 -.72 -.34 -.24 0 0Z', a) +
      path('M0 0C.34 -.24 .4 -.72 0 -1.1Z', b),
    x,
    y,
    s,
    rot,
  );
const slice = (rind: string, pith: string, flesh: string, dark: string, k = 10) => {
  let o = circle(0, 0, 1, rind) + circle(0, 0, 0.88, pith);
  for (let i = 0; i < k; i++) {
    const a = (i * 360) / k,
      w = 360 / k;
    const p1 = pt(0, 0, 0.1, a + w / 2),
      p2 = pt(0, 0, 0.8, a + 4),
      p3 = pt(0, 0, 0.8, a + w - 4);
    o += path(
      `M${p1.map(n2).join(' ')}L${p2.map(n2).join(' ')}A.8 .8 0 0 1 ${p3.map(n2).join(' ')}Z`,
      i % 2 ? flesh : mix(flesh, pith, 0.18),
      { 'stroke-linejoin': 'round' },
    );
    const q = pt(0, 0, 0.52, a + w / 2);
    o += path(`M0 -.12Q.05 0 0 .07Q-.05 0 0 -.12Z`, pith, {
      transform: `translate(${q.map(n2).join(' ')}) rotate(${n2(a + w / 2 + 90)})`,
      opacity: 0.6,
    });
  }
  return o;
};
const n2 = (v: number) => +v.toFixed(3);
export type FruitColours = Readonly<Record<'a' | 'a2' | 'ink' | 'hi' | 'leaf' | 'leaf2', string>>;

export const FRUIT = {
  cherries: (p: FruitColours) =>
    line('M-.42 .3Q-.3 -.5 .3 -.92Q.36 -.2 .44 .36', p.leaf, 0.085, { 'stroke-linecap': 'round' }) +
    leaf(0.3, -0.9, 0.72, 100, p.leaf, p.leaf2) +
    circle(-0.44, 0.5, 0.46, p.a) +
    path('M-.44 .04A.46 .46 0 0 1 -.44 .96Z', p.a2) +
    circle(0.5, 0.56, 0.4, p.a) +
    path('M.5 .16A.4 .4 0 0 1 .5 .96Z', p.a2) +
    ellipse(-0.6, 0.32, 0.1, 0.07, p.hi, { transform: 'rotate(-30 -.6 .32)' }) +
    ellipse(0.36, 0.4, 0.08, 0.055, p.hi, { transform: 'rotate(-30 .36 .4)' }),
  orange: (p: FruitColours) => slice(p.a, p.hi, p.a, p.a2, 10),
  lemon: (p: FruitColours) =>
    place(
      path(
        'M-1.16 0C-1 -.1 -.94 -.22 -.8 -.42C-.5 -.8 .5 -.8 .8 -.42C.94 -.22 1 -.1 1.16 0C1 .1 .94 .22 .8 .42C.5 .8 -.5 .8 -.8 .42C-.94 .22 -1 .1 -1.16 0Z',
        p.a,
      ) +
        path(
          'M-1.16 0C-1 .1 -.94 .22 -.8 .42C-.5 .8 .5 .8 .8 .42C.94 .22 1 .1 1.16 0C.7 .3 -.6 .34 -1.16 0Z',
          p.a2,
        ) +
        ellipse(-0.4, -0.34, 0.22, 0.08, p.hi, { transform: 'rotate(-24 -.4 -.34)' }),
      0,
      0.06,
      0.94,
      -24,
    ) + leaf(0.66, -0.5, 0.6, 40, p.leaf, p.leaf2),
  melon: (p: FruitColours) =>
    place(
      path('M-1.1 -.42H1.1A1.1 1.1 0 0 1 -1.1 -.42Z', p.leaf) +
        path('M-.96 -.42H.96A.96 .96 0 0 1 -.96 -.42Z', p.hi) +
        path('M-.86 -.42H.86A.86 .86 0 0 1 -.86 -.42Z', p.a) +
        path('M0 -.42H.86A.86 .86 0 0 1 0 .44Z', p.a2, { opacity: 0.5 }) +
        (
          [
            [-0.5, -0.2],
            [-0.18, -0.16],
            [0.18, -0.16],
            [0.5, -0.2],
            [-0.34, 0.06],
            [0, 0.1],
            [0.34, 0.06],
            [0, 0.3],
          ] as const
        )
          .map(([x, y]) =>
            path(`M0 -.07Q.06 0 0 .06Q-.06 0 0 -.07Z`, p.ink, { transform: `translate(${x} ${y})` }),
          )
          .join(''),
      0,
      0.02,
      1,
      -14,
    ),
  pear: (p: FruitColours) =>
    line('M.04 -.6Q.06 -.9 .2 -1.06', p.ink, 0.09, { 'stroke-linecap': 'round' }) +
    leaf(0.1, -0.82, 0.5, 78, p.leaf, p.leaf2) +
    path(
      'M0 -.72C.34 -.72 .36 -.4 .44 -.14C.54 .1 .78 .24 .74 .58C.7 .9 .38 1.04 0 1.04C-.38 1.04 -.7 .9 -.74 .58C-.78 .24 -.54 .1 -.44 -.14C-.36 -.4 -.34 -.72 0 -.72Z',
      p.a,
    ) +
    path('M0 -.72C.34 -.72 .36 -.4 .44 -.14C.54 .1 .78 .24 .74 .58C.7 .9 .38 1.04 0 1.04Z', p.a2) +
    ellipse(-0.34, 0.28, 0.09, 0.24, p.hi, { transform: 'rotate(24 -.34 .28)', opacity: 0.9 }),
  plum: (p: FruitColours) =>
    leaf(0.1, -0.6, 0.62, 56, p.leaf, p.leaf2) +
    circle(0, 0.14, 0.82, p.a) +
    path('M0 -.68A.82 .82 0 0 1 0 .96Q.36 .14 0 -.68Z', p.a2) +
    ellipse(-0.36, -0.2, 0.2, 0.12, p.hi, { transform: 'rotate(-36 -.36 -.2)' }),
  berry: (p: FruitColours) =>
    path('M0 1C-.5 .74 -.94 .2 -.84 -.26C-.6 -.56 .6 -.56 .84 -.26C.94 .2 .5 .74 0 1Z', p.a) +
    path('M0 1C.5 .74 .94 .2 .84 -.26C.7 -.44 .3 -.5 0 -.5Z', p.a2) +
    (
      [
        [-0.5, -0.1],
        [-0.16, -0.14],
        [0.2, -0.12],
        [0.54, -0.08],
        [-0.36, 0.2],
        [0.02, 0.18],
        [0.38, 0.2],
        [-0.18, 0.5],
        [0.2, 0.5],
        [0, 0.76],
      ] as const
    )
      .map(([x, y]) =>
        path('M0 -.08Q.06 0 0 .06Q-.06 0 0 -.08Z', p.hi, { transform: `translate(${x} ${y})` }),
      )
      .join('') +
    path(
      'M0 -.34L-.28 -.2L-.3 -.42L-.72 -.36L-.42 -.6L-.62 -.84L-.22 -.72L0 -1L.22 -.72L.62 -.84L.42 -.6L.72 -.36L.3 -.42L.28 -.2Z',
      p.leaf,
    ),
  seven: (p: FruitColours) =>
    path('M-.78 -.94H.86V-.5L.14 1H-.5L.2 -.38H-.3V-.1H-.78Z', p.a) +
    path('M.14 1L.86 -.5V-.94L.7 -.94V-.5L-.02 1Z', p.a2) +
    path('M-.68 -.84H-.5V-.28H-.68Z', p.hi),
  bell: (p: FruitColours) =>
    circle(0, 0.72, 0.2, p.ink) +
    path(
      'M0 -.96C.14 -.96 .18 -.86 .18 -.76C.54 -.6 .62 -.2 .64 .16C.66 .42 .8 .5 .84 .66H-.84C-.8 .5 -.66 .42 -.64 .16C-.62 -.2 -.54 -.6 -.18 -.76C-.18 -.86 -.14 -.96 0 -.96Z',
      p.a,
    ) +
    path(
      'M0 -.96C.14 -.96 .18 -.86 .18 -.76C.54 -.6 .62 -.2 .64 .16C.66 .42 .8 .5 .84 .66H.1C.3 .2 .24 -.5 0 -.96Z',
      p.a2,
    ) +
    rect(-0.86, 0.5, 1.72, 0.14, p.ink, { rx: 0.04 }) +
    path('M-.46 .1C-.44 -.2 -.36 -.42 -.2 -.52L-.14 -.4C-.26 -.3 -.3 -.1 -.32 .12Z', p.hi),
  leafs: (p: FruitColours) =>
    leaf(0, 0.95, 1.7, 0, p.leaf, p.leaf2) +
    leaf(-0.05, 0.9, 1.1, -62, p.leaf2, p.leaf) +
    leaf(0.05, 0.9, 1.1, 62, p.leaf, p.leaf2),
  half: (p: FruitColours) =>
    path(
      'M0 -.9C.3 -1.02 .96 -.86 .96 -.06C.96 .6 .5 1 0 .9C-.5 1 -.96 .6 -.96 -.06C-.96 -.86 -.3 -1.02 0 -.9Z',
      p.a,
    ) +
    path(
      'M0 -.74C.28 -.84 .82 -.7 .82 -.06C.82 .5 .42 .84 0 .74C-.42 .84 -.82 .5 -.82 -.06C-.82 -.7 -.28 -.84 0 -.74Z',
      p.hi,
    ) +
    path('M0 -.4C.3 -.34 .34 .2 0 .42C-.34 .2 -.3 -.34 0 -.4Z', mix(p.hi, p.a, 0.35)) +
    mirror(0, path('M-.1 -.08Q-.2 .06 -.1 .22Q-.02 .06 -.1 -.08Z', p.ink)) +
    line('M0 -.74V-1.06', p.ink, 0.08, { 'stroke-linecap': 'round' }),
};
/** Columns and rows of the tiled print. */
const GRID: Readonly<Record<ArtFormat, readonly [number, number]>> = {
  portrait: [3, 3],
  square: [3, 2],
  wide: [3, 3],
  hero: [5, 4],
  scene: [8, 5],
};

const inColours = ({ pal: p }: Scene, a: string, leafC: string): FruitColours => ({
  a,
  a2: mix(a, p.ink, 0.22),
  ink: p.ink,
  hi: p.hi,
  leaf: leafC,
  leaf2: mix(leafC, p.ink, 0.3),
});

/** One fruit, as large as the poster allows. */
function oneFruit(c: Scene, leafC: string): string {
  const p = c.pal;
  const { cx, cy, R } = c.m;
  let a = '';
  a += path(raysD(cx, cy, 0, 1500, 20, 0.5), mix(p.bg, p.bg2, 0.5));
  const kind = c.motif;
  const natural = named(
    {
      orange: '#ee8420',
      melon: '#dd3f4c',
      cherries: '#c4202f',
      berry: '#d5313a',
      half: '#c7352f',
      plum: '#7a2f6b',
      lemon: '#f2c637',
    },
    kind,
  );
  const drawn = c.r.pick([p.p, p.s, p.t].filter((x) => x !== p.bg));
  const col = Math.abs(luminance(natural) - luminance(p.bg)) > 0.07 ? natural : drawn;
  a +=
    leaf(cx - R * 0.5, cy - R * 0.5, R * 0.95, -48, leafC, mix(leafC, p.ink, 0.3)) +
    leaf(cx + R * 0.5, cy - R * 0.5, R * 0.95, 48, leafC, mix(leafC, p.ink, 0.3)) +
    leaf(cx, cy - R * 0.6, R * 0.9, 0, mix(leafC, p.hi, 0.15), leafC);
  a +=
    place(named(FRUIT, kind)(inColours(c, p.ink, leafC)), cx + 14, cy + 22, R * 1.04, 0, { opacity: 0.16 }) +
    place(named(FRUIT, kind)(inColours(c, col, leafC)), cx, cy + R * 0.06, R * 1.04, c.r.range(-8, 8));

  return a;
}

/** A print of many, tile by tile. */
function tiledFruit(c: Scene, leafC: string): string {
  const p = c.pal;
  let a = '';
  const [nx, ny] = GRID[c.format];
  const [x0, y0, w, h] = c.area,
    cw = w / nx,
    ch = h / ny;
  const kinds = c.r.shuffle(Object.keys(FRUIT));
  const gsh = c.r.shuffle([p.bg, p.bg2, p.t, mix(p.bg, p.hi, 0.55), p.s, p.p]);
  for (let j = 0; j < ny; j++)
    for (let i = 0; i < nx; i++) {
      const k = j * nx + i,
        gx = cycle(gsh, i + j * 2);
      const fruitCols = [p.p, p.t, p.s, p.bg2, p.hi].filter(
        (x) => Math.abs(luminance(x) - luminance(gx)) > 0.16,
      );
      const col = fruitCols.length ? cycle(fruitCols, k) : p.hi;
      const X = x0 + i * cw,
        Y = y0 + j * ch;
      a += rect(X, Y, cw + 0.5, ch + 0.5, gx);
      const clip = c.defs.clip(rect(X, Y, cw, ch, '#fff'));
      const mode = (i + j) % 3;
      const hidesLeaf = Math.abs(luminance(leafC) - luminance(gx)) < 0.06;
      const cc = inColours(c, col, leafC);
      const seen = hidesLeaf ? { ...cc, leaf: mix(leafC, p.hi, 0.5), leaf2: mix(leafC, p.hi, 0.3) } : cc;
      const s = Math.min(cw, ch) * (mode === 0 ? 0.4 : mode === 1 ? 0.62 : 0.42);
      const ox = mode === 1 ? (k % 2 ? 0.28 : -0.28) * cw : 0,
        oy = mode === 1 ? 0.2 * ch : 0.01 * ch;
      a += g(place(named(FRUIT, cycle(kinds, k))(seen), X + cw / 2 + ox, Y + ch / 2 + oy, s), {
        'clip-path': clip,
      });
    }

  return a;
}

export const fruit: Family = {
  id: 'fruit',
  motifs: ['mosaic', 'mosaic', 'mosaic', 'orange', 'melon', 'cherries', 'berry', 'half', 'plum', 'lemon'],
  palettes: [
    'mint',
    'lemonade',
    'marmalade',
    'rosewood',
    'celadon',
    'sky',
    'pinkgin',
    'reef',
    'sand',
    'vermilion',
    'moss',
  ],
  layouts: ['bottom', 'bottom', 'top'],
  lettering: [
    { face: 'brush', upper: false, mode: 'ragged', gap: 0.24 },
    { face: 'round', upper: false, gap: 0.24 },
    { face: 'soft', upper: false, gap: 0.24 },
    { face: 'slab', upper: true, gap: 0.18 },
  ],
  draw(c) {
    const p = c.pal;
    const { W, H } = c;
    const leafC = c.r.pick(['#2f7a4f', '#1f6b58', mix(p.s, '#1f6b46', 0.7)]);
    let a = rect(0, 0, W, H, p.bg);
    if (c.motif !== 'mosaic') {
      a += oneFruit(c, leafC);
      return { art: a, band: { fill: p.ink, shape: c.r.pick(['arch', 'wave']) }, ink: [p.hi, p.t] };
    }
    a += tiledFruit(c, leafC);
    return { art: a, band: { fill: p.ink, shape: 'flat' }, ink: [p.hi, p.t] };
  },
};
