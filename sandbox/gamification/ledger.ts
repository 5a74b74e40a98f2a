import type { Member } from './member.ts';

/** What of a player's account is about points. */
export interface PointsAccount {
  isOptedIn: boolean;
  /** All that were earned, in hundredths. */
  points: number;
  /** Whole ones, of those; they take no level away. */
  spent: number;
}

/** What a client asks for in a player's name, under a name of its own. */
export interface Spending {
  readonly id: string;
  readonly member: Member;
  readonly points: number;
}

export type Outcome =
  | { readonly outcome: 'taken' | 'returned' }
  | { readonly outcome: 'refused'; readonly reason: 'NotEnoughPoints' | 'NotTakingPart' | 'GivenBack' }
  /** Another thing was asked for under that name. */
  | { readonly outcome: 'conflict' };

interface Line {
  readonly purse: PointsAccount;
  /** Null for what was given back before anything was taken. */
  readonly points: number | null;
  answer: Outcome;
}

export const spendable = ({ points, spent }: PointsAccount): number =>
  Math.max(0, Math.floor(points / 100) - spent);

/** Points that are taken and given back, each under its name and once. */
export function pointsLedger(purseOf: (member: Member) => PointsAccount) {
  const lines = new Map<string, Line>();
  return {
    /** The same under the same name is the same answer, whatever has changed meanwhile. */
    spend({ id, member, points }: Spending): Outcome {
      const purse = purseOf(member);
      const name = `${member.clientId} ${id}`;
      const known = lines.get(name);
      if (known)
        return known.purse === purse && (known.points ?? points) === points ? again(known) : CONFLICT;
      const answer = spendingOf(purse, points);
      lines.set(name, { purse, points, answer });
      if (answer.outcome === 'taken') purse.spent += points;
      return answer;
    },
    /** Twice is once; from then on nothing is taken under that name. */
    refund({ id, member }: Omit<Spending, 'points'>): Outcome {
      const purse = purseOf(member);
      const name = `${member.clientId} ${id}`;
      const line: Line = lines.get(name) ?? { purse, points: null, answer: RETURNED };
      if (line.purse !== purse) return CONFLICT;
      if (line.answer.outcome === 'taken') purse.spent -= line.points ?? 0;
      line.answer = RETURNED;
      lines.set(name, line);
      return RETURNED;
    },
  };
}

const CONFLICT: Outcome = { outcome: 'conflict' };
const RETURNED: Outcome = { outcome: 'returned' };

/** What was given back is not taken any more, even where it was never taken. */
const again = ({ answer }: Line): Outcome =>
  answer.outcome === 'returned' ? { outcome: 'refused', reason: 'GivenBack' } : answer;

function spendingOf(purse: PointsAccount, points: number): Outcome {
  if (!purse.isOptedIn) return { outcome: 'refused', reason: 'NotTakingPart' };
  return points <= spendable(purse)
    ? { outcome: 'taken' }
    : { outcome: 'refused', reason: 'NotEnoughPoints' };
}
