import type { Locale } from '@foyer/domain/locale.ts';
import { expect, it } from 'vitest';
import { gameLanguage } from './gameLanguage.ts';

it.each<[wanted: Locale, offered: readonly Locale[], spoken: Locale]>([
  ['fi', ['en', 'fi'], 'fi'],
  ['fr_CA', ['en', 'fr', 'fr_CA'], 'fr_CA'],
  ['fr_CA', ['en', 'fr'], 'fr'],
  ['fi', ['de', 'en'], 'en'],
  ['fi', ['de', 'it'], 'de'],
])('to who reads %s a game in %j speaks %s', (requested, offered, spoken) => {
  expect(gameLanguage(offered, requested)).toBe(spoken);
});
