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

/** Draws a picture by name: a format, `lockup`, `vehicle` or `symbol-<reel symbol>`; null for an unknown name. */
export function drawPicture(subject: PosterSubject, name: string): string | null {
  if (isFormat(name)) return drawPoster(subject, name).svg;
  if (name === 'lockup') return drawLockup(subject);
  if (name === 'vehicle') return drawVehicle(subject);
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

/** Square of the scenes of flights that contains every vehicle. */
const VEHICLE_BOX = '350 290 820 820';

/** Draws what flies on a crash game's poster, on a transparent background; null for other games. */
function drawVehicle(subject: PosterSubject): string | null {
  const { scene, palette } = plan(subject);
  const { body } = loadArtwork(`./scenes/${scene}.svg`, palette);
  const vehicle = groupOf(body, 'vehicle');
  return vehicle && svgDocument(410, 410, vehicle, VEHICLE_BOX);
}

/** The group with this id, with the groups within it; null when there is none. */
function groupOf(body: string, id: string): string | null {
  const start = body.indexOf(`<g id="${id}"`);
  let depth = 0;
  for (const { 0: tag, index } of start === -1 ? [] : body.slice(start).matchAll(/<g\b|<\/g>/g)) {
    depth += tag === '</g>' ? -1 : 1;
    if (depth === 0) return body.slice(start, start + index + tag.length);
  }
  return null;
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

/** Families of posters with reel symbols of their own; the reels of the others show animals. */
const FAMILIES_WITH_SYMBOLS = [
  'abyss',
  'arcana',
  'candy',
  'cosmos',
  'folk',
  'frontier',
  'fruit',
  'gems',
  'heist',
  'jackpot',
  'lantern',
  'saga',
  'temple',
  'ways',
];

const familyOf = (subject: PosterSubject): string => plan(subject).scene.split('/')[0] ?? '';

/** Whether the highest symbols of the game are the animals after which the reel symbols are named. */
export const hasAnimals = (subject: PosterSubject): boolean =>
  !FAMILIES_WITH_SYMBOLS.includes(familyOf(subject));

/** The picture of one of the five highest symbols: an animal, or what the family of the game has in its place. */
function drawHighSymbol(subject: PosterSubject, symbol: string): string {
  const { palette } = plan(subject);
  if (hasAnimals(subject)) return loadArtwork(`./symbols/${symbol}.svg`, palette).body;
  return groupOf(loadArtwork(`./symbols/${familyOf(subject)}.svg`, palette).body, symbol) ?? '';
}

/** Draws a reel symbol on a transparent background, in the colours and the lettering of its game. */
function drawSymbol(subject: PosterSubject, symbol: string): string | null {
  const side = 200;
  if (ANIMALS.includes(symbol)) return svgDocument(side, side, drawHighSymbol(subject, symbol));
  const { letters, colour } = LETTERS.get(symbol) ?? {};
  if (letters === undefined || colour === undefined) return null;
  const { face } = plan(subject).lettering;
  const drawn = prepare(letters, face, !hasSmallLetters(face));
  // As high as the other symbols, unless the letters are too wide for that.
  const size = Math.min((side * 0.66 * 1000) / FACES[face].cap, (side * 0.86) / measure(drawn, face));
  const baseline = side / 2 + (size * FACES[face].cap) / 2000;
  const draw = (dx: number, dy: number, fill: string) =>
    textLine(drawn, face, size, side / 2 + dx, baseline + dy, fill, { anchor: 'middle' });
  return svgDocument(
    side,
    side,
    draw(4, 6, mix(colour, '#000000', 0.55)) + draw(0, 1, mix(colour, '#ffffff', 0.5)) + draw(-1, -2, colour),
  );
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
