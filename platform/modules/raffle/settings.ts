import type { RaffleSettings } from '@foyer/contract/generated/resolvers.ts';
import { DROP_TYPES } from '@foyer/contract/raffle/drops.ts';
import { RAFFLE_SOURCES } from '@foyer/contract/raffle/http.ts';
import { toDecimal } from '@foyer/domain/money.ts';
import type { RaffleFile, Translate, Site } from '../../sites/index.ts';

export interface PageTexts {
  readonly translate: Translate;
  /** The terms and conditions as HTML. */
  readonly termsAndConditions: string;
}

/** RAFF-16: a brand's raffle settings. */
export const settingsOf = (
  { brand }: Pick<Site, 'brand'>,
  { ticketPrice, pageMobileBackgroundImage, pageDesktopBackgroundImage }: RaffleFile,
  { translate, termsAndConditions }: PageTexts,
): Omit<RaffleSettings, 'providerOfTheWeek'> => {
  const pathOf = (file: string | null) => (file === null ? null : `/brand/${brand}/${file}`);
  return {
    enabled: true,
    pageMobileBackgroundImage: pathOf(pageMobileBackgroundImage),
    pageDesktopBackgroundImage: pathOf(pageDesktopBackgroundImage),
    text: `<h2>${translate('raffle.page.title')}</h2><p>${translate('raffle.page.text')}</p>`,
    termsAndConditions,
    sources: DROP_TYPES.map((type) => ({ type, id: RAFFLE_SOURCES[type] })),
    ticketPrice: toDecimal(ticketPrice),
  };
};
