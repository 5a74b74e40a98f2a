import { mkdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { startProduct } from './product/startProduct.ts';
import { launch } from './visitors/browser.ts';
import { DESKTOP, PHONE, PLAYERS, type PlayerName } from './visitors/players.ts';
import { createVisitors, type Visitor, type Visitors } from './visitors/visitors.ts';

// `npm run pictures`: screenshots of the main pages of every brand.
const FOLDER = fileURLToPath(new URL('../docs/pictures/', import.meta.url));

type Picture = readonly [name: string, path: string];

const AS_VISITOR: readonly Picture[] = [
  ['sign-in', '/'],
  ['register', '/register/'],
];
const AS_PLAYER: readonly Picture[] = [
  ['lobby', '/'],
  ['game', '/games/fox-and-ember/'],
  ['game-list', '/game-list/slots/'],
  ['profile', '/profile/'],
];

/** Pages that are pictured for one brand only, because they differ little between brands. */
const MORE: readonly Picture[] = [
  ['studios', '/game-studio/'],
  ['studio', '/game-studio/kvarn/'],
  ['categories', '/game-category/'],
  ['more-casinos', '/more-casinos/'],
  ['terms', '/terms-and-conditions/'],
  ['cookies', '/internal-cookie/'],
  ['rewards', '/rewards/'],
  ['sports', '/sports/'],
  ['crash', '/games/last-balloon/'],
  ['roulette', '/games/winter-garden-live-roulette/'],
  ['blackjack', '/games/quiet-room-blackjack/'],
  ['games', '/games/'],
  ['favourites', '/game-list/favourites/'],
  ['deposit', '/deposit/'],
  ['withdraw', '/withdraw/'],
  ['jackpot', '/jackpot/'],
  ['jackpot-verify', '/jackpot/verify/'],
  ['raffle', '/raffle/'],
  ['raffle-verify', '/raffle/verify/'],
  ['calendar', '/christmas-2024/'],
  ['loyalty', '/loyalty-program/'],
  ['missions', '/missions/'],
  ['tournaments', '/tournaments/'],
  ['cashback', '/cashback/'],
  ['rewards-shop', '/rewards-shop/'],
  ['promotions', '/promotions/'],
  ['notifications', '/profile/notifications/'],
  ['game-history', '/profile/game-history/'],
  ['deposit-history', '/profile/deposit-history/'],
  ['balance-proof', '/profile/balance-proof/'],
  ['limits', '/profile/limits/'],
  ['self-exclusion', '/profile/self-exclusion/'],
  ['not-found', '/nope/'],
];

await rm(FOLDER, { recursive: true, force: true });
const product = await startProduct();
const browser = await launch(chromium);
const visitors = createVisitors(browser, Number(product.environment['PORT']));
try {
  for (const player of Object.keys(PLAYERS) as PlayerName[]) await takeBrand(visitors, player);
} finally {
  await browser.close();
  await product.stop();
}

async function takeBrand({ visit }: Visitors, player: PlayerName): Promise<void> {
  const { brand } = PLAYERS[player];
  await mkdir(FOLDER + brand, { recursive: true });
  for (const [suffix, screen] of [['', DESKTOP] as const, ['-phone', PHONE] as const]) {
    const visitor = await visit(brand, { screen });
    // The page that is not found.
    visitor.ignoreErrors(/404 \(Not Found\)/);
    const locale = await localeOf(visitor);
    const take = async ([name, path]: Picture) => {
      await visitor.page.goto(visitor.address(`/${locale}${path}`), { waitUntil: 'networkidle' });
      const file = `${FOLDER}${brand}/${name}${suffix}.jpg`;
      await visitor.page.screenshot({ path: file, type: 'jpeg', quality: 82 });
    };
    for (const picture of AS_VISITOR) await take(picture);
    await visitor.signIn();
    for (const picture of player === 'anna' ? [...AS_PLAYER, ...MORE] : AS_PLAYER) await take(picture);
    await visitor.close();
  }
}

/** The brand's default locale. */
async function localeOf({ page, address }: Visitor): Promise<string> {
  await page.goto(address('/'));
  return new URL(page.url()).pathname.split('/')[1] ?? '';
}
