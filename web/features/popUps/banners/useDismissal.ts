import { useState } from 'react';
import { DISMISSED_BANNERS, dismissing } from '@foyer/contract/content/banners.ts';
import { useCookies } from '../../content/index.ts';

export interface Dismissal {
  isDismissed(id: string): boolean;
  dismiss(id: string): void;
}

/** What was put away is away on this page, and on those to come where the visitor lets us keep it (CONS-09). */
export function useDismissal(): Dismissal {
  const cookies = useCookies();
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  return {
    isDismissed: (id) => dismissed.includes(id),
    dismiss(id) {
      setDismissed((before) => [...before, id]);
      cookies?.keep(DISMISSED_BANNERS, dismissing(cookies.get(DISMISSED_BANNERS), id));
    },
  };
}
