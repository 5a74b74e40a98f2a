import { createEmitter } from '../store/store.ts';
import { CATEGORIES, type Category } from './categories.ts';
import {
  consentOf,
  isAutoAccepted,
  isSameConsent,
  needsPrompt,
  readConsentChoice,
  writtenConsent,
  type ConsentChoice,
  type Consent,
  type ConsentFacts,
} from './consent.ts';

/** CONS-04, CONS-05: DOM events from the banner to the page. */
export const BANNER_INITIALISED = 'consent-banner-initialised';
export const BANNER_STATUS_CHANGED = 'consent-banner-status-changed';
/** CONS-07: DOM event from the page to its features. */
export const CONSENT_UPDATED = 'consent-updated';

/** CONS-06: storage key of the tab's consent. AMB-35: storage key of the banner's record, which outlives the tab. */
export const CONSENT_KEY = 'consent';
export const BANNER_RECORD_KEY = 'consentBanner';

type ChoiceStorage = Pick<Storage, 'getItem' | 'setItem'>;

export interface ConsentDeps {
  readonly country: string;
  readonly autoAcceptCountries: readonly string[];
  readonly hasSignal: boolean;
  readonly session: ChoiceStorage;
  readonly record: ChoiceStorage;
  /** The window, which receives the banner's events and dispatches the store's. */
  readonly events: Pick<EventTarget, 'addEventListener' | 'dispatchEvent'>;
}

export interface ConsentStore {
  current(): Consent;
  /** Whether Global Privacy Control is on in this browser. */
  readonly hasSignal: boolean;
  /** Whether consent follows from the country, without a choice by the visitor. */
  isByCountry(): boolean;
  needsPrompt(): boolean;
  /** Called after each change. @returns unsubscribe function */
  subscribe(listener: () => void): () => void;
  /** Call when the banner is ready: it publishes the recorded choice. */
  initialise(): void;
  /** Stores the visitor's choice; `necessary` is always granted. */
  choose(accepted: readonly Category[]): void;
}

export function createConsentStore(deps: ConsentDeps): ConsentStore {
  const { session, record, events, hasSignal } = deps;
  const { subscribe, emit } = createEmitter();
  const facts = (answer: ConsentChoice | null): ConsentFacts => ({ ...deps, answer });
  const stored = () =>
    readConsentChoice(session.getItem(CONSENT_KEY)) ?? readConsentChoice(record.getItem(BANNER_RECORD_KEY));
  let answer = stored();
  let consent = consentOf(facts(answer));
  keep();

  /** Stores nothing until the visitor chooses or their country accepts automatically. */
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
    emit();
    events.dispatchEvent(new CustomEvent(CONSENT_UPDATED, { detail: [...consent] }));
  }

  const publish = (event: string, detail: ConsentChoice | null) =>
    events.dispatchEvent(new CustomEvent(event, { detail }));
  const onBannerEvent = (event: Event) =>
    update(event instanceof CustomEvent ? choiceIn(event.detail) : null);
  events.addEventListener(BANNER_INITIALISED, onBannerEvent);
  events.addEventListener(BANNER_STATUS_CHANGED, onBannerEvent);
  // The visitor chose in another tab of this brand.
  events.addEventListener('storage', (event) => {
    if ('key' in event && event.key === BANNER_RECORD_KEY)
      update(readConsentChoice(record.getItem(BANNER_RECORD_KEY)));
  });

  return {
    current: () => consent,
    hasSignal,
    isByCountry: () => answer === null && isAutoAccepted(facts(answer)),
    needsPrompt: () => needsPrompt(facts(answer)),
    subscribe,
    initialise: () =>
      void publish(BANNER_INITIALISED, readConsentChoice(record.getItem(BANNER_RECORD_KEY)) ?? answer),
    choose(accepted) {
      const given = { accepted: CATEGORIES.filter((name) => accepted.includes(name)), knewSignal: hasSignal };
      record.setItem(BANNER_RECORD_KEY, writtenConsent(new Set(given.accepted), 'hand', hasSignal));
      publish(BANNER_STATUS_CHANGED, given);
    },
  };
}

/** The choice in an event of the banner, which is validated because a third-party banner may send anything. */
function choiceIn(detail: unknown): ConsentChoice | null {
  if (typeof detail !== 'object' || detail === null || !('accepted' in detail)) return null;
  const { accepted } = detail;
  if (!Array.isArray(accepted)) return null;
  return {
    accepted: CATEGORIES.filter((category) => accepted.includes(category)),
    knewSignal: 'knewSignal' in detail && detail.knewSignal === true,
  };
}
