import { State } from '../../ui/feedback/State.tsx';
import { useHref, useText, useTitle } from '../../features/content/index.ts';
import '../../ui/button/button.css';

/** SHELL-23: what is left when a page cannot be shown. Its way home is a plain link: a fresh page, not this one. */
export function FailedScreen() {
  const text = useText();
  const href = useHref();
  useTitle(text('shell.error.title'));
  return (
    <State
      drawing="curtain"
      headingLevel={1}
      isPlain
      title={text('shell.error.title')}
      action={
        <a className="fy-button fy-button--primary" href={href('/')}>
          {text('shell.toLobby')}
        </a>
      }
    >
      {text('shell.error.text')}
    </State>
  );
}
