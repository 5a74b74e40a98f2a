import { existsSync, readdirSync, readFileSync } from 'node:fs';
import {
  compileMessageOrThrow,
  type CompiledMessage,
  type CompiledMessageToken,
} from '@lingui/message-utils/compileMessage';
import { DEMO_LOCALES, fallbacks, languageTag, type Locale } from '@foyer/domain/locale.ts';
import { describe, expect, it } from 'vitest';

type Texts = Readonly<Record<string, string>>;
const path = (file: string) => new URL(`locales/${file}`, import.meta.url);
const areas = readdirSync(path('en')).map((file) => file.replace('.json', ''));

function texts(locale: Locale, area: string): Texts {
  const file = path(`${locale}/${area}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
const english = Object.fromEntries(areas.map((area) => [area, texts('en', area)]));
const all = DEMO_LOCALES.flatMap((locale) => areas.map((area) => ({ locale, area })));
const isRegional = (locale: Locale) => DEMO_LOCALES.some((language) => locale.startsWith(`${language}_`));

/** Returns the placeholders of a text with their formats: `n plural` for `{n, plural, …}`. */
function values(message: CompiledMessage): Set<string> {
  return new Set(message.flatMap((token) => (typeof token === 'string' ? [] : [...valuesOf(token)])));
}
function valuesOf([name, type, format]: Exclude<CompiledMessageToken, string>): Set<string> {
  return new Set([
    [name, type].filter(Boolean).join(' '),
    ...branches(format).flatMap(([, branch]) => [...values(branch)]),
  ]);
}
const branches = (format: unknown): [string, CompiledMessage][] =>
  typeof format === 'object' && format !== null
    ? Object.entries(format).filter((entry): entry is [string, CompiledMessage] => Array.isArray(entry[1]))
    : [];

describe('texts', () => {
  it.each(all.filter(({ locale }) => !isRegional(locale)))(
    'no text of $area is missing in $locale',
    ({ locale, area }) => {
      expect(Object.keys(texts(locale, area))).toEqual(Object.keys(english[area] ?? {}));
    },
  );

  it.each(all.filter(({ locale }) => isRegional(locale)))(
    'the texts of $area in $locale differ from those of its language',
    ({ locale, area }) => {
      const language = fallbacks(locale)[1] ?? 'en';
      for (const [key, text] of Object.entries(texts(locale, area))) {
        expect(english[area]).toHaveProperty([key]);
        expect(text, key).not.toBe(texts(language, area)[key]);
      }
    },
  );

  it.each(all)(
    'the texts of $area in $locale have the same placeholders as in English',
    ({ locale, area }) => {
      for (const [key, text] of Object.entries(texts(locale, area))) {
        const original = english[area]?.[key] ?? '';
        expect(values(compileMessageOrThrow(text)), key).toEqual(values(compileMessageOrThrow(original)));
      }
    },
  );

  it.each(all)('the plurals of $area in $locale have every form of the language', ({ locale, area }) => {
    const forms = new Intl.PluralRules(languageTag(locale)).resolvedOptions().pluralCategories;
    for (const [key, text] of Object.entries(texts(locale, area)))
      for (const token of compileMessageOrThrow(text)) {
        if (typeof token === 'string' || token[1] !== 'plural') continue;
        expect(
          branches(token[2]).map(([form]) => form),
          key,
        ).toEqual(expect.arrayContaining(forms));
      }
  });

  it.each(areas)('the keys of %s begin with its name, and no text is empty', (area) => {
    for (const [key, text] of Object.entries(english[area] ?? {})) {
      expect(key).toMatch(new RegExp(`^${area}\\.`));
      expect(text.trim(), key).toBe(text);
      expect(text, key).not.toBe('');
    }
  });
});

describe('the texts of pop-ups', () => {
  it.each(DEMO_LOCALES)(
    'GQLO-04 in %s are shown as they are, so they have no values and no quotation of ICU',
    (locale) => {
      const shown = Object.entries(texts(locale, 'account')).filter(([key]) =>
        key.startsWith('account.popUp.'),
      );
      for (const [key, text] of shown) expect(compileMessageOrThrow(text), key).toEqual([text]);
      if (!isRegional(locale)) expect(shown.length).toBeGreaterThan(5);
    },
  );
});
