import { useText } from '../../i18n/i18n.tsx';

export const MAIN_ID = 'main';

/** A link that skips to the content. It has its own landmark, because the cookie prompt may precede it. */
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
