import type { Member } from './identity.ts';

export interface PointsAccount {
  isOptedIn: boolean;
  /** All points ever earned, in hundredths. */
  points: number;
  /** Points spent, in whole points. Spending does not lower the level. */
  spent: number;
}

/** A client's request to spend a player's points. The client chooses the id, which is the idempotency key. */
export interface Spending {
  readonly id: string;
  readonly member: Member;
  readonly points: number;
}

export type Outcome =
  | { readonly outcome: 'taken' | 'returned' }
  | { readonly outcome: 'refused'; readonly reason: 'NotEnoughPoints' | 'NotTakingPart' | 'GivenBack' }
  /** The id was already used for a different request. */
  | { readonly outcome: 'conflict' };

interface Line {
  readonly account: PointsAccount;
  /** Null when the refund arrived before the spending. */
  readonly points: number | null;
  answer: Outcome;
}

export const spendable = ({ points, spent }: PointsAccount): number =>
  Math.max(0, Math.floor(points / 100) - spent);

/** Spends and refunds points, once per id. */
export function pointsLedger(accountOf: (member: Member) => PointsAccount) {
  const lines = new Map<string, Line>();
  return {
    /** Idempotent: a repeated request gets the first outcome, whatever has changed since. */
    spend({ id, member, points }: Spending): Outcome {
      const account = accountOf(member);
      const name = `${member.clientId} ${id}`;
      const known = lines.get(name);
      if (known)
        return known.account === account && (known.points ?? points) === points ? again(known) : CONFLICT;
      const answer = spendingOf(account, points);
      lines.set(name, { account, points, answer });
      if (answer.outcome === 'taken') account.spent += points;
      return answer;
    },
    /** Idempotent. After a refund, nothing can be spent under that id, even if the spending arrives later. */
    refund({ id, member }: Omit<Spending, 'points'>): Outcome {
      const account = accountOf(member);
      const name = `${member.clientId} ${id}`;
      const line: Line = lines.get(name) ?? { account, points: null, answer: RETURNED };
      if (line.account !== account) return CONFLICT;
      if (line.answer.outcome === 'taken') account.spent -= line.points ?? 0;
      line.answer = RETURNED;
      lines.set(name, line);
      return RETURNED;
    },
  };
}

const CONFLICT: Outcome = { outcome: 'conflict' };
const RETURNED: Outcome = { outcome: 'returned' };

/** A refunded id is refused from then on, even if it was never spent. */
const again = ({ answer }: Line): Outcome =>
  answer.outcome === 'returned' ? { outcome: 'refused', reason: 'GivenBack' } : answer;

function spendingOf(account: PointsAccount, points: number): Outcome {
  if (!account.isOptedIn) return { outcome: 'refused', reason: 'NotTakingPart' };
  return points <= spendable(account)
    ? { outcome: 'taken' }
    : { outcome: 'refused', reason: 'NotEnoughPoints' };
}
