import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { systemClock } from '../../infra/clock.ts';
import { testDatabase } from '../../infra/database/testDatabase.ts';
import { createGamification, gamificationModule } from './index.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase([gamificationModule.migrations]);
});
afterAll(() => database.drop());

it('GAMI-16 levels that are read at the same time are those of each player', async () => {
  const { saveMemberData, details } = createGamification({ database, clock: systemClock, hasProvider: true });
  const [two, three, unknown] = ['level-two', 'level-three', 'unknown'] as [PlayerId, PlayerId, PlayerId];
  await saveMemberData(database.query, two, { level: 2, isOptedIn: true });
  await saveMemberData(database.query, three, { level: 3, isOptedIn: false });
  expect(await Promise.all([two, three, unknown].map((id) => details(database.query, id)))).toEqual([
    { level: 2, isOptedIn: true, isBlocked: false },
    { level: 3, isOptedIn: false, isBlocked: false },
    { level: 1, isOptedIn: false, isBlocked: false },
  ]);
});
