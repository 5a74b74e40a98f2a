import * as v from 'valibot';
import squadsJson from './squads.json' with { type: 'json' };

/** Invented players by team. The index plus one is the shirt number; the goalkeeper has number 1. */
const SQUADS = v.parse(v.record(v.string(), v.pipe(v.array(v.string()), v.length(11))), squadsJson);

export const squadOf = (team: string): readonly string[] => SQUADS[team] ?? [];

/** Share of each field player in the goals of the team. The goalkeeper scores no goals. */
export const FIELD_PLAYERS = [
  { shirt: 2, share: 0.02 },
  { shirt: 3, share: 0.03 },
  { shirt: 4, share: 0.04 },
  { shirt: 5, share: 0.04 },
  { shirt: 6, share: 0.06 },
  { shirt: 7, share: 0.14 },
  { shirt: 8, share: 0.08 },
  { shirt: 9, share: 0.27 },
  { shirt: 10, share: 0.18 },
  { shirt: 11, share: 0.14 },
] as const;

const SHARES: ReadonlyMap<number, number> = new Map(FIELD_PLAYERS.map(({ shirt, share }) => [shirt, share]));
export const shareOf = (shirt: number): number => SHARES.get(shirt) ?? 0;

/** The scorer of a goal for a number from 0 to 1. */
export function shirtBy(number: number): number {
  let below = 0;
  for (const { shirt, share } of FIELD_PLAYERS) {
    below += share;
    if (number < below) return shirt;
  }
  return 11;
}
