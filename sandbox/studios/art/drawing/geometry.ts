export type Point = readonly [x: number, y: number];
/** x, y, width, height. */
export type Box = readonly [x: number, y: number, width: number, height: number];

export const TAU = Math.PI * 2;

export const rad = (degrees: number): number => (degrees * Math.PI) / 180;

/** A number as it is written out: one decimal on the scale of the page, three in unit space. */
export const n = (value: number): number => +value.toFixed(Math.abs(value) < 12 ? 3 : 1);

/** The point on a circle; 0° is to the right, 90° below. */
export const pt = (cx: number, cy: number, r: number, degrees: number): Point => [
  cx + r * Math.cos(rad(degrees)),
  cy + r * Math.sin(rad(degrees)),
];

export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;
