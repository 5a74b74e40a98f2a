import type { Feature } from './features.ts';

/** SHELL-09: optional pages, named by their feature. A brand has only those that it lists. */
export const PAGES = [
  'calendar',
  'cashback',
  'jackpot',
  'loyalty',
  'missions',
  'moreCasinos',
  'promotions',
  'raffle',
  'rewards',
  'rewardsShop',
  'tournaments',
] as const;

export type SitePage = (typeof PAGES)[number];

/** Paths without locale, as the specification names them (ROUTE-59 for the calendar). */
export const PAGE_PATHS: Readonly<Record<SitePage, string>> = {
  calendar: '/christmas-2024/',
  cashback: '/cashback/',
  jackpot: '/jackpot/',
  loyalty: '/loyalty-program/',
  missions: '/missions/',
  moreCasinos: '/more-casinos/',
  promotions: '/promotions/',
  raffle: '/raffle/',
  rewards: '/rewards/',
  rewardsShop: '/rewards-shop/',
  tournaments: '/tournaments/',
};

/** Pages on which the operator can show content blocks, beside the promotions page: the lobby and the text pages. */
export const PAGES_WITH_BLOCKS = [
  'lobby',
  'additional-information',
  'bonus-terms-and-conditions',
  'jackpot-terms',
  'privacy-policy',
  'terms-and-conditions',
] as const;

/** An optional part of a site: a page or a feature toggle. */
export type SitePart = SitePage | Feature;

export const hasPart = (
  site: { readonly pages: readonly SitePage[]; readonly features: readonly Feature[] },
  part: SitePart,
): boolean => [...site.pages, ...site.features].includes(part);
