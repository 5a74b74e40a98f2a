import { languageTag } from '@foyer/domain/locale.ts';
import { useLocale } from '../../i18n/i18n.tsx';

/** Formats a count for the reader's locale. */
export function useNumber(): (count: number) => string {
  const format = new Intl.NumberFormat(languageTag(useLocale()));
  return (count) => format.format(count);
}
