import { languageTag } from '@foyer/domain/locale.ts';
import { useLocale } from '../../content/index.ts';

/** A count, or the number of a ticket, as the reader writes it. */
export function useWholeNumber(): (count: number | bigint) => string {
  const format = new Intl.NumberFormat(languageTag(useLocale()));
  return (count) => format.format(count);
}
