import type { SessionEndReason, SessionHistoryQuery } from '@foyer/contract/generated/operations.ts';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { Table, type Column } from '../../../ui/section/Table.tsx';
import { useDateTime } from '../../../i18n/useDateTime.ts';
import { useText } from '../../../i18n/i18n.tsx';

type PastSession = NonNullable<SessionHistoryQuery['viewer']>['sessions']['edges'][number]['node'];

const REASON_TEXT = {
  SIGNED_OUT: 'account.session.signedOut',
  SESSION_EXPIRED: 'account.session.expired',
  TOKEN_REPLAYED: 'account.session.replayed',
  REVOKED: 'account.session.revoked',
  LOGGED_IN_FROM_ANOTHER_DEVICE: 'account.session.anotherDevice',
  ACCOUNT_CLOSED: 'account.session.accountClosed',
  SELF_EXCLUDED: 'account.session.excluded',
  TIMEOUT: 'account.session.timeout',
} as const satisfies Record<SessionEndReason, string>;

export function SessionTable({ sessions }: { sessions: readonly PastSession[] }) {
  const text = useText();
  return (
    <Table
      label={text('profile.session-history.title')}
      columns={useColumns()}
      rows={sessions}
      keyOf={({ id }: PastSession) => id}
    />
  );
}

function useColumns(): readonly Column<PastSession>[] {
  const text = useText();
  const dateTime = useDateTime();
  const isOver = ({ isPresent, endedAt }: PastSession) => !isPresent && endedAt !== null;
  return [
    { key: 'device', label: text('account.session.device'), cell: (session) => deviceName(session, text) },
    {
      key: 'place',
      label: text('account.session.place'),
      cell: ({ place }) => place ?? text('account.session.unknown'),
    },
    {
      key: 'start',
      label: text('account.session.start'),
      cell: ({ startedAt }) => <time dateTime={startedAt}>{dateTime(startedAt)}</time>,
    },
    {
      key: 'end',
      label: text('account.session.end'),
      cell: (session) =>
        isOver(session) && session.endedAt !== null ? (
          <time dateTime={session.endedAt}>{dateTime(session.endedAt)}</time>
        ) : (
          <Badge tone="success">{text('account.session.present')}</Badge>
        ),
    },
    {
      key: 'reason',
      label: text('account.session.reason'),
      cell: (session) => (isOver(session) && session.endReason ? text(REASON_TEXT[session.endReason]) : '–'),
    },
  ];
}

type Text = ReturnType<typeof useText>;

/** Device as far as it is known: `Firefox on Windows`, one of the two, or an unknown device. */
function deviceName({ browser, system, deviceKind }: PastSession, text: Text): string {
  if (browser && system) return text('account.session.browserOnSystem', { browser, system });
  const known = browser ?? system;
  if (known) return known;
  return text(deviceKind ? `account.session.${deviceKind}` : 'account.session.unknown');
}
