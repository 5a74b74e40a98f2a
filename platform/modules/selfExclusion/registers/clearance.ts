import { SECOND } from '@foyer/domain/duration.ts';

/** A register is asked at a sign-in shortly before the session begins, and its reply is awaited for some seconds. */
const BEFORE_SESSION_MS = 10 * SECOND;

export interface RegisterStatus {
  readonly register: string;
  /** When a request was last sent, with or without a reply. */
  readonly attemptedAt: Date;
  /** When the latest answered request was sent; null if none was answered. */
  readonly askedAt: Date | null;
  readonly depositAskedAt: Date | null;
}

/** What the replies must be newer than. */
export interface ClearanceNeed {
  /** Null if the player is not signed in. */
  readonly sessionStartedAt: Date | null;
  /** Start of the brand's day for a deposit; null for play. */
  readonly depositDay: Date | null;
}

/**
 * EXCLUSION-10: the registers that must be asked before the player may play or deposit: those whose latest request has no
 * reply, those without a reply since the sign-in, and for a deposit those without a reply at a deposit of the same day.
 */
export const registersToQuery = (
  registers: readonly string[],
  statuses: readonly RegisterStatus[],
  { sessionStartedAt, depositDay }: ClearanceNeed,
): readonly string[] =>
  registers.filter((name) => {
    const status = statuses.find(({ register }) => register === name);
    if (!status?.askedAt || status.attemptedAt > status.askedAt) return true;
    if (sessionStartedAt && status.askedAt.getTime() < sessionStartedAt.getTime() - BEFORE_SESSION_MS)
      return true;
    return depositDay !== null && (status.depositAskedAt === null || status.depositAskedAt < depositDay);
  });
