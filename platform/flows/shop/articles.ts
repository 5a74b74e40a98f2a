import { imageUrl } from '@foyer/contract/catalogue/images.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import { toDecimal, type Money } from '@foyer/domain/money.ts';
import { presentRewardValue, type RewardValue, type RewardTerms } from '../../modules/rewards/index.ts';
import type { Translate } from '../../sites/index.ts';
import type { ShopContext, ShopDeps } from './shopDeps.ts';

type ArticleData = ShopContext['file']['articles'][number];

export interface Customer {
  readonly currency: Currency;
  readonly locale: Locale;
}

export interface OfferedArticle {
  readonly data: ArticleData;
  readonly title: string;
  readonly text: string;
  readonly gives: ReturnType<typeof presentRewardValue>;
  readonly pictureUrl: string | null;
  /** Terms of the reward that the purchase gives. */
  readonly terms: RewardTerms;
}

/** A player's articles: rewards in their currency, spins of games in their market, bonuses where FLAG-20 allows them. */
export async function articlesFor(
  deps: Pick<ShopDeps, 'sites' | 'catalogue'>,
  context: ShopContext,
  customer: Customer,
): Promise<readonly OfferedArticle[]> {
  const translate = deps.sites.translator(customer.locale, ['shop']);
  const offered = context.file.articles.map((data) =>
    articleFor(deps, { context, data, customer, translate }),
  );
  return (await Promise.all(offered)).filter((article) => article !== null);
}

interface ArticleRequest {
  readonly context: ShopContext;
  readonly data: ArticleData;
  readonly customer: Customer;
  readonly translate: Translate;
}

async function articleFor(
  { catalogue }: Pick<ShopDeps, 'catalogue'>,
  { context: { site, file }, data, customer: { currency, locale }, translate }: ArticleRequest,
): Promise<OfferedArticle | null> {
  const { gives } = data;
  if (gives.type === 'bonus-money-drop' && !site.has('BonusLists')) return null;
  const game = gives.type === 'free-spin' ? await catalogue.game(site, locale, gives.game) : null;
  if (gives.type === 'free-spin' && !game) return null;
  const title = translate(data.title);
  const amount = (gives.type === 'free-spin' ? gives.value : gives.amount).get(currency);
  if (!amount) return null;
  const panel = await catalogue.panel(site, locale, data.picture);
  return {
    data,
    title,
    text: translate(data.text),
    gives: presentRewardValue(valueOf(data, amount, game?.game.title ?? ''), title),
    pictureUrl: panel && imageUrl(panel.game.tileUrl, 'scene'),
    terms: termsOf(data, amount, { title, claimDays: file.claimDays }),
  };
}

function valueOf({ gives }: ArticleData, amount: Money, gameTitle: string): RewardValue {
  switch (gives.type) {
    case 'money-drop':
      return { type: gives.type, amount };
    case 'bonus-money-drop':
      return {
        type: gives.type,
        amount,
        factor: gives.wageringRequirementFactor,
        maxPayout: gives.maxPayout?.get(amount.currency) ?? null,
      };
    case 'free-spin':
      return {
        type: gives.type,
        spins: gives.freeSpinsAmount,
        stake: amount,
        betLevel: gives.betLevel,
        // The studio is looked up when the reward is given.
        game: { slug: gives.game, title: gameTitle, studio: '', lookupId: '' },
      };
  }
}

const HOURS = 24;

function termsOf(
  { gives }: ArticleData,
  amount: Money,
  { title, claimDays }: { readonly title: string; readonly claimDays: number },
): RewardTerms {
  const common = {
    name: title.slice(0, 80),
    kind: 'Incentive',
    claim: 'manual',
    startsInHours: 0,
    hours: claimDays * HOURS,
    needsDeposit: false,
  } as const;
  switch (gives.type) {
    case 'money-drop':
      return { ...common, type: gives.type, amount: toDecimal(amount) };
    case 'bonus-money-drop': {
      const most = gives.maxPayout?.get(amount.currency);
      return {
        ...common,
        type: gives.type,
        amount: toDecimal(amount),
        wageringRequirementFactor: gives.wageringRequirementFactor,
        ...(most && { maxPayout: toDecimal(most) }),
      };
    }
    case 'free-spin':
      return {
        ...common,
        type: gives.type,
        game: gives.game,
        freeSpinsAmount: gives.freeSpinsAmount,
        value: toDecimal(amount),
        betLevel: gives.betLevel,
      };
  }
}
