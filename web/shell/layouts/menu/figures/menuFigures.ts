import type { ReactNode } from 'react';
import type { NavCount } from '../../../../ui/menu/navItems.ts';

/** What the menu says beside its links. Empty until known, and while it may be out of date. */
export interface MenuFigures {
  /** By the key of the link. */
  readonly meta: Readonly<Record<string, ReactNode>>;
  readonly counts: Readonly<Record<string, NavCount | undefined>>;
  /** Below the links: time and limits. */
  readonly card: ReactNode;
}

export const NO_FIGURES: MenuFigures = { meta: {}, counts: {}, card: null };
