import { el, n } from '../svg.ts';
import { FACES, type Face, type FaceName } from './faces.ts';

/** Fonts with lower-case letters; the others set everything in capitals. */
const WITH_SMALL_LETTERS = new Set<FaceName>(['fatface', 'brush', 'round', 'gothic', 'soft', 'serif']);

export const hasSmallLetters = (face: FaceName): boolean => WITH_SMALL_LETTERS.has(face);

/** Replaces characters that a font lacks: accents are dropped, signs become spaces. */
export function prepare(text: string, face: FaceName, upper: boolean): string {
  const { glyphs } = FACES[face];
  const typeset = text.replace(/'/g, '’');
  const cased = upper || !hasSmallLetters(face) ? typeset.toLocaleUpperCase('en') : typeset;
  const inFace = (character: string): string => {
    if (character === ' ' || glyphs[character]) return character;
    const [bare = ' '] = character.normalize('NFD');
    if (glyphs[bare]) return bare;
    return character === '’' && glyphs["'"] ? "'" : ' ';
  };
  return Array.from(cased, inFace).join('');
}

/** Width of a prepared text in ems. */
export function measure(text: string, face: FaceName, tracking = 0): number {
  let width = 0;
  let before = '';
  for (const character of text) {
    width += advance(FACES[face], character) + kerning(FACES[face], before, character) + tracking;
    before = character;
  }
  return (width - tracking) / 1000;
}

/** SVG path of a whole line, in font units. */
export function lineD(text: string, face: FaceName, tracking = 0): string {
  let x = 0;
  let before = '';
  let d = '';
  for (const character of text) {
    x += kerning(FACES[face], before, character);
    const at = x;
    const outline = FACES[face].glyphs[character]?.outline ?? '';
    d += outline.replace(/^m(-?\d+) ?(-?\d+)/, (_, dx, dy) => `M${Math.round(Number(dx) + at)} ${dy}`);
    x += advance(FACES[face], character) + tracking;
    before = character;
  }
  return d;
}

export interface TextOptions {
  tracking?: number;
  anchor?: 'start' | 'middle' | 'end';
  upper?: boolean;
}

export function textLine(
  text: string,
  face: FaceName,
  size: number,
  x: number,
  y: number,
  fill: string,
  { tracking = 0, anchor = 'start', upper = true }: TextOptions = {},
): string {
  const letters = prepare(text, face, upper);
  const width = measure(letters, face, tracking) * size;
  const start = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x;
  return el('path', {
    d: lineD(letters, face, tracking),
    fill,
    transform: `translate(${n(start)} ${n(y)}) ${fontScale(size)}`,
  });
}

/** SVG transform from font units to a font size. */
export const fontScale = (size: number): string => `scale(${+(size / 1000).toFixed(4)})`;

const advance = (face: Face, character: string): number =>
  character === ' ' ? face.space : (face.glyphs[character]?.width ?? 0);

const kerning = (face: Face, before: string, character: string): number => face.kern[before + character] ?? 0;
