import { hash } from './drawing/random.ts';
import type { PosterSubject } from './plan.ts';
import type { Maker } from './wordmark.ts';

/**
 * Raised when the drawings change, so that no address of an older picture is kept for a newer one
 * (art.test.ts holds the pictures of an edition by their hashes).
 */
export const ART_EDITION = 1;

/** Changes when the picture does: `?v=` of its address, which may then be kept for ever. */
export const artVersion = ({ slug, title, category, lines, tags = [] }: PosterSubject): string =>
  hash([ART_EDITION, slug, title, category, lines ?? '', ...tags].join('|')).toString(36);

/** The same of a studio's mark. */
export const markVersion = ({ slug, name, face }: Readonly<Record<keyof Maker, string>>): string =>
  hash(`${ART_EDITION}|${slug}|${name}|${face}`).toString(36);
