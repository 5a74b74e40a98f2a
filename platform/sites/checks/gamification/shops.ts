import type { Currency } from '@foyer/domain/currency.ts';
import { SPUN } from '@foyer/contract/rewards/spins.ts';
import type { ShopArticleData, ShopReward } from '@foyer/sites/schema/shop.ts';
import type { Texts } from '../../messages.ts';
import type { BrandFiles, SiteFiles } from '../../siteFiles.ts';
import type { SiteReader } from '../../reader/siteReader.ts';
import { checkText } from '../texts/checkText.ts';
import { brandsWithPage, checkCurrencies, type ReportField } from '../pageFiles.ts';

/** A shop needs gamification to earn points, and articles that can be given to each of the brand's players. */
export function checkShops(files: SiteFiles, texts: Texts, reportFile: SiteReader['report']): void {
  const page = { page: 'rewardsShop', file: 'shop' } as const;
  for (const { files: own, data, report } of brandsWithPage(files, page, reportFile)) {
    if (!own.gamification?.enabled) report('', 'is there, and no gamification.json gives points');
    if (!own.brand.pages.includes('rewards'))
      report('', 'is there, and the brand has no page rewards, where what is bought is claimed');
    data.articles.forEach((article, index) =>
      checkArticle(article, own, { files, texts }, (field, problem) =>
        report(`articles.${index}.${field}`, problem),
      ),
    );
  }
}

function checkArticle(
  article: ShopArticleData,
  own: BrandFiles,
  { files, texts }: { readonly files: SiteFiles; readonly texts: Texts },
  report: ReportField,
): void {
  const open = files.games.filter(({ status }) => status === 'open');
  const { locales } = own.brand;
  for (const field of ['title', 'text'] as const)
    checkText({ area: 'shop', key: article[field] }, { texts, locales }, (problem) => report(field, problem));
  if (!open.some(({ slug }) => slug === article.picture))
    report('picture', `there is no open game '${article.picture}'`);
  const levels = own.gamification?.loyaltyPage?.rankCards.length ?? article.fromLevel;
  if (article.fromLevel > levels) report('fromLevel', `is above the highest level, ${levels}`);
  for (const [field, amounts] of amountsOf(article.gives))
    checkCurrencies(own, amounts, (problem) => report(`gives.${field}`, problem));
  if (article.gives.type !== 'free-spin') return;
  const { game } = article.gives;
  const found = open.find(({ slug }) => slug === game);
  if (!found) report('gives.game', `there is no open game '${game}'`);
  else if (!SPUN.includes(found.category)) report('gives.game', `'${game}' has no spin to give away`);
}

function amountsOf(reward: ShopReward): readonly [field: string, amounts: ReadonlyMap<Currency, unknown>][] {
  if (reward.type === 'free-spin') return [['value', reward.value]];
  if (reward.type === 'money-drop' || !reward.maxPayout) return [['amount', reward.amount]];
  return [
    ['amount', reward.amount],
    ['maxPayout', reward.maxPayout],
  ];
}
