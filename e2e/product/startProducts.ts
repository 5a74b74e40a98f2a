import { rm } from 'node:fs/promises';
import type { FullConfig } from '@playwright/test';
import { describeBrowser, findChromium } from '@foyer/tools/browser/chromium.ts';
import { PRODUCTS_VARIABLE } from './product.ts';
import {
  createDataFolder,
  runProgram,
  startProduct,
  TEMPLATE_VARIABLE,
  type StartedProduct,
} from './startProduct.ts';

/** Starts a product for each worker. @returns a function that stops them */
export default async function startProducts({ workers }: FullConfig): Promise<() => Promise<void>> {
  const browser = await findChromium();
  if (!browser) throw new Error('no Chromium or Chrome: install one, or set CHROME_PATH');
  console.log(`browser: ${describeBrowser(browser)}`);
  const template = await createDataFolder();
  const products: StartedProduct[] = [];
  const stop = async () => {
    for (const product of products) await product.stop();
    await rm(template, { recursive: true, force: true });
  };
  try {
    await fillTemplate(template);
    process.env[TEMPLATE_VARIABLE] = template;
    await Promise.all(
      Array.from({ length: workers }, async () => void products.push(await startProduct(SETTINGS))),
    );
    process.env[PRODUCTS_VARIABLE] = JSON.stringify(products.map(({ environment }) => environment));
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

/** A CDN in front of the product names the country of its visitors. */
const SETTINGS = {
  FOYER_TRUSTED_PROXIES: '127.0.0.0/8,::1/128',
  FOYER_COUNTRY_HEADER: 'cf-ipcountry',
  FOYER_SUBDIVISION_HEADER: 'cf-region-code',
};

/**
 * A first start creates the database, its tables and the demo players, which takes longer than starting with them.
 * It may also have to build the web app.
 */
async function fillTemplate(dataFolder: string): Promise<void> {
  const first = await startProduct({}, dataFolder);
  await runProgram(first.environment, 'tools/timeTravel/delayDrops.ts');
  await first.stop();
}
