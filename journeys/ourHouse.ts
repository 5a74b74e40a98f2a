import { inject } from 'vitest';
import { operateWith, type House } from './openHouse.ts';

type Doors = Pick<House, 'port' | 'companiesPort' | 'environment'>;

declare module 'vitest' {
  export interface ProvidedContext {
    /** One for each worker, so that no two journeys at a time meet the same player. */
    houses: readonly Doors[];
  }
}

/** The running product through which this worker's journeys walk. */
export function ourHouse(): Doors & Pick<House, 'operate'> {
  const worker = Number(process.env.VITEST_POOL_ID);
  const house = inject('houses')[worker - 1];
  if (!house) throw new Error(`no product was started for the worker ${worker}`);
  return { ...house, operate: operateWith(house.environment) };
}
