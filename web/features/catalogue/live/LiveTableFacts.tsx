import { useSyncExternalStore, type ReactNode } from 'react';
import type { TableNow } from '@foyer/contract/catalogue/feed.ts';
import { browserClock } from '../../../transport/clock/clock.ts';
import { fetchFeed } from '../../../transport/http/fetchFeed.ts';
import { useDateTag, useText } from '../../../i18n/i18n.tsx';
import { useMoney } from '../../../i18n/money.ts';
import { useSettings } from '../../../app/app.tsx';
import { useInView } from '../../../ui/section/useInView.ts';
import { useTimeZone } from '../../../i18n/useTimeZone.ts';
import { useWallet } from '../../wallet/index.ts';
import { createLiveFeed, type LiveFeed } from './liveFeed.ts';

/** As many results as fit below the narrowest tile. */
const PAST_RESULTS = 5;

export interface LiveTableFactsProps {
  readonly slug: string;
  /** Shown until live data is available. */
  readonly children: ReactNode;
}

export function LiveTableFacts({ slug, children }: LiveTableFactsProps) {
  const text = useText();
  const money = useMoney();
  const feed = useLiveFeed();
  const mark = useInView<HTMLSpanElement>(feed.enter);
  const table = useSyncExternalStore(
    feed.subscribe,
    () => feed.get()?.get(slug),
    () => undefined,
  );
  const now = table?.now;
  return (
    <>
      {/* The element stays the same in all renders, because an observer watches whether it is visible. */}
      <span ref={mark} className="fy-tile__seats">
        {now?.isOpen && <i className="fy-dot fy-dot--live" aria-hidden="true" />}
        {now ? <Seats now={now} /> : children}
      </span>
      {now && (
        <span className="fy-live__limits">
          {`${money.brief(table.limits.least)}–${money.brief(table.limits.most)}`}
        </span>
      )}
      {now?.isOpen && now.results.length > 0 && (
        <ol className="fy-live__past" aria-label={text('games.live.past')}>
          {now.results.slice(0, PAST_RESULTS).map((result, index) => (
            <li key={index} data-colour={result.colour ?? undefined}>
              {result.text}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function Seats({ now: { isOpen, opensAt, seats } }: { now: TableNow }) {
  const text = useText();
  const hour = new Intl.DateTimeFormat(useDateTag(), {
    timeStyle: 'short',
    timeZone: useTimeZone(),
  });
  if (!isOpen && opensAt) return text('games.live.opens', { time: hour.format(new Date(opensAt)) });
  if (!isOpen) return text('games.live.closed');
  const free = seats.total - seats.taken;
  return free > 0 ? text('games.live.seats', { count: free }) : text('games.live.full');
}

/** Live feeds by currency, each shared by all tiles of the page. */
const feeds = new Map<string, LiveFeed>();

function useLiveFeed(): LiveFeed {
  const { brand, operator, currency: siteCurrency } = useSettings();
  const currency = useWallet().amounts?.currency ?? siteCurrency;
  const known = feeds.get(currency);
  if (known) return known;
  const ask = () => fetchFeed({ brand, operator, currency });
  const feed = createLiveFeed({ fetchTables: ask, clock: browserClock, page: () => document });
  feeds.set(currency, feed);
  return feed;
}
