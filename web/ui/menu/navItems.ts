import type { NavIcon } from '../icon/icons.ts';

export interface NavCount {
  value: number;
  /** What is counted, for screen readers. */
  label: string;
}

export interface NavItem {
  key: string;
  label: string;
  href: string;
  icon: NavIcon;
  isCurrent?: boolean;
  count?: NavCount | undefined;
}

/** The link's accessible name; undefined if it is the visible text. */
export const nameWithCount = ({ label, count }: Pick<NavItem, 'label' | 'count'>) =>
  count && `${label}, ${count.label}`;

export const currentPage = (isCurrent: boolean | undefined) => (isCurrent ? 'page' : undefined);

export const navIconWeight = (isCurrent: boolean | undefined) => (isCurrent ? 'fill' : 'regular');
