import type { HeldWinReturn, Payout, Release } from '../../command.ts';
import { maxOf, minOf, NO_EFFECT, refuse, type Decision, type Effect } from '../decision.ts';
import type { Facts } from '../facts.ts';
import { playableBonus, type PlayerState } from '../player.ts';

/**
 * A win goes to real and bonus money in the proportion of the round's stakes; the remainder is real money. A win above
 * what the round may still win is held (MONEY-09), and every win of a held studio (MONEY-10). The release of a held win
 * is never held again.
 */
export function decideWin(command: Payout | Release, facts: Facts, player: PlayerState): Decision {
  const amount = command.amount.minor;
  const stakedBonus = facts.stakedBonus ?? 0n;
  const staked = (facts.stakedReal ?? 0n) + stakedBonus;
  if (facts.roundPlayer !== facts.playerId || staked === 0n) return refuse('UnknownRound');
  if (!('operatorAccount' in command)) {
    const room = remainingWin(facts, staked);
    if (amount > room) return { ...NO_EFFECT, held: { amount, room, reason: 'LargestWin' } };
    if (facts.isStudioHeld === true) return { ...NO_EFFECT, held: { amount, room, reason: 'StudioHold' } };
  }
  const bonus = playableBonus(player);
  const toBonus = bonus !== null && facts.roundBonus === bonus.id ? (amount * stakedBonus) / staked : 0n;
  return { ...NO_EFFECT, toReal: amount - toBonus, toBonus };
}

/**
 * MONEY-09: what a round may still win: the least of the game's multiple of the stakes, the game's amount and what its
 * bets declare, less what it won without releases. A session of another game cannot say what the round may win.
 */
export function remainingWin(facts: Facts, staked: bigint): bigint {
  if (facts.game !== facts.roundGame) return 0n;
  const { largestWinHundredths: hundredths, largestWinAmount } = facts;
  const times = (stake: bigint): bigint => (stake * (hundredths ?? NO_MULTIPLE)) / 100n;
  const declaredLess = (facts.declaredBets ?? []).reduce(
    (sum, { stake, largestWin }) => sum + maxOf(0n, times(BigInt(stake)) - BigInt(largestWin)),
    0n,
  );
  const byStakes = times(staked) - declaredLess;
  const largest = largestWinAmount === null ? byStakes : minOf(largestWinAmount, byStakes);
  return maxOf(0n, largest - ((facts.roundWon ?? 0n) - (facts.roundReleased ?? 0n)));
}

/** A multiple in hundredths for games that declare only an amount; no real multiple is as large. */
const NO_MULTIPLE = 999_999_999n;

/** The money of a held win goes back to the account from which it came; the balance stays. */
export const decideHeldWinReturn = ({ amount }: HeldWinReturn): Effect => ({
  ...NO_EFFECT,
  heldReturned: amount.minor,
});
