import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import type { Consent } from '../../transport/consent/consent.ts';
import type { ConsentStore } from '../../transport/consent/consentStore.ts';

const ConsentContext = createContext<ConsentStore | null>(null);

export function ConsentProvider({
  consent,
  children,
}: {
  readonly consent: ConsentStore | null;
  readonly children: ReactNode;
}) {
  return <ConsentContext value={consent}>{children}</ConsentContext>;
}

export const useConsentStore = (): ConsentStore | null => use(ConsentContext);

const NECESSARY_ONLY: Consent = new Set(['necessary']);
const nothing = () => () => {};

export function useConsent(): Consent {
  const store = useConsentStore();
  return useSyncExternalStore(
    store?.subscribe ?? nothing,
    () => store?.current() ?? NECESSARY_ONLY,
    () => NECESSARY_ONLY,
  );
}
