import { GAME_FEATURES, type GameFeature } from '@foyer/contract/catalogue/features.ts';
import type { GameFilter } from '@foyer/contract/generated/resolvers.ts';

interface Filterable {
  readonly category: string;
  readonly studio: string;
  readonly volatility: string | null;
  readonly features: readonly string[];
}

export const VOLATILITIES = ['low', 'medium', 'high'] as const;
type Volatility = (typeof VOLATILITIES)[number];

/** The available filters: a value is offered if at least one game has it. */
export interface Choices<Studio> {
  readonly studios: readonly Studio[];
  readonly volatilities: readonly Volatility[];
  readonly features: readonly GameFeature[];
  readonly hasJackpots: boolean;
}

const hasJackpot = ({ category }: Filterable): boolean => category === 'jackpots';

export function filterOf(requested: GameFilter | null | undefined): ((game: Filterable) => boolean) | null {
  const { studio, volatility, feature } = requested ?? {};
  const onlyJackpots = requested?.hasJackpot === true;
  if (!studio && !volatility && !feature && !onlyJackpots) return null;
  return (game) =>
    (!studio || game.studio === studio) &&
    (!volatility || game.volatility === volatility) &&
    (!feature || game.features.includes(feature)) &&
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
