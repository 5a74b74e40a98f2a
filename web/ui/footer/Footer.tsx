import type { ReactNode } from 'react';

import { Link } from '../link/Link.tsx';
import { LanguageLinks, type LanguageLinksProps } from '../menu/LanguageLinks.tsx';
import { AgeSign, type AgeSignProps } from './AgeSign.tsx';
import './footer.css';

interface FooterLink {
  key: string;
  label: string;
  href: string;
}

export interface FooterProps {
  columns: readonly { key: string; title: string; links: readonly FooterLink[] }[];
  age: AgeSignProps;
  /** Safer gambling message. */
  safer: string;
  /** The help line: a `tel:` URL or an external web address. */
  helpLine: { label: string; href: string; icon?: ReactNode };
  /** `href` is the regulator's web address, if it has one. */
  licence: { authority: string; number: string; href: string | null; text: string };
  legalLinks?: readonly FooterLink[];
  /** Null for a site with one language. */
  languages?: LanguageLinksProps | null;
}

/** The footer of every page: licensee, age sign, help line and licence seal (FAIR-06). */
export function Footer({ columns, age, safer, helpLine, licence, legalLinks = [], languages }: FooterProps) {
  return (
    <footer className="fy-footer">
      <div className="fy-footer__in">
        {columns.length > 0 && (
          <div className="fy-footer__cols">
            {columns.map(({ key, title, links }) => (
              <div key={key}>
                <h2>{title}</h2>
                <FooterLinks links={links} />
              </div>
            ))}
          </div>
        )}
        <div className="fy-footer__safer">
          <AgeSign {...age} />
          <p>{safer}</p>
          <a href={helpLine.href}>
            {helpLine.icon}
            {helpLine.label}
          </a>
          <LicenceSeal {...licence} />
        </div>
        <div className="fy-footer__legal">
          <p>{licence.text}</p>
          {legalLinks.length > 0 && <FooterLinks links={legalLinks} />}
          {languages && <LanguageLinks {...languages} />}
        </div>
      </div>
    </footer>
  );
}

function LicenceSeal({ authority, number, href }: Omit<FooterProps['licence'], 'text'>) {
  const content = (
    <>
      <b>{authority}</b>
      <span>{number}</span>
    </>
  );
  if (href === null) return <span className="fy-seal">{content}</span>;
  return (
    <a className="fy-seal" href={href} target="_blank" rel="noreferrer">
      {content}
    </a>
  );
}

function FooterLinks({ links }: { links: readonly FooterLink[] }) {
  return (
    <ul>
      {links.map(({ key, label, href }) => (
        <li key={key}>
          <Link href={href}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
