import { CATEGORIES, type Category } from './categories.ts';
import {
  consentOf,
  isAutoAccepted,
  isSameConsent,
  isUnasked,
  readConsentChoice,
  writtenConsent,
  type ConsentChoice,
  type Consent,
  type ConsentFacts,
} from './consent.ts';

/** CONS-04, CONS-05: what the banner says to the page. */
export const BANNER_INITIALISED = 'consent-banner-initialised';
export const BANNER_STATUS_CHANGED = 'consent-banner-status-changed';
/** CONS-07: what the page says to all its parts. */
export const CONSENT_UPDATED = 'consent-updated';

/** CONS-06: consent as the tab knows it; AMB-35: and the banner's own record, which outlives the tab. */
export const CONSENT_KEY = 'consent';
export const BANNER_RECORD_KEY = 'consentBanner';

type Kept = Pick<Storage, 'getItem' | 'setItem'>;

export interface ConsentDeps {
  readonly country: string;
  readonly autoAcceptCountries: readonly string[];
  readonly hasSignal: boolean;
  readonly session: Kept;
  readonly record: Kept;
  /** The page's window: the banner's events arrive here, and ours leave. */
  readonly events: Pick<EventTarget, 'addEventListener' | 'dispatchEvent'>;
}

export interface ConsentStore {
  current(): Consent;
  /** Global Privacy Control is on in this browser. */
  readonly hasSignal: boolean;
  /** Whether the country accepted, and the visitor said nothing. */
  isByCountry(): boolean;
  /** Whether the visitor has to be asked. */
  isUnasked(): boolean;
  /** Called after each change. @returns the way to end it */
  subscribe(listener: () => void): () => void;
  /** The banner is there: it tells what it has on record. */
  initialise(): void;
  /** The visitor chose; what is necessary stays. */
  choose(accepted: readonly Category[]): void;
}

/** Who may be told what, for one page; the same to all that asks. */
export function createConsentStore(parts: ConsentDeps): ConsentStore {
  const { session, record, events, hasSignal } = parts;
  const listeners = new Set<() => void>();
  const facts = (answer: ConsentChoice | null): ConsentFacts => ({ ...parts, answer });
  const stored = () =>
    readConsentChoice(session.getItem(CONSENT_KEY)) ?? readConsentChoice(record.getItem(BANNER_RECORD_KEY));
  let answer = stored();
  let consent = consentOf(facts(answer));
  keep();

  /** Before an answer nothing is written, not even that there was none. */
  function keep(): void {
    const by = answer ? 'hand' : 'country';
    if (answer ?? isAutoAccepted(facts(answer)))
      session.setItem(CONSENT_KEY, writtenConsent(consent, by, answer?.knewSignal ?? false));
  }

  function update(given: ConsentChoice | null): void {
    answer = given;
    const before = consent;
    const next = consentOf(facts(answer));
    consent = isSameConsent(before, next) ? before : next;
    keep();
    for (const listener of listeners) listener();
    events.dispatchEvent(new CustomEvent(CONSENT_UPDATED, { detail: [...consent] }));
  }

  const say = (event: string, detail: ConsentChoice | null) =>
    events.dispatchEvent(new CustomEvent(event, { detail }));
  const hear = (event: Event) => update(event instanceof CustomEvent ? answerIn(event.detail) : null);
  events.addEventListener(BANNER_INITIALISED, hear);
  events.addEventListener(BANNER_STATUS_CHANGED, hear);
  // Another tab of this brand was answered.
  events.addEventListener('storage', (event) => {
    if ('key' in event && event.key === BANNER_RECORD_KEY)
      update(readConsentChoice(record.getItem(BANNER_RECORD_KEY)));
  });

  return {
    current: () => consent,
    hasSignal,
    isByCountry: () => answer === null && isAutoAccepted(facts(answer)),
    isUnasked: () => isUnasked(facts(answer)),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    initialise: () =>
      void say(BANNER_INITIALISED, readConsentChoice(record.getItem(BANNER_RECORD_KEY)) ?? answer),
    choose(accepted) {
      const given = { accepted: CATEGORIES.filter((name) => accepted.includes(name)), knewSignal: hasSignal };
      record.setItem(BANNER_RECORD_KEY, writtenConsent(new Set(given.accepted), 'hand', hasSignal));
      say(BANNER_STATUS_CHANGED, given);
    },
  };
}

/** What a banner of another maker may say too: anything but an answer is none. */
function answerIn(detail: unknown): ConsentChoice | null {
  if (typeof detail !== 'object' || detail === null || !('accepted' in detail)) return null;
  const { accepted } = detail;
  if (!Array.isArray(accepted)) return null;
  return {
    accepted: CATEGORIES.filter((category) => accepted.includes(category)),
    knewSignal: 'knewSignal' in detail && detail.knewSignal === true,
  };
}
