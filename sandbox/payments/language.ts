import words from './words.json' with { type: 'json' };

type Word = keyof (typeof words)['en'];
export type Say = (word: Word, values?: Readonly<Record<string, string>>) => string;

export interface Tongue {
  /** BCP 47 */
  readonly lang: string;
  readonly say: Say;
}

const isLanguage = (language: string): language is keyof typeof words => Object.hasOwn(words, language);

/** The company's words for a player; in English for whose language it does not speak. @param locale `fr_CA` */
export function tongueOf(locale: string): Tongue {
  const [language = ''] = locale.toLowerCase().split(/[_-]/);
  const lang = isLanguage(language) ? language : 'en';
  const say: Say = (word, values = {}) =>
    words[lang][word].replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  return { lang: lang === 'no' ? 'nb' : lang, say };
}
