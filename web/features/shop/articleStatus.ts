import { SECOND } from '@foyer/domain/duration.ts';
import type { Article, Purchase, Shop } from './queries.ts';

type ArticleStatus =
  | { readonly is: 'notTakingPart' | 'soldOutInAll' | 'soldOutToday' | 'unknown' | 'level' | 'toBuy' }
  | { readonly is: 'missing'; readonly points: number };

/** `toBuy`, or the first reason why the player cannot buy the article. */
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

/** Groups articles by reward type, in the order in which the types first appear. */
export function articlesByType(articles: readonly Article[]): readonly (readonly [Article, ...Article[]])[] {
  const groups = new Map<string, [Article, ...Article[]]>();
  for (const article of articles) {
    const group = groups.get(article.gives.__typename);
    if (group) group.push(article);
    else groups.set(article.gives.__typename, [article]);
  }
  return [...groups.values()];
}

export const isPending = ({ state }: Pick<Purchase, 'state'>): boolean =>
  state === 'Pending' || state === 'Returning';

/** Delay before the next poll, with exponential backoff. @param times number of polls so far */
export const pollDelayMs = (times: number): number => Math.min(2 ** times * 2 * SECOND, 60 * SECOND);
