import type { Palette } from '../palettes.ts';
import { mix } from '@foyer/domain/colour.ts';
import { pt } from '../drawing/geometry.ts';
import { path, rect, circle, ring, place, use } from '../drawing/elements.ts';
import { raysD, scales } from '../drawing/shapes.ts';
import { FACES } from './faces.ts';
import { cycle, named, type Family, type Scene } from '../drawing/scene.ts';

/** Animal masks: symmetrical, screen-printed faces on a patterned ground. */

const GROUNDS = {
  rays: (c: Scene, p: Palette) => path(raysD(c.m.cx, c.m.cy, 0, 1600, 28, 0.5, c.r.range(0, 12)), p.bg2),
  rings(c: Scene, p: Palette) {
    let o = '';
    for (let i = 9; i > 0; i--) o += circle(c.m.cx, c.m.cy, c.m.R * (0.5 + i * 0.36), i % 2 ? p.bg2 : p.bg);
    return o;
  },
  leaves(c: Scene, p: Palette) {
    let o = '';
    const leaf = c.defs.symbol(
      path('M0 0C34 -22 40 -70 0 -120C-40 -70 -34 -22 0 0Z', p.bg2) + path('M-2 -8L0 -112L2 -8Z', p.bg),
    );
    for (let i = 0; i < 34; i++) {
      const a = (i / 34) * 360,
        k = i % 2;
      o += use(leaf, ...pt(c.m.cx, c.m.cy, c.m.R * (k ? 1.0 : 1.38), a), k ? 1.15 : 1.5, a + 90);
    }
    return o;
  },
  sun: (c: Scene, p: Palette) =>
    circle(c.m.cx, c.m.cy, c.m.R * 1.42, p.bg2) + circle(c.m.cx, c.m.cy, c.m.R * 1.18, mix(p.bg2, p.s, 0.35)),
  scale: (c: Scene, p: Palette) =>
    scales(
      0,
      20,
      c.W,
      Math.ceil(c.H / 36) + 3,
      52,
      [mix(p.bg, p.bg2, 0.85), p.bg, mix(p.bg, p.bg2, 0.45)],
      0.6,
    ),
};

export const mask: Family = {
  id: 'mask',
  palettes: [
    'ember',
    'moss',
    'polar',
    'lagoon',
    'mint',
    'plum',
    'sand',
    'celadon',
    'reef',
    'nightjar',
    'cobalt',
    'vermilion',
    'rosewood',
    'steel',
  ],
  motifs: Object.keys(FACES),
  layouts: ['bottom', 'bottom', 'top', 'top'],
  paletteFor: {
    fox: ['ember', 'moss', 'lagoon', 'mint', 'polar', 'nightjar', 'sand'],
    tiger: ['moss', 'lagoon', 'plum', 'vermilion', 'cobalt', 'pinkgin', 'celadon'],
  },
  lettering: [
    { face: 'soft', upper: false, gap: 0.2 },
    { face: 'fatface', upper: true },
    { face: 'slab', upper: true, gap: 0.18 },
    { face: 'brush', upper: false, mode: 'ragged', gap: 0.22 },
    { face: 'condensed', upper: true, gap: 0.12 },
  ],
  draw(c) {
    const p = c.pal,
      { cx, cy, R } = c.m;
    const ground = c.r.pick(['rays', 'rings', 'leaves', 'sun', 'scale']);
    const choices = [
      [p.p, p.s, p.t],
      [p.t, p.p, p.s],
      [p.s, p.p, p.t],
      [p.p, p.t, p.s],
    ] as const;
    let [a, b, t] = c.r.pick(choices);
    if (c.motif === 'fox') {
      a = cycle(['#e8612c', '#ee7a35'], c.r.int(0, 1));
      b = p.ink;
      t = p.t;
    }
    if (c.motif === 'tiger') {
      a = cycle(['#f2a331', '#ef8a2b', '#f6b64a'], c.r.int(0, 2));
      b = '#e2604a';
      t = cycle(['#8fd0a0', '#ffe28a'], c.r.int(0, 1));
    }
    if (
      t === p.hi ||
      t === a ||
      ['#ffffff', '#fff6e0', '#f6f3ea', '#fffbe6', '#fff1d0', '#f6e3c5', '#fbe9d2'].includes(t)
    )
      t = [p.s, p.p, '#f2b544'].find((x) => x !== a && x !== p.hi) ?? '#f2b544';
    const face = { a, b: mix(b, a, 0.1), t, ink: p.ink, hi: p.hi };
    const s = R * (c.motif === 'stag' || c.motif === 'hare' ? 0.8 : 0.92);
    const halo =
      ground === 'sun'
        ? ''
        : circle(cx, cy + R * 0.05, R * 1.2, p.bg) + ring(cx, cy + R * 0.05, R * 1.2, p.bg2, 6);
    const drop = place(
      named(FACES, c.motif)({ a: p.ink, b: p.ink, t: p.ink, ink: p.ink, hi: p.ink }),
      cx + R * 0.05,
      cy + R * 0.08,
      s,
      0,
      { opacity: 0.28 },
    );
    const art =
      rect(0, 0, c.W, c.H, p.bg) +
      named(GROUNDS, ground)(c, p) +
      halo +
      drop +
      place(
        named(FACES, c.motif)(face),
        cx,
        cy + (c.motif === 'stag' || c.motif === 'hare' ? R * 0.12 : 0),
        s,
      );
    return { art, band: { fill: p.ink, shape: c.r.pick(['arch', 'flat', 'tab']) }, ink: [p.t, p.hi, p.p] };
  },
};
