import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Database } from '../../infra/database/database.ts';
import { countTry, isWithin, WINDOW_SECONDS, type Attempt } from './attempts.ts';
import { enteringBudget, playerBudget, sendingBudgets } from './custom/limits.ts';

interface Sending {
  readonly brand: BrandId;
  readonly address: string;
  readonly ip: string;
  readonly playerId?: PlayerId;
}

/** Rate limits for registration, whose `ports.ts` documents them. */
export const requestLimits = (database: Database, clock: Clock) => ({
  waitSeconds: WINDOW_SECONDS,
  mayTry: async (attempt: Omit<Attempt, 'device'>): Promise<boolean> =>
    (await countTry(database, { ...attempt, device: null }, clock)).isAllowed,
  maySend({ brand, address, ip, playerId }: Sending): Promise<boolean> {
    const budgets = sendingBudgets(brand, address, { ip, isKnown: false });
    return isWithin(database, playerId ? [...budgets, playerBudget(playerId)] : budgets, clock);
  },
  mayEnterCode: (ip: string): Promise<boolean> => isWithin(database, enteringBudget(ip), clock),
});
