import type { Feature } from './features.ts';

/** The pages a brand may do without, by the feature they show (SHELL-09). What a brand does not list it has not. */
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

/** Where they are, without locale. */
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

/** Something a site has or has not: a page of its own, or a toggle. */
export type SitePart = SitePage | Feature;

export const hasPart = (
  site: { readonly pages: readonly SitePage[]; readonly features: readonly Feature[] },
  part: SitePart,
): boolean => [...site.pages, ...site.features].includes(part);
