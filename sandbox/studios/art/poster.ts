import { contrast, mix } from '@foyer/domain/colour.ts';
import { loadArtwork, type Artwork } from './artwork.ts';
import { drawBand, FRAMES } from './bands.ts';
import { placementIn, type ArtFormat, type Placement } from './formats.ts';
import { splitTitle } from './lettering/titleParts.ts';
import { drawDescriptor, drawTitle } from './lettering/title.ts';
import { colourIn, plan, type Plan, type PosterSubject } from './plan.ts';
import { el, rect, svgDocument, type Box } from './svg.ts';

/** Contrast ratios of WCAG: AA for text, and AAA for the panel beside a hero picture. */
const READABLE = 4.5;
const READABLE_WELL = 7;

/** Centre and radius of the main figure in each scene. */
const SCENE_MOTIF = [735, 690, 300] as const;

interface Poster {
  svg: string;
  /** Contrast between the title and its background; null without a title. */
  titleContrast: number | null;
}

export function drawPoster(subject: PosterSubject, format: ArtFormat): Poster {
  const planned = plan(subject);
  const { palette, band, family } = planned;
  const { size, layout, placement } = placementIn(format, planned.layout);
  const scene = loadArtwork(`./scenes/${planned.scene}.svg`, palette);
  const title = placement.title ? setTitle(subject, planned, placement, placement.title, scene) : null;
  const frame =
    title && family.frame ? FRAMES[family.frame]({ size, ink: palette.ink, colour: palette.t }) : '';
  const body =
    rect([0, 0, ...size], palette.bg) +
    placeScene(scene, placement) +
    (placement.band ? drawBand(band, placement.band, layout) : '') +
    frame +
    (title?.svg ?? '');
  return { svg: svgDocument(...size, body), titleContrast: title?.contrast ?? null };
}

function placeScene({ body }: Artwork, { motif: [cx, cy, radius] }: Placement): string {
  const [x, y, r] = SCENE_MOTIF;
  const transform = `translate(${cx} ${cy}) scale(${+(radius / r).toFixed(4)}) translate(${-x} ${-y})`;
  return el('g', { transform }, body);
}

function setTitle(
  subject: PosterSubject,
  { palette, family, band, lettering }: Plan,
  placement: Placement,
  [x, y, w, h]: Box,
  { colours }: Artwork,
): { svg: string; contrast: number } {
  const { sky0 = palette.ink, sky1 = sky0 } = colours;
  const grounds = placement.band ? [band.fill] : [sky0, sky1];
  const fill = readableOn(grounds, colourList(palette, family.ink), READABLE);
  const { main, tag } = splitTitle(subject.title);
  const tagText = subject.category === 'megaways' ? waysOf(subject) : tag;
  const tagSize = 40;
  const tagHeight = tagSize * 0.74;
  const drawn = drawTitle(
    main,
    { x, y, w, h: tagText ? h - (tagHeight + 20) : h },
    {
      lettering: { maxSize: w < 400 ? 150 : 240, ...lettering },
      align: 'middle',
      valign: 'middle',
      fill,
      shade: mix(grounds[0] ?? palette.ink, '#000000', 0.4),
    },
  );
  const tagFill = readableOn(grounds, [...colourList(palette, family.tagInk), fill], READABLE);
  const descriptor = tagText
    ? drawDescriptor(tagText, x + w / 2, drawn.bottom + 20 + tagHeight, w, tagSize, tagFill)
    : '';
  return { svg: drawn.svg + descriptor, contrast: lowestContrast(fill, grounds) };
}

/** Text such as "3 125 ways"; null for games without a number of ways. */
const waysOf = ({ lines }: PosterSubject): string | null =>
  lines ? `${String(lines).replace(/\B(?=(\d{3})+$)/g, ' ')} ways` : null;

/** Colours of the text panel beside a hero picture; each is readable on `panel`. */
export function panelColours(subject: PosterSubject) {
  const { palette, band, family } = plan(subject);
  const panel = band.fill;
  return {
    panel,
    text: readableOn([panel], colourList(palette, family.ink), READABLE_WELL),
    body: readableOn([panel], [palette.hi, palette.ink], READABLE_WELL),
    accent: readableOn([panel], [...colourList(palette, family.tagInk), palette.hi], READABLE),
  };
}

const colourList = (palette: Plan['palette'], names: readonly string[]): string[] =>
  names.map((name) => colourIn(palette, name));

/** The first colour that is readable on all backgrounds; otherwise the best one, black and white included. */
function readableOn(grounds: readonly string[], colours: readonly string[], atLeast: number): string {
  const [best = '#ffffff'] = [...colours, '#ffffff', '#0b0b0c'].toSorted(
    (a, b) => lowestContrast(b, grounds) - lowestContrast(a, grounds),
  );
  return colours.find((colour) => lowestContrast(colour, grounds) >= atLeast) ?? best;
}

const lowestContrast = (colour: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => contrast(colour, ground)));
