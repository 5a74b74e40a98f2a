import { mix } from '@foyer/domain/colour.ts';
import { path, rect, circle, ring, ellipse, poly, g, mirror, dotsD } from '../drawing/elements.ts';
import type {} from '../drawing/geometry.ts';
import { taper, raysD, starD } from '../drawing/shapes.ts';

/** Symmetrical faces in unit space, screen-printed with one flat light from the left. */

const half = (inner: string) => mirror(0, inner);
/* shade the right half: flat side light */
const side = (d: string, c: string, o = 0.16) => path(d, c, { opacity: o });

export type FaceColours = Readonly<Record<'a' | 'b' | 't' | 'ink' | 'hi', string>>;
export type FaceName = keyof typeof FACES;

export const FACES = {
  fox(p: FaceColours) {
    const ear = half(
      poly(
        [
          [-0.98, -1.06],
          [-0.2, -0.52],
          [-0.86, 0.0],
        ],
        p.a,
      ) +
        poly(
          [
            [-0.88, -0.82],
            [-0.42, -0.5],
            [-0.78, -0.2],
          ],
          p.ink,
        ),
    );
    const head = poly(
      [
        [0, -0.56],
        [0.62, -0.5],
        [1.02, 0.08],
        [0.52, 0.6],
        [0, 1.08],
        [-0.52, 0.6],
        [-1.02, 0.08],
        [-0.62, -0.5],
      ],
      p.a,
    );
    const cheek = half(
      path('M-1.02 .08L-.16 .2L-.05 .86L0 1.08L-.52 .6Z', p.hi) +
        path('M-1.02 .08L-.62 .3L-.7 .42ZM-.86 .25L-.5 .42L-.56 .55Z', p.a),
    );
    const brow =
      path('M0 -.56L.2 -.14L.1 .5L0 .74L-.1 .5L-.2 -.14Z', p.b) +
      half(path('M-.62 -.5L-.24 -.2L-.2 -.02L-.74 -.24Z', mix(p.a, p.ink, 0.22)));
    const eye = half(
      path('M-.66 .02Q-.44 -.2 -.2 .12Q-.46 .24 -.66 .02Z', p.ink) + circle(-0.42, 0.04, 0.06, p.t),
    );
    const nose = path('M-.17 .84Q0 .76 .17 .84Q.1 1.02 0 1.08Q-.1 1.02 -.17 .84Z', p.ink);
    return (
      ear + head + cheek + brow + side('M0 -.56L.62 -.5L1.02 .08L.52 .6L0 1.08Z', p.ink, 0.14) + eye + nose
    );
  },
  wolf(p: FaceColours) {
    const ear = half(
      poly(
        [
          [-0.8, -1.16],
          [-0.22, -0.58],
          [-0.82, -0.2],
        ],
        p.a,
      ) +
        poly(
          [
            [-0.72, -0.9],
            [-0.4, -0.56],
            [-0.7, -0.36],
          ],
          p.ink,
        ),
    );
    const ruff = half(
      path(
        'M-.7 -.42L-1.08 -.02L-.9 .06L-1.12 .42L-.86 .4L-.94 .74L-.6 .6L-.5 .9L0 .4Z',
        mix(p.a, p.ink, 0.35),
      ),
    );
    const head = poly(
      [
        [0, -0.62],
        [0.56, -0.52],
        [0.84, 0.04],
        [0.4, 0.5],
        [0.24, 1],
        [0, 1.14],
        [-0.24, 1],
        [-0.4, 0.5],
        [-0.84, 0.04],
        [-0.56, -0.52],
      ],
      p.a,
    );
    const muzzle = path('M0 .1L.26 .4L.24 1L0 1.14L-.24 1L-.26 .4Z', p.hi);
    const brow = half(
      path('M-.84 .04L-.3 .06L-.12 .3L-.4 .5Z', p.hi) +
        path('M-.56 -.52L-.1 -.1L-.16 .1L-.72 -.14Z', mix(p.a, p.ink, 0.3)),
    );
    const blaze = path('M0 -.62L.14 -.2L0 .34L-.14 -.2Z', p.b);
    const eye = half(
      path('M-.62 -.02Q-.4 -.18 -.18 .14Q-.42 .2 -.62 -.02Z', p.ink) + circle(-0.39, 0.03, 0.055, p.t),
    );
    return (
      ear +
      ruff +
      head +
      brow +
      muzzle +
      blaze +
      side('M0 -.62L.56 -.52L.84 .04L.4 .5L.24 1L0 1.14Z', p.ink, 0.16) +
      eye +
      path('M-.18 .82Q0 .74 .18 .82L.1 1Q0 1.06 -.1 1Z', p.ink)
    );
  },
  owl(p: FaceColours) {
    const body = path(
      'M0 -.86C.6 -.86 1 -.5 1 .1C1 .8 .5 1.18 0 1.18C-.5 1.18 -1 .8 -1 .1C-1 -.5 -.6 -.86 0 -.86Z',
      p.a,
    );
    let chest = '';
    for (let j = 0; j < 5; j++)
      for (let i = -4; i <= 4; i++) {
        const x = (i + (j % 2 ? 0.5 : 0)) * 0.24,
          y = 1.08 - j * 0.15;
        if (Math.hypot(x / 0.8, (y - 0.3) / 0.9) < 0.98)
          chest += path(
            `M${x - 0.12} ${y - 0.1}Q${x} ${y + 0.16} ${x + 0.12} ${y - 0.1}Z`,
            j % 2 ? p.b : mix(p.a, p.ink, 0.28),
          );
      }
    const wing = half(
      path('M-.86 -.5C-1.1 0 -1.06 .7 -.56 1.06C-.74 .6 -.8 .2 -.62 -.2Z', mix(p.a, p.ink, 0.42)),
    );
    const eyes = half(
      circle(-0.42, -0.16, 0.44, p.hi) +
        circle(-0.42, -0.16, 0.36, p.b) +
        path(raysD(-0.42, -0.16, 0.2, 0.36, 18, 0.5), p.t) +
        circle(-0.42, -0.16, 0.2, p.ink) +
        circle(-0.36, -0.23, 0.06, p.hi),
    );
    const brow = path(
      'M-1.06 -1.02Q-.4 -.78 0 -.12Q.4 -.78 1.06 -1.02Q.9 -.5 .42 -.52Q.2 -.5 0 .0Q-.2 -.5 -.42 -.52Q-.9 -.5 -1.06 -1.02Z',
      p.ink,
    );
    const beak =
      path('M0 -.16L.15 .1L0 .42L-.15 .1Z', p.t) + path('M0 -.16L.15 .1L0 .42Z', p.ink, { opacity: 0.25 });
    return body + chest + wing + eyes + brow + beak;
  },
  tiger(p: FaceColours) {
    const ear = half(circle(-0.72, -0.72, 0.3, p.a) + circle(-0.7, -0.7, 0.17, p.ink));
    const head = path(
      'M0 -.88C.62 -.88 .98 -.46 1 .06L1.1 .3L.92 .34L.94 .6L.7 .58C.56 .92 .3 1.06 0 1.06C-.3 1.06 -.56 .92 -.7 .58L-.94 .6L-.92 .34L-1.1 .3L-1 .06C-.98 -.46 -.62 -.88 0 -.88Z',
      p.a,
    );
    const white = half(
      path('M-.08 .3C-.3 .22 -.62 .34 -.66 .6C-.5 .9 -.26 1.04 0 1.06L0 .3Z', p.hi) +
        path('M-.2 -.1C-.34 -.34 -.6 -.36 -.72 -.2C-.56 -.24 -.36 -.14 -.24 .04Z', p.hi),
    );
    const s = 'M0 -.88L.06 -.5L0 -.36L-.06 -.5Z';
    const stripes =
      path(s, p.ink) +
      half(
        path('M-.24 -.84L-.1 -.46L-.2 -.5L-.36 -.8ZM-.5 -.72L-.3 -.44L-.4 -.44L-.62 -.64Z', p.ink) +
          path(
            'M-1 -.1L-.68 .0L-.74 .08L-1.02 .04ZM-1.04 .2L-.62 .2L-.7 .3L-1.08 .3ZM-.93 .42L-.56 .36L-.66 .46L-.94 .54Z',
            p.ink,
          ) +
          path('M-.06 -.3L-.16 -.06L-.1 .16L-.03 .0Z', p.ink) +
          path('M-.44 .66L-.3 .6L-.3 .66ZM-.46 .8L-.3 .72L-.3 .78Z', p.ink),
      );
    const eye = half(
      path('M-.68 .02Q-.46 -.24 -.2 .1Q-.44 .2 -.68 .02Z', p.ink) +
        circle(-0.44, 0, 0.1, p.t) +
        circle(-0.44, 0, 0.045, p.ink),
    );
    const nose =
      path('M-.2 .34Q0 .26 .2 .34Q.12 .52 0 .56Q-.12 .52 -.2 .34Z', p.b) +
      path('M-.02 .54H.02V.7Q.14 .84 .34 .76Q.2 .92 0 .78Q-.2 .92 -.34 .76Q-.14 .84 -.02 .7Z', p.ink);
    return (
      ear +
      head +
      white +
      side(
        'M0 -.88C.62 -.88 .98 -.46 1 .06L1.1 .3L.92 .34L.94 .6L.7 .58C.56 .92 .3 1.06 0 1.06Z',
        p.ink,
        0.1,
      ) +
      stripes +
      eye +
      nose
    );
  },
  stag(p: FaceColours) {
    const horn = () => {
      const spine = [
        [-0.16, -0.34],
        [-0.34, -0.6],
        [-0.72, -0.84],
        [-0.86, -1.16],
        [-0.72, -1.5],
      ] as const;
      let h = path(taper(spine, (t) => 0.085 * (1 - t * 0.75)).d, p.b);
      (
        [
          [
            [-0.44, -0.68],
            [-0.42, -0.9],
            [-0.3, -1.06],
          ],
          [
            [-0.74, -0.9],
            [-1.0, -0.98],
            [-1.14, -1.18],
          ],
          [
            [-0.85, -1.12],
            [-0.7, -1.2],
            [-0.52, -1.32],
          ],
          [
            [-0.3, -0.54],
            [-0.52, -0.5],
            [-0.68, -0.58],
          ],
        ] as const
      ).forEach((b) => {
        h += path(taper(b, (t) => 0.06 * (1 - t * 0.8)).d, p.b);
      });
      return h;
    };
    const ear = half(
      path('M-.3 -.28Q-.7 -.44 -1 -.2Q-.72 .04 -.34 -.04Z', p.a) +
        path('M-.42 -.22Q-.7 -.3 -.86 -.2Q-.68 -.06 -.42 -.12Z', p.ink),
    );
    const head = path(
      'M0 -.5L.32 -.36L.42 -.02L.24 .52L.26 .84Q.16 1.04 0 1.06Q-.16 1.04 -.26 .84L-.24 .52L-.42 -.02L-.32 -.36Z',
      p.a,
    );
    const blaze = path('M0 -.44L.13 -.14L.09 .5L0 .7L-.09 .5L-.13 -.14Z', p.hi);
    const eye = half(path('M-.37 -.02Q-.26 -.12 -.17 .04Q-.24 .12 -.35 .06Z', p.ink));
    const nose = path('M-.2 .78Q0 .66 .2 .78Q.18 .98 0 1Q-.18 .98 -.2 .78Z', p.ink);
    const neck = path('M-.24 .5L-.5 1.7H.5L.24 .5Z', mix(p.a, p.ink, 0.4));
    return g(
      neck +
        half(horn()) +
        ear +
        head +
        blaze +
        side('M0 -.5L.32 -.36L.42 -.02L.24 .52L.26 .84Q.16 1.04 0 1.06Z', p.ink, 0.18) +
        eye +
        nose +
        starD2(p),
      { transform: 'translate(0 .2)' },
    );
  },
  bull(p: FaceColours) {
    const horn = half(
      path('M-.42 -.44C-.9 -.36 -1.26 -.6 -1.2 -1.14C-1.06 -.86 -.8 -.78 -.36 -.78Z', p.hi) +
        path('M-1.2 -1.14C-1.17 -.98 -1.1 -.88 -1 -.82L-1.13 -.72C-1.2 -.84 -1.22 -1 -1.2 -1.14Z', p.ink),
    );
    const ear = half(path('M-.5 -.3Q-.92 -.34 -1.04 -.04Q-.74 .06 -.48 -.08Z', mix(p.a, p.ink, 0.3)));
    const head = path(
      'M0 -.86C.3 -.86 .5 -.74 .56 -.4L.46 .2L.52 .62C.52 .94 .28 1.08 0 1.08C-.28 1.08 -.52 .94 -.52 .62L-.46 .2L-.56 -.4C-.5 -.74 -.3 -.86 0 -.86Z',
      p.a,
    );
    const curl = path(
      dotsD([
        [-0.26, -0.72, 0.15],
        [0, -0.78, 0.17],
        [0.26, -0.72, 0.15],
        [-0.13, -0.58, 0.14],
        [0.13, -0.58, 0.14],
        [0, -0.44, 0.11],
      ]),
      p.ink,
    );
    const eye = half(
      path('M-.48 -.2Q-.32 -.34 -.16 -.1Q-.32 -.02 -.48 -.2Z', p.ink) + circle(-0.31, -0.17, 0.05, p.t),
    );
    const muzzle =
      path('M-.5 .5Q0 .34 .5 .5Q.58 1.06 0 1.08Q-.58 1.06 -.5 .5Z', p.b) +
      half(path('M-.3 .62Q-.14 .6 -.12 .78Q-.28 .78 -.3 .62Z', p.ink));
    const septum = ring(0, 0.98, 0.16, p.t, 0.07);
    return (
      horn +
      ear +
      head +
      path('M0 -.4L.12 0L0 .36L-.12 0Z', p.hi) +
      muzzle +
      side('M0 -.86C.3 -.86 .5 -.74 .56 -.4L.46 .2L.52 .62C.52 .94 .28 1.08 0 1.08Z', p.ink, 0.16) +
      curl +
      eye +
      septum
    );
  },
  hare(p: FaceColours) {
    const ear = half(
      path('M-.12 -.42C-.5 -.7 -.62 -1.3 -.44 -1.62C-.14 -1.4 -.02 -.9 -.02 -.44Z', p.a) +
        path('M-.16 -.56C-.38 -.8 -.46 -1.16 -.38 -1.4C-.2 -1.2 -.12 -.84 -.1 -.58Z', p.b),
    );
    const head = path(
      'M0 -.56C.42 -.56 .66 -.2 .7 .2C.72 .62 .44 .98 0 1C-.44 .98 -.72 .62 -.7 .2C-.66 -.2 -.42 -.56 0 -.56Z',
      p.a,
    );
    const cheek = half(ellipse(-0.3, 0.62, 0.34, 0.28, p.hi));
    const eye = half(
      path('M-.6 .1Q-.44 -.12 -.24 .08Q-.42 .26 -.6 .1Z', p.ink) + circle(-0.39, 0.06, 0.05, p.hi),
    );
    const blaze = path('M0 -.56L.1 -.1L0 .34L-.1 -.1Z', p.hi);
    const nose =
      path('M-.12 .4Q0 .34 .12 .4L0 .54Z', p.ink) +
      path('M-.02 .52H.02V.7H-.02Z', p.ink) +
      rect(-0.1, 0.72, 0.2, 0.2, p.t, { rx: 0.04 });
    return g(
      ear +
        head +
        blaze +
        cheek +
        side('M0 -.56C.42 -.56 .66 -.2 .7 .2C.72 .62 .44 .98 0 1Z', p.ink, 0.12) +
        eye +
        nose,
      { transform: 'translate(0 .22)' },
    );
  },
  bear(p: FaceColours) {
    const ear = half(circle(-0.68, -0.66, 0.3, p.a) + circle(-0.68, -0.64, 0.16, p.b));
    const head = path(
      'M0 -.84C.56 -.84 .96 -.44 .96 .14C.96 .74 .54 1.04 0 1.04C-.54 1.04 -.96 .74 -.96 .14C-.96 -.44 -.56 -.84 0 -.84Z',
      p.a,
    );
    const muzzle =
      ellipse(0, 0.5, 0.46, 0.42, p.hi) +
      path('M-.2 .24Q0 .16 .2 .24Q.18 .46 0 .48Q-.18 .46 -.2 .24Z', p.ink) +
      path('M-.025 .46H.025V.62Q.16 .76 .3 .64Q.2 .84 0 .7Q-.2 .84 -.3 .64Q-.16 .76 -.025 .62Z', p.ink);
    const eye = half(circle(-0.38, -0.02, 0.1, p.ink) + circle(-0.35, -0.05, 0.03, p.hi));
    const crest =
      path('M0 -.84L.14 -.44L0 -.04L-.14 -.44Z', p.b) +
      half(path('M-.5 -.7L-.3 -.34L-.44 -.3L-.66 -.56Z', mix(p.a, p.ink, 0.3)));
    return (
      ear +
      head +
      crest +
      side('M0 -.84C.56 -.84 .96 -.44 .96 .14C.96 .74 .54 1.04 0 1.04Z', p.ink, 0.14) +
      muzzle +
      eye
    );
  },
};
const starD2 = (p: FaceColours) => path(starD(0, -0.98, 0.2, 8, 0.4), p.t);
