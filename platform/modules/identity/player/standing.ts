import type { PlayerRecord } from './record.ts';

/** How a player stands with the house at a moment: what follows from his record, and he is told. */
export interface Standing {
  /** Null: he may play. */
  readonly playBlock: PlayBlock | null;
  /** RG-04: null unless an exclusion runs; one without an end has `endsAt` null. */
  readonly exclusion: PlayerRecord['exclusion'];
  /** RG-05: null unless a timeout runs. */
  readonly timeoutEndsAt: Date | null;
  readonly isMarketingBlocked: boolean;
  readonly isInstantBankingBlocked: boolean;
  readonly areDepositsBlocked: boolean;
  readonly canWithdraw: boolean;
  readonly isSourceOfWealthOverdue: boolean;
}

/** Why a player may not play; wins and refunds are paid all the same (L11). */
export interface PlayBlock {
  readonly reason: 'AccountClosed' | 'SelfExcluded' | 'Timeout';
  /** Null where it does not end by itself. */
  readonly until: Date | null;
}

export function standingOf(player: PlayerRecord, now: Date): Standing {
  const { blocked, instantBankingBlockedFrom, sourceOfWealth } = player;
  const exclusion = isRunning(player.exclusion, now) ? player.exclusion : null;
  const timeoutEndsAt = isAhead(player.timeoutEndsAt, now) ? player.timeoutEndsAt : null;
  const isClosed = player.status.status === 'Closed';
  const playBlock = blockOf({ isClosed, exclusion, timeoutEndsAt });
  return {
    playBlock,
    exclusion,
    timeoutEndsAt,
    // OPEN-25: who is excluded is not written to, whatever he accepted.
    isMarketingBlocked: player.isMarketingBlocked || isClosed || exclusion !== null,
    isInstantBankingBlocked: instantBankingBlockedFrom !== null && instantBankingBlockedFrom <= now,
    // OPEN-25: what stops the play stops money from coming in, and never from going out.
    areDepositsBlocked: blocked.deposits || playBlock !== null,
    canWithdraw: !blocked.withdrawals,
    isSourceOfWealthOverdue: sourceOfWealth !== null && sourceOfWealth.dueAt <= now,
  };
}

const isAhead = (moment: Date | null, now: Date): boolean => moment !== null && moment > now;

/** One that is over is none, and one without an end is never over. */
const isRunning = (exclusion: PlayerRecord['exclusion'], now: Date): boolean =>
  exclusion !== null && (exclusion.endsAt === null || exclusion.endsAt > now);

/** The gravest first. */
function blockOf({
  isClosed,
  exclusion,
  timeoutEndsAt,
}: Pick<Standing, 'exclusion' | 'timeoutEndsAt'> & { readonly isClosed: boolean }): PlayBlock | null {
  if (isClosed) return { reason: 'AccountClosed', until: null };
  if (exclusion) return { reason: 'SelfExcluded', until: exclusion.endsAt };
  return timeoutEndsAt && { reason: 'Timeout', until: timeoutEndsAt };
}
