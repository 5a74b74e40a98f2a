import {
  SessionHistory as Sessions,
  type SessionEndReason,
  type SessionHistoryQuery,
} from '@foyer/contract/generated/operations.ts';
import type { LoginFlow } from '@foyer/contract/content/lobbySettings.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Section } from '../../../ui/section/Section.tsx';
import { Pager, Table, type Column } from '../../../ui/section/Table.tsx';
import { createQuery } from '../../../transport/graphql/query.ts';
import { useSettings } from '../../../app/app.tsx';
import { useGraphql, useQuery } from '../../../app/graphql.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import { HISTORY_PAGE_SIZE } from '../queries.ts';
import { NO_FILTER } from '../histories/filter.ts';
import { useSlices } from '../histories/useSlices.ts';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { useDateTime } from '../../../i18n/useDateTime.ts';

/** Texts that say what to do about a sign-in by somebody else, which depends on the sign-in method. */
const LEAD_TEXT = {
  Keycloak: 'account.sessions.lead.password',
  Sms: 'account.sessions.lead.code',
  Trustly: 'account.sessions.lead.provider',
  Piq: 'account.sessions.lead.provider',
  Zimpler: 'account.sessions.lead.provider',
} as const satisfies Record<LoginFlow, string>;

/** PROF-10: the player's sign-ins, with their devices. */
export function SessionHistory() {
  const text = useText();
  const { loginFlow } = useSettings();
  const { nodes: sessions, hasMore, isLoading, hasFailed, loadMore } = useSessions();
  return (
    <Section title={text('account.sessions')}>
      <p>{text(LEAD_TEXT[loginFlow])}</p>
      {hasFailed && <Banner tone="danger">{text('account.sessions.failed')}</Banner>}
      {sessions ? <SessionTable sessions={sessions} /> : !hasFailed && <Skeleton shape="band" />}
      {hasMore && (
        <Pager>
          <span>{text('account.sessions.shown', { count: sessions?.length ?? 0 })}</span>
          <Button isLoading={isLoading} onClick={loadMore}>
            {text('account.sessions.more')}
          </Button>
        </Pager>
      )}
    </Section>
  );
}

function useSessions() {
  const graphql = useGraphql();
  const variables = { first: HISTORY_PAGE_SIZE, after: null };
  const { data, error } = useQuery(createQuery(Sessions, variables));
  const first = data?.viewer?.sessions ?? null;
  const slices = useSlices(NO_FILTER, first, async (after) => {
    const reply = await graphql.query(Sessions, { ...variables, after });
    return reply.data?.viewer?.sessions ?? null;
  });
  return { ...slices, hasFailed: slices.hasFailed || (error !== undefined && !first) };
}

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
  SESSION_LIMIT_REACHED: 'account.session.limitReached',
} as const satisfies Record<SessionEndReason, string>;

function SessionTable({ sessions }: { sessions: readonly PastSession[] }) {
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
    { label: text('account.session.device'), cell: (session) => deviceName(session, text) },
    { label: text('account.session.place'), cell: ({ place }) => place ?? text('account.session.unknown') },
    {
      label: text('account.session.start'),
      cell: ({ startedAt }) => <time dateTime={startedAt}>{dateTime(startedAt)}</time>,
    },
    {
      label: text('account.session.end'),
      cell: (session) =>
        isOver(session) && session.endedAt !== null ? (
          <time dateTime={session.endedAt}>{dateTime(session.endedAt)}</time>
        ) : (
          <Badge tone="success">{text('account.session.present')}</Badge>
        ),
    },
    {
      label: text('account.session.reason'),
      cell: (session) => (isOver(session) && session.endReason ? text(REASON_TEXT[session.endReason]) : '–'),
    },
  ];
}

type Text = ReturnType<typeof useText>;

/** `Firefox on Windows`, one of the two, or an unknown device. */
function deviceName({ browser, system, deviceKind }: PastSession, text: Text): string {
  if (browser && system) return text('account.session.browserOnSystem', { browser, system });
  const known = browser ?? system;
  if (known) return known;
  return text(deviceKind ? `account.session.${deviceKind}` : 'account.session.unknown');
}
