import { languageTag } from '@foyer/vocabulary/locale.ts';
import { useLocale } from '../content/index.ts';

/** `"96.2"`, the return to player in per cent, as the reader's locale writes it. */
export function useReturnRate(): (rtp: string) => string {
  const format = new Intl.NumberFormat(languageTag(useLocale()), {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 2,
  });
  return (rtp) => format.format(Number(rtp) / 100);
}
