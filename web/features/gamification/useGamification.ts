import { useEffect, useState } from 'react';
import { EnterGamification } from '@foyer/contract/generated/operations.ts';
import { browserClock } from '../../transport/clock/clock.ts';
import type { Graphql } from '../../transport/graphql/client.ts';
import { useQuery, useGraphql } from '../../app/graphql.tsx';
import { useStore } from '../../app/useStore.ts';
import { createEntry, type Entered } from './entry.ts';
import { statusQuery } from './queries.ts';

export type Gamification = ReturnType<typeof useGamification>;

export function useGamification() {
  const graphql = useGraphql();
  const { data } = useQuery(statusQuery());
  const [entry] = useState(() => createEntry({ clock: browserClock, enter: () => enter(graphql) }));
  const { entered, hasFailed } = useStore(entry);
  const [dialogClicks, setDialogClicks] = useState(0);
  useEffect(() => entry.start(), [entry]);
  return {
    entered,
    hasFailed,
    /** AMB-46: false until it is loaded. */
    isOptedIn: entered?.isOptedIn ?? false,
    /** GAMI-16: null until it is loaded. */
    level: data?.viewer?.playerGamificationDetails.level ?? null,
    retry: entry.retry,
    /** Number of clicks so far on buttons of widgets' dialogs. */
    dialogClicks,
    dialogClicked(): void {
      entry.dialogClicked();
      setDialogClicks((clicks) => clicks + 1);
    },
  };
}

/** The platform changes the player's status when they enter, so the status is refetched. */
async function enter(graphql: Graphql): Promise<Entered | null> {
  const { data } = await graphql.mutate(EnterGamification, {});
  if (!data) return null;
  void statusQuery().reread(graphql);
  return data.enterGamification;
}
