import type { DoorData } from '@foyer/sites/schema/calendar.ts';
import type { Texts } from '../../messages.ts';
import type { BrandFiles, SiteFiles } from '../../siteFiles.ts';
import type { SiteReader } from '../../reader/siteReader.ts';
import { brandsWithPage, checkCurrencies, type ReportField } from '../pageFiles.ts';
import { checkBlock, checkTexts, contextOf } from '../promotions.ts';

/** Checks that everything the doors refer to exists, and that no door is empty for some player. */
export function checkCalendars(files: SiteFiles, texts: Texts, reportFile: SiteReader['report']): void {
  const page = { page: 'calendar', file: 'calendar' } as const;
  for (const { files: own, data, report } of brandsWithPage(files, page, reportFile)) {
    const context = contextOf(files, texts, own);
    for (const field of ['picture', 'scene'] as const)
      if (!context.known.games.has(data[field])) report(field, `there is no open game '${data[field]}'`);
    data.doors.forEach((door, index) =>
      door.forEach((block, at) => {
        const reportBlock: ReportField = (field, problem) => report(`doors.${index}.${at}.${field}`, problem);
        checkBlock(block, context, reportBlock);
        if (block.type === 'BANNER_MANUAL' && block.gives) {
          checkReward(door, { ...block, gives: block.gives }, own, reportBlock);
          checkTexts({ 'gives.name': block.gives.name }, context, reportBlock);
        }
        if (block.type === 'PROMOTION')
          checkPromotion(block.promotion, at === door.length - 1, own, reportBlock);
      }),
    );
  }
}

type RewardBlock = Extract<DoorData[number], { type: 'BANNER_MANUAL' }>;

/** The reward of a door must be alone in it, in all currencies, and claimed on the rewards page. */
function checkReward(
  door: DoorData,
  { gives, to }: RewardBlock & { readonly gives: NonNullable<RewardBlock['gives']> },
  own: BrandFiles,
  report: ReportField,
): void {
  if (door.length > 1)
    report('gives', 'stands beside something else, and a door that gives holds that alone');
  if (!('page' in to) || to.page !== 'rewards')
    report('to', 'is not the page rewards, where what it gives is claimed');
  checkCurrencies(own, gives.amounts, (problem) => report('gives.amounts', problem));
}

/** @param isLast the last block of a door is for players to whom no other block applies */
function checkPromotion(id: string, isLast: boolean, { promotions }: BrandFiles, report: ReportField): void {
  const named = promotions?.promotions.find((promotion) => promotion.id === id);
  if (!named) report('promotion', `there is no promotion '${id}'`);
  else if (isLast && (named.audience !== 'ALWAYS' || named.from || named.until))
    report('promotion', `'${id}' is not for everybody on every day, and nothing stands in for it`);
}
