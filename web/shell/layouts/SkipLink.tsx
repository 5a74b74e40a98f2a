import { useText } from '../../i18n/i18n.tsx';

export const MAIN_ID = 'main';

/** Skips to the content. It has its own landmark because the cookie prompt, with its link, may precede it. */
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
