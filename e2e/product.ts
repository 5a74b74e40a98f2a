import { inject } from 'vitest';
import { operateWith, runWith, type RunningProduct } from './startProduct.ts';

type Doors = Pick<RunningProduct, 'port' | 'companiesPort' | 'environment'>;

declare module 'vitest' {
  export interface ProvidedContext {
    /** One for each worker, so that no two journeys at a time meet the same player. */
    houses: readonly Doors[];
  }
}

interface Commands {
  /** Lets time pass for the session of one player alone. */
  passTime(email: string, minutes: number): Promise<void>;
  /** What `npm run held-wins -- <brand>` prints. */
  heldWins(brand: string): Promise<string>;
  /** What `npm run exclusions -- <brand>` prints. */
  reviews(brand: string): Promise<string>;
}

/** The running product through which this worker's journeys walk. */
export function runningProduct(): Doors & Pick<RunningProduct, 'operate'> & Commands {
  const worker = Number(process.env.VITEST_POOL_ID);
  const house = inject('houses')[worker - 1];
  if (!house) throw new Error(`no product was started for the worker ${worker}`);
  const passTime = runWith('tools/timeTravel/passTime.ts', house.environment);
  return {
    ...house,
    operate: operateWith(house.environment),
    passTime: async (email, minutes) => void (await passTime(email, String(minutes))),
    heldWins: runWith('platform/server/commands/heldWins/heldWins.ts', house.environment),
    reviews: runWith('platform/server/commands/exclusions.ts', house.environment),
  };
}
