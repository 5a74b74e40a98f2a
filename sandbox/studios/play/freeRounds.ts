import { add, toJson, zero, type Money, type MoneyJson } from '@foyer/domain/money.ts';
import type { FreeWins } from '../wallet/freeWins.ts';
import { PlayRefusal } from './refusal.ts';
import type { GameWallet } from './gameWallet.ts';

/** A grant of the house: rounds of this game, each of one stake, which it pays. */
export interface FreeRounds {
  readonly id: string;
  readonly stake: Money;
  readonly left: number;
  /** With all rounds of it that are played. */
  readonly won: Money;
}

export interface FreeRoundsJson {
  readonly id: string;
  readonly stake: MoneyJson;
  readonly left: number;
  readonly won: MoneyJson;
}
export const freeRoundsJson = ({ id, stake, left, won }: FreeRounds): FreeRoundsJson => ({
  id,
  stake: toJson(stake),
  left,
  won: toJson(won),
});

/** @throws PlayRefusal FreeRoundsRefused for none that the wallet told of */
export function grantIn(purse: Pick<GameWallet, 'freeRounds'>, id: string): FreeRounds {
  const found = purse.freeRounds().find((grant) => grant.id === id);
  if (!found) throw new PlayRefusal('FreeRoundsRefused', ['UnknownFreeRounds']);
  return found;
}

/** What the wallet tells of a grant when a game is opened. */
export type GrantedFreeRounds = Omit<FreeRounds, 'won'>;

/** A player's grants in one game, as they go down while it is played. */
export interface FreeRoundsStore {
  /** The oldest first; one that is over stays, so that its last round can be told. */
  all(): readonly FreeRounds[];
  /** What is left is the wallet's to say: one that it does not tell of is over. */
  hear(told: readonly GrantedFreeRounds[]): Promise<void>;
  /** The round is staked with one of it. */
  use(id: string, roundId: string): void;
  /** The wallet takes no more of it. */
  end(id: string): void;
  /** What the round brought. Nothing for a round that the player staked himself. */
  bring(roundId: string, win: Money): Promise<void>;
}

export function createFreeRoundsStore(wins: FreeWins): FreeRoundsStore {
  const grants = new Map<string, FreeRounds>();
  const staked = new Map<string, string>();
  const change = (id: string, by: (grant: FreeRounds) => Partial<FreeRounds>): FreeRounds | null => {
    const grant = grants.get(id);
    if (!grant) return null;
    const changed = { ...grant, ...by(grant) };
    grants.set(id, changed);
    return changed;
  };

  return {
    all: () => [...grants.values()],
    async hear(told) {
      for (const id of grants.keys()) change(id, () => ({ left: 0 }));
      for (const { id, stake, left } of told) {
        const won = grants.get(id)?.won ?? (await wins.of(id)) ?? zero(stake.currency);
        grants.set(id, { id, stake, left, won });
      }
    },
    use(id, roundId) {
      staked.set(roundId, id);
      change(id, ({ left }) => ({ left: Math.max(0, left - 1) }));
    },
    end: (id) => void change(id, () => ({ left: 0 })),
    async bring(roundId, win) {
      const id = staked.get(roundId);
      if (id === undefined) return;
      staked.delete(roundId);
      const brought = change(id, ({ won }) => ({ won: add(won, win) }));
      if (!brought) return;
      // What is over is told at the table that it was played at, and nowhere after that.
      await wins.keep(id, brought.left > 0 ? brought.won : null);
    },
  };
}
