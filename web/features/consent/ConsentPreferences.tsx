import { useState, useSyncExternalStore } from 'react';
import { ConsentChoices } from '../../ui/overlay/consent/ConsentChoices.tsx';
import type { Category } from '../../transport/consent/categories.ts';
import { COOKIES, type CookieDescription } from '../../transport/storage/cookieTable.ts';
import { useText } from '../content/index.ts';
import { useConsent, useConsentStore } from './consentContext.tsx';
import { useChoices } from './useChoices.ts';

/**
 * OPEN-51: what the cookie page shows under its heading: each category, what is kept under it, and the choice as it
 * stands. Its texts are the area `consent`.
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
 * Whether this page knows what was chosen: only the browser does. Until then a press on a switch would turn what is
 * not so.
 */
const useIsKnown = (): boolean =>
  useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );

/** Why something is on or off that nobody turned. */
function useNote(): string | null {
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

/** The cookies of a category by name, each with how long it stays. */
function useCookieList(): (category: Category) => string {
  const text = useText();
  const cookies: [string, CookieDescription][] = Object.entries(COOKIES);
  const stay = ({ maxAgeDays }: CookieDescription) =>
    maxAgeDays === null ? text('consent.untilClosed') : text('consent.days', { days: maxAgeDays });
  return (wanted) =>
    cookies
      .filter(([, { category }]) => category === wanted)
      .map(([name, cookie]) => `${name} (${stay(cookie)})`)
      .join(', ');
}
