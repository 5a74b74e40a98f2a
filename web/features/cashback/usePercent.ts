import { languageTag } from '@foyer/domain/locale.ts';
import { useLocale } from '../content/index.ts';

/** `10`, of a hundred, as the reader's locale writes it. */
export function usePercent(): (percent: number) => string {
  const format = new Intl.NumberFormat(languageTag(useLocale()), { style: 'percent' });
  return (percent) => format.format(percent / 100);
}
