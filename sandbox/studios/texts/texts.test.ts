import { DEMO_LOCALES } from '@foyer/domain/locale.ts';
import { describe, expect, it } from 'vitest';
import { textsFor } from './texts.ts';

const holes = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort();

const flat = (texts: object, within = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[within + key, text]] : flat(text, `${within}${key}.`),
  );

describe('the texts of the studio are complete for each locale', () => {
  const english = textsFor('en');

  it.each(DEMO_LOCALES)('%s', (locale) => {
    const texts = textsFor(locale);
    if (!locale.startsWith('en')) expect(texts.spin).not.toBe(english.spin);
    const ours = new Map(flat(texts));
    expect(flat(english).map(([key]) => key)).toEqual([...ours.keys()]);
    for (const [key, text] of flat(english)) {
      expect(ours.get(key), key).not.toBe('');
      expect(holes(ours.get(key) ?? ''), key).toEqual(holes(text));
    }
  });
});
