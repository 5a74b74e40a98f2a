import { useState, useSyncExternalStore } from 'react';
import { ConsentChoices } from '../../design/overlay/consent/ConsentChoices.tsx';
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
  return (
    <div className="fy-consent-page">
      <p>{text('consent.page.text')}</p>
      {note && <p>{text(note)}</p>}
      {/* A choice made elsewhere begins the form anew. */}
      <Choices key={[...consent].join()} start={consent} onChosen={() => setSaved(true)} />
      <output>{isSaved && text('consent.saved')}</output>
    </div>
  );
}

interface ChoicesProps {
  readonly start: ReadonlySet<Category>;
  readonly onChosen: () => void;
}

function Choices({ start, onChosen }: ChoicesProps) {
  const detailOf = useCookieList();
  return <ConsentChoices {...useChoices(useConsentStore(), { start, detailOf, onChosen })} />;
}

const nothing = () => () => {};

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
