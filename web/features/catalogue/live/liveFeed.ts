import type { Feed, LiveTable } from '@foyer/contract/catalogue/feed.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import { createLivePoll, type LivePoll, type LivePollDeps } from '../../../transport/store/livePoll.ts';

export interface LiveFeedDeps extends Pick<LivePollDeps<unknown>, 'clock' | 'page'> {
  readonly fetchTables: () => Promise<Feed>;
}

export type LiveFeed = LivePoll<ReadonlyMap<string, LiveTable>>;

/** The live tables by slug. */
export const createLiveFeed = ({ fetchTables, clock, page }: LiveFeedDeps): LiveFeed =>
  createLivePoll({
    fetchValue: async () => {
      const { liveCasino } = await fetchTables();
      return new Map(liveCasino.map((table) => [table.slug, table]));
    },
    everyMs: 10 * SECOND,
    staleAfterMs: 30 * SECOND,
    clock,
    page,
  });
