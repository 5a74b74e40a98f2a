import type { Locale } from '@foyer/domain/locale.ts';
import type { LicenceFile } from '@foyer/sites/schema/licence.ts';
import type { BlockData, PictureChoice, LinkTarget, PromotionData } from '@foyer/sites/schema/promotions.ts';
import type { Texts } from '../messages.ts';
import { valueNamed } from '../pages/values.ts';
import type { BrandFiles, SiteFiles } from '../siteFiles.ts';
import type { SiteReader } from '../reader/siteReader.ts';
import { checkText } from './texts/checkText.ts';
import { foldRules } from './strictness.ts';
import { brandsWithPage, checkUnique, openGames, type ReportField } from './pageFiles.ts';

export function checkPromotions(files: SiteFiles, texts: Texts, reportFile: SiteReader['report']): void {
  const page = { page: 'promotions', file: 'promotions' } as const;
  for (const { files: own, data, report } of brandsWithPage(files, page, reportFile)) {
    checkOffers(data, contextOf(files, texts, own), report);
    checkSignInOffer(data, { brand: own.brand, licence: files.licences.get(own.brand.licence) }, report);
  }
}

interface OfferContext {
  readonly brand: BrandFiles['brand'];
  readonly licence: LicenceFile | undefined;
}

/** The offer of the sign-in page: one for new players, which the licence lets be advertised there. */
function checkSignInOffer(
  { promotions, signInOffer }: NonNullable<BrandFiles['promotions']>,
  { brand, licence }: OfferContext,
  report: ReportField,
): void {
  if (!signInOffer) return;
  const promotion = promotions.find(({ id }) => id === signInOffer.promotion);
  if (!promotion) report('signInOffer.promotion', `there is no promotion '${signInOffer.promotion}'`);
  if (promotion?.audience === 'EXISTING_DEPOSITS')
    report('signInOffer.promotion', 'is for players who have deposited, and not for new ones');
  for (const mode of signInOffer.productModes ?? [])
    if (!brand.productModes.includes(mode))
      report('signInOffer.productModes', `the brand has no mode ${mode}`);
  if (licence && foldRules(licence.rules, brand.rules).signInOffer === false)
    report('signInOffer', 'is never shown: the rules of licence and brand do not allow it (signInOffer)');
}

interface CheckContext {
  readonly known: ReturnType<typeof namesOf>;
  readonly texts: Texts;
  readonly locales: readonly Locale[];
  /** Promotions inside the doors of the countdown calendar. */
  readonly calendarPromotions: readonly string[];
}

export const contextOf = (files: SiteFiles, texts: Texts, brand: BrandFiles): CheckContext => ({
  known: namesOf(files, brand),
  texts,
  locales: brand.brand.locales,
  calendarPromotions: (brand.calendar?.doors ?? [])
    .flat()
    .flatMap((block) => (block.type === 'PROMOTION' ? [block.promotion] : [])),
});

function checkOffers(
  { promotions, blocks, pages = {} }: NonNullable<BrandFiles['promotions']>,
  context: CheckContext,
  report: ReportField,
): void {
  const ids = promotions.map(({ id }) => id);
  const onPages = Object.entries({ blocks, ...prefixed('pages', pages) });
  const shown = [
    ...onPages.flatMap(([, all]) => all).flatMap((block) => ('promotion' in block ? [block.promotion] : [])),
    ...context.calendarPromotions,
  ];
  checkUnique(ids, (index, problem) => report(`promotions.${index}.id`, problem));
  promotions.forEach((promotion, index) => {
    const field = `promotions.${index}`;
    if (!shown.includes(promotion.id)) report(`${field}.id`, `no block and no door shows '${promotion.id}'`);
    checkPromotion(promotion, context, (part, problem) => report(`${field}.${part}`, problem));
  });
  for (const [field, all] of onPages)
    all.forEach((block, index) => {
      const reportBlock: ReportField = (part, problem) => report(`${field}.${index}.${part}`, problem);
      if ('promotion' in block && !ids.includes(block.promotion))
        reportBlock('promotion', `there is no promotion '${block.promotion}'`);
      checkBlock(block, context, reportBlock);
    });
}

const prefixed = <Value>(prefix: string, values: Readonly<Record<string, Value>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}.${name}`, value]));

function checkPromotion(promotion: PromotionData, context: CheckContext, report: ReportField): void {
  const { title, teaser, text, terms, picture, action } = promotion;
  checkTexts({ title, teaser }, context, report);
  for (const [field, keys] of Object.entries({ text, terms }))
    checkTexts(Object.fromEntries(keys.map((key, at) => [`${field}.${at}`, key])), context, report);
  checkPicture(picture, context, report);
  if (action.type === 'DEPOSIT') return;
  checkTexts({ 'action.label': action.label }, context, report);
  checkLink(action.to, context, (field, problem) => report(`action.${field}`, problem));
}

export function checkBlock(block: BlockData, context: CheckContext, report: ReportField): void {
  const { known } = context;
  if ('title' in block) checkTexts({ title: block.title }, context, report);
  if ('text' in block) checkTexts({ text: block.text, label: block.label }, context, report);
  if ('picture' in block && block.picture) checkPicture(block.picture, context, report);
  if ('to' in block) checkLink(block.to, context, report);
  if (block.type === 'BANNER_GAME' && !known.games.has(block.game))
    report('game', `there is no open game '${block.game}'`);
  if (block.type === 'TOP_GAMES' && !known.lists.has(block.list))
    report('list', `there is no list '${block.list}'`);
  const needed = PAGE_OF_BLOCK[block.type];
  if (needed && !known.pages.has(needed)) report('type', `needs the page ${needed}, which the brand has not`);
  if (block.type === 'TOP_SPORTS' && !known.hasSportsbook)
    report('type', 'needs the feature Sportsbook, which the brand has not');
}

const PAGE_OF_BLOCK: Readonly<Partial<Record<BlockData['type'], 'jackpot' | 'raffle'>>> = {
  JACKPOT: 'jackpot',
  RAFFLE: 'raffle',
};

function checkLink(target: LinkTarget, { known }: CheckContext, report: ReportField): void {
  if ('page' in target && !known.pages.has(target.page))
    report('to.page', `the brand has no '${target.page}'`);
  if ('game' in target && !known.games.has(target.game))
    report('to.game', `there is no open game '${target.game}'`);
  if ('list' in target && !known.lists.has(target.list))
    report('to.list', `there is no list '${target.list}'`);
  if ('studio' in target && !known.studios.has(target.studio))
    report('to.studio', `there is no studio '${target.studio}'`);
}

function checkPicture(picture: PictureChoice, { known }: CheckContext, report: ReportField): void {
  // Image files were checked when the folder was read.
  if ('game' in picture && !known.games.has(picture.game))
    report('picture.game', `there is no open game '${picture.game}'`);
}

/** Every text must exist in all locales of the brand, so that no offer mixes two languages. */
export function checkTexts(
  keys: Readonly<Record<string, string>>,
  { texts, locales }: CheckContext,
  report: ReportField,
): void {
  for (const [field, key] of Object.entries(keys))
    checkText({ area: 'places', key }, { texts, locales, isAllowed: isSiteValue }, (problem) =>
      report(field, problem),
    );
}

const isSiteValue = (name: string): boolean => valueNamed(name) !== undefined;

const namesOf = (files: SiteFiles, { brand }: BrandFiles) => ({
  pages: new Set<string>(brand.pages),
  games: openGames(files),
  lists: new Set(files.lists.map(({ slug }) => slug)),
  studios: new Set(files.studios.map(({ slug }) => slug)),
  hasSportsbook: brand.features.includes('Sportsbook'),
});
