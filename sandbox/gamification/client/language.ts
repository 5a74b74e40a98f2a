import words from './words.json' with { type: 'json' };

type Values = Readonly<Record<string, string | number>>;

/** Texts and number formats of a widget in the player's language. */
export interface Language {
  say(key: string, values?: Values): string;
  number(value: number): string;
  /** Formats the time of day, or date and time, of an ISO timestamp. */
  time(at: string): string;
  date(at: string): string;
}

const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = words;

/** Returns the texts and formats of a locale such as `et_EE`; English for an unsupported language. */
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
