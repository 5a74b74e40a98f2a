import { languageTag } from '@foyer/vocabulary/locale.ts';
import { useLocale, useSettings } from '../content/index.ts';

/** FLAG-17: `"96.2"`, the return to player in per cent, as the reader's locale writes it; null where it is not shown. */
export function useReturnRate(): (rtp: string | null) => string | null {
  const isShown = useSettings().features.includes('ShowRTP');
  const format = new Intl.NumberFormat(languageTag(useLocale()), {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 2,
  });
  return (rtp) => (isShown && rtp !== null ? format.format(Number(rtp) / 100) : null);
}
