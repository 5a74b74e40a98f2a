import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Feed } from '@foyer/contract/catalogue/feed.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import { browserClock } from '../../../transport/clock/clock.ts';
import { fetchFeed, type FeedQuery } from '../../../transport/http/fetchFeed.ts';
import { fetchChoice, type JackpotChoice } from '../../../transport/jackpot/instanceCall.ts';
import { createLivePoll, type LivePoll } from '../../../transport/store/livePoll.ts';
import { useSettings } from '../../../app/app.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import { useMoney } from '../../../i18n/money.ts';
import { useSession } from '../../signIn/index.ts';
import { contributionMoney } from '../amounts.ts';
import type { JackpotTerms } from '../queries.ts';

export interface PotAmounts {
  readonly pots: JackpotTerms['potAmounts'];
  /** The platform does not answer, so the values may be out of date; absent before the feed. */
  readonly isStale?: boolean;
  /** Whether the player takes part, and for how much they do or could; null or absent until known. */
  readonly optIn?: { readonly isIn: boolean; readonly label: string } | null;
}

export interface FeedPotsProps {
  readonly terms: JackpotTerms;
  readonly children: (amounts: PotAmounts) => ReactNode;
}

/** The pots on a page that is not about the jackpot: polled, so that the page needs no socket of the jackpot. */
export function FeedPots({ terms, children }: FeedPotsProps) {
  const text = useText();
  const money = useMoney();
  const { pots, isStale } = usePots(terms);
  const choice = useChoice(terms);
  const amount = money(
    contributionMoney(choice?.contribution ?? terms.initialContributionValue, terms.currency),
  );
  return children({
    pots: pots?.map(({ id, value }) => ({ id, ...value })) ?? terms.potAmounts,
    isStale,
    optIn: choice && {
      isIn: choice.isIn,
      label: text(choice.isIn ? 'jackpot.bar.in' : 'jackpot.join', { amount }),
    },
  });
}

type Jackpots = Feed['jackpots'];

/** The last known pots stay when the feed does not respond, and those of the page when it never did. */
function usePots({ instanceId, currency }: JackpotTerms) {
  const { brand, operator } = useSettings();
  const feed = feedOf({ brand, operator, currency });
  useEffect(() => feed.enter(), [feed]);
  const now = useSyncExternalStore(feed.subscribe, feed.get, () => undefined);
  const [last, setLast] = useState<Jackpots>();
  if (now && now !== last) setLast(now);
  const pots = (now ?? last)?.find((jackpot) => jackpot.instanceId === instanceId)?.pots;
  const [isLate, setIsLate] = useState(false);
  useEffect(() => browserClock.after(STALE_AFTER_MS, () => setIsLate(true)), []);
  return { pots, isStale: now === undefined && (last !== undefined || isLate) };
}

const POLL_MS = 5 * SECOND;
const STALE_AFTER_MS = 20 * SECOND;

const feeds = new Map<string, LivePoll<Jackpots>>();

function feedOf(query: FeedQuery): LivePoll<Jackpots> {
  const known = feeds.get(query.currency);
  if (known) return known;
  const feed = createLivePoll({
    fetchValue: async () => (await fetchFeed(query)).jackpots,
    everyMs: POLL_MS,
    staleAfterMs: STALE_AFTER_MS,
    clock: browserClock,
    page: () => document,
  });
  feeds.set(query.currency, feed);
  return feed;
}

/** JACK-25: null until known, and for a visitor. */
function useChoice({ sourceId }: JackpotTerms): JackpotChoice | null {
  const { brand, country } = useSettings();
  const { playerId, sessionId } = useSession() ?? {};
  const [choice, setChoice] = useState<JackpotChoice | null>(null);
  useEffect(() => {
    if (playerId === undefined || sessionId === undefined) return;
    const abort = new AbortController();
    const caller = { source: sourceId, brand, playerId, sessionId, country };
    // A failure has been logged; without the choice the strip links to the jackpot page.
    fetchChoice(caller, abort.signal).then(setChoice, () => {});
    return () => abort.abort();
  }, [sourceId, brand, country, playerId, sessionId]);
  return choice;
}
