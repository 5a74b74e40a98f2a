import type { ReactNode } from 'react';

import { IconButton } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { classNames } from '../link/classNames.ts';
import { Link } from '../link/Link.tsx';
import { currentPage, type NavItem } from '../menu/navItems.ts';
import './header.css';

export interface Logo {
  url: string;
  width: number;
  height: number;
}

export interface HeaderProps {
  home: { href: string; label: string };
  /** The brand's symbol, for screens below 768 px. `logoDesktop` has the name as well. */
  logo: Logo;
  logoDesktop: Logo;
  menu?: { label: string; isOpen: boolean; onOpen(): void };
  quick?: ReactNode;
  /** `layout1` has links in the header instead of a fixed menu. */
  nav?: { label: string; links: readonly Pick<NavItem, 'key' | 'label' | 'href' | 'isCurrent'>[] };
  search?: ReactNode;
  account?: ReactNode;
  /** Whether this is the header of sign-in and error pages, which have no menu and no search. */
  isBasic?: boolean;
}

export function Header({ home, logo, logoDesktop, menu, quick, nav, ...rest }: HeaderProps) {
  const { search, account, isBasic } = rest;
  return (
    <header className={classNames('fy-shell__header fy-header', isBasic && 'fy-header--basic')}>
      <div className="fy-header__brand">
        {menu && !isBasic && (
          <IconButton
            label={menu.label}
            aria-haspopup="dialog"
            aria-expanded={menu.isOpen}
            onClick={menu.onOpen}
          >
            <Icon name="list" />
          </IconButton>
        )}
        <Link className="fy-header__logo" href={home.href} aria-label={home.label}>
          <LogoImage {...logo} className="fy-header__logo-mark" />
          <LogoImage {...logoDesktop} className="fy-header__logo-wide" />
        </Link>
      </div>
      <div className="fy-header__quick">{quick}</div>
      {nav && !isBasic && (
        <nav className="fy-header__nav" aria-label={nav.label}>
          {nav.links.map(({ key, label, href, isCurrent }) => (
            <Link key={key} href={href} aria-current={currentPage(isCurrent)}>
              {label}
            </Link>
          ))}
        </nav>
      )}
      {search && <div className="fy-header__search">{search}</div>}
      <div className="fy-header__account">{account}</div>
    </header>
  );
}

/**
 * A logo without alt text, because its link has the name. Lazy, so that only the visible one of two sizes is fetched.
 */
export function LogoImage({ url, width, height, className }: Logo & { className?: string }) {
  return <img className={className} src={url} alt="" width={width} height={height} loading="lazy" />;
}
