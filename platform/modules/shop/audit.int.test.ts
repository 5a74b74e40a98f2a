import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import { systemClock } from '../../infra/clock.ts';
import { testDatabase } from '../../infra/database/testDatabase.ts';
import { auditPurchases, createShop, rewardKeyOf, shopModule } from './index.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase([shopModule.migrations]);
});
afterAll(() => database.drop());

const shop = createShop({ clock: systemClock });
const anna = 'anna' as PlayerId;

/** Stores a purchase; with `assignation` it is completed, otherwise it stays pending. */
const buys = (assignation?: string) =>
  database.transaction(async (tx) => {
    const bought = {
      article: 'coffee',
      price: 500,
      terms: {},
      clientId: 'client',
      idempotencyKey: randomUUID(),
    };
    const purchase = await shop.order(tx, { ...bought, playerId: anna, brand: 'northlight' as BrandId });
    if (assignation !== undefined) await shop.setState(tx, purchase, { state: 'Done', assignation });
    return purchase.id;
  });
const findings = async (given: Parameters<typeof auditPurchases>[1]) =>
  (await auditPurchases(database.query, given)).findings;

it('the audit compares each purchase with its reward, and each reward with its purchase', async () => {
  const done = await buys('one');
  const reward = { key: rewardKeyOf(done), playerId: anna, assignation: 'one' };
  await buys();
  expect(await auditPurchases(database.query, [reward])).toEqual({
    purchases: 2,
    pending: 1,
    findings: [],
  });
  const given = `the purchase ${done} of anna is done, and was given to nobody, or to another`;
  expect(await findings([])).toEqual([given]);
  expect(await findings([{ ...reward, playerId: 'bo' }])).toEqual([given]);
  expect(await findings([{ ...reward, key: rewardKeyOf(randomUUID()) }])).toEqual([given]);
  const unpaid = { key: rewardKeyOf(randomUUID()), playerId: 'bo', assignation: 'two' };
  expect(await findings([reward, unpaid])).toEqual([
    `bo has the reward '${unpaid.key}' of the shop, for which nothing was bought`,
  ]);
});

it('the audit finds a purchase with a missing step', async () => {
  const id = await buys();
  await sql`update shop.purchase set state = 'Refused', reason = 'forged', look_at = null where id = ${id}`.execute(
    database.query,
  );
  expect(await findings([])).toContain(
    `the purchase ${id} of anna is Refused, and its last step was Pending`,
  );
});
