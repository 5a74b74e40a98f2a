import { expect, it } from 'vitest';
import words from './words.json' with { type: 'json' };
import { textsOf } from './texts.ts';

it.each(Object.entries(words))('the sportsbook texts are complete in %s', (_language, own) => {
  expect(Object.keys(own)).toEqual(Object.keys(words.en));
  for (const [key, english] of Object.entries(words.en))
    expect(
      Reflect.get(own, key)
        .match(/\{\w+\}/g)
        ?.sort(),
    ).toEqual(english.match(/\{\w+\}/g)?.sort());
});

it('a locale uses its language, and English when that language is not supported', () => {
  expect(textsOf('de_AT')).toBe(words.de);
  expect(textsOf('en_IN')).toBe(words.en);
});
