import { hash, randomFrom } from './drawing/random.ts';
import type { Layout, Lettering } from './drawing/scene.ts';
import { familyNamed } from './families.ts';
import { familiesOf, KEYWORDS, worldsOf } from './keywords.ts';

/** What a picture is made from: the same game always gets the same one. */
export interface PosterSubject {
  slug: string;
  title: string;
  /** The slug of the list it belongs to: slots, megaways, roulette … */
  category: string;
  /** Lines or ways: a poster that tells of them tells these. */
  lines?: number | null;
  /** The worlds it is of, which are drawn where no word of the title names a thing. */
  tags?: readonly string[];
}

/** How a game is drawn, before anything is. */
export interface Plan {
  family: string;
  motif: string | null;
  palette: string;
  lettering: Lettering;
  layout: Layout;
  seed: number;
}

const USUAL_LAYOUTS: readonly Layout[] = ['bottom', 'bottom', 'top'];

export function plan({ slug, title, category, tags = [] }: PosterSubject): Plan {
  const random = randomFrom(hash(`${slug}|foyer-art-1`));
  const allowed = familiesOf(category);
  const called = calledBy(title, allowed.isStrict ? allowed.families : null);
  const worlds = allowed.isStrict ? [] : worldsOf(tags);
  const family = called?.family ?? random.pick(worlds.length > 0 ? worlds : allowed.families);
  const { motifs, palettes, paletteFor, lettering, layouts, layoutsFor } = familyNamed(family);
  const motif = called?.motif ?? (motifs ? random.pick(motifs) : null);
  const own = <Value>(table?: Readonly<Record<string, Value>>) =>
    motif === null ? undefined : table?.[motif];
  return {
    family,
    motif,
    palette: random.pick(own(paletteFor) ?? palettes),
    lettering: random.pick(lettering),
    layout: random.pick(own(layoutsFor) ?? layouts ?? USUAL_LAYOUTS),
    seed: hash(`${slug}|draw`),
  };
}

/** The family and figure a word of the title calls for. */
function calledBy(
  title: string,
  among: readonly string[] | null,
): { family: string; motif: string | undefined } | undefined {
  const words = ` ${title.toLowerCase().replace(/[^a-zà-ž0-9 ]/g, ' ')} `;
  const match = KEYWORDS.find(
    ([word, family]) => words.includes(` ${word}`) && (among === null || among.includes(family)),
  );
  return match && { family: match[1], motif: match[2] };
}
