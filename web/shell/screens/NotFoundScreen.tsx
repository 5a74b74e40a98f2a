import { ButtonLink } from '../../design/button/Button.tsx';
import { State } from '../../design/feedback/State.tsx';
import { useHref, useText, useTitle } from '../../features/content/index.ts';

/** ROUTE-22 */
export function NotFoundScreen() {
  const text = useText();
  const href = useHref();
  useTitle(text('shell.notFound.title'));
  return (
    <State
      drawing="door"
      headingLevel={1}
      isPlain
      title={text('shell.notFound.title')}
      action={
        <ButtonLink variant="primary" href={href('/')}>
          {text('shell.toLobby')}
        </ButtonLink>
      }
    >
      {text('shell.notFound.text')}
    </State>
  );
}
