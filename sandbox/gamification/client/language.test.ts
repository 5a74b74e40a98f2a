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
