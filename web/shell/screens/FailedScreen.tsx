import { State } from '../../ui/feedback/State.tsx';
import { useHref, useText } from '../../i18n/i18n.tsx';
import { useTitle } from '../../app/head.tsx';
import '../../ui/button/button.css';

/** SHELL-23: shown if a page cannot be loaded. The home link causes a full page load. */
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
