import { CATEGORIES, CATEGORY_IDS, categoryOf, type Category } from './categories.ts';

/** The categories that are granted; `necessary` is always among them. */
export type Consent = ReadonlySet<Category>;

/** What a visitor said by hand. */
export interface ConsentChoice {
  readonly accepted: readonly Category[];
  /** Whether the browser asked for Global Privacy Control while the visitor answered. */
  readonly knewSignal: boolean;
}

export interface ConsentFacts {
  /** AMB-36: by the address until a player's own country is known. */
  readonly country: string;
  readonly autoAcceptCountries: readonly string[];
  /** Null while nothing was answered. */
  readonly answer: ConsentChoice | null;
  /** Global Privacy Control. */
  readonly hasSignal: boolean;
}

const REFUSED_BY_SIGNAL: readonly Category[] = ['analytics', 'marketing'];

export const isAutoAccepted = ({ country, autoAcceptCountries }: ConsentFacts): boolean =>
  autoAcceptCountries.includes(country);

/** Nobody is asked who answered, or whose country accepts. */
export const isUnasked = (facts: ConsentFacts): boolean => facts.answer === null && !isAutoAccepted(facts);

/**
 * CONS-02, CONS-03: an answer given by hand holds everywhere, so that it can be withdrawn everywhere; without one a
 * country of the list accepts all at once. The browser's signal refuses analytics and marketing unless the visitor
 * accepted them in its presence.
 */
export function consentOf(facts: ConsentFacts): Consent {
  const { answer, hasSignal } = facts;
  const granted = answer ? answer.accepted : isAutoAccepted(facts) ? CATEGORIES : [];
  const isSignalHeard = hasSignal && !answer?.knewSignal;
  const kept = granted.filter((category) => !isSignalHeard || !REFUSED_BY_SIGNAL.includes(category));
  return new Set<Category>(['necessary', ...kept]);
}

export const isSameConsent = (one: Consent, other: Consent): boolean =>
  one.size === other.size && [...one].every((category) => other.has(category));

/** How consent is written down: who said it, and the categories by their ids. */
export function writtenConsent(consent: Consent, by: 'hand' | 'country', knewSignal: boolean): string {
  const accepted = CATEGORIES.filter((category) => consent.has(category)).map((name) => CATEGORY_IDS[name]);
  return JSON.stringify({ by, accepted, knewSignal });
}

/** The answer in what was written down; null when it holds none, or nothing that we wrote. */
export function readConsentChoice(text: string | null): ConsentChoice | null {
  const written = parsed(text);
  if (typeof written !== 'object' || written === null) return null;
  if (!('by' in written && written.by === 'hand')) return null;
  if (!('accepted' in written && Array.isArray(written.accepted))) return null;
  const accepted = written.accepted.map(categoryOf).filter((category) => category !== null);
  return { accepted, knewSignal: 'knewSignal' in written && written.knewSignal === true };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
