import { add, toJson, zero, type Money, type MoneyJson } from '@foyer/domain/money.ts';
import type { FreeWins } from '../wallet/freeWins.ts';
import { PlayRefusal } from './refusal.ts';

/** A grant of free rounds: rounds of this game with a fixed stake that the operator pays. */
export interface FreeRounds {
  readonly id: string;
  readonly stake: Money;
  readonly left: number;
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

/** Finds a grant. Throws PlayRefusal FreeRoundsRefused when the wallet has no such grant. */
export function grantIn(wallet: { freeRounds(): readonly FreeRounds[] }, id: string): FreeRounds {
  const found = wallet.freeRounds().find((grant) => grant.id === id);
  if (!found) throw new PlayRefusal('FreeRoundsRefused', ['UnknownFreeRounds']);
  return found;
}

/** A grant as the wallet reports it when a game is opened. */
export type GrantedFreeRounds = Omit<FreeRounds, 'won'>;

export type FreeRoundsStore = ReturnType<typeof createFreeRoundsStore>;

/** A player's grants of free rounds in one game. */
export function createFreeRoundsStore(wins: FreeWins) {
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
    /** Oldest first. A used-up grant stays listed, so that its last round can be shown. */
    all: (): readonly FreeRounds[] => [...grants.values()],
    /** Replaces the grants with those of the wallet. A grant that is missing there has ended. */
    async update(granted: readonly GrantedFreeRounds[]): Promise<void> {
      for (const id of grants.keys()) change(id, () => ({ left: 0 }));
      for (const { id, stake, left } of granted) {
        const won = grants.get(id)?.won ?? (await wins.of(id)) ?? zero(stake.currency);
        grants.set(id, { id, stake, left, won });
      }
    },
    /** Counts the round as one of the grant. */
    use(id: string, roundId: string): void {
      staked.set(roundId, id);
      change(id, ({ left }) => ({ left: Math.max(0, left - 1) }));
    },
    /** Ends a grant that the wallet no longer accepts. */
    end: (id: string) => void change(id, () => ({ left: 0 })),
    /** Adds the round's win to its grant. Does nothing for a round with the player's own stake. */
    async bring(roundId: string, win: Money): Promise<void> {
      const id = staked.get(roundId);
      if (id === undefined) return;
      staked.delete(roundId);
      const brought = change(id, ({ won }) => ({ won: add(won, win) }));
      if (!brought) return;
      // The total of a used-up grant is shown only at the table where it was played, so it is not stored any
      // longer.
      await wins.store(id, brought.left > 0 ? brought.won : null);
    },
  };
}
