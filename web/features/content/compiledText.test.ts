import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setupI18n, type Messages } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { languageTag, LOCALES } from '@foyer/vocabulary/locale.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sayCompiled } from './compiledText.ts';
import { textStore } from './texts.ts';

const folderOf = (locale: string) => new URL(`../../../sites/locales/${locale}/`, import.meta.url);

/** The others write nothing of their own. */
const WRITTEN = LOCALES.filter((locale) => existsSync(folderOf(locale)));

const say = (text: string, tag: string, values: Readonly<Record<string, unknown>>) =>
  sayCompiled(compileMessageOrThrow(text), tag, values);

function lingui(text: string, tag: string, values: Readonly<Record<string, unknown>>): string {
  const messages: Messages = { key: compileMessageOrThrow(text) };
  return setupI18n({ locale: tag, messages: { [tag]: messages } })._('key', { ...values });
}

describe('a compiled text', () => {
  it.each([
    ['plain', 'Games', {}],
    ['a value', 'Hello, {name}', { name: 'Anna' }],
    ['a value left out', 'Hello, {name}.', {}],
    ['a zero', '{n} left', { n: 0 }],
    ['a quoted brace', "'{'{name}'}'", { name: 'x' }],
    ['a select', '{who, select, player {You} other {Somebody}} won', { who: 'player' }],
    ['a select of another', '{who, select, player {You} other {Somebody}} won', { who: 'house' }],
    ['a select without a value', '{who, select, player {You} other {Somebody}} won', {}],
    ['an exact plural', '{n, plural, =0 {none} one {# game} other {# games}}', { n: 0 }],
    ['an offset', '{n, plural, offset:1 one {you and # other} other {you and # others}}', { n: 3 }],
    ['an ordinal', '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { n: 22 }],
    ['a nested plural', '{a, plural, other {# of {b, plural, one {# day} other {# days}}}}', { a: 1, b: 2 }],
    [
      'a value in a plural',
      '{n, plural, one {{name} has # win} other {{name} has # wins}}',
      { n: 2, name: 'A' },
    ],
    ['a number', '{n, number} points', { n: 1234567.5 }],
    ['a percentage', '{share, number, percent}', { share: 0.25 }],
    ['a hash outside a plural', 'No. # {n}', { n: 1 }],
  ])('%s is what lingui says, in every locale', (_, text, values) => {
    for (const locale of LOCALES) {
      const tag = languageTag(locale);
      expect(say(text, tag, values), tag).toBe(lingui(text, tag, values));
    }
  });

  it('every text of the house is what lingui says, whatever its values', () => {
    for (const locale of WRITTEN) {
      const tag = languageTag(locale);
      for (const text of textsOf(locale))
        fc.assert(
          fc.property(fc.oneof(fc.nat(), fc.double({ noNaN: true }), fc.string()), (value) => {
            const values = everyValue(text, value);
            expect(say(text, tag, values)).toBe(lingui(text, tag, values));
          }),
          { numRuns: 5 },
        );
    }
  });

  it('no text of the house writes a date or a time of its own: the page does, by Intl', () => {
    for (const locale of WRITTEN)
      for (const text of textsOf(locale)) expect(text).not.toMatch(/\{\w+, *(?:date|time)\b/);
  });
});

describe('textStore', () => {
  it('shows a key that nobody wrote a text for', () => {
    const { text, has } = textStore('en', { 'a.b': ['B'] });
    expect([text('a.b'), text('a.c'), text('toString'), has('a.b'), has('toString')]).toEqual([
      'B',
      'a.c',
      'toString',
      true,
      false,
    ]);
  });

  it('takes the texts of further areas', () => {
    const store = textStore('en', { 'a.b': ['B'] });
    store.add({ 'c.d': ['D'] });
    expect([store.text('a.b'), store.text('c.d')]).toEqual(['B', 'D']);
  });
});

function textsOf(locale: string): readonly string[] {
  const folder = folderOf(locale);
  return readdirSync(folder).flatMap((file): string[] =>
    Object.values(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))),
  );
}

/** The same for each name the text speaks of. */
const everyValue = (text: string, value: unknown): Record<string, unknown> =>
  Object.fromEntries([...text.matchAll(/\{(\w+)/g)].map(([, name]) => [name, value]));
