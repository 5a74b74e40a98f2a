import words from './words.json' with { type: 'json' };

const LANGUAGES: Readonly<Record<string, Readonly<Record<string, string>>>> = words;

/** In the language of a locale such as `de_AT`; English where it is spoken by nobody here. */
export const textsOf = (locale: string): Readonly<Record<string, string>> =>
  LANGUAGES[locale.split('_')[0] ?? ''] ?? words.en;
