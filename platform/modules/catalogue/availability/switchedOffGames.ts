import type { Sites } from '../../../sites/index.ts';
import { isSwitchedOff, type NamedGame } from './switchedOff.ts';

/** A game that was opened, as its company names it. */
export interface OpenedGame {
  readonly studio: string;
  readonly game: string;
  readonly brand: string;
  readonly locations: readonly string[] | null;
}

/** Whether the operator has switched an open game off. The games of each version of the site data are indexed once. */
export function switchedOffGames(sites: Pick<Sites, 'games' | 'studios' | 'byBrand'>) {
  let indexed: readonly unknown[] = [];
  let byCompany: ReadonlyMap<string, NamedGame> = new Map();

  return ({ studio, game, brand, locations }: OpenedGame): boolean => {
    const { switchedOff = [] } = sites.byBrand(brand) ?? {};
    if (switchedOff.length === 0) return false;
    if (indexed !== sites.games) [indexed, byCompany] = [sites.games, gamesByCompany(sites)];
    const named = byCompany.get(keyOf(studio, game));
    return named !== undefined && isSwitchedOff(named, switchedOff, locations);
  };
}

function gamesByCompany({
  games,
  studios,
}: Pick<Sites, 'games' | 'studios'>): ReadonlyMap<string, NamedGame> {
  const companies = new Map(studios.map(({ slug, provider }) => [slug, provider]));
  return new Map(games.map((game) => [keyOf(companies.get(game.studio) ?? '', game.lookupId), game]));
}

const keyOf = (company: string, game: string): string => `${company} ${game}`;
