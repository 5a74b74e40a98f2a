import { FEED_PATH, type Feed } from '@foyer/contract/catalogue/feed.ts';
import type { Currency } from '@foyer/domain/currency.ts';

export interface FeedQuery {
  readonly brand: string;
  readonly operator: string;
  readonly currency: Currency;
}

/**
 * HTTP-01: current data of the brand's jackpots and live tables.
 * @throws if the network is down or the platform does not respond
 */
export async function fetchFeed(query: FeedQuery): Promise<Feed> {
  const response = await fetch(`${FEED_PATH}?${new URLSearchParams({ ...query }).toString()}`);
  if (!response.ok) throw new Error(`${FEED_PATH}: HTTP ${response.status}`);
  const feed: Feed = await response.json();
  return feed;
}
