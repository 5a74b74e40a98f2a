import { SPUN } from '@foyer/contract/rewards/spins.ts';
import type { ShopArticleData, ShopReward } from '@foyer/sites/schema/shop.ts';
import type { Texts } from '../../messages.ts';
import type { BrandFiles, SiteFiles } from '../../siteFiles.ts';
import type { SiteReader } from '../../siteReader.ts';
import { hasText } from '../messages.ts';

type ReportField = (field: string, problem: string) => void;

/** A brand with the page has a shop, points to spend there, and articles that can be given to each of its players. */
export function checkShops(files: SiteFiles, texts: Texts, report: SiteReader['report']): void {
  for (const [name, own] of files.brands) {
    const { brand, shop, gamification } = own;
    const file = `brands/${name}/shop.json`;
    const hasPage = brand.pages.includes('rewardsShop');
    if (!shop) {
      if (hasPage) report(file, '', 'is missing, and the brand has the page rewardsShop');
      continue;
    }
    if (!hasPage) report(file, '', 'is there, and the brand has no page rewardsShop');
    if (!gamification?.enabled) report(file, '', 'is there, and no gamification.json gives points');
    if (!brand.pages.includes('rewards'))
      report(file, '', 'is there, and the brand has no page rewards, where what is bought is claimed');
    shop.articles.forEach((article, index) =>
      checkArticle(article, own, { files, texts }, (field, problem) =>
        report(file, `articles.${index}.${field}`, problem),
      ),
    );
  }
}

function checkArticle(
  article: ShopArticleData,
  { brand, gamification }: BrandFiles,
  { files, texts }: { readonly files: SiteFiles; readonly texts: Texts },
  report: ReportField,
): void {
  const open = files.games.filter(({ status }) => status === 'open');
  for (const field of ['title', 'text'] as const) {
    const lacking = brand.locales.filter((locale) => !hasText(texts, locale, 'shop', article[field]));
    if (lacking.length > 0) report(field, `there is no text '${article[field]}' in ${lacking.join(', ')}`);
  }
  if (!open.some(({ slug }) => slug === article.picture))
    report('picture', `there is no open game '${article.picture}'`);
  const levels = gamification?.loyaltyPage?.rankCards.length ?? article.fromLevel;
  if (article.fromLevel > levels) report('fromLevel', `is above the highest level, ${levels}`);
  for (const [field, amounts] of amountsOf(article.gives))
    for (const currency of brand.currencies)
      if (!amounts.has(currency))
        report(`gives.${field}`, `has none in ${currency}, which accounts are kept in`);
  if (article.gives.type !== 'free-spin') return;
  const { game } = article.gives;
  const found = open.find(({ slug }) => slug === game);
  if (!found) report('gives.game', `there is no open game '${game}'`);
  else if (!SPUN.includes(found.category)) report('gives.game', `'${game}' has no spin to give away`);
}

function amountsOf(reward: ShopReward): readonly [field: string, amounts: ReadonlyMap<string, unknown>][] {
  if (reward.type === 'free-spin') return [['value', reward.value]];
  if (reward.type === 'money-drop' || !reward.maxPayout) return [['amount', reward.amount]];
  return [
    ['amount', reward.amount],
    ['maxPayout', reward.maxPayout],
  ];
}
