import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { accessesWithoutPlayer } from './playerKeys.ts';

const HOT_PATHS = ['batch', 'posting'].map(
  (folder) => new URL(`../../../platform/modules/wallet/sql/${folder}/`, import.meta.url),
);

const functionOf = (body: string) =>
  accessesWithoutPlayer(
    `create function wallet.tried() returns void language plpgsql as $$ begin ${body} end $$`,
  );

it.each([
  ['select 1 from wallet.account where player_id = of_player;', []],
  ['select 1 from wallet.account a join wallet.bonus b on b.player_id = a.player_id;', []],
  [
    'select 1 from wallet.account a join wallet.bonus b on b.account = a.id where a.player_id = x;',
    ['tried: bonus'],
  ],
  ['update wallet.account a set balance = 0 where a.id = 1;', ['tried: account']],
  ['update wallet.account set balance = 0 where player_id in (select 1);', []],
  ['insert into wallet.round (id, player_id) select 1, 2;', []],
  ['insert into wallet.staked (stakes) select 1;', ['tried: staked']],
])('%s lacks the player at %j', async (body, expected) => {
  expect(await functionOf(body.replace(/^select/, 'perform'))).toEqual(expected);
});

// docs/operating/growth.md says what becomes of each before the ledger is distributed.
it('every statement of a bet, a win and a rollback names the player, but for those of the plan', async () => {
  const texts: string[] = [];
  for (const folder of HOT_PATHS)
    for (const file of await readdir(folder)) texts.push(await readFile(new URL(file, folder), 'utf8'));
  const plan = await readFile(new URL('../../../docs/operating/growth.md', import.meta.url), 'utf8');
  const planned = [...plan.matchAll(/^\| `(\w+: \w+)`/gm)].map(([, access]) => access);
  const found = (await Promise.all(texts.map(accessesWithoutPlayer))).flat();
  expect(new Set(found)).toEqual(new Set(planned));
});
