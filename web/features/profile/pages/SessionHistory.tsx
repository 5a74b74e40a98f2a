import { Button } from '../../../design/button/Button.tsx';
import { Banner } from '../../../design/feedback/Banner.tsx';
import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { Section } from '../../../design/section/Section.tsx';
import { Pager } from '../../../design/section/Table.tsx';
import { useText } from '../../content/index.ts';
import { SessionTable } from '../sessionHistory/SessionTable.tsx';
import { useSessionHistory } from '../sessionHistory/useSessionHistory.ts';

/** PROF-10: when, on what and from where the player was signed in, and how each session ended. */
export function SessionHistory() {
  const text = useText();
  const { sessions, hasMore, isLoading, hasFailed, loadMore } = useSessionHistory();
  return (
    <Section title={text('account.sessions')}>
      <p>{text('account.sessions.lead')}</p>
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
