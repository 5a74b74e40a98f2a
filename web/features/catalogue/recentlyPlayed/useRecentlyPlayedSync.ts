import { useEffect } from 'react';
import { SyncRecentlyPlayedGames } from '@foyer/contract/generated/operations.ts';
import type { Graphql } from '../../../transport/graphql/client.ts';
import { playedGames } from '../../../transport/storage/playedGames.ts';
import { useGraphql } from '../../../app/graphql.tsx';
import { useWallet } from '../../wallet/index.ts';
import { createRecentlyPlayedSync, MAX_PLAYED, playedGamesOf } from './recentlyPlayedSync.ts';

type Sync = ReturnType<typeof createRecentlyPlayedSync>;

/** One per client, so that the count of balance changes outlives layout changes. */
const syncs = new WeakMap<Graphql, Sync>();

function syncOf(graphql: Graphql): Sync {
  const known = syncs.get(graphql);
  if (known) return known;
  const sync = createRecentlyPlayedSync({
    async fetchPlayed() {
      const { data } = await graphql.reread(SyncRecentlyPlayedGames, { maxRecentlyPlayedGames: MAX_PLAYED });
      return data ? playedGamesOf(data) : null;
    },
    store: playedGames.keep,
  });
  syncs.set(graphql, sync);
  return sync;
}

/**
 * GAME-15: refetches the recently played games after changes of the real or bonus balance. A component, because
 * the layout that uses it is outside of the wallet's provider.
 */
export function RecentlyPlayedSync({ player }: { player: string | null }): null {
  const graphql = useGraphql();
  const { amounts } = useWallet();
  const balance = amounts && `${amounts.balance} ${amounts.bonusBalance}`;
  useEffect(() => syncOf(graphql).balance(player, balance), [graphql, player, balance]);
  return null;
}
