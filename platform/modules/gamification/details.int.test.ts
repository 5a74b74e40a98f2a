import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { systemClock } from '../../infra/clock.ts';
import { testDatabase } from '../../infra/database/testDatabase.ts';
import { createGamification, gamificationModule, type Gamification } from './index.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let gamification: Gamification;
beforeAll(async () => {
  database = await testDatabase([gamificationModule.migrations]);
  gamification = createGamification({ database, clock: systemClock, hasProvider: true });
});
afterAll(() => database.drop());

const details: Gamification['details'] = (...of) => gamification.details(...of);
const block: Gamification['block'] = (...of) => gamification.block(...of);

it('GAMI-16 levels that are read at the same time are those of each player', async () => {
  const [two, three, unknown] = ['level-two', 'level-three', 'unknown'] as [PlayerId, PlayerId, PlayerId];
  await gamification.saveMemberData(database.query, two, { level: 2, isOptedIn: true });
  await gamification.saveMemberData(database.query, three, { level: 3, isOptedIn: false });
  await database.transaction((tx) => block(tx, { playerId: three, isBlocked: true, by: 'ada', why: 'test' }));
  expect(await Promise.all([two, three, unknown].map((id) => details(database.query, id)))).toEqual([
    { level: 2, isOptedIn: true, isBlocked: false },
    { level: 3, isOptedIn: false, isBlocked: true },
    { level: 1, isOptedIn: false, isBlocked: false },
  ]);
});

it('a transaction reads its own block, and others read it after the commit', async () => {
  const player = 'own-block' as PlayerId;
  await database.transaction(async (tx) => {
    await block(tx, { playerId: player, isBlocked: true, by: 'ada', why: 'test' });
    expect((await details(tx, player)).isBlocked).toBe(true);
    expect((await details(database.query, player)).isBlocked).toBe(false);
  });
  expect((await details(database.query, player)).isBlocked).toBe(true);
});
