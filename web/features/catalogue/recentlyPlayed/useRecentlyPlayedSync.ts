import { useEffect } from 'react';
import { SyncRecentlyPlayedGames } from '@foyer/contract/generated/operations.ts';
import type { Graphql } from '../../../transport/graphql/client.ts';
import { playedGames } from '../../../transport/storage/playedGames.ts';
import { useGraphql } from '../../../app/graphql.tsx';
import { useWallet } from '../../wallet/index.ts';
import {
  createRecentlyPlayedSync,
  MAX_PLAYED,
  playedGamesOf,
  type RecentlyPlayedSync,
} from './recentlyPlayedSync.ts';

// One per client, so that it outlives layout changes.
const syncs = new WeakMap<Graphql, RecentlyPlayedSync>();

function syncOf(graphql: Graphql): RecentlyPlayedSync {
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

/** GAME-15: refetches the recently played games after changes of the real or bonus balance. */
export function useRecentlyPlayedSync(player: string | null): void {
  const graphql = useGraphql();
  const { amounts } = useWallet();
  const balance = amounts && `${amounts.balance} ${amounts.bonusBalance}`;
  useEffect(() => syncOf(graphql).balance(player, balance), [graphql, player, balance]);
}

/** A component because it must render inside the wallet's provider, and the layout is outside of it. */
export function RecentlyPlayedSync({ player }: { player: string | null }): null {
  useRecentlyPlayedSync(player);
  return null;
}
