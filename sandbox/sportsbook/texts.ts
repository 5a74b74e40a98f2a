import words from './words.json' with { type: 'json' };

const LANGUAGES: Readonly<Record<string, Readonly<Record<string, string>>>> = words;

/** Returns the texts of a locale such as `de_AT`; English for an unsupported language. */
export const textsOf = (locale: string): Readonly<Record<string, string>> =>
  LANGUAGES[locale.split('_')[0] ?? ''] ?? words.en;
