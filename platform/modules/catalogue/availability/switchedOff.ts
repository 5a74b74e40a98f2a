import type { Site } from '../../../sites/index.ts';
import {
  isAvailable,
  isInRegion,
  regionCodesOf,
  type RequestedMarket,
  type Restrictions,
} from './availability.ts';

/** What an entry of `catalogue/switchedOff.json` may name. */
export interface NamedGame {
  readonly slug: string;
  /** Slug of the studio, as in `catalogue/studios.json`. */
  readonly studio: string;
  readonly category: string;
}

/**
 * Whether the operator has switched a game off where a player is.
 * @param codes the player's locations; null if they are unknown, which counts as all countries
 */
export const isSwitchedOff = (
  { slug, studio, category }: NamedGame,
  switchedOff: Site['switchedOff'],
  codes: readonly string[] | null,
): boolean =>
  switchedOff.some(
    ({ games, studios, categories, countries }) =>
      (games?.includes(slug) || studios?.includes(studio) || categories?.some((one) => one === category)) &&
      (!countries || !codes || countries.some((region) => codes.some((code) => isInRegion(region, code)))),
  );

type Offering = Pick<Site, 'switchedOff'> & { readonly market: RequestedMarket };

/** Whether a game may be shown and opened at a site: nothing stands against it, and it is not switched off. */
export const isOffered = (game: Restrictions & NamedGame, { market, switchedOff }: Offering): boolean =>
  isAvailable(game, market) && !isSwitchedOff(game, switchedOff, regionCodesOf(market));

/** The regions that decide which games are switched off at a site. */
export const switchedOffRegions = ({ switchedOff }: Pick<Site, 'switchedOff'>): readonly string[] =>
  switchedOff.flatMap(({ countries = [] }) => countries);
