import { useCallback, useEffect, useState } from 'react';
import {
  AccountBanner,
  ComplianceUpdated,
  PlayerUpdated,
  type BannerPartsFragment,
} from '@foyer/contract/generated/operations.ts';
import { DAY, SECOND } from '@foyer/domain/duration.ts';
import { browserClock } from '../../../transport/clock/clock.ts';
import { useGraphql } from '../../../app/graphql.tsx';
import { useSocket } from '../../../app/socket.tsx';

export type LiveBanner = BannerPartsFragment;

/** Tolerance for a platform clock that is behind the browser's. */
const GRACE_MS = 5 * SECOND;

/** PLAYER-22: the banner from the page's query, until a live update arrives. */
export function useLiveBanner(rendered: LiveBanner | null): LiveBanner | null {
  const [updated, setUpdated] = useState<LiveBanner | null>();
  const graphql = useGraphql();
  const refetch = useCallback(async () => {
    const { data } = await graphql.reread(AccountBanner, {});
    if (data) setUpdated(data.viewer?.player.banner ?? null);
  }, [graphql]);
  const banner = updated === undefined ? rendered : updated;
  useUpdates(refetch);
  useTimer(banner?.changesAt ?? null, refetch);
  return banner;
}

function useUpdates(refetch: () => Promise<void>): void {
  const socket = useSocket();
  useEffect(() => {
    // The subscription begins with the current account status, which the page has already.
    let isKnown = false;
    const stop = [
      socket?.subscribe(
        PlayerUpdated,
        {},
        {
          next() {
            if (isKnown) void refetch();
            isKnown = true;
          },
          connected: () => {},
        },
      ),
      socket?.subscribe(
        ComplianceUpdated,
        {},
        { next: () => void refetch(), connected: () => {}, missed: () => void refetch() },
      ),
    ];
    return () => stop.forEach((each) => each?.());
  }, [socket, refetch]);
}

/** The platform sends no event when a period ends. An end more than a day away needs no timer. */
function useTimer(changesAt: string | null, refetch: () => Promise<void>): void {
  useEffect(() => {
    const waitMs = changesAt === null ? Infinity : Date.parse(changesAt) - browserClock.now();
    if (waitMs > DAY) return undefined;
    return browserClock.after(Math.max(waitMs, 0) + GRACE_MS, () => void refetch());
  }, [changesAt, refetch]);
}
