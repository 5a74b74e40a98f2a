import type { Reversal } from '../../command.ts';
import { NO_EFFECT, refuse, type Decision } from '../decision.ts';
import type { BetFacts, Facts } from '../facts.ts';
import { playableBonus, type PlayerState } from '../player.ts';
import { takeWinBack } from './winRollback.ts';

/**
 * Rolls a bet back, with the stakes of its round, its wagering and its contributions, or takes a win back. What has not
 * arrived is remembered; what was rolled back before stays as it is.
 */
export function decideRollback(command: Reversal, facts: Facts, player: PlayerState): Decision {
  const { bet } = facts;
  if (bet === null) return { ...NO_EFFECT, isBetUnknown: true };
  const rollBack = ROLLBACKS.get(bet.recipe);
  if (!rollBack || bet.playerId !== facts.playerId || bet.round !== command.round)
    return refuse('TransactionConflict');
  return bet.isRolledBack ? NO_EFFECT : rollBack(bet, facts, player);
}

function returnFreeRound({ id, amount, freeRounds, stakedAt }: BetFacts): Decision {
  const given = BigInt(amount);
  return {
    ...NO_EFFECT,
    reverses: BigInt(id),
    stakedAt: new Date(stakedAt),
    given: -given,
    unstaked: { real: given, bonus: 0n },
    freeRoundReturned: freeRounds,
  };
}

/** MONEY-09: the rollback of a win that waits for an operator decides about it. */
const returnHeldWin = ({ id, amount, stakedAt }: BetFacts): Decision => ({
  ...NO_EFFECT,
  reverses: BigInt(id),
  stakedAt: new Date(stakedAt),
  heldReturned: BigInt(amount),
});

/**
 * Returns the money to the accounts it came from, or all to the real account if its bonus has ended or expired meanwhile.
 * An expired bonus that has not been ended yet loses the wagering of the bet, so that it is converted only if it is wagered
 * without it.
 */
function returnStake(bet: BetFacts, { roundBonus }: Facts, player: PlayerState): Decision {
  const fromBonus = BigInt(bet.fromBonus);
  const staked = BigInt(bet.fromReal) + fromBonus;
  if (staked === 0n) return NO_EFFECT;
  const isBonusActive = player.active !== null && player.active.id === bet.bonusId;
  const toBonus = isBonusActive && playableBonus(player) !== null ? fromBonus : 0n;
  const unstakedBonus = bet.bonusId === roundBonus ? fromBonus : 0n;
  return {
    ...NO_EFFECT,
    reverses: BigInt(bet.id),
    stakedAt: new Date(bet.stakedAt),
    toReal: staked - toBonus,
    toBonus,
    wagering: isBonusActive ? -BigInt(bet.wagered) : null,
    contributions: bet.contributions.map(({ pot, amount }) => ({
      pot: BigInt(pot),
      amount: -BigInt(amount),
    })),
    unstaked: { real: staked - unstakedBonus, bonus: unstakedBonus },
  };
}

/** By the recipe of what is rolled back. */
const ROLLBACKS: ReadonlyMap<string, (bet: BetFacts, facts: Facts, player: PlayerState) => Decision> =
  new Map([
    ['bet', returnStake],
    ['freeBet', returnFreeRound],
    ['win', takeWinBack],
    ['heldWin', returnHeldWin],
    // A win of zero.
    ['note', () => NO_EFFECT],
  ]);
