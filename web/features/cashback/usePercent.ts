import { languageTag } from '@foyer/domain/locale.ts';
import { useLocale } from '../../i18n/i18n.tsx';

/** Formats a percentage for the reader's locale; 10 means ten percent. */
export function usePercent(): (percent: number) => string {
  const format = new Intl.NumberFormat(languageTag(useLocale()), { style: 'percent' });
  return (percent) => format.format(percent / 100);
}
