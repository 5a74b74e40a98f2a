import { useHref, useText } from '../../i18n/i18n.tsx';

/** SHELL-23: shown instead of a crashed screen, behind the error overlay. It must not use lazily loaded code. */
export function CrashedScreen() {
  const text = useText();
  const href = useHref();
  return (
    <>
      <h1>{text('shell.error.title')}</h1>
      <p>
        {text('shell.error.text')}. <a href={href('/')}>{text('shell.toLobby')}</a>
      </p>
    </>
  );
}
