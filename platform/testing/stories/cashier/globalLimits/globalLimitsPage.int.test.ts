import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CancelLimitChange,
  ConfirmLimitChange,
  GlobalLimitsPage,
  LimitsPage,
  PlayLimits,
  SetLimit,
} from '@foyer/contract/generated/operations.ts';
import { toDecimal } from '@foyer/domain/money.ts';
import type { TestPerson } from '../../selfExclusion/people.ts';
import { startSharing, type Sharing } from './sharing.ts';

let sharing: Sharing;
beforeAll(async () => {
  sharing = await startSharing();
});
afterAll(() => sharing.api.stop());

async function addPerson() {
  const tivoli = await sharing.people.createPlayer({ brand: 'tivoli' });
  const { birthDate } = tivoli;
  return { tivoli, harbour: await sharing.people.createPlayer({ brand: 'harbour', birthDate }) };
}
const page = async (person: TestPerson) => {
  const { data, errors } = await sharing.people.as(person, GlobalLimitsPage);
  expect(errors).toBeUndefined();
  return data.viewer.limits.global;
};
const LOSS = { scope: 'Global', kind: 'Loss', period: 'Day' } as const;
const set = (person: TestPerson, amount: string | null) =>
  sharing.people.as(person, SetLimit, { limit: { ...LOSS, amount, currency: 'EUR' } });
/** Reads the limits of a player whose brand has no passwords, for which the test cannot sign in. */
const readAt = async ({ id, brand }: TestPerson) => {
  const site = sharing.api.sites.byBrand(brand) ?? sharing.api.sites.defaultSite;
  const of = { playerId: id, currency: site.market.currency, site };
  const global = await sharing.api.services.limits.globalLimits(sharing.api.database.query, of);
  const loss = (await global?.loss()) ?? [];
  return loss.map(({ limit, used }) => [limit && toDecimal(limit), toDecimal(used), used.currency]);
};

describe('PROF-07 the page of the limits at all brands', () => {
  it('PROF-07 LIMIT-13 shows at each brand what was used at all of them together', async () => {
    const { tivoli, harbour } = await addPerson();
    const { errors } = await set(tivoli, '50.00');
    expect(errors).toBeUndefined();
    await (await sharing.play(tivoli)).bet('10.00');
    await (await sharing.play(harbour)).bet('10.00');
    const global = await page(tivoli);
    expect(global.brands.toSorted()).toEqual(['Harbour Casino', 'Tivoli Casino']);
    // The use is 10.00 EUR plus 10.00 NZD, which are 4.871 EUR, rounded up.
    expect(global.loss[0]).toMatchObject({
      ...LOSS,
      currency: 'EUR',
      amount: '50.00',
      used: '14.88',
      left: '35.12',
      change: null,
    });
    expect(await readAt(harbour)).toEqual([
      ['50.00', '14.88', 'EUR'],
      [null, '14.88', 'EUR'],
      [null, '14.88', 'EUR'],
    ]);
    const { data } = await sharing.people.as(tivoli, PlayLimits);
    expect(data.viewer.limits).toMatchObject({
      loss: [{ scope: 'Brand', amount: null, used: '10.00' }, {}, {}],
      global: { loss: [{ scope: 'Global', used: '14.88', left: '35.12' }, {}, {}] },
    });
  });

  it('sets the limit of one brand without a scope, also when the document runs again', async () => {
    const { tivoli } = await addPerson();
    const limit = { kind: 'Loss', period: 'Day', amount: '40.00', currency: 'EUR' } as const;
    for (const given of [limit, limit, limit, { ...limit, scope: null }])
      expect((await sharing.people.as(tivoli, SetLimit, { limit: given })).errors).toBeUndefined();
  });

  it('PROF-07 offers loss and deposit limits, also before the first is set', async () => {
    const { tivoli } = await addPerson();
    const { loss, deposit } = await page(tivoli);
    for (const limits of [loss, deposit])
      expect(limits).toMatchObject(
        ['Day', 'Week', 'Month'].map((period) => ({ period, amount: null, used: '0.00', left: null })),
      );
  });

  it('PROF-07 lowers a limit at once, raises it after a wait, and cancels the raise', async () => {
    const { tivoli } = await addPerson();
    await set(tivoli, '50.00');
    await set(tivoli, '20.00');
    await set(tivoli, '60.00');
    expect((await page(tivoli)).loss[0]).toMatchObject({
      amount: '20.00',
      change: { state: 'Pending', amount: '60.00' },
    });
    const { scope, kind, period } = LOSS;
    const confirmed = await sharing.people.as(tivoli, ConfirmLimitChange, { scope, kind, period });
    expect(confirmed.errors[0].extensions).toMatchObject({ type: 'ChangeNotReady' });
    await sharing.people.as(tivoli, CancelLimitChange, { scope, kind, period });
    expect((await page(tivoli)).loss[0]).toMatchObject({ amount: '20.00', change: null });
  });

  it('LIMIT-13 lists the changes of all accounts, with the brand of each, and not those of the account’s own', async () => {
    const { tivoli, harbour } = await addPerson();
    await set(tivoli, '50.00');
    await sharing.limit(harbour, ['Loss', 'Day'], '80.00');
    await sharing.cancel(harbour, ['Loss', 'Day']);
    await sharing.people.as(tivoli, SetLimit, {
      limit: { ...LOSS, scope: 'Brand', amount: '5.00', currency: 'EUR' },
    });
    const step = { kind: 'Loss', period: 'Day', currency: 'EUR' };
    const [tivoliName, harbourName] = ['Tivoli Casino', 'Harbour Casino'];
    expect((await page(tivoli)).history).toMatchObject([
      { ...step, what: 'Cancelled', amount: '80.00', brand: harbourName },
      { ...step, what: 'Requested', amount: '80.00', brand: harbourName },
      { ...step, what: 'Set', amount: '50.00', brand: tivoliName },
    ]);
    const { data } = await sharing.people.as(tivoli, LimitsPage);
    expect(data.viewer.limits.history).toMatchObject([
      { ...step, what: 'Set', amount: '5.00', brand: tivoliName },
    ]);
  });

  it('LIMIT-13 lists two equal changes at the same moment apart, each with an id', async () => {
    const { tivoli } = await addPerson();
    await set(tivoli, '50.00');
    for (const _twice of [1, 2]) {
      await set(tivoli, '80.00');
      await sharing.cancel(tivoli, ['Loss', 'Day']);
    }
    const at = sharing.api.clock.now();
    await sql`update limits.step set at = ${at} where by_player = ${tivoli.id}`.execute(
      sharing.api.database.query,
    );
    const history: readonly { id: string; what: string; at: string }[] = (await page(tivoli)).history;
    expect(history.map((step) => [step.what, step.at])).toEqual(
      ['Cancelled', 'Requested', 'Cancelled', 'Requested', 'Set'].map((what) => [what, at.toISOString()]),
    );
    expect(history.map(({ id }) => id)).toEqual(history.map(() => expect.stringMatching(/^\d+$/)));
    expect(new Set(history.map(({ id }) => id)).size).toBe(5);
  });

  it('RG-03 says so while raises are blocked at one of the accounts', async () => {
    const { tivoli, harbour } = await addPerson();
    await set(tivoli, '50.00');
    expect(await page(tivoli)).toMatchObject({ isRaiseBlocked: false });
    await sql`update identity.player set increase_deposit_limit_blocked = true where id = ${harbour.id}`.execute(
      sharing.api.database.query,
    );
    expect(await page(tivoli)).toMatchObject({ isRaiseBlocked: true });
  });

  it('LIC-03 a licence without the rule has none', async () => {
    const anna = await sharing.people.createPlayer({ brand: 'northlight' });
    expect(await page(anna)).toBeNull();
    expect((await set(anna, '10.00')).errors[0].extensions).toMatchObject({ type: 'LimitNotOffered' });
  });
});
