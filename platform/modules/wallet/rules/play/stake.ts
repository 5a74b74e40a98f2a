import { MINUTE } from '@foyer/domain/duration.ts';
import type { Stake } from '../../command.ts';
import { minOf, NO_EFFECT, refuse, type Decision } from '../decision.ts';
import type { Facts } from '../facts.ts';
import { findPassedLimit } from '../limitGroup.ts';
import { playableBonus, type PlayerState } from '../player.ts';
import { refusePlayTime } from './playTime.ts';

/** CLOCK-03: how long an open round may be played on when a reality check is due. */
const OPEN_ROUND_MS = 10 * MINUTE;

/**
 * Real money is staked first, then money of the active bonus. The operator pays the stake of a free round. A
 * contribution comes from the real money that the stake leaves, in full or not at all.
 */
export function decideStake(command: Stake, facts: Facts, player: PlayerState, at: Date): Decision {
  const amount = command.amount.minor;
  const given = command.freeRounds === undefined ? 0n : amount;
  const bonus = playableBonus(player);
  const fromReal = minOf(amount - given, player.real);
  const fromBonus = amount - given - fromReal;

  // A reached session limit ends the session too, so this check precedes `SessionEnded` to report the actual reason.
  const isTimeUp = refusePlayTime(facts, at);
  if (isTimeUp !== null) return isTimeUp;
  if (isSessionOver(facts, at)) return refuse('SessionEnded');
  if (facts.roundPlayer !== null && facts.roundPlayer !== facts.playerId) return refuse('UnknownRound');
  if (facts.roundClosedAt !== null) return refuse('RoundClosed');
  // A round that is open can be finished, with further stakes such as a split hand.
  if (facts.isSwitchedOff && facts.roundPlayer === null) return refuse('SessionEnded');
  if (facts.isContentDue) return refuse('ContentAcceptRequired');
  if (isCheckDue(facts, at)) return refuse('RealityCheckDue');
  const isSlotRound = facts.shortestCycleMs !== null && facts.roundPlayer === null;
  const mayStartAt = isSlotRound ? nextSlotRoundAt(facts.shortestCycleMs, player) : null;
  if (mayStartAt !== null && at < mayStartAt) return { refusal: 'RoundTooSoon', mayStartAt };
  if (bonus !== null && bonus.maxBet !== null && amount - given > bonus.maxBet)
    return { refusal: 'BonusMaxBet', maxBet: bonus.maxBet };
  if (fromBonus > 0n && (bonus === null || player.bonus < fromBonus)) return refuse('InsufficientFunds');

  const { contribution, potAccount } = facts;
  if (contribution !== null && potAccount === null) return refuse('UnknownPot');
  const contributions =
    contribution !== null && potAccount !== null && player.real - fromReal >= contribution
      ? [{ pot: potAccount, amount: contribution }]
      : [];
  const lost = fromReal + (contributions[0]?.amount ?? 0n);
  const passed = findPassedLimit(player, { staked: lost + fromBonus, lost });
  if (passed !== null) return { refusal: 'LimitReached', passed };
  const refusal = command.freeRounds === undefined ? null : refuseFreeRound(amount, facts, player, at);
  if (refusal !== null) return refuse(refusal);

  return {
    ...NO_EFFECT,
    toReal: -fromReal,
    toBonus: -fromBonus,
    given,
    contributions,
    wagering: bonus !== null && given === 0n ? (amount * BigInt(facts.weight)) / 100n : null,
    freeRoundUsed: command.freeRounds ?? null,
    slotRoundAt: isSlotRound ? at : null,
  };
}

/** CLOCK-05: an expired session is over before anything ends it. */
const isSessionOver = ({ isSessionEnded, sessionExpiresAt }: Facts, at: Date): boolean =>
  isSessionEnded === true || (sessionExpiresAt !== null && at >= sessionExpiresAt);

function isCheckDue({ checkDueAt, stakedReal, stakedBonus }: Facts, at: Date): boolean {
  if (checkDueAt === null) return false;
  const isRoundOpen = (stakedReal ?? 0n) + (stakedBonus ?? 0n) > 0n;
  return at.getTime() >= checkDueAt.getTime() + (isRoundOpen ? OPEN_ROUND_MS : 0);
}

/**
 * CLOCK-06: the network delays of two stakes may differ by this time. A studio that measures the cycle from the
 * response to the last stake is therefore never refused.
 */
const DELAY_TOLERANCE_MS = 100;

const nextSlotRoundAt = (cycleMs: number | null, { slotRoundAt }: PlayerState): Date | null =>
  slotRoundAt && new Date(slotRoundAt.getTime() + (cycleMs ?? 0) - DELAY_TOLERANCE_MS);

/** Why the free round cannot be played, or null. */
function refuseFreeRound(
  stake: bigint,
  { freeRounds: grant }: Facts,
  { freeRoundsUsed }: PlayerState,
  at: Date,
): string | null {
  if (grant === null) return 'UnknownFreeRounds';
  const isOver = grant.expiresAt !== null && new Date(grant.expiresAt) <= at;
  if (isOver || grant.left <= (freeRoundsUsed[grant.id] ?? 0)) return 'FreeRoundsOver';
  return BigInt(grant.stake) === stake ? null : 'FreeStakeDiffers';
}
