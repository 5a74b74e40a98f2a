import { useText } from '../../features/content/index.ts';

export const MAIN_ID = 'main';

/** Past the chrome. A landmark of its own: the question about cookies, with its link, may stand before it. */
export function SkipLink() {
  const text = useText();
  const label = text('shell.skip');
  return (
    <nav aria-label={label}>
      <a className="fy-skip" href={`#${MAIN_ID}`}>
        {label}
      </a>
    </nav>
  );
}
