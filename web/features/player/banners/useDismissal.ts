import { useState } from 'react';
import { DISMISSED_BANNERS, dismissing } from '@foyer/contract/content/banners.ts';
import { useCookies } from '../../../app/cookies.tsx';

/** CONS-09: a dismissed banner stays hidden on later pages only if the visitor consents to storing it. */
export function useDismissal() {
  const cookies = useCookies();
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  return {
    isDismissed: (id: string) => dismissed.includes(id),
    dismiss(id: string): void {
      setDismissed((before) => [...before, id]);
      cookies?.keep(DISMISSED_BANNERS, dismissing(cookies.get(DISMISSED_BANNERS), id));
    },
  };
}
