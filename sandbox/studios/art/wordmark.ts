import { el } from './drawing/elements.ts';
import { n } from './drawing/geometry.ts';
import { FACES, type FaceName } from './lettering/faces.ts';
import { hasSmallLetters, lineD, measure, prepare, fontScale } from './lettering/text.ts';

const SIZE = 100;
/** Room over the capitals for what is drawn round, and under the line for what hangs, in capitals. */
const ABOVE = 1.12;
const BELOW = 0.32;

export const isFaceName = (name: string): name is FaceName => Object.hasOwn(FACES, name);

/** A studio's name in its own letters, in one colour on no ground: the page that shows it gives the colour. */
export function renderWordmark(name: string, face: FaceName): string {
  const letters = prepare(name, face, !hasSmallLetters(face));
  const capital = (FACES[face].cap / 1000) * SIZE;
  const width = n(measure(letters, face) * SIZE);
  const height = n(capital * (ABOVE + BELOW));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${n(-capital * ABOVE)} ${width} ${height}" ` +
    `width="${width}" height="${height}" fill="currentColor">` +
    `${el('path', { d: lineD(letters, face), transform: fontScale(SIZE) })}</svg>`
  );
}
