import type { NavIcon } from '../../../ui/icon/icons.ts';
import type { NavItem } from '../../../ui/menu/navItems.ts';
import { profilePages, type ProfilePage, type ProfileSite } from '../../../features/player/profilePages.ts';

/** Profile pages linked directly from the account menu. All safer gambling tools are included (RG-01). */
const SHORTCUTS: readonly { page: ProfilePage; name: string; icon: NavIcon }[] = [
  { page: 'dashboard', name: 'profile', icon: 'user' },
  { page: 'deposit-history', name: 'deposits', icon: 'arrow-down-left' },
  { page: 'documents', name: 'documents', icon: 'files' },
  { page: 'limits', name: 'limits', icon: 'sliders-horizontal' },
  { page: 'session-history', name: 'sessions', icon: 'timer' },
  { page: 'self-exclusion', name: 'selfExclusion', icon: 'hand-palm' },
];

export interface AccountCase {
  readonly site: ProfileSite;
  /** Path of the current page, without locale. */
  readonly path: string;
  href(path: string): string;
  text(key: string): string;
}

export function accountNavItems({ site, path, href, text }: AccountCase): readonly NavItem[] {
  const pages = profilePages(site);
  const withdraw = {
    key: 'withdraw',
    label: text('menu.account.withdraw'),
    href: href('/withdraw/'),
    icon: 'arrow-up-right',
    isCurrent: path === '/withdraw/',
  } as const;
  const shortcuts = SHORTCUTS.filter(({ page }) => pages.includes(page)).map(({ page, name, icon }) => ({
    key: page,
    label: text(`menu.account.${name}`),
    href: href(`/profile/${page}/`),
    icon,
    isCurrent: path === `/profile/${page}/`,
  }));
  return [withdraw, ...shortcuts];
}
