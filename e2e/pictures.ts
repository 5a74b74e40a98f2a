import { mkdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { closeBrowser } from './browser.ts';
import { startProduct } from './startProduct.ts';
import { DESKTOP, openWorld, PHONE, PLAYERS, type PlayerName, type Visitor, type World } from './world.ts';

// `npm run pictures`: the main screens of every brand, taken of the running product.
const FOLDER = fileURLToPath(new URL('../docs/pictures/', import.meta.url));

type Shot = readonly [name: string, path: string];

const AS_VISITOR: readonly Shot[] = [['sign-in', '/']];
const AS_PLAYER: readonly Shot[] = [
  ['lobby', '/'],
  ['game', '/games/fox-and-ember/'],
  ['game-list', '/game-list/slots/'],
  ['profile', '/profile/'],
];

/** Told once, as they differ little between brands. */
const MORE: readonly Shot[] = [
  ['studios', '/game-studio/'],
  ['studio', '/game-studio/kvarn/'],
  ['categories', '/game-category/'],
  ['more-casinos', '/more-casinos/'],
  ['terms', '/terms-and-conditions/'],
  ['cookies', '/internal-cookie/'],
  ['rewards', '/rewards/'],
  ['not-found', '/nope/'],
];

await rm(FOLDER, { recursive: true, force: true });
const house = await startProduct();
const world = await openWorld(house.port);
try {
  for (const player of Object.keys(PLAYERS) as PlayerName[]) await takeBrand(world, player);
} finally {
  await world.end();
  await closeBrowser();
  await house.close();
}

async function takeBrand(world: World, player: PlayerName): Promise<void> {
  const { brand } = PLAYERS[player];
  await mkdir(FOLDER + brand, { recursive: true });
  for (const [suffix, screen] of [['', DESKTOP] as const, ['-phone', PHONE] as const]) {
    const visitor = await world.visit(brand, { screen });
    const locale = await localeOf(visitor);
    const take = async ([name, path]: Shot) => {
      await visitor.page.goto(visitor.address(`/${locale}${path}`), { waitUntil: 'networkidle' });
      const file = `${FOLDER}${brand}/${name}${suffix}.jpg`;
      await visitor.page.screenshot({ path: file, type: 'jpeg', quality: 82 });
    };
    for (const shot of AS_VISITOR) await take(shot);
    await visitor.signIn();
    for (const shot of player === 'anna' ? [...AS_PLAYER, ...MORE] : AS_PLAYER) await take(shot);
    await visitor.leave();
  }
}

/** The one that the brand greets with. */
async function localeOf({ page, address }: Visitor): Promise<string> {
  await page.goto(address('/'));
  return new URL(page.url()).pathname.split('/')[1] ?? '';
}
