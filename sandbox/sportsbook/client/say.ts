import { settings } from './settings.ts';

const { words, language, terms } = settings;

/** Returns a text with its placeholders filled in. */
export const say = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
  (words[key] ?? key).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

const money = new Intl.NumberFormat(language, { style: 'currency', currency: terms.currency });
export const amount = (decimal: string | number): string => money.format(Number(decimal));

const twoDecimals = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
/** Formats odds given in hundredths in the player's language: 1.85, or 1,85. */
export const oddsText = (odds: number): string => twoDecimals.format(Math.floor(odds) / 100);

const clock = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'short' });
const today = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });

export const timeText = (at: number): string => clock.format(at);
export function dayText(at: number, now: number): string {
  const days = Math.round(
    (new Date(at).setHours(0, 0, 0, 0) - new Date(now).setHours(0, 0, 0, 0)) / 86_400_000,
  );
  return days === 0 || days === 1 ? capital(today.format(days, 'day')) : day.format(at);
}
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

interface Teams {
  readonly home: string;
  readonly away: string;
}

export function marketText(market: string): string {
  const [kind = '', line = ''] = market.split(':');
  return say(`market.${kind}`, { line, number: line });
}

export function outcomeText(market: string, outcome: string, { home, away }: Teams): string {
  const [kind = '', line = ''] = market.split(':');
  if (kind === 'total') return say(outcome, { line });
  if (kind === 'handicap') {
    const handicap = Number(line) * (outcome === 'home' ? 1 : -1);
    return `${outcome === 'home' ? home : away} (${handicap > 0 ? '+' : ''}${handicap})`;
  }
  return { home, away }[outcome] ?? say(outcome);
}
