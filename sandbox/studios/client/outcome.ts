import { compare, type Money } from '@foyer/vocabulary/money.ts';
import type { Desk } from './desk.ts';
import { fill } from './page.ts';

export interface Outcome {
  /** D1: what is not above the stake is no win to celebrate. */
  readonly isCelebrated: boolean;
  readonly words: string;
}

/** What came back of all that was staked on a round. */
export function outcomeOf(
  { texts, format }: Pick<Desk, 'texts' | 'format'>,
  stake: Money,
  win: Money,
): Outcome {
  const isCelebrated = compare(win, stake) > 0;
  const words = isCelebrated ? texts.won : win.minor > 0n ? texts.returned : texts.noWin;
  return { isCelebrated, words: fill(words, { amount: format(win) }) };
}
