import { languageTag } from '@foyer/domain/locale.ts';
import { useLocale } from '../content/index.ts';

/** A count as the reader's locale writes it. */
export function useNumber(): (count: number) => string {
  const format = new Intl.NumberFormat(languageTag(useLocale()));
  return (count) => format.format(count);
}
