import words from './words.json' with { type: 'json' };

export type ChatTexts = (typeof words)['en'];

const isLanguage = (language: string): language is keyof typeof words => Object.hasOwn(words, language);

/** Returns the texts of a locale such as `fr-CA`; English for an unsupported language. */
export function textsOf(locale: string): { readonly lang: string; readonly words: ChatTexts } {
  const [spoken = ''] = locale.toLowerCase().split(/[_-]/);
  const language = spoken === 'nb' ? 'no' : spoken;
  const lang = isLanguage(language) ? language : 'en';
  return { lang: lang === 'no' ? 'nb' : lang, words: words[lang] };
}
