/** WCAG 2.2 contrast of opaque `#rrggbb` colours. */
export type Rgb = readonly [red: number, green: number, blue: number];

export function rgb(hex: string): Rgb {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

/** The result of `color-mix(in srgb, a share, b)`, which the styles use for derived backgrounds and hover colours. */
export function mix(a: string, b: string, share: number): Rgb {
  const [over, under] = [rgb(a), rgb(b)];
  const blend = (i: 0 | 1 | 2) => over[i] * share + under[i] * (1 - share);
  return [blend(0), blend(1), blend(2)];
}

export function contrastRatio(a: Rgb, b: Rgb): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
