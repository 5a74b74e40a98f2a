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

/** Something a site has or has not: a page of its own, or a toggle. */
export type SitePart = SitePage | Feature;

export const hasPart = (
  site: { readonly pages: readonly SitePage[]; readonly features: readonly Feature[] },
  part: SitePart,
): boolean => [...site.pages, ...site.features].includes(part);
