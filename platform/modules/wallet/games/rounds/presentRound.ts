import type { PlayedRoundDetails, PlayedRound as RoundPayload } from '@foyer/contract/generated/resolvers.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import { money, toDecimal } from '@foyer/domain/money.ts';
import type { PlayedRound } from './gameHistory.ts';
import type { RoundDetails, RoundMovement, RoundOf } from './roundDetails.ts';

export { cursorOf } from './gameHistory.ts';

type Round = Omit<RoundPayload, 'game'> & Pick<PlayedRound, 'studio' | 'isOpen'>;

const amountOf = (minor: bigint, currency: Currency) => toDecimal(money(minor, currency));
const amountIfAny = (minor: bigint, currency: Currency) => (minor > 0n ? amountOf(minor, currency) : null);

export function presentRound(round: PlayedRound, currency: Currency): Round {
  return {
    id: `${round.studio}:${round.id}`,
    gameSlug: round.game,
    studio: round.studio,
    isOpen: round.isOpen,
    openedAt: round.openedAt,
    staked: amountOf(round.stakedMinor, currency),
    won: amountOf(round.wonMinor, currency),
    beingChecked: amountIfAny(round.heldMinor, currency),
    takenBack: amountIfAny(round.takenBackMinor, currency),
    currency,
  };
}

export function presentDetails(
  { round, closedAt, result, movements, hasEarlier }: RoundDetails,
  currency: Currency,
): Omit<PlayedRoundDetails, 'round'> & { readonly round: Round } {
  return {
    round: presentRound(round, currency),
    isOpen: round.isOpen,
    closedAt,
    result,
    movements: movements.map((movement) => presentMovement(movement, currency)),
    hasEarlierMovements: hasEarlier,
  };
}

const presentMovement = (movement: RoundMovement, currency: Currency) => ({
  at: movement.at,
  kind: movement.kind,
  amount: amountOf(movement.minor, currency),
  bonus: amountIfAny(movement.bonusMinor, currency),
  jackpotContribution: amountIfAny(movement.contributedMinor, currency),
  studioJackpot: movement.jackpotPart,
});

/** The studio and the round of a payload's id; null for an id that no round can have. */
export function roundNamed(id: string): Pick<RoundOf, 'studio' | 'id'> | null {
  const colon = id.indexOf(':');
  if (colon < 1 || id.includes('\0')) return null;
  return { studio: id.slice(0, colon), id: id.slice(colon + 1) };
}
