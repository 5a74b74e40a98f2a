import { languageTag, type Locale } from '@foyer/domain/locale.ts';

const HOUR_MINUTES = 60;

/** A duration in hours and minutes, such as `1 hr 30 min`. */
export function formatMinutes(locale: Locale, minutes: number): string {
  const tag = languageTag(locale);
  const parts = [
    { unit: 'hour', count: Math.floor(minutes / HOUR_MINUTES) },
    { unit: 'minute', count: minutes % HOUR_MINUTES },
  ].filter(({ unit, count }) => count > 0 || (unit === 'minute' && minutes === 0));
  return new Intl.ListFormat(tag, { type: 'unit', style: 'narrow' }).format(
    parts.map(({ unit, count }) =>
      new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'short' }).format(count),
    ),
  );
}

/** The sign of minutes in the reader's locale, such as `min`. */
export const minuteSign = (locale: Locale): string =>
  new Intl.NumberFormat(languageTag(locale), { style: 'unit', unit: 'minute', unitDisplay: 'short' })
    .formatToParts(1)
    .find(({ type }) => type === 'unit')?.value ?? 'min';
