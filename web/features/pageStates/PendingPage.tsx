import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { State } from '../../ui/feedback/State.tsx';
import { PageTitle } from '../../ui/pageHead/PageTitle.tsx';
import { useText } from '../content/index.ts';

/** The answer that the page is made of is on its way, or did not come. */
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
