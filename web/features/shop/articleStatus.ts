import { SECOND } from '@foyer/domain/duration.ts';
import type { Article, Purchase, Shop } from './queries.ts';

/** What a player can do with an article; the first that keeps from it is told. */
export type ArticleStatus =
  | { readonly is: 'notTakingPart' | 'soldOutInAll' | 'soldOutToday' | 'unknown' | 'toBuy' }
  | { readonly is: 'level' }
  | { readonly is: 'missing'; readonly points: number };

export function articleStatusOf(
  article: Pick<Article, 'price' | 'fromLevel' | 'mostPerDay' | 'mostInAll' | 'boughtToday' | 'boughtInAll'>,
  { isOptedIn, level, points }: Pick<Shop, 'isOptedIn' | 'level' | 'points'>,
): ArticleStatus {
  const { price, fromLevel, mostPerDay, mostInAll, boughtToday, boughtInAll } = article;
  if (mostInAll !== null && boughtInAll >= mostInAll) return { is: 'soldOutInAll' };
  if (mostPerDay !== null && boughtToday >= mostPerDay) return { is: 'soldOutToday' };
  if (points === null) return { is: 'unknown' };
  if (!isOptedIn) return { is: 'notTakingPart' };
  if (level < fromLevel) return { is: 'level' };
  return points < price ? { is: 'missing', points: price - points } : { is: 'toBuy' };
}

/** One kind of gift beside each other; kinds in the order in which they come first. */
export function articlesByType(articles: readonly Article[]): readonly (readonly [Article, ...Article[]])[] {
  const shelves = new Map<string, [Article, ...Article[]]>();
  for (const article of articles) {
    const shelf = shelves.get(article.gives.__typename);
    if (shelf) shelf.push(article);
    else shelves.set(article.gives.__typename, [article]);
  }
  return [...shelves.values()];
}

/** What has not come to its end. */
export const isPending = ({ state }: Pick<Purchase, 'state'>): boolean =>
  state === 'Pending' || state === 'Returning';

/** When to ask what became of it, after so many times: ever more rarely. */
export const pollDelayMs = (times: number): number => Math.min(2 ** times * 2 * SECOND, 60 * SECOND);
