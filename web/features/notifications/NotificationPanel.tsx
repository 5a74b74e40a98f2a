import { NotificationsSlice, NotificationsUpdated } from '@foyer/contract/generated/operations.ts';
import { useGraphql, useQuery } from '../../app/graphql.tsx';
import { useRefetchOnMount } from '../../app/useRefetchOnMount.ts';
import { useSubscription } from '../../app/useSubscription.ts';
import { useHref, useText } from '../../i18n/i18n.tsx';
import { createQuery } from '../../transport/graphql/query.ts';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { MarkAll, NotificationList } from './NotificationList.tsx';

const latestQuery = () => createQuery(NotificationsSlice, { first: 8, after: null });

/** The latest notifications, over any page: also over a running game. */
export function NotificationPanel({ onLeave }: { onLeave(): void }) {
  const text = useText();
  const href = useHref();
  const graphql = useGraphql();
  const { data, error } = useQuery(latestQuery());
  const refetch = () => void latestQuery().reread(graphql);
  useRefetchOnMount(latestQuery);
  useSubscription(NotificationsUpdated, { next: refetch });
  const page = data?.viewer?.notifications;
  const notifications = page?.edges.map(({ node }) => node) ?? [];
  return (
    <>
      <div className="fy-notifications-panel__head">
        <h2>{text('menu.notifications')}</h2>
        {page && <MarkAll newest={notifications[0]} unread={page.unread} onRead={refetch} />}
      </div>
      {!page &&
        (error ? <Banner tone="danger">{text('notifications.failed')}</Banner> : <Skeleton shape="band" />)}
      {page && notifications.length === 0 && <p className="fy-muted">{text('notifications.none')}</p>}
      <NotificationList notifications={notifications} headingLevel={3} onRead={refetch} onFollow={onLeave} />
      <p className="fy-notifications-panel__foot">
        <Link className="fy-link" href={href('/profile/notifications/')} onClick={onLeave}>
          {text('notifications.all')}
        </Link>
      </p>
    </>
  );
}
