import type { Locale } from '@foyer/domain/locale.ts';
import type { BlockData, PictureChoice, LinkTarget, PromotionData } from '@foyer/sites/schema/promotions.ts';
import type { Texts } from '../messages.ts';
import { valueNamed } from '../pages/values.ts';
import type { BrandFiles, SiteFiles } from '../siteFiles.ts';
import type { SiteReader } from '../siteReader.ts';
import { messageIn, valuesIn } from './messages.ts';

type Report = SiteReader['report'];
/** Of one field of the file that is looked at. */
type Note = (field: string, problem: string) => void;

/** A brand with the page says what stands on it, and all that it names is there. */
export function checkPromotions(files: SiteFiles, texts: Texts, report: Report): void {
  for (const [name, brand] of files.brands) {
    const file = `brands/${name}/promotions.json`;
    const hasPage = brand.brand.pages.includes('promotions');
    if (!brand.promotions) {
      if (hasPage) report(file, '', 'is missing, and the brand has the page promotions');
      continue;
    }
    if (!hasPage) report(file, '', 'is there, and the brand has no page promotions');
    const note: Note = (field, problem) => report(file, field, problem);
    checkOffers(brand.promotions, surroundingsOf(files, texts, brand), note);
  }
}

interface Surroundings {
  readonly known: Names;
  readonly texts: Texts;
  readonly locales: readonly Locale[];
  /** Promotions that the doors of the calendar hold. */
  readonly behindDoors: readonly string[];
}

export const surroundingsOf = (files: SiteFiles, texts: Texts, brand: BrandFiles): Surroundings => ({
  known: namesOf(files, brand),
  texts,
  locales: brand.brand.locales,
  behindDoors: (brand.calendar?.doors ?? [])
    .flat()
    .flatMap((block) => (block.type === 'PROMOTION' ? [block.promotion] : [])),
});

function checkOffers(
  { promotions, blocks }: NonNullable<BrandFiles['promotions']>,
  surroundings: Surroundings,
  note: Note,
): void {
  const ids = promotions.map(({ id }) => id);
  const shown = [
    ...blocks.flatMap((block) => ('promotion' in block ? [block.promotion] : [])),
    ...surroundings.behindDoors,
  ];
  promotions.forEach((promotion, place) => {
    const field = `promotions.${place}`;
    if (ids.indexOf(promotion.id) < place) note(`${field}.id`, `'${promotion.id}' stands here twice`);
    if (!shown.includes(promotion.id)) note(`${field}.id`, `no block and no door shows '${promotion.id}'`);
    checkPromotion(promotion, surroundings, (part, problem) => note(`${field}.${part}`, problem));
  });
  blocks.forEach((block, place) => {
    const noteOf: Note = (part, problem) => note(`blocks.${place}.${part}`, problem);
    if ('promotion' in block && !ids.includes(block.promotion))
      noteOf('promotion', `there is no promotion '${block.promotion}'`);
    checkBlock(block, surroundings, noteOf);
  });
}

function checkPromotion(promotion: PromotionData, surroundings: Surroundings, note: Note): void {
  const { title, teaser, text, terms, picture, action } = promotion;
  checkTexts({ title, teaser }, surroundings, note);
  for (const [field, keys] of Object.entries({ text, terms }))
    checkTexts(Object.fromEntries(keys.map((key, at) => [`${field}.${at}`, key])), surroundings, note);
  checkPicture(picture, surroundings, note);
  if (action.type === 'DEPOSIT') return;
  checkTexts({ 'action.label': action.label }, surroundings, note);
  checkPlace(action.to, surroundings, (field, problem) => note(`action.${field}`, problem));
}

export function checkBlock(block: BlockData, surroundings: Surroundings, note: Note): void {
  const { known } = surroundings;
  if ('title' in block) checkTexts({ title: block.title }, surroundings, note);
  if ('text' in block) checkTexts({ text: block.text, label: block.label }, surroundings, note);
  if ('picture' in block && block.picture) checkPicture(block.picture, surroundings, note);
  if ('to' in block) checkPlace(block.to, surroundings, note);
  if (block.type === 'BANNER_GAME' && !known.games.has(block.game))
    note('game', `there is no open game '${block.game}'`);
  if (block.type === 'TOP_GAMES' && !known.lists.has(block.list))
    note('list', `there is no list '${block.list}'`);
  const needed = PAGE_OF_BLOCK[block.type];
  if (needed && !known.pages.has(needed)) note('type', `needs the page ${needed}, which the brand has not`);
}

/** What some blocks lead to. */
const PAGE_OF_BLOCK: Readonly<Partial<Record<BlockData['type'], 'jackpot' | 'raffle'>>> = {
  JACKPOT: 'jackpot',
  RAFFLE: 'raffle',
};

function checkPlace(place: LinkTarget, { known }: Surroundings, note: Note): void {
  if ('page' in place && !known.pages.has(place.page)) note('to.page', `the brand has no '${place.page}'`);
  if ('game' in place && !known.games.has(place.game))
    note('to.game', `there is no open game '${place.game}'`);
  if ('list' in place && !known.lists.has(place.list)) note('to.list', `there is no list '${place.list}'`);
  if ('studio' in place && !known.studios.has(place.studio))
    note('to.studio', `there is no studio '${place.studio}'`);
}

function checkPicture(picture: PictureChoice, { known }: Surroundings, note: Note): void {
  // Whether a file is there, the reader of the folder has seen.
  if ('game' in picture && !known.games.has(picture.game))
    note('picture.game', `there is no open game '${picture.game}'`);
}

/** Each in every language the brand speaks: an offer and its terms are read in one. */
export function checkTexts(
  keys: Readonly<Record<string, string>>,
  { texts, locales }: Surroundings,
  note: Note,
): void {
  for (const [field, key] of Object.entries(keys)) {
    const lacking = locales.filter(
      (locale) => messageIn(texts, locale, { area: 'places', key }) === undefined,
    );
    if (lacking.length > 0) note(field, `there is no text '${key}' in ${lacking.join(', ')}`);
    const strangers = valuesIn(messageIn(texts, 'en', { area: 'places', key })).filter(
      (name) => !valueNamed(name),
    );
    if (strangers.length > 0) note(field, `'${key}' asks for ${strangers.join(', ')}, which nobody fills in`);
  }
}

interface Names {
  readonly pages: ReadonlySet<string>;
  readonly games: ReadonlySet<string>;
  readonly lists: ReadonlySet<string>;
  readonly studios: ReadonlySet<string>;
}

const namesOf = ({ games, lists, studios }: SiteFiles, { brand }: BrandFiles): Names => ({
  pages: new Set(brand.pages),
  games: new Set(games.filter(({ status }) => status === 'open').map(({ slug }) => slug)),
  lists: new Set(lists.map(({ slug }) => slug)),
  studios: new Set(studios.map(({ slug }) => slug)),
});
