import { expect, it } from 'vitest';
import words from './words.json' with { type: 'json' };
import { languageOf } from './language.ts';

const values = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();

it.each(Object.entries(words))('the widget texts are complete in %s', (_, own) => {
  expect(Object.keys(own)).toEqual(Object.keys(words.en));
  const english: Readonly<Record<string, string>> = words.en;
  for (const [key, text] of Object.entries(own))
    expect(values(text), key).toEqual(values(english[key] ?? ''));
});

it('a locale uses its language, and English when that language is not supported', () => {
  expect(languageOf('et_EE').say('mission.stakes', { goal: 5 })).toBe('Mängi 5 vooru');
  expect(languageOf('pt').say('you')).toBe('You');
});

it.each([
  [0, 0, 'New missions at midnight'],
  [2, 0, 'New missions at 02:00'],
  [0, 30, 'New missions at 00:30'],
  [12, 0, 'New missions at 12:00'],
])('at %i h %i of the player’s clock it says: %s', (hours, minutes, text) => {
  const at = new Date(2026, 10, 27, hours, minutes).toISOString();
  expect(languageOf('en_GB').nextMissions(at)).toBe(text);
});

it.each([
  ['2026-11-30T00:00:00Z', '4d 12h'],
  ['2026-11-26T00:00:00Z', '12h 0m'],
  ['2026-11-25T12:05:09Z', '5m 9s'],
  ['2026-11-25T12:00:00Z', '0s'],
  ['2026-11-25T11:00:00Z', '0s'],
])('at noon, the time left until %s is %s', (at, left) => {
  expect(languageOf('en_GB').timeLeft(at, Date.parse('2026-11-25T12:00:00Z'))).toBe(left);
});

it.each([
  ['en', 'en-IE', 'Mon, 7 Dec, 00:00'],
  ['en', 'en-FI', 'Mon, 7 Dec, 00.00'],
  ['en', undefined, 'Mon, Dec 7, 12:00 AM'],
  ['en', 'fi-FI', 'Mon, Dec 7, 12:00 AM'],
  ['et_EE', 'et-EE', 'E, 7. dets, 00:00'],
])('in %s with dates by %s, midnight of 7 December is %s', (locale, dates, text) => {
  expect(languageOf(locale, dates).date(new Date(2026, 11, 7).toISOString())).toBe(text);
});
