import { drawBand } from './bands.ts';
import { contrast, mix } from '@foyer/domain/colour.ts';
import { definitions } from './drawing/definitions.ts';
import type { Box } from './drawing/geometry.ts';
import { hash, randomFrom } from './drawing/random.ts';
import { named, type ArtFormat, type Layout, type Lettering, type Picture } from './drawing/scene.ts';
import { familyNamed } from './families.ts';
import { FORMATS, placingIn, type Placing } from './formats.ts';
import { drawDescriptor, drawTitle } from './lettering/title.ts';
import { PALETTES, type Palette } from './palettes.ts';
import { plan, type PosterSubject } from './plan.ts';
import { splitTitle } from './lettering/titleParts.ts';

/** WCAG AA for text; the panel beside a hero is held to AAA. */
const READABLE = 4.5;
const READABLE_WELL = 7;

export type { ArtFormat };

interface Poster {
  svg: string;
  /** Contrast of the title on its ground; null where none is set. */
  titleContrast: number | null;
  panel: PanelColours;
}

/** Colours of the text panel beside a hero picture, each readable on `panel`. */
interface PanelColours {
  panel: string;
  text: string;
  body: string;
  accent: string;
}

export function drawPoster(subject: PosterSubject, format: ArtFormat): Poster {
  const planned = plan(subject);
  const palette = named(PALETTES, planned.palette);
  const { W, H } = FORMATS[format];
  const { where, placing } = placingIn(FORMATS[format], planned.layout);
  const [cx, cy, R] = placing.motif;
  const defs = definitions(`a${hash(subject.slug + format).toString(36)}`);
  const picture = familyNamed(planned.family).draw({
    defs,
    W,
    H,
    pal: palette,
    r: randomFrom(planned.seed),
    m: { cx, cy, R },
    format,
    where,
    area: freeArea(where, placing.band, W, H),
    motif: planned.motif,
    band: placing.band,
    title: subject.title,
    lines: subject.lines ?? null,
  });
  const hasTitle = format !== 'hero' && format !== 'scene';
  const band = placing.band ? drawBand(picture.band, placing.band, where) : '';
  const title = hasTitle
    ? setTitle(subject.title, format, picture, palette, placing, planned.lettering)
    : null;
  const body = picture.art + band + (hasTitle ? (picture.over ?? '') : '') + (title?.svg ?? '');
  return {
    svg: document(W, H, defs.markup(), body),
    titleContrast: title?.contrast ?? null,
    panel: panelOf(picture, palette),
  };
}

/** The colours of the text panel beside the game's hero picture, readable on one another. */
export const panelColours = (subject: PosterSubject): PanelColours => drawPoster(subject, 'hero').panel;

/** What the title's ground leaves free. */
function freeArea(where: Layout, band: Box | null, W: number, H: number): Box {
  const [, y, w, h] = band ?? [0, 0, 0, 0];
  if (where === 'side') return [w, 0, W - w, H];
  if (where === 'bottom') return [0, 0, W, y];
  if (where === 'top') return [0, h, W, H - h];
  return [0, 0, W, H];
}

function setTitle(
  title: string,
  format: ArtFormat,
  picture: Picture,
  palette: Palette,
  { title: [x, y, w, h], band }: Placing,
  lettering: Lettering,
): { svg: string; contrast: number } {
  const grounds = band ? [picture.band.fill] : (picture.sky ?? [palette.ink]);
  const fill = readableOn(grounds, picture.ink, READABLE);
  const { main, tag } = splitTitle(title);
  const tagText = picture.tag ?? tag;
  const tagSize = format === 'square' ? 42 : 40;
  const tagHeight = tagSize * 0.74;
  const [ground = palette.ink] = grounds;
  const drawn = drawTitle(
    main,
    { x, y, w, h: tagText ? h - (tagHeight + 20) : h },
    {
      lettering: { maxSize: format === 'wide' ? 150 : 240, ...lettering },
      align: 'middle',
      valign: 'middle',
      fill,
      shade: mix(ground, '#000000', 0.4),
    },
  );
  const tagFill = readableOn(
    grounds,
    [...(picture.tagInk ?? [palette.s, palette.t, palette.p]), fill],
    READABLE,
  );
  const descriptor = tagText
    ? drawDescriptor(tagText, x + w / 2, drawn.bottom + 20 + tagHeight, w, tagSize, tagFill)
    : '';
  return { svg: drawn.svg + descriptor, contrast: lowestContrast(fill, grounds) };
}

function panelOf(picture: Picture, palette: Palette): PanelColours {
  const panel = picture.band.fill;
  const tagInk = picture.tagInk ?? [palette.s, palette.t, palette.p];
  return {
    panel,
    text: readableOn([panel], picture.ink, READABLE_WELL),
    body: readableOn([panel], [palette.hi, palette.ink], READABLE_WELL),
    accent: readableOn([panel], [...tagInk, palette.hi], READABLE),
  };
}

/** The first colour that can be read on all grounds; failing that the best of them, black and white. */
function readableOn(grounds: readonly string[], colours: readonly string[], atLeast: number): string {
  const good = colours.find((colour) => lowestContrast(colour, grounds) >= atLeast);
  if (good !== undefined) return good;
  const ranked = [...colours, '#ffffff', '#0b0b0c'].sort(
    (a, b) => lowestContrast(b, grounds) - lowestContrast(a, grounds),
  );
  return ranked[0] ?? '#ffffff';
}

const lowestContrast = (colour: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => contrast(colour, ground)));

const document = (W: number, H: number, defs: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}" ` +
  `preserveAspectRatio="xMidYMid slice">${defs ? `<defs>${defs}</defs>` : ''}${body}</svg>`;
