import { useState, type ReactNode } from 'react';
import {
  NotificationsSlice,
  NotificationsUpdated,
  type NotificationPagePartsFragment,
  type NotificationsPageQuery,
} from '@foyer/contract/generated/operations.ts';
import { useGraphql, useQuery } from '../../app/graphql.tsx';
import { useSubscription } from '../../app/useSubscription.ts';
import { useText } from '../../i18n/i18n.tsx';
import type { Query } from '../../transport/graphql/query.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Pager } from '../../ui/section/Table.tsx';
import type { Notification } from './describe.ts';
import { MarkAll, NotificationList } from './NotificationList.tsx';
import { PushSwitch } from './PushSwitch.tsx';

interface NotificationsProps {
  readonly query: () => Query<NotificationsPageQuery>;
  /** Shown when there are none. */
  readonly empty: ReactNode;
  readonly pageSize: number;
}

/** The page of the player's notifications, kept up to date in every tab. */
export function Notifications({ query, empty, pageSize }: NotificationsProps) {
  const text = useText();
  const graphql = useGraphql();
  const { data, error } = useQuery(query());
  const refetch = () => void query().reread(graphql);
  useSubscription(NotificationsUpdated, { next: refetch, missed: refetch });
  const first = data?.viewer?.notifications ?? null;
  const { notifications, hasMore, isLoading, hasFailed, loadMore, markRead } = useOlder(first, pageSize);
  const readAll = () => {
    markRead();
    refetch();
  };
  if (!first)
    return error ? <Banner tone="danger">{text('profile.round.failed')}</Banner> : <Skeleton shape="band" />;
  const push = data?.viewer?.push;
  if (notifications.length === 0 && !push) return empty;
  return (
    <div className="fy-notifications-page">
      {push && <PushSwitch publicKey={push.publicKey} />}
      {notifications.length === 0 && empty}
      {notifications.length > 0 && (
        <div className="fy-notifications-page__head">
          <output className="fy-muted">{text('menu.figures.unread', { count: first.unread })}</output>
          <MarkAll newest={notifications[0]} unread={first.unread} onRead={readAll} />
        </div>
      )}
      <NotificationList notifications={notifications} headingLevel={2} onRead={refetch} />
      {hasFailed && <Banner tone="danger">{text('profile.round.failed')}</Banner>}
      {hasMore && (
        <Pager>
          <span>{text('profile.history.shown', { count: notifications.length })}</span>
          <Button isLoading={isLoading} onClick={loadMore}>
            {text('profile.round.more')}
          </Button>
        </Pager>
      )}
    </div>
  );
}

type Page = NotificationPagePartsFragment;

/**
 * Adds older pages to the first one, which changes whenever something happens. What was on it before stays, because the
 * older pages begin after its end.
 */
function useOlder(first: Page | null, pageSize: number) {
  const graphql = useGraphql();
  /** Former first pages, newest first, then older pages. */
  const [seen, setSeen] = useState<readonly Page[]>([]);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  if (first && !seen.includes(first)) setSeen([first, ...seen]);
  const last = seen.at(-1) ?? first;
  // With none unread, all were read here or in another tab.
  const pages = first?.unread === 0 ? seen.map(asRead) : seen;
  const notifications = merged([...(first ? [first] : []), ...pages]);
  const loadMore = async (): Promise<void> => {
    setState('loading');
    const variables = { first: pageSize, after: last?.pageInfo.endCursor ?? null };
    const { data } = await graphql.query(NotificationsSlice, variables);
    const page = data?.viewer?.notifications;
    if (page) setSeen((known) => [...known, page]);
    setState(page ? 'idle' : 'failed');
  };
  const markRead = () => setSeen((known) => known.map(asRead));
  return {
    notifications,
    hasMore: last?.pageInfo.hasNextPage === true,
    isLoading: state === 'loading',
    hasFailed: state === 'failed',
    loadMore: () => void loadMore(),
    markRead,
  };
}

const asRead = (page: Page): Page => ({
  ...page,
  edges: page.edges.map((edge) => ({ ...edge, node: { ...edge.node, isRead: true } })),
});

/** Without repetitions; of two states of a notification the one of the newer page. */
function merged(pages: readonly Page[]): readonly Notification[] {
  const byId = new Map<string, Notification>();
  for (const { node } of pages.flatMap(({ edges }) => edges)) if (!byId.has(node.id)) byId.set(node.id, node);
  return [...byId.values()];
}
