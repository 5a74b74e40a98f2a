import { minOf, NO_EFFECT, type Effect } from '../decision.ts';
import type { BetFacts, Facts } from '../facts.ts';
import type { PlayerState } from '../player.ts';

/**
 * Takes a paid win back: real money from the real account, and the player owes what it does not hold, as after a
 * chargeback. Bonus money comes from the bonus as far as it holds it; of a bonus that became real money it comes from the
 * real account. Bonus money that was lost or forfeited was never the player's to withdraw, so the operator bears it.
 */
export function takeWinBack(win: BetFacts, { roundBonus }: Facts, player: PlayerState): Effect {
  const [paidReal, paidBonus] = [BigInt(win.toReal), BigInt(win.toBonus)];
  // Wins that were paid before their bonus was recorded went to the bonus of their round.
  const isBonusActive = player.active !== null && player.active.id === (win.bonusId ?? roundBonus);
  const fromBonus = isBonusActive ? minOf(paidBonus, player.bonus) : 0n;
  const converted =
    win.bonusStatus === 'Converted' ? minOf(paidBonus, BigInt(win.maxPayout ?? paidBonus)) : 0n;
  const due = paidReal + converted;
  const fromReal = minOf(due, player.real);
  return {
    ...NO_EFFECT,
    reverses: BigInt(win.id),
    stakedAt: new Date(win.stakedAt),
    toReal: -fromReal,
    toBonus: -fromBonus,
    owed: due - fromReal,
    winTakenBack: {
      amount: paidReal + paidBonus,
      isRelease: win.isRelease,
      lostBonus: paidBonus - fromBonus - converted,
    },
  };
}
