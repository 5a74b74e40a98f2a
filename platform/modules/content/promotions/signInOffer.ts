import type { WelcomeOffer, WelcomeReader } from '@foyer/contract/signIn/welcome.ts';
import { valuesOf, type Site, type Sites } from '../../../sites/index.ts';
import { periodOf, runs } from './offers.ts';

interface OfferDeps {
  readonly sites: Pick<Sites, 'page' | 'translator'>;
  readonly now: Date;
}

/** Pages with the conditions of an offer, the most exact first. */
const TERMS_PAGES = ['bonus-terms-and-conditions', 'terms-and-conditions'] as const;

export interface OfferReader extends WelcomeReader {
  /** Presumed country of the visitor; null if nothing tells it. */
  readonly country: string | null;
}

/**
 * What the sign-in page offers a new player. Null where licence, brand or country do not let it be advertised there, in
 * another product mode, outside of its days, and without a page of its conditions.
 */
export function signInOffer(
  { sites, now }: OfferDeps,
  site: Site,
  { locale, productMode, country }: OfferReader,
): WelcomeOffer | null {
  const { signInOffer: choice, promotions = [] } = site.promotions ?? {};
  if (!choice || !site.hasRule('signInOffer')) return null;
  // The rules of a country that the brand does not serve are unknown.
  if (country !== null && !site.serves(country)) return null;
  if (choice.productModes && !choice.productModes.includes(productMode)) return null;
  const promotion = promotions.find(({ id }) => id === choice.promotion);
  if (!promotion || !runs(periodOf(promotion, site.timeZone), now)) return null;
  const [termsPage] = TERMS_PAGES.flatMap((key) => {
    const page = sites.page(key, site, locale);
    return page ? [{ path: `/${key}/`, title: page.title }] : [];
  });
  if (!termsPage) return null;
  const translate = sites.translator(locale, ['places']);
  const values = valuesOf(site, locale);
  const { title, teaser, terms } = promotion;
  return {
    title: translate(title, values),
    teaser: translate(teaser, values),
    terms: terms.map((key) => translate(key, values)),
    termsPage,
  };
}
