import type { LoginFlow } from '@foyer/contract/content/lobbySettings.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Section } from '../../../ui/section/Section.tsx';
import { Pager } from '../../../ui/section/Table.tsx';
import { useSettings, useText } from '../../content/index.ts';
import { SessionTable } from '../sessionHistory/SessionTable.tsx';
import { useSessionHistory } from '../sessionHistory/useSessionHistory.ts';

/** What to do about a sign-in of somebody else's: it depends on what one signs in with. */
const LEAD_TEXT = {
  Keycloak: 'account.sessions.lead.password',
  Sms: 'account.sessions.lead.code',
  Trustly: 'account.sessions.lead.provider',
  Piq: 'account.sessions.lead.provider',
  Zimpler: 'account.sessions.lead.provider',
} as const satisfies Record<LoginFlow, string>;

/** PROF-10: when, on what and from where the player was signed in, and how each session ended. */
export function SessionHistory() {
  const text = useText();
  const { loginFlow } = useSettings();
  const { sessions, hasMore, isLoading, hasFailed, loadMore } = useSessionHistory();
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
