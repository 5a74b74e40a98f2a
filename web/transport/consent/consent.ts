import { parseRecord } from '../storage/record.ts';
import { CATEGORIES, CATEGORY_IDS, categoryOf, type Category } from './categories.ts';

/** The granted categories; always includes `necessary`. */
export type Consent = ReadonlySet<Category>;

export interface ConsentChoice {
  readonly accepted: readonly Category[];
  /** Whether Global Privacy Control was on when the visitor chose. */
  readonly knewSignal: boolean;
}

export interface ConsentFacts {
  /** AMB-36: the country of the IP address until the player's own country is known. */
  readonly country: string;
  readonly autoAcceptCountries: readonly string[];
  /** Null until the visitor chooses. */
  readonly answer: ConsentChoice | null;
  /** Whether Global Privacy Control is on. */
  readonly hasSignal: boolean;
}

const REFUSED_BY_SIGNAL: readonly Category[] = ['analytics', 'marketing'];

export const isAutoAccepted = ({ country, autoAcceptCountries }: ConsentFacts): boolean =>
  autoAcceptCountries.includes(country);

/** Whether to show the prompt: neither after a choice nor in a country that accepts automatically. */
export const needsPrompt = (facts: ConsentFacts): boolean => facts.answer === null && !isAutoAccepted(facts);

/**
 * CONS-02, CONS-03: an explicit choice applies in every country, so that it can be withdrawn everywhere;
 * without one, the listed countries accept all. Global Privacy Control refuses analytics and marketing,
 * unless the visitor accepted them while it was on.
 */
export function consentOf(facts: ConsentFacts): Consent {
  const { answer, hasSignal } = facts;
  const granted = answer ? answer.accepted : isAutoAccepted(facts) ? CATEGORIES : [];
  const isSignalApplied = hasSignal && !answer?.knewSignal;
  const kept = granted.filter((category) => !isSignalApplied || !REFUSED_BY_SIGNAL.includes(category));
  return new Set<Category>(['necessary', ...kept]);
}

export const isSameConsent = (one: Consent, other: Consent): boolean =>
  one.size === other.size && [...one].every((category) => other.has(category));

/** Serialises consent: who gave it, and the ids of the categories. */
export function writtenConsent(consent: Consent, by: 'hand' | 'country', knewSignal: boolean): string {
  const accepted = CATEGORIES.filter((category) => consent.has(category)).map((name) => CATEGORY_IDS[name]);
  return JSON.stringify({ by, accepted, knewSignal });
}

/** Parses the stored explicit choice; null if there is none or the value is not valid. */
export function readConsentChoice(text: string | null): ConsentChoice | null {
  const { by, accepted, knewSignal } = parseRecord(text) ?? {};
  if (by !== 'hand' || !Array.isArray(accepted)) return null;
  return {
    accepted: accepted.map(categoryOf).filter((category) => category !== null),
    knewSignal: knewSignal === true,
  };
}
