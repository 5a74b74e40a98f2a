import { useCallback, useEffect, useState } from 'react';
import {
  AccountBanner,
  ComplianceUpdated,
  PlayerUpdated,
  type BannerPartsFragment,
} from '@foyer/contract/generated/operations.ts';
import { DAY, SECOND } from '@foyer/domain/duration.ts';
import { browserClock } from '../../../transport/clock/clock.ts';
import { useGraphql, useSocket } from '../../content/index.ts';

export type LiveBanner = BannerPartsFragment;

/** The platform's clock may be behind the browser's. */
const GRACE_MS = 5 * SECOND;

/** PLAYER-22: what the page was told, until something is heard of the account. */
export function useLiveBanner(told: LiveBanner | null): LiveBanner | null {
  const [heard, setHeard] = useState<LiveBanner | null>();
  const graphql = useGraphql();
  const ask = useCallback(async () => {
    const { data } = await graphql.reread(AccountBanner, {});
    if (data) setHeard(data.viewer?.player.banner ?? null);
  }, [graphql]);
  const banner = heard === undefined ? told : heard;
  useHearing(ask);
  useTimer(banner?.changesAt ?? null, ask);
  return banner;
}

function useHearing(ask: () => Promise<void>): void {
  const socket = useSocket();
  useEffect(() => {
    // How the player stands is told at once; the page has just been told the same.
    let isKnown = false;
    const stop = [
      socket?.subscribe(
        PlayerUpdated,
        {},
        {
          next() {
            if (isKnown) void ask();
            isKnown = true;
          },
          connected: () => {},
        },
      ),
      socket?.subscribe(
        ComplianceUpdated,
        {},
        { next: () => void ask(), connected: () => {}, missed: () => void ask() },
      ),
    ];
    return () => stop.forEach((each) => each?.());
  }, [socket, ask]);
}

/** Nobody tells of an end that was known before. One that is further off than a page is open needs no timer. */
function useTimer(changesAt: string | null, ask: () => Promise<void>): void {
  useEffect(() => {
    const waitMs = changesAt === null ? Infinity : Date.parse(changesAt) - browserClock.now();
    if (waitMs > DAY) return undefined;
    return browserClock.after(Math.max(waitMs, 0) + GRACE_MS, () => void ask());
  }, [changesAt, ask]);
}
