import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { openHouse } from './openHouse.ts';
import { openWorld, PHONE, type Visitor } from './world.ts';

// `npm run pictures`: the pictures of the README, taken of the running product.
const FOLDER = fileURLToPath(new URL('../docs/pictures/', import.meta.url));

await mkdir(FOLDER, { recursive: true });
const house = await openHouse();
const world = await openWorld(house.port);
try {
  const door = await world.visit('northlight');
  await take(door, 'sign-in', '/en/');
  await door.signIn();
  await take(door, 'lobby', '/en/');
  await take(door, 'game', '/en/games/fox-and-ember/');
  await take(await world.arrive('finn'), 'lobby-tivoli', '/en/');
  await take(await world.arrive('diego', { screen: PHONE }), 'lobby-sol-phone', '/en/');
} finally {
  await world.end();
  await house.close();
}

async function take({ page, address }: Visitor, name: string, path: string): Promise<void> {
  await page.goto(address(path), { waitUntil: 'networkidle' });
  await page.screenshot({ path: `${FOLDER}${name}.png` });
}
