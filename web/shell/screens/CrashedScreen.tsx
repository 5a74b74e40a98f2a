import { useHref, useText } from '../../features/content/index.ts';

/** SHELL-23: what is left in a crashed screen's place, behind the overlay that tells of it. Of nothing that is loaded later. */
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
