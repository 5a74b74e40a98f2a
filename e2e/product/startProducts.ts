import type { FullConfig } from '@playwright/test';
import { describeBrowser, findChromium } from '@foyer/tools/browser/chromium.ts';
import { PRODUCTS_VARIABLE } from './product.ts';
import { runProgram, startProduct, type StartedProduct } from './startProduct.ts';

/** Starts a product for each worker. @returns a function that stops them */
export default async function startProducts({ workers }: FullConfig): Promise<() => Promise<void>> {
  const browser = await findChromium();
  if (!browser) throw new Error('no Chromium or Chrome: install one, or set CHROME_PATH');
  console.log(`browser: ${describeBrowser(browser)}`);
  const products: StartedProduct[] = [];
  const stop = async () => {
    for (const product of products) await product.stop();
  };
  try {
    // The products start one after another, because the first may have to build the web app.
    while (products.length < workers) products.push(await startProduct());
    const environments = products.map(({ environment }) => environment);
    await Promise.all(
      environments.map((environment) => runProgram(environment, 'tools/timeTravel/delayDrops.ts')),
    );
    process.env[PRODUCTS_VARIABLE] = JSON.stringify(environments);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
