import type { PlaceIcon } from '../icon/icons.ts';

/** A place the chrome leads to. */
export interface Place {
  key: string;
  label: string;
  href: string;
  icon: PlaceIcon;
  isCurrent?: boolean;
}

/** What marks the place one is at. */
export const currentPage = (isCurrent: boolean | undefined) => (isCurrent ? 'page' : undefined);

export const placeWeight = (isCurrent: boolean | undefined) => (isCurrent ? 'fill' : 'regular');
