import type { DoorData } from '@foyer/sites/schema/calendar.ts';
import type { Texts } from '../../messages.ts';
import type { BrandFiles, SiteFiles } from '../../siteFiles.ts';
import type { SiteReader } from '../../siteReader.ts';
import { checkBlock, checkTexts, contextOf } from '../promotions.ts';

type Report = SiteReader['report'];

/** A brand with the page has a countdown, all that its doors name is there, and no door is empty for anybody. */
export function checkCalendars(files: SiteFiles, texts: Texts, report: Report): void {
  for (const [name, brand] of files.brands) {
    const file = `brands/${name}/calendar.json`;
    const hasPage = brand.brand.pages.includes('calendar');
    if (!brand.calendar) {
      if (hasPage) report(file, '', 'is missing, and the brand has the page calendar');
      continue;
    }
    if (!hasPage) report(file, '', 'is there, and the brand has no page calendar');
    const surroundings = contextOf(files, texts, brand);
    for (const field of ['picture', 'scene'] as const)
      if (!surroundings.known.games.has(brand.calendar[field]))
        report(file, field, `there is no open game '${brand.calendar[field]}'`);
    brand.calendar.doors.forEach((door, index) => {
      door.forEach((block, at) =>
        checkBlock(block, surroundings, (field, problem) =>
          report(file, `doors.${index}.${at}.${field}`, problem),
        ),
      );
      checkRewards(door, brand, (at, field, problem) =>
        report(file, `doors.${index}.${at}.${field}`, problem),
      );
      const names = door.flatMap((block) => ('gives' in block && block.gives ? [block.gives.name] : []));
      for (const reward of names)
        checkTexts({ 'gives.name': reward }, surroundings, (field, problem) =>
          report(file, `doors.${index}.0.${field}`, problem),
        );
      checkPromotions(door, brand, (at, problem) => report(file, `doors.${index}.${at}.promotion`, problem));
    });
  }
}

/** Who opens it is shown what he is given, and can claim it. */
function checkRewards(
  door: DoorData,
  { brand }: BrandFiles,
  report: (at: number, field: string, problem: string) => void,
): void {
  door.forEach((block, at) => {
    if (block.type !== 'BANNER_MANUAL' || !block.gives) return;
    if (door.length > 1)
      report(at, 'gives', 'stands beside something else, and a door that gives holds that alone');
    if (!('page' in block.to) || block.to.page !== 'rewards')
      report(at, 'to', 'is not the page rewards, where what it gives is claimed');
    for (const currency of brand.currencies)
      if (!block.gives.amounts.has(currency))
        report(at, 'gives.amounts', `have none in ${currency}, which accounts are kept in`);
  });
}

function checkPromotions(
  door: DoorData,
  { promotions }: BrandFiles,
  report: (at: number, problem: string) => void,
): void {
  door.forEach((block, at) => {
    if (block.type !== 'PROMOTION') return;
    const named = promotions?.promotions.find(({ id }) => id === block.promotion);
    if (!named) report(at, `there is no promotion '${block.promotion}'`);
    else if (at === door.length - 1 && (named.audience !== 'ALWAYS' || named.from || named.until))
      report(at, `'${block.promotion}' is not for everybody on every day, and nothing stands in for it`);
  });
}
