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
): Omit<PlayedRoundDetails, 'round' | 'studioPageUrl'> & { readonly round: Round } {
  return {
    round: presentRound(round, currency),
    isOpen: round.isOpen,
    closedAt,
    result,
    movements: movements.map((movement) => presentMovement(movement, currency)),
    hasEarlierMovements: hasEarlier,
  };
}

/** The sum of the stakes that were not rolled back, free rounds included; null for a round with more movements than are read. */
function netStake({ movements, hasEarlier }: RoundDetails): bigint | null {
  if (hasEarlier) return null;
  return movements.reduce((sum, { kind, minor }) => sum + SIGNS[kind] * minor, 0n);
}

const SIGNS: Readonly<Record<RoundMovement['kind'], bigint>> = {
  Stake: 1n,
  FreeStake: 1n,
  StakeReturned: -1n,
  Win: 0n,
  WinBeingChecked: 0n,
  WinTakenBack: 0n,
};

/** `netStake` in major units; null for a round with more movements than are read. */
export function stakeOf(details: RoundDetails, currency: Currency): string | null {
  const sum = netStake(details);
  return sum === null ? null : amountOf(sum > 0n ? sum : 0n, currency);
}

/** Whether the round was played to its end: it is closed, and not all of its stakes were rolled back. */
export const isPlayed = (details: RoundDetails): boolean =>
  details.closedAt !== null && !details.round.isOpen && (netStake(details) ?? details.round.stakedMinor) > 0n;

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
