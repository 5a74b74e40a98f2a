/** Name of the query parameter with the slug of the game beside the page's game. */
export const BESIDE = 'beside';

/** The slug of the second game; null if there is none, or if it is the page's game, which one session can play. */
export function besideSlug(search: string, first: string): string | null {
  const slug = new URLSearchParams(search).get(BESIDE);
  return slug === null || slug === '' || slug === first ? null : slug;
}

/** The query string with another second game, or without one. */
export function besideQuery(search: string, slug: string | null): string {
  const query = new URLSearchParams(search);
  if (slug === null) query.delete(BESIDE);
  else query.set(BESIDE, slug);
  return query.size > 0 ? `?${query}` : '';
}
