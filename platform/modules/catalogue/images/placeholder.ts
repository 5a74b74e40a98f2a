import { escapeHtml } from '../../../sites/pages/escape.ts';

export interface PlaceholderDetails {
  readonly title: string;
  readonly width: number;
  /** Null for a transparent image with only the text. */
  readonly height: number | null;
  readonly background: string;
  readonly text: string;
}

/** An SVG with the title on a plain background, shown while there is no image. */
export function placeholder({ title, width, height, background, text }: PlaceholderDetails): string {
  const lines = wrap(title.slice(0, MAX_TITLE));
  const longest = Math.max(...lines.map((line) => line.length));
  const high = height ?? Math.round(width * TEXT_RATIO);
  const size = Math.round(Math.min((width * 1.5) / longest, (high * 0.7) / lines.length, width / 6));
  const top = high / 2 - ((lines.length - 1) * size * LINE_HEIGHT) / 2;
  const rows = lines.map(
    (line, at) => `<tspan x="50%" y="${top + at * size * LINE_HEIGHT}">${escapeHtml(line)}</tspan>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${high}" width="${width}" height="${high}">` +
    (height === null ? '' : `<rect width="100%" height="100%" fill="${background}"/>`) +
    `<text text-anchor="middle" dominant-baseline="middle" font-family="system-ui,sans-serif" font-weight="700" ` +
    `font-size="${size}" fill="${text}">${rows.join('')}</text></svg>`
  );
}

const MAX_TITLE = 60;
const LINE_LENGTH = 14;
const LINE_HEIGHT = 1.2;
const TEXT_RATIO = 0.35;

function wrap(title: string): string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < LINE_LENGTH)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.length > 0 ? lines : [''];
}
