import { languageTag } from '@foyer/domain/locale.ts';
import { useLocale } from '../../../i18n/i18n.tsx';

/** Formats a count or a ticket number for the reader's locale. */
export function useIntegerFormat(): (count: number | bigint) => string {
  const format = new Intl.NumberFormat(languageTag(useLocale()));
  return (count) => format.format(count);
}
