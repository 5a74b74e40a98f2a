import { inject } from 'vitest';
import { operateWith, runWith, type RunningProduct } from './startProduct.ts';

type Doors = Pick<RunningProduct, 'port' | 'companiesPort' | 'environment'>;

declare module 'vitest' {
  export interface ProvidedContext {
    /** One for each worker, so that no two journeys at a time meet the same player. */
    houses: readonly Doors[];
  }
}

interface Time {
  /** For the session of one player alone. */
  passTime(email: string, minutes: number): Promise<void>;
}

/** The running product through which this worker's journeys walk. */
export function runningProduct(): Doors & Pick<RunningProduct, 'operate'> & Time {
  const worker = Number(process.env.VITEST_POOL_ID);
  const house = inject('houses')[worker - 1];
  if (!house) throw new Error(`no product was started for the worker ${worker}`);
  const passTime = runWith('tools/timeTravel/passTime.ts', house.environment);
  return {
    ...house,
    operate: operateWith(house.environment),
    passTime: (email, minutes) => passTime(email, String(minutes)),
  };
}
