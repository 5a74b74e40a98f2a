import type { NavIcon } from '../icon/icons.ts';

/** A place the chrome leads to. */
export interface NavItem {
  key: string;
  label: string;
  href: string;
  icon: NavIcon;
  isCurrent?: boolean;
}

/** What marks the place one is at. */
export const currentPage = (isCurrent: boolean | undefined) => (isCurrent ? 'page' : undefined);

export const navIconWeight = (isCurrent: boolean | undefined) => (isCurrent ? 'fill' : 'regular');
