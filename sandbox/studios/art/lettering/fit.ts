import type { Lettering } from '../data.ts';
import { FACES } from './faces.ts';
import { hasSmallLetters, measure, prepare } from './text.ts';

const SMALL_WORDS = new Set(
  ['of', 'the', 'and', '&', 'a', 'in', 'at', 'to', 'de', 'la', 'du', 'le', 'for', 'on', 'vs'], // oxfmt-ignore
);
/** The largest line is at most this many times as large as the smallest line. */
const MAX_RATIO = 2.3;
const MAX_LINES = 4;

export interface TitleLine {
  text: string;
  /** Whether the line has only words like "of the"; such a line is set smaller, between two drawn strokes. */
  isSmall: boolean;
  width: number;
  size: number;
}

export interface FittedTitle {
  lines: readonly TitleLine[];
  height: number;
  /** Height of a capital letter as a fraction of the font size. */
  capital: number;
  average: number;
  gap: number;
  hasSmallLetters: boolean;
}

const isSmallWord = (word: string): boolean => SMALL_WORDS.has(word.toLowerCase());
export const hasDescender = (text: string): boolean => /[gjpqy]/.test(text);

/** Breaks a title into lines so that the letters are as large as possible and the box is well filled. */
export function fitTitle(title: string, box: { w: number; h: number }, lettering: Lettering): FittedTitle {
  const words = title.split(/\s+/).filter(Boolean);
  let best: { fitted: FittedTitle; score: number } | null = null;
  // A title that has only small words is set in normal size.
  const maySetSmall = !words.every(isSmallWord);
  for (const lines of partitions(words, MAX_LINES)) {
    const fitted = fitLines(lines, box, lettering, maySetSmall);
    if (!fitted) continue;
    const score = scoreOf(fitted, lines);
    if (!best || score > best.score) best = { fitted, score };
  }
  if (!best) throw new RangeError('a title without words cannot be set');
  return best.fitted;
}

/** All ways to split words into at most this many lines. */
function partitions(words: readonly string[], maxLines: number): string[][][] {
  const out: string[][][] = [];
  const extend = (from: number, lines: string[][]) => {
    if (from === words.length) out.push(lines);
    else if (lines.length < maxLines)
      for (let to = from + 1; to <= words.length; to++) extend(to, [...lines, words.slice(from, to)]);
  };
  extend(0, []);
  return out;
}

function fitLines(
  lines: readonly (readonly string[])[],
  box: { w: number; h: number },
  lettering: Lettering,
  maySetSmall: boolean,
): FittedTitle | null {
  const { face, upper, gap = 0.16, tracking = 0 } = lettering;
  const capital = FACES[face].cap / 1000;
  const small = !upper && hasSmallLetters(face);
  const measured = lines.map((words) => {
    const text = prepare(words.join(' '), face, upper);
    return { text, isSmall: maySetSmall && words.every(isSmallWord), width: measure(text, face, tracking) };
  });
  const sizes = bigSizes(
    measured.flatMap(({ isSmall, width }) => (isSmall ? [] : [width])),
    box.w,
    lettering,
  );
  if (sizes.length === 0) return null;
  const average = sizes.reduce((a, b) => a + b, 0) / sizes.length;
  const ofBig = sizes.values();
  const sized = measured.map((line) => ({
    ...line,
    size: line.isSmall ? average * 0.4 : (ofBig.next().value ?? average),
  }));
  const heightAt = (scale: number) =>
    sized.reduce((height, { text, size }, i) => {
      const descender = small && hasDescender(text) ? 0.2 * size * scale : 0;
      const isLast = i === sized.length - 1;
      return (
        height +
        size * capital * scale +
        descender * (isLast ? 0.55 : 0.75) +
        (i ? gap * capital * average * scale : 0)
      );
    }, 0);
  const scale = Math.min(1, box.h / heightAt(1));
  return {
    lines: sized.map((line) => ({
      ...line,
      size: line.size * scale,
      width: line.width * (line.size * scale),
    })),
    height: heightAt(scale),
    capital,
    average: average * scale,
    gap,
    hasSmallLetters: small,
  };
}

/** Justified lines have the width of the box; ragged lines have the same font size. */
function bigSizes(widths: readonly number[], boxWidth: number, lettering: Lettering): number[] {
  const { mode = 'justify', maxSize = 1e9 } = lettering;
  if (mode === 'ragged') return widths.map(() => Math.min(maxSize, boxWidth / Math.max(...widths)));
  const full = widths.map((width) => Math.min(boxWidth / width, maxSize));
  return full.map((size) => Math.min(size, Math.min(...full) * MAX_RATIO));
}

/** Rates a layout: large letters first, then the filled area. Small words at the end of a line cost points. */
function scoreOf({ lines, capital }: FittedTitle, words: readonly (readonly string[])[]): number {
  const big = lines.filter(({ isSmall }) => !isSmall);
  const smallest = Math.min(...big.map(({ size }) => size));
  const cover = big.reduce((area, { width, size }) => area + width * size * capital, 0);
  const dangling = words.filter(
    (line, i) => line.length > 1 && isSmallWord(line.at(-1) ?? '') && i < words.length - 1,
  ).length;
  return smallest * 1.15 * capital + Math.sqrt(cover) * 0.55 - dangling * 18;
}
