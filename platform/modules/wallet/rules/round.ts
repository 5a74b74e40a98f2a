import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Command, PaymentReversal } from '../command.ts';
import type { Effect } from './decision.ts';
import type { Facts } from './facts.ts';
import { playableBonus, type PlayerState } from './player.ts';

/** A game round as it is stored. */
export interface Round {
  readonly studio: string;
  readonly id: string;
  readonly playerId: PlayerId | null;
  readonly game: string | null;
  readonly openedAt: Date;
  readonly closedAt: Date | null;
  /** Stakes from each account without those rolled back; wins are split in this proportion. */
  readonly stakedReal: bigint;
  readonly stakedBonus: bigint;
  /** The id of the bonus from which `stakedBonus` came. */
  readonly bonusId: string | null;
  /** The amount that the round has won and the player has not given back; null for nothing, like the next two fields. */
  readonly won: bigint | null;
  /** MONEY-09: the part of `won` that was held and released. */
  readonly released: bigint | null;
  /** The win that this command takes back; the database adds them up. Missing for none. */
  readonly takenBack?: bigint;
  /** The part of `stakedReal` that the operator staked in free rounds. */
  readonly given: bigint | null;
}

/** The round after the command; null where the command does not change one. */
export function roundAfter(
  command: Command | PaymentReversal,
  facts: Facts,
  effect: Effect,
  after: PlayerState,
  at: Date,
): Round | null {
  if (!('round' in command) || command.verb === 'heldWinReturn') return null;
  const round = roundOf(command, facts, at);
  switch (command.verb) {
    case 'stake':
      return stakeIn(round, effect, playableBonus(after)?.id ?? null);
    case 'payout': {
      const won = effect.toReal + effect.toBonus;
      const released = 'operatorAccount' in command ? won : 0n;
      if (won === 0n) return null;
      return { ...round, won: sumOf(round.won, won), released: sumOf(round.released, released) };
    }
    case 'reversal':
      if (effect.winTakenBack) return takeBack(round, effect, effect.winTakenBack);
      return effect.unstaked && unstake(round, effect.unstaked, effect.given);
    case 'endRound':
      return round.closedAt === null && !command.isNote ? { ...round, closedAt: at } : null;
  }
}

function roundOf(
  { caller, round: id }: { readonly caller: string; readonly round: string },
  facts: Facts,
  at: Date,
): Round {
  return {
    studio: caller,
    id,
    playerId: facts.playerId,
    game: facts.roundGame ?? facts.game,
    openedAt: facts.roundOpenedAt ?? at,
    closedAt: facts.roundClosedAt,
    stakedReal: facts.stakedReal ?? 0n,
    stakedBonus: facts.stakedBonus ?? 0n,
    bonusId: facts.roundBonus,
    won: facts.roundWon,
    released: facts.roundReleased,
    given: facts.roundGiven,
  };
}

/**
 * The operator's stake of a free round counts as real money, so its win is real money. From the next stake on, the
 * stakes of a bonus that has ended count as real money too.
 */
function stakeIn(round: Round, effect: Effect, bonusId: string | null): Round {
  const isSameBonus = round.bonusId !== null && round.bonusId === bonusId;
  return {
    ...round,
    stakedReal: round.stakedReal + effect.given - effect.toReal + (isSameBonus ? 0n : round.stakedBonus),
    stakedBonus: -effect.toBonus + (isSameBonus ? round.stakedBonus : 0n),
    bonusId,
    given: sumOf(round.given, effect.given),
  };
}

const unstake = (round: Round, { real, bonus }: NonNullable<Effect['unstaked']>, given: bigint): Round => ({
  ...round,
  stakedReal: round.stakedReal - real,
  stakedBonus: round.stakedBonus - bonus,
  given: sumOf(round.given, given),
});

/** Only what the player gave back makes room for further wins (MONEY-09): a debt may never be paid. */
const takeBack = (
  round: Round,
  { toReal, toBonus }: Effect,
  { amount, isRelease }: NonNullable<Effect['winTakenBack']>,
): Round => ({
  ...round,
  won: sumOf(round.won, toReal + toBonus),
  released: isRelease ? sumOf(round.released, toReal + toBonus) : round.released,
  takenBack: amount,
});

const sumOf = (before: bigint | null, change: bigint): bigint | null => (before ?? 0n) + change || null;
