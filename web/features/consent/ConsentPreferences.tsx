import type { MessageKey } from '@foyer/contract/generated/messages.ts';
import { useState, useSyncExternalStore } from 'react';
import { ConsentChoices } from './ConsentChoices.tsx';
import type { Category } from '../../transport/consent/categories.ts';
import { COOKIES, PLATFORM_COOKIES, type CookieDescription } from '../../transport/storage/cookieTable.ts';
import { useText } from '../../i18n/i18n.tsx';
import { useConsent, useConsentStore } from './consentContext.tsx';
import { useChoices } from './useChoices.ts';

/**
 * OPEN-51: content of the cookie page: each category, what is stored under it, and the current choice. Its
 * texts are in the area `consent`.
 */
export function ConsentPreferences() {
  const consent = useConsent();
  const text = useText();
  const [isSaved, setSaved] = useState(false);
  const note = useNote();
  const isKnown = useIsKnown();
  const detailOf = useCookieList();
  const choices = useChoices(useConsentStore(), { start: consent, detailOf, onChosen: () => setSaved(true) });
  return (
    <div className="fy-consent-page">
      <p>{text('consent.page.text')}</p>
      {note && <p>{text(note)}</p>}
      <ConsentChoices {...choices} isWaiting={!isKnown} />
      <output>{isSaved && text('consent.saved')}</output>
    </div>
  );
}

const nothing = () => () => {};

/**
 * False on the server and during hydration, where the stored choice is not known: a switch would start from
 * a wrong state.
 */
const useIsKnown = (): boolean =>
  useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );

/** Explains a category's state that the visitor did not set themselves. */
function useNote(): MessageKey | null {
  const store = useConsentStore();
  return useSyncExternalStore(
    store?.subscribe ?? nothing,
    () => {
      if (store?.hasSignal) return 'consent.signal';
      return store?.isByCountry() ? 'consent.accepted' : null;
    },
    () => null,
  );
}

/** Lists the cookies of a category, each with its lifetime. */
function useCookieList(): (category: Category) => string {
  const text = useText();
  const cookies: [string, CookieDescription][] = Object.entries({ ...COOKIES, ...PLATFORM_COOKIES });
  const stay = ({ maxAgeDays }: CookieDescription) =>
    maxAgeDays === null ? text('consent.untilClosed') : text('consent.days', { days: maxAgeDays });
  return (wanted) =>
    cookies
      .filter(([, { category }]) => category === wanted)
      .map(([name, cookie]) => `${name} (${stay(cookie)})`)
      .join(', ');
}
