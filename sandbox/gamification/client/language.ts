import words from './words.json' with { type: 'json' };

type Values = Readonly<Record<string, string | number>>;

/** A widget's words and numbers in the reader's language. */
export interface Language {
  say(key: string, values?: Values): string;
  number(value: number): string;
  /** Of an ISO moment: the time of day, and the day. */
  time(at: string): string;
  date(at: string): string;
}

const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = words;

/** @param locale as `et_EE`; a language that the company does not speak is answered in English */
export function languageOf(locale: string): Language {
  const [language = 'en'] = locale.split('_');
  const own: Readonly<Record<string, string>> = WORDS[language] ?? words.en;
  const tag = language === 'no' ? 'nb' : locale.replace('_', '-');
  return {
    say: (key, values = {}) =>
      (own[key] ?? '').replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? '')),
    number: (value) => new Intl.NumberFormat(tag).format(value),
    time: (at) => new Intl.DateTimeFormat(tag, { timeStyle: 'short' }).format(new Date(at)),
    date: (at) =>
      new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at)),
  };
}
