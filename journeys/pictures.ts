import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { openHouse } from './openHouse.ts';
import { openWorld, SCREENS, type PlayerName } from './world.ts';

// `npm run pictures`: the pictures of the README, taken of the running product.
const FOLDER = fileURLToPath(new URL('../docs/pictures/', import.meta.url));
const LOBBIES: readonly PlayerName[] = ['anna', 'diego', 'finn'];

await mkdir(FOLDER, { recursive: true });
const house = await openHouse();
const world = await openWorld(house.port);
try {
  for (const [size, screen] of Object.entries(SCREENS)) {
    const visitor = await world.visit('northlight', { screen });
    const take = async (name: string, path: string) => {
      await visitor.page.goto(visitor.address(path), { waitUntil: 'networkidle' });
      await visitor.page.screenshot({ path: `${FOLDER}${name}-${size}.png` });
    };
    await take('sign-in', '/en/');
    await visitor.signIn();
    await take('game', '/en/games/fox-and-ember/');
    await visitor.leave();
    for (const player of LOBBIES) {
      const guest = await world.arrive(player, { screen });
      await guest.page.waitForLoadState('networkidle');
      await guest.page.screenshot({ path: `${FOLDER}lobby-${player}-${size}.png` });
      await guest.leave();
    }
  }
} finally {
  await world.end();
  await house.close();
}
