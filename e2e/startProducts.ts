import type { TestProject } from 'vitest/node';
import { describeBrowser, findChromium } from '@foyer/tools/browser/chromium.ts';
import { startProduct, runWith, type RunningProduct } from './startProduct.ts';

/** A running product for each worker. */
export default async function startProducts(project: TestProject): Promise<() => Promise<void>> {
  const browser = await findChromium();
  if (!browser) throw new Error('no Chromium or Chrome: install one, or set CHROME_PATH');
  console.log(`browser: ${describeBrowser(browser)}`);
  const houses: RunningProduct[] = [];
  const close = async () => {
    for (const house of houses) await house.close();
  };
  try {
    // One after the other: the first may have to build what all of them serve.
    for (let worker = 0; worker < project.config.maxWorkers; worker += 1) houses.push(await startProduct());
    await Promise.all(
      houses.map(({ environment }) => runWith('tools/timeTravel/delayDrops.ts', environment)()),
    );
  } catch (error) {
    await close();
    throw error;
  }
  project.provide(
    'houses',
    houses.map(({ port, companiesPort, environment }) => ({ port, companiesPort, environment })),
  );
  return close;
}
