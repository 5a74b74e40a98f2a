import { useSyncExternalStore } from 'react';
import { FeaturedMatches } from '@foyer/contract/generated/operations.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import { useGraphql } from '../../../app/graphql.tsx';
import { browserClock } from '../../../transport/clock/clock.ts';
import type { Graphql } from '../../../transport/graphql/client.ts';
import { createQuery } from '../../../transport/graphql/query.ts';
import { createLivePoll, type LivePoll } from '../../../transport/store/livePoll.ts';
import { movesBetween, withoutOdds, type Match, type Moves } from './matches.ts';

interface LiveMatches {
  /** Null while the sportsbook does not respond. */
  readonly matches: readonly Match[] | null;
  readonly moves: Moves;
}

const NO_MOVES: Moves = new Map();

/** PROMO-11: the featured matches, updated by polling. @param initial the matches that came with the page */
export function useFeaturedMatches(initial: readonly Match[] | null): LiveMatches & Pick<Live, 'enter'> {
  const live = liveOf(useGraphql());
  const current = useSyncExternalStore(live.subscribe, live.get, () => undefined);
  if (current) return { ...current, enter: live.enter };
  const last = live.last();
  // The odds of an old response are removed, so that players cannot press them.
  const matches = last === undefined ? initial : last && last.map(withoutOdds);
  return { matches, moves: NO_MOVES, enter: live.enter };
}

interface Live extends LivePoll<LiveMatches> {
  /** The last response, however old; undefined before the first. */
  last(): readonly Match[] | null | undefined;
}

/** One poll for all blocks of a page. */
const lives = new WeakMap<Graphql, Live>();

function liveOf(graphql: Graphql): Live {
  const known = lives.get(graphql);
  if (known) return known;
  let last: readonly Match[] | null | undefined;
  const poll = createLivePoll<LiveMatches>({
    async fetchValue() {
      const { data } = await createQuery(FeaturedMatches, {}).reread(graphql);
      if (!data) throw new Error('no response');
      const { featuredMatches: matches } = data;
      const moves = movesBetween(last ?? [], matches ?? []);
      last = matches;
      return { matches, moves };
    },
    everyMs: 4 * SECOND,
    staleAfterMs: 20 * SECOND,
    clock: browserClock,
    page: () => document,
  });
  const live = { ...poll, last: () => last };
  lives.set(graphql, live);
  return live;
}
