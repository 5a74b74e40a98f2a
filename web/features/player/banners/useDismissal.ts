import { useState } from 'react';
import { DISMISSED_BANNERS, dismissing } from '@foyer/contract/content/banners.ts';
import { useCookies } from '../../../app/cookies.tsx';

export interface Dismissal {
  isDismissed(id: string): boolean;
  dismiss(id: string): void;
}

/** CONS-09: hides dismissed banners on later pages only if the visitor consents to storing it. */
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
