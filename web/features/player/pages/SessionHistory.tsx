import { SessionHistory as Sessions } from '@foyer/contract/generated/operations.ts';
import type { LoginFlow } from '@foyer/contract/content/lobbySettings.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Section } from '../../../ui/section/Section.tsx';
import { Pager } from '../../../ui/section/Table.tsx';
import { createQuery } from '../../../transport/graphql/query.ts';
import { useSettings } from '../../../app/app.tsx';
import { useGraphql, useQuery } from '../../../app/graphql.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import { HISTORY_PAGE_SIZE } from '../queries.ts';
import { NO_FILTER } from '../histories/filter.ts';
import { SessionTable } from '../sessionHistory/SessionTable.tsx';
import { useSlices } from '../histories/useSlices.ts';

/** Advice about a sign-in by somebody else, which depends on the player's sign-in method. */
const LEAD_TEXT = {
  Keycloak: 'account.sessions.lead.password',
  Sms: 'account.sessions.lead.code',
  Trustly: 'account.sessions.lead.provider',
  Piq: 'account.sessions.lead.provider',
  Zimpler: 'account.sessions.lead.provider',
} as const satisfies Record<LoginFlow, string>;

/** PROF-10: time, device and location of the player's sign-ins, and how each session ended. */
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
