import { EmptyPage } from '../../design/feedback/EmptyPage.tsx';
import { State } from '../../design/feedback/State.tsx';
import { useHref, useText } from '../content/index.ts';

/** LOY-01, GAMI-02, GAMI-05: in place of a page that is not there for this player. */
export function NotOpen({ title }: { title: string }) {
  const text = useText();
  const href = useHref();
  return (
    <EmptyPage drawing="curtain" title={title} way={{ href: href('/'), label: text('gamification.toLobby') }}>
      {text('gamification.off')}
    </EmptyPage>
  );
}

/** The platform did not answer. */
export function Unread() {
  const text = useText();
  return (
    <State drawing="door" headingLevel={1} isPlain title={text('shell.failed.title')}>
      {text('shell.failed.text')}
    </State>
  );
}
