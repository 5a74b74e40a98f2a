import type { TestProject } from 'vitest/node';
import { openHouse } from './openHouse.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    port: number;
    companiesPort: number;
  }
}

/** All journeys walk through one running product. */
export default async function provideHouse(project: TestProject): Promise<() => Promise<void>> {
  const house = await openHouse();
  project.provide('port', house.port);
  project.provide('companiesPort', house.companiesPort);
  return house.close;
}
