import type { Box } from './drawing/geometry.ts';
import type { ArtFormat, Layout } from './drawing/scene.ts';

/** Where things stand in one layout of a format. */
export interface Placing {
  /** The main figure: centre and radius. */
  motif: readonly [cx: number, cy: number, radius: number];
  title: Box;
  /** The solid ground under the title; without it the title stands on the sky. */
  band: Box | null;
}

export interface Format {
  W: number;
  H: number;
  layouts: Readonly<Partial<Record<Layout, Placing>>>;
}

export const FORMATS: Readonly<Record<ArtFormat, Format>> = {
  portrait: {
    W: 600,
    H: 800,
    layouts: {
      bottom: { motif: [300, 300, 232], title: [44, 580, 512, 176], band: [0, 548, 600, 252] },
      top: { motif: [300, 524, 232], title: [44, 44, 512, 176], band: [0, 0, 600, 252] },
      sky: { motif: [300, 500, 236], title: [44, 52, 512, 176], band: null },
    },
  },
  square: {
    W: 640,
    H: 640,
    layouts: {
      bottom: { motif: [320, 222, 180], title: [48, 456, 544, 146], band: [0, 428, 640, 212] },
      top: { motif: [320, 424, 180], title: [48, 40, 544, 140], band: [0, 0, 640, 206] },
      sky: { motif: [320, 404, 180], title: [48, 44, 544, 140], band: null },
    },
  },
  wide: {
    W: 960,
    H: 600,
    layouts: { side: { motif: [690, 300, 222], title: [44, 120, 352, 360], band: [0, 0, 436, 600] } },
  },
  hero: {
    W: 1600,
    H: 640,
    layouts: { side: { motif: [1110, 322, 256], title: [80, 320, 480, 240], band: [0, 0, 640, 640] } },
  },
  scene: {
    W: 1600,
    H: 900,
    layouts: { none: { motif: [800, 450, 330], title: [80, 620, 560, 240], band: null } },
  },
};

/** The layout a picture asked for, or the one its format has. */
export function placingIn({ layouts }: Format, wanted: Layout): { where: Layout; placing: Placing } {
  const asked = layouts[wanted];
  if (asked) return { where: wanted, placing: asked };
  for (const where of ['bottom', 'side', 'none'] as const) {
    const placing = layouts[where];
    if (placing) return { where, placing };
  }
  throw new RangeError('a format without a layout');
}
