import { drawingUrl } from '@foyer/contract/catalogue/art.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import { toDecimal, type Money } from '@foyer/domain/money.ts';
import { toldGift, type Gift, type RewardTerms } from '../../modules/rewards/index.ts';
import type { Say } from '../../sites/index.ts';
import type { ShopContext, ShopDeps } from './shopDeps.ts';

type ArticleData = ShopContext['file']['articles'][number];

export interface Customer {
  readonly currency: Currency;
  readonly locale: Locale;
}

/** An article as one player may have it. */
export interface OfferedArticle {
  readonly data: ArticleData;
  readonly title: string;
  readonly text: string;
  readonly gives: ReturnType<typeof toldGift>;
  readonly pictureUrl: string | null;
  /** Of the reward it is given as. */
  readonly terms: RewardTerms;
}

/**
 * What stands on the shelves for a player: what can be given in his currency, spins of games that his market has, and
 * bonuses where the site has lists of them (FLAG-20).
 */
export async function articlesFor(
  parts: Pick<ShopDeps, 'sites' | 'catalogue'>,
  place: ShopContext,
  customer: Customer,
): Promise<readonly OfferedArticle[]> {
  const say = parts.sites.say(customer.locale, ['shop']);
  const offered = place.file.articles.map((data) => articleFor(parts, { place, data, customer, say }));
  return (await Promise.all(offered)).filter((article) => article !== null);
}

interface Asked {
  readonly place: ShopContext;
  readonly data: ArticleData;
  readonly customer: Customer;
  readonly say: Say;
}

async function articleFor(
  { catalogue }: Pick<ShopDeps, 'catalogue'>,
  { place: { site, file }, data, customer: { currency, locale }, say }: Asked,
): Promise<OfferedArticle | null> {
  const { gives } = data;
  if (gives.type === 'bonus-money-drop' && !site.has('BonusLists')) return null;
  const game = gives.type === 'free-spin' ? await catalogue.game(site, locale, gives.game) : null;
  if (gives.type === 'free-spin' && !game) return null;
  const title = say(data.title);
  const amount = (gives.type === 'free-spin' ? gives.value : gives.amount).get(currency);
  if (!amount) return null;
  const panel = await catalogue.panel(site, locale, data.picture);
  return {
    data,
    title,
    text: say(data.text),
    gives: toldGift(giftOf(data, amount, game?.game.title ?? ''), title),
    pictureUrl: panel && drawingUrl(panel.game.tileUrl, 'scene'),
    terms: termsOf(data, amount, { title, claimDays: file.claimDays }),
  };
}

function giftOf({ gives }: ArticleData, amount: Money, gameTitle: string): Gift {
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
        // Which studio's it is, is looked for when it is given.
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
