import type { Pair } from '../model/score.ts';

/** A field of the console for a pair of numbers. */
export interface Field {
  readonly name: string;
  readonly label: string;
}

/** What was entered, by the name of the field; null for an empty field. */
export type Fields = Readonly<Record<string, Pair | null>>;

/** Null for an empty field; undefined for one that is no pair of numbers. */
export function readPair(entered: string): Pair | null | undefined {
  const text = entered.trim();
  if (text === '') return null;
  const [, home, away] = /^(\d{1,3})-(\d{1,3})$/.exec(text) ?? [];
  return home !== undefined && away !== undefined ? [Number(home), Number(away)] : undefined;
}

export const pairText = ([home, away]: Pair): string => `${home}-${away}`;

export const isAtLeast = (one: Pair, other: Pair): boolean => one[0] >= other[0] && one[1] >= other[1];

export const isSamePair = (one: Pair, other: Pair): boolean => one[0] === other[0] && one[1] === other[1];
