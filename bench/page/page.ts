import type { Browser } from 'playwright-core';
import { openBrowser, signIn } from '../browser.ts';
import { withProduct } from '../product.ts';
import { measurePage, type PageFigures } from './measurePage.ts';

/**
 * `npm run bench:page`: what the sign-in page and the lobby of a signed-in player fetch in a real browser: JavaScript
 * as transferred (brotli), and requests until the first paint.
 */
const AIMS_KB = { 'sign-in page': 80, lobby: 110 } as const;

await withProduct({}, async (url) => {
  const browser = await openBrowser();
  try {
    await report(browser, `${url}/en/`);
  } finally {
    await browser.close();
  }
});

async function report(browser: Browser, address: string): Promise<void> {
  // Each page has a browser context of its own, so that nothing is cached. The context of the lobby has the
  // session cookie.
  const visitor = await browser.newContext();
  print('sign-in page', await measurePage(await visitor.newPage(), address));
  await signIn(await visitor.newPage(), address);
  const storageState = await visitor.storageState();
  const player = await browser.newContext({ storageState });
  print('lobby', await measurePage(await player.newPage(), address));
}

function print(name: keyof typeof AIMS_KB, figures: PageFigures): void {
  const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} KB`;
  console.log(`${name}
  JavaScript         ${kilobytes(figures.scriptBytes)} in ${figures.scripts} files, aim ${AIMS_KB[name]} KB
  document           ${kilobytes(figures.documentBytes)}, styles, texts and data inside
  pictures           ${kilobytes(figures.pictureBytes)} in ${figures.pictures} files, those of the screen at 1280 by 720
  to first paint     ${figures.requestsToFirstPaint} requests, ${figures.blockingRequests} of them waited for
  first paint after  ${figures.firstPaintMs.toFixed(0)} ms`);
}
