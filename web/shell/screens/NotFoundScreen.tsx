import { EmptyPage } from '../../ui/feedback/EmptyPage.tsx';
import { useHref, useText } from '../../i18n/i18n.tsx';
import { useTitle } from '../../app/head.tsx';

export function NotFoundScreen() {
  const text = useText();
  const href = useHref();
  useTitle(text('shell.notFound.title'));
  return (
    <EmptyPage
      drawing="door"
      title={text('shell.notFound.title')}
      way={{ href: href('/'), label: text('shell.toLobby') }}
    >
      {text('shell.notFound.text')}
    </EmptyPage>
  );
}
