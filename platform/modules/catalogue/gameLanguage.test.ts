import type { Locale } from '@foyer/domain/locale.ts';
import { expect, it } from 'vitest';
import { gameLanguage } from './gameLanguage.ts';

it.each<[wanted: Locale, offered: readonly Locale[], spoken: Locale]>([
  ['fi', ['en', 'fi'], 'fi'],
  ['fr_CA', ['en', 'fr', 'fr_CA'], 'fr_CA'],
  ['fr_CA', ['en', 'fr'], 'fr'],
  ['fi', ['de', 'en'], 'en'],
  ['fi', ['de', 'it'], 'de'],
])('for a reader of %s a game in %j uses %s', (requested, offered, spoken) => {
  expect(gameLanguage(offered, requested)).toBe(spoken);
});
