import { PageTitle } from '../../ui/pageHead/PageTitle.tsx';
import { useText } from '../../i18n/i18n.tsx';
import { useTitle } from '../../app/head.tsx';
import type { MessageKey } from '@foyer/contract/generated/messages.ts';
import { useState, useSyncExternalStore } from 'react';
import { ConsentChoices } from './ConsentChoices.tsx';
import type { Category } from '../../transport/consent/categories.ts';
import { cookiesOf, type CookieDescription } from '../../transport/storage/cookieTable.ts';
import { useSettings } from '../../app/app.tsx';
import { useBrowserValue } from '../../app/useStore.ts';
import { useConsent, useConsentStore } from './consentContext.tsx';

export function CookieScreen() {
  const text = useText();
  useTitle(text('consent.page.title'));
  return (
    <>
      <PageTitle>{text('consent.page.title')}</PageTitle>
      <ConsentPreferences />
    </>
  );
}

/** OPEN-51: the consent categories, what is stored under each, and the current choice. */
function ConsentPreferences() {
  const consent = useConsent();
  const text = useText();
  const [isSaved, setSaved] = useState(false);
  const note = useNote();
  // The server does not know the stored choice.
  const isKnown = useBrowserValue(() => true, false);
  const store = useConsentStore();
  const detailOf = useCookieList();
  return (
    <div className="fy-consent-page">
      <p>{text('consent.page.text')}</p>
      {note && <p>{text(note)}</p>}
      <ConsentChoices
        store={store}
        start={consent}
        detailOf={detailOf}
        isWaiting={!isKnown}
        onChosen={() => setSaved(true)}
      />
      <output>{isSaved && text('consent.saved')}</output>
    </div>
  );
}

const nothing = () => () => {};

/** Says why categories are on or off although the visitor has not chosen. */
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

function useCookieList(): (category: Category) => string {
  const text = useText();
  const cookies = cookiesOf(useSettings());
  const lifetime = ({ maxAgeDays: days }: CookieDescription) => {
    if (days === null) return text('consent.untilClosed');
    return days < 1 ? text('consent.hours', { hours: days * 24 }) : text('consent.days', { days });
  };
  return (shown) =>
    cookies
      .filter(([, { category }]) => category === shown)
      .map(([name, cookie]) => `${name} (${lifetime(cookie)})`)
      .join(', ');
}
