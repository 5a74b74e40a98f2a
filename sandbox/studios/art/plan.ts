import { FAMILIES, named, PALETTES, THEMES, type Family, type Layout, type Lettering } from './data.ts';
import type { Palette } from './data.ts';
import { randomFrom } from './random.ts';

/** What determines the pictures of a game: the same subject always gets the same pictures. */
export interface PosterSubject {
  slug: string;
  title: string;
  /** Slug of a category of the catalogue: slots, megaways, roulette and so on. */
  category: string;
  /** Number of paylines or ways; posters of ways games show it. */
  lines?: number | null;
  /** Themes, used when no word of the title selects a theme. */
  tags?: readonly string[];
}

export interface Plan {
  family: Family;
  /** Path of the scene's file below `scenes/`. */
  scene: string;
  palette: Palette;
  lettering: Lettering;
  layout: Layout;
  band: Band;
}

export interface Band {
  fill: string;
  shape: Family['band']['shape'][number];
  edge: string | undefined;
}

export function plan({ slug, title, category, tags = [] }: PosterSubject): Plan {
  const random = randomFrom(`${slug}|foyer-art-1`);
  const strict = THEMES.categories[category];
  const keyword = keywordIn(title, strict);
  const tagged = strict ? undefined : tags.map((tag) => THEMES.tags[tag]).find((families) => families);
  const name = keyword?.[1] ?? random.pick(tagged ?? strict ?? THEMES.slots);
  const family = named(FAMILIES, name);
  const motif = keyword?.[2] ?? randomFrom(`${slug}|motif`).pick(family.motifs);
  const palette = named(PALETTES, random.pick(family.paletteFor[motif] ?? family.palettes));
  const lettering = random.pick(family.lettering);
  const layout = random.pick(family.layoutsFor[motif] ?? family.layouts);
  const { fill, shape, edge } = family.band;
  const band = {
    fill: colourIn(palette, random.pick(fill)),
    shape: random.pick(shape),
    edge: edge === undefined ? undefined : colourIn(palette, edge),
  };
  return { family, scene: `${name}/${motif}`, palette, lettering, layout, band };
}

/** A palette colour by name, or `#rrggbb` itself. */
export const colourIn = (palette: Palette, name: string): string =>
  new Map(Object.entries(palette)).get(name) ?? name;

/** The first keyword in the title. Strict categories only allow some families. */
function keywordIn(title: string, families: readonly string[] | undefined) {
  const words = ` ${title.toLowerCase().replace(/[^a-zà-ž0-9 ]/g, ' ')} `;
  return THEMES.words.find(
    ([word, family]) => words.includes(` ${word}`) && (!families || families.includes(family)),
  );
}
