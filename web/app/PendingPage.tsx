import { Skeleton } from '../ui/feedback/Skeleton.tsx';
import { State } from '../ui/feedback/State.tsx';
import { PageTitle } from '../ui/pageHead/PageTitle.tsx';
import { useText } from '../i18n/i18n.tsx';

/** Placeholder while the page's query is loading, or after it has failed. */
export function PendingPage({ title, hasFailed }: { title: string; hasFailed: boolean }) {
  const text = useText();
  return hasFailed ? (
    <State drawing="door" headingLevel={1} isPlain title={text('shell.failed.title')}>
      {text('shell.failed.text')}
    </State>
  ) : (
    <>
      <PageTitle>{title}</PageTitle>
      <Skeleton shape="hero" />
      <Skeleton shape="band" />
    </>
  );
}
