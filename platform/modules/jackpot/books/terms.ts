import { DRAWN_POTS, type DrawnPotId } from '@foyer/contract/jackpot/potNames.ts';
import { FULL_SHARE, type JackpotFile } from '../../../sites/index.ts';

/** Pots that hold money. `reserve` is not shown to players: it pays for seeds. */
export const BOOKED_POTS = [...DRAWN_POTS, 'shared', 'reserve'] as const;
export type BookedPot = (typeof BOOKED_POTS)[number];

/** The ledger account that holds all pots of a brand. */
export const POTS_ACCOUNT = 'jackpot';

/** The terms published for a period, stored with the hash of its seed. Amounts are euro cents as text. */
export interface Terms {
  readonly instance: string;
  /** Shares in ten thousandths of a contribution; they add up to 10,000. */
  readonly shares: Readonly<Record<BookedPot, number>>;
  readonly seeds: Readonly<Record<Exclude<BookedPot, 'reserve'>, string>>;
  readonly ceilings: Readonly<Record<Exclude<BookedPot, 'reserve'>, string>>;
  readonly mustDropWithinHours: Readonly<Record<DrawnPotId, number | null>>;
  readonly oneIn: Readonly<Record<DrawnPotId, number>>;
  /** How many players share the shared pot; 0 without a community. */
  readonly communitySize: number;
}

export function termsOf({ instanceId, pots }: Pick<JackpotFile, 'instanceId' | 'pots'>): Terms {
  const { shared } = pots;
  const taken = DRAWN_POTS.reduce((sum, id) => sum + pots[id].share, shared?.share ?? 0);
  const each = <Value>(of: (pot: JackpotFile['pots'][DrawnPotId]) => Value) => ({
    mega: of(pots.mega),
    major: of(pots.major),
    minor: of(pots.minor),
  });
  return {
    instance: instanceId,
    shares: { ...each(({ share }) => share), shared: shared?.share ?? 0, reserve: FULL_SHARE - taken },
    seeds: { ...each(({ seed }) => `${seed.minor}`), shared: `${shared?.seed.minor ?? 0n}` },
    ceilings: { ...each(({ ceiling }) => `${ceiling.minor}`), shared: `${shared?.ceiling.minor ?? 0n}` },
    mustDropWithinHours: each(({ mustDropWithinHours }) => mustDropWithinHours),
    oneIn: each(({ oneIn }) => oneIn),
    communitySize: shared?.winners ?? 0,
  };
}
