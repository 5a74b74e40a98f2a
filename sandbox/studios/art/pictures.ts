import { mix } from '@foyer/domain/colour.ts';
import { loadArtwork } from './artwork.ts';
import { isFormat } from './formats.ts';
import { FACES, type FaceName } from './lettering/faces.ts';
import { hasSmallLetters, lineD, measure, prepare, fontScale, textLine } from './lettering/text.ts';
import { drawDescriptor, drawTitle } from './lettering/title.ts';
import { splitTitle } from './lettering/titleParts.ts';
import makers from './makers.json' with { type: 'json' };
import { plan, type PosterSubject } from './plan.ts';
import { drawPoster, panelColours } from './poster.ts';
import { el, n, svgDocument } from './svg.ts';

/** Draws a picture by name: a format, `lockup`, or `symbol-<reel symbol>`; null for an unknown name. */
export function drawPicture(subject: PosterSubject, name: string): string | null {
  if (isFormat(name)) return drawPoster(subject, name).svg;
  if (name === 'lockup') return drawLockup(subject);
  return name.startsWith('symbol-') ? drawSymbol(subject, name.slice('symbol-'.length)) : null;
}

/** Draws the title alone on a transparent background, in colours that are readable on the hero's panel. */
function drawLockup(subject: PosterSubject): string {
  const [width, boxHeight, tagSize] = [640, 280, 44];
  const tagOffset = 20 + tagSize * 0.74;
  const { text, accent } = panelColours(subject);
  const { lettering } = plan(subject);
  const { main, tag } = splitTitle(subject.title);
  const box = { x: 0, y: 0, w: width, h: boxHeight - (tag ? 56 : 0) };
  const title = drawTitle(main, box, {
    lettering: { maxSize: boxHeight * 0.86, ...lettering, mode: 'ragged', isExtruded: false },
    align: 'start',
    valign: 'top',
    fill: text,
  });
  const descriptor = tag
    ? drawDescriptor(tag, 0, title.bottom + tagOffset, width, tagSize, accent, 'start')
    : '';
  return svgDocument(width, Math.ceil(title.height + (tag ? tagOffset : 0) + 4), title.svg + descriptor);
}

const ANIMALS = ['fox', 'owl', 'hare', 'stag', 'bear'];
const LETTERS = new Map([
  ['A', { letters: 'A', colour: '#f2662e' }],
  ['K', { letters: 'K', colour: '#e6b44c' }],
  ['Q', { letters: 'Q', colour: '#7cc3a6' }],
  ['J', { letters: 'J', colour: '#8fb4d9' }],
  ['ten', { letters: '10', colour: '#c9a6e0' }],
]);

export const SYMBOL_NAMES: readonly string[] = [...ANIMALS, ...LETTERS.keys()];

/** Draws a reel symbol on a transparent background, in the colours of its game. */
function drawSymbol(subject: PosterSubject, symbol: string): string | null {
  const side = 200;
  if (ANIMALS.includes(symbol))
    return svgDocument(side, side, loadArtwork(`./symbols/${symbol}.svg`, plan(subject).palette).body);
  const { letters, colour } = LETTERS.get(symbol) ?? {};
  if (letters === undefined || colour === undefined) return null;
  const size = side * (letters.length > 1 ? 0.72 : 0.86);
  const baseline = side / 2 + size * 0.39;
  const draw = (dx: number, dy: number, fill: string) =>
    textLine(letters, 'slab', size, side / 2 + dx, baseline + dy, fill, { anchor: 'middle' });
  return svgDocument(side, side, draw(3, 4, mix(colour, '#000000', 0.45)) + draw(-2, -2, colour));
}

const isFaceName = (name: string): name is FaceName => Object.hasOwn(FACES, name);

/** Draws the logo of a studio in the text colour of the page; null for an unknown studio. */
export function drawMark(slug: string): string | null {
  const maker = makers.find((one) => one.slug === slug);
  if (!maker || !isFaceName(maker.face)) return null;
  const { name, face } = maker;
  const [size, above, below] = [100, 1.12, 0.32];
  const letters = prepare(name, face, !hasSmallLetters(face));
  const capital = (FACES[face].cap / 1000) * size;
  const width = n(measure(letters, face) * size);
  const height = n(capital * (above + below));
  const drawn = el('path', {
    d: lineD(letters, face),
    transform: fontScale(size),
    fill: 'currentColor',
  });
  return svgDocument(width, height, drawn, `0 ${n(-capital * above)} ${width} ${height}`);
}
