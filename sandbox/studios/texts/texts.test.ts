import { LOCALES } from '@foyer/vocabulary/locale.ts';
import { describe, expect, it } from 'vitest';
import { textsFor } from './texts.ts';

const holes = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort();

describe('the studio speaks the language of each locale', () => {
  const english = textsFor('en');

  it.each(LOCALES)('%s', (locale) => {
    const texts = textsFor(locale);
    if (!locale.startsWith('en')) expect(texts.spin).not.toBe(english.spin);
    for (const [key, text] of Object.entries(texts)) {
      expect(text, key).not.toBe('');
      expect(holes(text), key).toEqual(holes(english[key as keyof typeof english]));
    }
  });
});
