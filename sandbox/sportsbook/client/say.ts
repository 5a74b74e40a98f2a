import { datesTag, settings } from './settings.ts';

const { words, language, terms } = settings;

/** Returns a text with its placeholders filled in. */
export const say = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
  (words[key] ?? key).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

const money = new Intl.NumberFormat(language, { style: 'currency', currency: terms.currency });
export const amount = (decimal: string | number): string => money.format(Number(decimal));

const clock = new Intl.DateTimeFormat(datesTag, { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat(datesTag, { weekday: 'short', day: 'numeric', month: 'short' });
const today = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });

export const timeText = (at: number): string => clock.format(at);
export function dayText(at: number, now: number): string {
  const days = Math.round(
    (new Date(at).setHours(0, 0, 0, 0) - new Date(now).setHours(0, 0, 0, 0)) / 86_400_000,
  );
  return days === 0 || days === 1 ? capital(today.format(days, 'day')) : day.format(at);
}
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
