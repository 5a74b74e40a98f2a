export type Box = readonly [x: number, y: number, width: number, height: number];
type Attributes = Readonly<Record<string, string | number>>;

/** Rounds to one decimal, so that files stay small. */
export const n = (value: number): number => +value.toFixed(1);

export const el = (name: string, attributes: Attributes, inner?: string): string => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${written.join('')}${inner === undefined ? '/>' : `>${inner}</${name}>`}`;
};

export const path = (d: string, fill: string): string => el('path', { d, fill });

export const line = (d: string, stroke: string, width: number): string =>
  el('path', { d, fill: 'none', stroke, 'stroke-width': n(width) });

export const rect = ([x, y, width, height]: Box, fill: string): string =>
  el('rect', { x: n(x), y: n(y), width: n(width), height: n(height), fill });

export const svgDocument = (
  width: number,
  height: number,
  body: string,
  viewBox = `0 0 ${width} ${height}`,
) => el('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox, width, height }, body);
