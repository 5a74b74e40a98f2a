import { dateTag } from '../../companies/dateTag.ts';
import words from './words.json' with { type: 'json' };

type Values = Readonly<Record<string, string | number>>;

/** Texts and number formats of a widget in the player's language. */
export interface Language {
  say(key: string, values?: Values): string;
  number(value: number): string;
  /** When the next missions come, by the player's clock. @param at ISO timestamp */
  nextMissions(at: string): string;
  /** The time left until an ISO timestamp, in its two largest units. */
  timeLeft(at: string, nowMs: number): string;
  /** Formats weekday, day and time of an ISO timestamp. */
  date(at: string): string;
}

const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = words;

/**
 * Returns the texts and formats of a locale such as `et_EE`; English for an unsupported language.
 * @param dates tag by which the lobby writes dates and times, with the player's country
 */
export function languageOf(locale: string, dates?: string): Language {
  const [language = 'en'] = locale.split('_');
  const own: Readonly<Record<string, string>> = WORDS[language] ?? words.en;
  const tag = language === 'no' ? 'nb' : locale.replace('_', '-');
  const dateFormat = dateTag(dates, tag);
  const say: Language['say'] = (key, values = {}) =>
    (own[key] ?? '').replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
  const time = new Intl.DateTimeFormat(dateFormat, { timeStyle: 'short' });
  return {
    say,
    number: (value) => new Intl.NumberFormat(tag).format(value),
    nextMissions(at) {
      const next = new Date(at);
      // `12:00 AM` is read as noon by many.
      return next.getHours() + next.getMinutes() === 0
        ? say('ends.midnight')
        : say('ends', { time: time.format(next) });
    },
    timeLeft(at, nowMs) {
      const seconds = Math.max(0, Math.floor((Date.parse(at) - nowMs) / 1_000));
      const parts = UNITS.map(([unit, length, most]) => ({
        unit,
        count: Math.floor(seconds / length) % most,
      }));
      const first = parts.findIndex(({ count }) => count > 0);
      return parts
        .slice(first < 0 ? -1 : first)
        .slice(0, 2)
        .map(({ unit, count }) =>
          new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'narrow' }).format(count),
        )
        .join(' ');
    },
    date: (at) =>
      new Intl.DateTimeFormat(dateFormat, {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        hour: '2-digit',
        minute: '2-digit',
      }).format(new Date(at)),
  };
}

/** Units with their lengths in seconds, and how many of them make one of the next. */
const UNITS = [
  ['day', 86_400, Infinity],
  ['hour', 3_600, 24],
  ['minute', 60, 60],
  ['second', 1, 60],
] as const;
