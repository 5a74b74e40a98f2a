import { expect, test } from 'vitest';
import { CATEGORIES, CATEGORY_IDS, type Category } from './categories.ts';
import { consentOf, needsPrompt, readConsentChoice, writtenConsent, type ConsentFacts } from './consent.ts';

const facts = (given: Partial<ConsentFacts> = {}): ConsentFacts => ({
  country: 'FI',
  autoAcceptCountries: ['CR', 'NZ'],
  answer: null,
  hasSignal: false,
  ...given,
});
const answer = (accepted: readonly Category[], knewSignal = false) => ({ accepted, knewSignal });
const granted = (given: Partial<ConsentFacts>) => [...consentOf(facts(given))];

test('CONS-01 the five categories have the ids 1 to 5', () => {
  expect(CATEGORY_IDS).toEqual({
    necessary: 1,
    preferences: 2,
    analytics: 3,
    marketing: 4,
    uncategorized: 5,
  });
});

test('CONS-02 a listed country grants all categories without a question', () => {
  expect(granted({ country: 'CR' })).toEqual(CATEGORIES);
  expect(needsPrompt(facts({ country: 'CR' }))).toBe(false);
});

test('CONS-02 another country grants only the necessary category and asks', () => {
  expect(granted({ country: 'FI' })).toEqual(['necessary']);
  expect(needsPrompt(facts({ country: 'FI' }))).toBe(true);
  expect(granted({ country: 'CR', autoAcceptCountries: [] })).toEqual(['necessary']);
});

test('CONS-03 a stored answer is used without a question', () => {
  const given = { answer: answer(['preferences']) };
  expect(granted(given)).toEqual(['necessary', 'preferences']);
  expect(needsPrompt(facts(given))).toBe(false);
  expect(granted({ answer: answer([]) })).toEqual(['necessary']);
});

test('CONS-03 an explicit refusal holds in a country that grants all', () => {
  expect(granted({ country: 'CR', answer: answer([]) })).toEqual(['necessary']);
});

test('CONS-02 Global Privacy Control refuses analytics and marketing in a country that grants all', () => {
  expect(granted({ country: 'CR', hasSignal: true })).toEqual(['necessary', 'preferences', 'uncategorized']);
});

test('CONS-03 Global Privacy Control refuses an earlier acceptance, but not one that was given under it', () => {
  const all = [...CATEGORIES];
  expect(granted({ answer: answer(all), hasSignal: true })).toEqual([
    'necessary',
    'preferences',
    'uncategorized',
  ]);
  expect(granted({ answer: answer(all, true), hasSignal: true })).toEqual(all);
  expect(granted({ answer: answer(['marketing'], true), hasSignal: true })).toEqual([
    'necessary',
    'marketing',
  ]);
});

test('CONS-06 an answer is parsed as it was stored', () => {
  const text = writtenConsent(new Set(['necessary', 'analytics']), 'hand', true);
  expect(JSON.parse(text)).toEqual({ by: 'hand', accepted: [1, 3], knewSignal: true });
  expect(readConsentChoice(text)).toEqual({ accepted: ['necessary', 'analytics'], knewSignal: true });
});

test("CONS-06 a country's grant is not stored as the visitor's answer", () => {
  expect(readConsentChoice(writtenConsent(new Set(CATEGORIES), 'country', false))).toBeNull();
});

test.each([
  null,
  '',
  'null',
  '{',
  '[]',
  '7',
  '{"accepted":[1]}',
  '{"by":"hand"}',
  '{"by":"hand","accepted":3}',
])('CONS-06 %s is not a valid answer', (text) => {
  expect(readConsentChoice(text)).toBeNull();
});

test('CONS-06 an unknown category id grants nothing', () => {
  expect(readConsentChoice('{"by":"hand","accepted":[1,6,"2",null,4]}')?.accepted).toEqual([
    'necessary',
    'marketing',
  ]);
});
