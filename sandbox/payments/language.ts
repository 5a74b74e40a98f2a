import words from './words.json' with { type: 'json' };

type TextKey = keyof (typeof words)['en'];
export type Translate = (word: TextKey, values?: Readonly<Record<string, string>>) => string;

export interface Language {
  /** BCP 47 language tag. */
  readonly lang: string;
  readonly say: Translate;
}

const isLanguage = (language: string): language is keyof typeof words => Object.hasOwn(words, language);

/** Returns the company's texts for a locale such as `fr_CA`; English for an unsupported language. */
export function languageOf(locale: string): Language {
  const [language = ''] = locale.toLowerCase().split(/[_-]/);
  const lang = isLanguage(language) ? language : 'en';
  const say: Translate = (word, values = {}) =>
    words[lang][word].replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  return { lang: lang === 'no' ? 'nb' : lang, say };
}
