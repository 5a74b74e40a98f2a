import { useText } from '../../features/content/index.ts';

export const MAIN_ID = 'main';

/** The first stop of the keyboard: past the chrome. */
export function SkipLink() {
  const text = useText();
  return (
    <a className="fy-skip" href={`#${MAIN_ID}`}>
      {text('shell.skip')}
    </a>
  );
}
