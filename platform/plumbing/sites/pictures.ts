import type { JackpotFile } from '@foyer/sites/schema/jackpot.ts';
import type { PromotionsFile } from '@foyer/sites/schema/promotions.ts';
import type { RaffleFile } from '@foyer/sites/schema/raffle.ts';
import type { Site } from './site.ts';

/** What a file of a brand names of its folder, by field; null where it names none. */
type Pictures = Readonly<Record<string, string | null>>;

export const jackpotPictures = (file: JackpotFile): Pictures => {
  const { logo, winnerNotificationImage, desktopImage, mobileImage } = file;
  return { logo, winnerNotificationImage, desktopImage, mobileImage };
};

export const rafflePictures = ({
  pageMobileBackgroundImage,
  pageDesktopBackgroundImage,
}: RaffleFile): Pictures => ({
  pageMobileBackgroundImage,
  pageDesktopBackgroundImage,
});

export const promotionPictures = (file: PromotionsFile): Pictures =>
  Object.fromEntries(
    Object.entries(file).flatMap(([list, entries]) =>
      [...entries.entries()].flatMap(([place, entry]) => {
        const picture = 'picture' in entry ? entry.picture : undefined;
        return picture && 'file' in picture ? [[`${list}.${place}.picture.file`, picture.file]] : [];
      }),
    ),
  );

/** All that a brand's pages may show of its folder beside what its themes name. */
export const picturesOf = ({
  jackpot,
  raffle,
  promotions,
}: Pick<Site, 'jackpot' | 'raffle' | 'promotions'>): readonly string[] =>
  [
    jackpot && jackpotPictures(jackpot),
    raffle && rafflePictures(raffle),
    promotions && promotionPictures(promotions),
  ]
    .flatMap((pictures) => Object.values(pictures ?? {}))
    .filter((name) => name !== null);
