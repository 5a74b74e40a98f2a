import type { NavIcon } from '../icon/icons.ts';

export interface NavItem {
  key: string;
  label: string;
  href: string;
  icon: NavIcon;
  isCurrent?: boolean;
}

export const currentPage = (isCurrent: boolean | undefined) => (isCurrent ? 'page' : undefined);

export const navIconWeight = (isCurrent: boolean | undefined) => (isCurrent ? 'fill' : 'regular');
