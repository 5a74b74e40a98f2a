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
  if (level < fromLevel) return { is: 'level' };
  if (points < price) return { is: 'missing', points: price - points };
  return { is: isOptedIn ? 'toBuy' : 'notTakingPart' };
}

/** The cheapest article that the player lacks only points for, with the number of these points; null without one. */
export function nextArticle(shop: Shop): { readonly article: Article; readonly points: number } | null {
  for (const article of byPrice(shop.articles)) {
    const status = articleStatusOf(article, shop);
    if (status.is === 'missing') return { article, points: status.points };
  }
  return null;
}

export const byPrice = (articles: readonly Article[]): readonly Article[] =>
  articles.toSorted((one, other) => one.price - other.price);

export const isPending = ({ state }: Pick<Purchase, 'state'>): boolean =>
  state === 'Pending' || state === 'Returning';

/** Delay before the next poll, with exponential backoff. @param times number of polls so far */
export const pollDelayMs = (times: number): number => Math.min(2 ** times * 2 * SECOND, 60 * SECOND);
