import { useState } from 'react';
import { MarkNotificationsRead } from '@foyer/contract/generated/operations.ts';
import { useApp, useSettings } from '../../app/app.tsx';
import { useMutation } from '../../app/graphql.tsx';
import { useDateTag, useHref, useText } from '../../i18n/i18n.tsx';
import { useMoney } from '../../i18n/money.ts';
import { useTimeZone } from '../../i18n/useTimeZone.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { useNow } from '../../ui/section/useNow.ts';
import { byDay } from './days.ts';
import { describe, type Notification } from './describe.ts';
import './notifications.css';

interface NotificationListProps {
  readonly notifications: readonly Notification[];
  /** Level of the days' headings. */
  readonly headingLevel: 2 | 3;
  /** Reads the list again. */
  onRead(): void;
  /** Called when the player follows a notification. */
  onFollow?(): void;
}

/** Notifications by day, newest first. One that leads to a page is read once the player follows it. */
export function NotificationList({ notifications, headingLevel, onRead, onFollow }: NotificationListProps) {
  const tag = useDateTag();
  const timeZone = useTimeZone();
  const nowMs = useNow(false, useApp().renderedAtMs);
  const { run } = useMutation(MarkNotificationsRead);
  const follow = ({ id, isRead }: Notification) => {
    onFollow?.();
    if (!isRead) void run({ id, upTo: false }).then(onRead);
  };
  const Heading = `h${headingLevel}` as const;
  return byDay(notifications, { tag, timeZone, nowMs }).map(({ date, name, entries }) => (
    <section key={date} className="fy-notifications">
      <Heading className="fy-notifications__day">{name}</Heading>
      <ul className="fy-notifications__list">
        {entries.map((notification) => (
          <Entry key={notification.id} notification={notification} onFollow={() => follow(notification)} />
        ))}
      </ul>
    </section>
  ));
}

function Entry({ notification, onFollow }: { notification: Notification; onFollow(): void }) {
  const text = useText();
  const money = useMoney();
  const site = useSettings();
  const href = useHref();
  const description = describe(notification, site, { text, money });
  if (!description) return null;
  const { icon, sentence, detail, path } = description;
  const content = (
    <>
      <span className="fy-notifications__icon">
        <Icon name={icon} />
      </span>
      <span className="fy-notifications__text">
        {!notification.isRead && <span className="fy-sr">{text('notifications.isUnread')}: </span>}
        <b>{sentence}</b>
        {detail && <span>{detail}</span>}
        <Time at={notification.createdAt} />
      </span>
      {path !== null && <Icon name="caret-right" weight="bold" size="tiny" />}
    </>
  );
  return (
    <li className="fy-notifications__entry" data-unread={notification.isRead ? undefined : ''}>
      {path === null ? (
        <div className="fy-notifications__row">{content}</div>
      ) : (
        <Link className="fy-notifications__row" href={href(path)} onClick={onFollow}>
          {content}
        </Link>
      )}
    </li>
  );
}

function Time({ at }: { at: string }) {
  const timeZone = useTimeZone();
  const format = new Intl.DateTimeFormat(useDateTag(), { timeStyle: 'short', timeZone });
  return <time dateTime={at}>{format.format(Date.parse(at))}</time>;
}

interface MarkAllProps {
  readonly newest: Notification | undefined;
  readonly unread: number;
  onRead(): void;
}

/** Marks all notifications up to the newest one shown as read; those that arrive meanwhile stay unread. */
export function MarkAll({ newest, unread, onRead }: MarkAllProps) {
  const text = useText();
  const { run } = useMutation(MarkNotificationsRead);
  const [isPressed, setPressed] = useState(false);
  if (!newest || (unread === 0 && !isPressed)) return null;
  const mark = async () => {
    setPressed(true);
    const { data } = await run({ id: newest.id, upTo: true });
    if (data) onRead();
  };
  return (
    <Button
      size="small"
      variant="quiet"
      aria-disabled={unread === 0}
      onClick={() => void (unread > 0 && mark())}
    >
      {text('notifications.markAll')}
    </Button>
  );
}
