import type { Palette } from '../palettes.ts';
import { mix, luminance } from '@foyer/domain/colour.ts';
import { n } from '../drawing/geometry.ts';
import { path, line, rect, circle, ring, g, place } from '../drawing/elements.ts';
import { starD } from '../drawing/shapes.ts';
import { cycle, named, type Family } from '../drawing/scene.ts';
import { FRUIT, type FruitColours } from './fruit.ts';
import { textLine } from '../lettering/text.ts';

/** Reels of uneven height: the ways-to-win games. */

const SYM = {
  a: (p: FruitColours) => textLine('A', 'slab', 1.9, 0, 0.74, p.a, { anchor: 'middle' }),
  k: (p: FruitColours) => textLine('K', 'slab', 1.9, 0, 0.74, p.a, { anchor: 'middle' }),
  q: (p: FruitColours) => textLine('Q', 'slab', 1.9, 0, 0.74, p.a, { anchor: 'middle' }),
  x: (p: FruitColours) => textLine('10', 'condensed', 1.9, 0, 0.7, p.a, { anchor: 'middle' }),
  seven: (p: FruitColours) => FRUIT.seven(p),
  bell: (p: FruitColours) => FRUIT.bell(p),
  cherries: (p: FruitColours) => FRUIT.cherries(p),
  plum: (p: FruitColours) => FRUIT.plum(p),
  lemon: (p: FruitColours) => FRUIT.lemon(p),
  berry: (p: FruitColours) => FRUIT.berry(p),
  melon: (p: FruitColours) => FRUIT.melon(p),
  star: (p: FruitColours) => path(starD(0, 0.06, 1, 5, 0.46), p.a) + path(starD(0, 0.06, 0.5, 5, 0.46), p.hi),
  coin: (p: FruitColours) =>
    circle(0.06, 0.06, 0.95, p.a2) +
    circle(0, 0, 0.95, p.a) +
    ring(0, 0, 0.74, p.a2, 0.08) +
    path(starD(0, 0, 0.5, 5, 0.44), p.hi),
  bolt: (p: FruitColours) =>
    path('M.2 -1L-.62 .16H-.08L-.24 1L.62 -.24H.06Z', p.a) +
    path('M.2 -1L-.08 .16L-.24 1L.62 -.24H.06Z', p.a2, { opacity: 0.55 }),
  bar: (p: FruitColours) =>
    rect(-0.98, -0.44, 1.96, 0.88, p.a, { rx: 0.1 }) +
    rect(-0.88, -0.34, 1.76, 0.68, p.ink, { rx: 0.06 }) +
    textLine('Bar', 'slab', 0.66, 0, 0.25, p.hi, { anchor: 'middle', tracking: 40 }),
};
const LEAF = '#2f7a4f';

/** A symbol's colours, kept apart from the ground it lies on. */
const symbolColours = (p: Palette, col: string, ground: string): FruitColours => ({
  a: col,
  a2: mix(col, p.ink, 0.3),
  ink: p.ink,
  hi: luminance(ground) > 0.6 ? mix(col, p.hi, 0.4) : p.hi,
  leaf: luminance(ground) > 0.1 && luminance(ground) < 0.26 ? mix(LEAF, p.hi, 0.5) : LEAF,
  leaf2: mix(LEAF, p.ink, 0.3),
});

export const ways: Family = {
  id: 'ways',
  palettes: [
    'ember',
    'cobalt',
    'plum',
    'lagoon',
    'vermilion',
    'noir',
    'moss',
    'pinkgin',
    'bilberry',
    'reef',
    'baize',
    'marmalade',
  ],
  layouts: ['bottom', 'bottom', 'top'],
  lettering: [
    { face: 'slab', upper: true, gap: 0.16 },
    { face: 'wide', upper: true, gap: 0.24 },
    { face: 'condensed', upper: true, gap: 0.1 },
    { face: 'round', upper: true, gap: 0.2 },
  ],
  draw(c) {
    const p = c.pal,
      { cx, cy, R } = c.m,
      { W, H } = c;
    let a = rect(0, 0, W, H, p.ink);
    const cols = 6,
      span = c.format === 'hero' ? R * 3.1 : c.format === 'wide' ? R * 2.9 : W * 1.12;
    const top = cy - R * 1.75,
      height = R * 3.0,
      cw = span / cols,
      x0 = cx - span / 2;
    const grounds = c.r.shuffle([p.bg, p.bg2, p.p, p.s, p.t, mix(p.bg, p.hi, 0.2)]);
    const kinds = c.r.shuffle(Object.keys(SYM));
    const tilt = c.r.pick([-8, 8, -12, 0]);
    let reel = '',
      k = 0;
    const counts = c.r.shuffle([3, 4, 5, 6, 4, 7]);
    for (let i = 0; i < cols; i++) {
      const m = cycle(counts, i),
        ch = height / m,
        off = c.r.range(-0.3, 0.3) * ch;
      for (let j = -1; j <= m; j++) {
        const gr = cycle(grounds, i * 2 + j + 7),
          X = x0 + i * cw,
          Y = top + j * ch + off;
        const opts = [p.hi, p.p, p.t, p.s, p.ink].filter(
          (q) => Math.abs(luminance(q) - luminance(gr)) > 0.22,
        );
        const col = cycle(opts, i + j + 5) ?? p.hi;
        reel +=
          rect(X + 4, Y + 4, cw - 8, ch - 8, gr, { rx: 9 }) +
          rect(X + 4, Y + 4, cw - 8, (ch - 8) * 0.5, '#ffffff', { rx: 9, opacity: 0.07 });
        const s = Math.min(cw, ch) * 0.33;
        const kind = cycle(kinds, k++ * 5 + i);
        reel += place(named(SYM, kind)(symbolColours(p, col, gr)), X + cw / 2, Y + ch / 2, s);
      }
    }
    a += g(reel, { transform: tilt ? `rotate(${tilt} ${n(cx)} ${n(cy)})` : undefined });
    // winning line
    const pts = Array.from({ length: cols + 2 }, (_, i) => [
      x0 + (i - 0.5) * cw,
      cy + (i % 2 ? -1 : 1) * R * 0.17 + c.r.range(-0.1, 0.1) * R,
    ]);
    const d = 'M' + pts.map((q) => q.map(n).join(' ')).join('L');
    a += g(
      line(d, p.ink, 20, { 'stroke-linejoin': 'round' }) + line(d, p.hi, 9, { 'stroke-linejoin': 'round' }),
      { transform: tilt ? `rotate(${tilt} ${n(cx)} ${n(cy)})` : undefined, opacity: 0.96 },
    );
    const usual = c.r.pick([46_656, 117_649, 15_625, 64_000]);
    const ways = `${grouped(c.lines ?? usual)} ways`;
    return {
      art: a,
      band: { fill: p.ink, shape: c.r.pick(['slope', 'flat']), edge: p.t },
      tag: ways,
      ink: [p.hi, p.t],
      tagInk: [p.t, p.p, p.s],
    };
  },
};

const grouped = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ' ');
