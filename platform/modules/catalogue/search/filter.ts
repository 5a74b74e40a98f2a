import { GAME_FEATURES, type GameFeature } from '@foyer/contract/catalogue/features.ts';
import { VOLATILITIES, type Volatility } from '@foyer/contract/catalogue/volatilities.ts';
import type { GameFilter } from '@foyer/contract/generated/resolvers.ts';

export interface Filterable {
  readonly category: string;
  readonly studio: string;
  readonly volatility: string | null;
  readonly features: readonly string[];
  /** Return to player in per cent; null if the studio states none. */
  readonly rtp: string | null;
  /** Smallest stake in major units. */
  readonly minStake: string;
}

/** The available filters: a value is offered if at least one game has it. */
export interface Choices<Studio> {
  readonly studios: readonly Studio[];
  readonly volatilities: readonly Volatility[];
  readonly features: readonly GameFeature[];
  readonly hasJackpots: boolean;
}

const hasJackpot = ({ category }: Filterable): boolean => category === 'jackpots';

export function filterOf(requested: GameFilter | null | undefined): ((game: Filterable) => boolean) | null {
  const { studio, volatility, feature, returnFrom, stakeUpTo } = requested ?? {};
  const onlyJackpots = requested?.hasJackpot === true;
  if (![studio, volatility, feature, onlyJackpots, returnFrom, stakeUpTo].some(Boolean)) return null;
  return (game) =>
    (!studio || game.studio === studio) &&
    (!volatility || game.volatility === volatility) &&
    (!feature || game.features.includes(feature)) &&
    (!returnFrom || Number(game.rtp ?? 0) >= Number(returnFrom)) &&
    (!stakeUpTo || Number(game.minStake) <= Number(stakeUpTo)) &&
    (!onlyJackpots || hasJackpot(game));
}

export const choicesOf = <Studio>(
  games: readonly Filterable[],
  studios: readonly Studio[],
): Choices<Studio> => ({
  studios,
  volatilities: VOLATILITIES.filter((one) => games.some(({ volatility }) => volatility === one)),
  features: GAME_FEATURES.filter((one) => games.some(({ features }) => features.includes(one))),
  hasJackpots: games.some(hasJackpot),
});
