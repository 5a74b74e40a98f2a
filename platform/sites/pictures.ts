import type { CalendarFile } from '@foyer/sites/schema/calendar.ts';
import type { GamificationFile } from '@foyer/sites/schema/gamification.ts';
import type { JackpotFile } from '@foyer/sites/schema/jackpot.ts';
import type { PromotionsFile } from '@foyer/sites/schema/promotions.ts';
import type { RaffleFile } from '@foyer/sites/schema/raffle.ts';
import type { Site } from './site.ts';

/** Image file names by field; null for fields without a file. */
type Pictures = Readonly<Record<string, string | null>>;

export const jackpotPictures = (file: JackpotFile): Pictures => {
  const { logo, winnerNotificationImage, desktopImage, mobileImage } = file;
  return { logo, winnerNotificationImage, desktopImage, mobileImage };
};

export const rafflePictures = (file: RaffleFile): Pictures => {
  const { pageMobileBackgroundImage, pageDesktopBackgroundImage } = file;
  return { pageMobileBackgroundImage, pageDesktopBackgroundImage };
};

export const promotionPictures = ({ promotions, blocks, pages }: PromotionsFile): Pictures => ({
  ...filesAt('promotions', promotions),
  ...filesAt('blocks', blocks),
  ...filesAt('pages', pages),
});

export const gamificationPictures = ({ loyaltyPage }: GamificationFile): Pictures =>
  loyaltyPage ? filesAt('loyaltyPage', loyaltyPage) : {};

export const calendarPictures = ({ doors }: CalendarFile): Pictures => filesAt('doors', doors);

/** Every `file` field inside the value. */
function filesAt(field: string, value: unknown): Pictures {
  if (typeof value !== 'object' || value === null) return {};
  return Object.entries(value).reduce<Pictures>((found, [name, part]) => {
    const own = `${field}.${name}`;
    return {
      ...found,
      ...(name === 'file' && typeof part === 'string' ? { [own]: part } : filesAt(own, part)),
    };
  }, {});
}

/** The brand's image files that its pages may use, besides those of its themes. */
export const picturesOf = ({
  jackpot,
  raffle,
  promotions,
  calendar,
  gamification,
}: Pick<Site, 'jackpot' | 'raffle' | 'promotions' | 'calendar' | 'gamification'>): readonly string[] =>
  [
    jackpot && jackpotPictures(jackpot),
    raffle && rafflePictures(raffle),
    promotions && promotionPictures(promotions),
    calendar && calendarPictures(calendar),
    gamification && gamificationPictures(gamification),
  ]
    .flatMap((pictures) => Object.values(pictures ?? {}))
    .filter((name) => name !== null);
