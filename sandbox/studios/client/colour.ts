/** Colours are `#rrggbb`, as the palettes have them. */
const channels = (colour: string): number[] =>
  [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16));

const hex = (value: number): string => Math.round(value).toString(16).padStart(2, '0');

/** A colour part of the way from one to another. */
export function mix(from: string, to: string, part: number): string {
  const end = channels(to);
  return `#${channels(from)
    .map((value, index) => hex(value + ((end[index] ?? 0) - value) * part))
    .join('')}`;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG's ratio, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((first, second) => first - second);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The first of the colours that stands out from the ground; white when none does. */
export const readableColour = (ground: string, colours: readonly string[], ratio: number): string =>
  colours.find((colour) => contrast(colour, ground) >= ratio) ?? '#ffffff';
