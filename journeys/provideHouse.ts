import type { TestProject } from 'vitest/node';
import { shareBrowser } from './browser.ts';
import { openHouse } from './openHouse.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    port: number;
    companiesPort: number;
  }
}

/** All journeys walk through one running product, in one browser. */
export default async function provideHouse(project: TestProject): Promise<() => Promise<void>> {
  const browser = await shareBrowser();
  const house = await openHouse().catch(async (error: unknown) => {
    await browser.close();
    throw error;
  });
  project.provide('port', house.port);
  project.provide('companiesPort', house.companiesPort);
  return async () => {
    await browser.close();
    await house.close();
  };
}
