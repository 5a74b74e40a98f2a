import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Database } from '../../infra/database/database.ts';
import { countTry, isWithin, WINDOW_SECONDS } from './attempts.ts';
import { enteringBudget, phoneBudget, sendingBudgets } from './custom/limits.ts';

/** Rate limits for registration. Each counts the attempt. @returns false where there were too many in the last `waitSeconds` */
export interface RequestLimits {
  readonly waitSeconds: number;
  /** An attempt to register an email address. */
  mayTry(attempt: {
    readonly brand: BrandId;
    readonly email: string;
    readonly address: string;
  }): Promise<boolean>;
  /** A message to an address; with `playerId` also one of the player's phone codes. */
  maySend(message: {
    readonly brand: BrandId;
    readonly address: string;
    readonly ip: string;
    readonly playerId?: PlayerId;
  }): Promise<boolean>;
  mayEnterCode(ip: string): Promise<boolean>;
}

export const requestLimits = (database: Database, clock: Clock): RequestLimits => ({
  waitSeconds: WINDOW_SECONDS,
  mayTry: async (attempt) => (await countTry(database, { ...attempt, device: null }, clock)).isAllowed,
  maySend: ({ brand, address, ip, playerId }) => {
    const budgets = sendingBudgets(brand, address, { ip, isKnown: false });
    return isWithin(database, playerId ? [...budgets, phoneBudget(playerId)] : budgets, clock);
  },
  mayEnterCode: (ip) => isWithin(database, enteringBudget(ip), clock),
});
