import { useId, type MouseEvent } from 'react';
import { Icon } from '../icon/Icon.tsx';
import './languages.css';

interface LanguageLink {
  key: string;
  /** The language's own name. */
  label: string;
  href: string;
  /** BCP 47 */
  lang: string;
  isCurrent: boolean;
}

export interface LanguageLinksProps {
  label: string;
  links: readonly LanguageLink[];
}

/** Links to the same page in the site's other languages. */
export function LanguageLinks({ label, links }: LanguageLinksProps) {
  return (
    <ul className="fy-languages" aria-label={label}>
      {links.map(({ key, ...link }) => (
        <li key={key}>
          <LanguageItem {...link} />
        </li>
      ))}
    </ul>
  );
}

/** The same links behind a button with the current language; a native popover, which needs no script. */
export function LanguageMenu({ label, links }: LanguageLinksProps) {
  const menuId = useId();
  const current = links.find(({ isCurrent }) => isCurrent);
  return (
    <>
      <button type="button" className="fy-languages__button" popoverTarget={menuId}>
        <Icon name="globe-simple" size="small" />
        <span lang={current?.lang}>{current?.label}</span>
        <span className="fy-sr">{label}</span>
      </button>
      <div className="fy-languages__menu" id={menuId} popover="auto">
        <LanguageLinks label={label} links={links} />
      </div>
    </>
  );
}

// An element of its own: each language is another document, in which no text of this one is used.
const LanguageItem = ({ label, href, lang, isCurrent }: Omit<LanguageLink, 'key'>) => (
  <a
    href={href}
    lang={lang}
    hrefLang={lang}
    aria-current={isCurrent ? 'true' : undefined}
    onClick={keepQuery}
  >
    {label}
  </a>
);

/** The query, such as the page after sign-in, is known to the browser only. */
const keepQuery = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
  currentTarget.search = location.search;
};
