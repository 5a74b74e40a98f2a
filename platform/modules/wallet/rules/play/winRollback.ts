import { MAX_MINOR } from '@foyer/domain/money.ts';
import { maxOf, minOf, NO_EFFECT, type Effect } from '../decision.ts';
import type { BetFacts, Facts } from '../facts.ts';
import type { PlayerState } from '../player.ts';

/**
 * Takes a paid win back: real money from the real account, and the player owes what it does not hold, as after a
 * chargeback. Bonus money comes from the bonus as far as it holds it; of a bonus that became real money it comes from the
 * real account, for all its wins together at most what became real money. Bonus money that was lost or forfeited was never
 * the player's to withdraw, so the operator bears it.
 */
export function takeWinBack(win: BetFacts, { roundBonus }: Facts, player: PlayerState): Effect {
  const [paidReal, paidBonus] = [BigInt(win.toReal), BigInt(win.toBonus)];
  // Wins that were paid before their bonus was recorded went to the bonus of their round.
  const isBonusActive = player.active !== null && player.active.id === (win.bonusId ?? roundBonus);
  const fromBonus = isBonusActive ? minOf(paidBonus, player.bonus) : 0n;
  const converted = minOf(paidBonus, convertedLeft(win, player));
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
      fromConverted:
        win.bonusId !== null && converted > 0n ? { bonus: win.bonusId, amount: converted } : null,
    },
  };
}

/** What became real money of the bonus to which the win was paid, without what was taken back before. */
function convertedLeft(win: BetFacts, { conversions }: PlayerState): bigint {
  const now = conversions[win.bonusId ?? ''];
  const converted = now?.converted ?? convertedBefore(win);
  return maxOf(0n, converted - BigInt(win.takenBack ?? 0n) - (now?.takenBack ?? 0n));
}

/** Where the conversion is archived, the largest payout of the bonus is the only bound. */
const convertedBefore = ({ bonusStatus, converted, maxPayout }: BetFacts): bigint =>
  bonusStatus === 'Converted' ? BigInt(converted ?? maxPayout ?? MAX_MINOR) : 0n;
