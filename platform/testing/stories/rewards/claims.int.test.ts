import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ClaimReward, RemoveReward, RunningBonus } from '@foyer/contract/generated/operations.ts';
import { DAY, HOUR } from '@foyer/domain/duration.ts';
import { brandId, type PlayerId } from '@foyer/domain/ids.ts';
import { fromDecimal } from '@foyer/domain/money.ts';
import { claimReward } from '../../../flows/rewards/claimReward.ts';
import type { RewardTerms } from '../../../modules/rewards/index.ts';
import { auditLedger, deposit } from '../../../modules/wallet/index.ts';
import { bonusDrop, FORTY_SPINS, moneyDrop, rewardHarness, type RewardHarness } from '../../rewardHarness.ts';
import { testApi, type TestApi } from '../../testApi.ts';

let api: TestApi;
let harness: RewardHarness;
let player: PlayerId;
let email: string;
let token: string | null;
beforeAll(async () => {
  api = await testApi();
  harness = rewardHarness(api);
});
afterAll(() => api.stop());
beforeEach(async () => {
  ({ player, email } = await harness.createPlayer());
  token = null;
});
afterEach(async () => {
  expect((await auditLedger(api.database.query)).findings).toEqual([]);
});

const give = (terms: RewardTerms, to = player, key?: string) => harness.give(terms, to, key);
const claim = (reward: { id: string }, by = player) => harness.claim(reward, by);
const balance = (of = player) => harness.balance(of);
const statusOf = (reward: { id: string }) => harness.storedReward(reward);
/** The player signs in when the token is first needed. */
const bearer = async () => (token ??= await api.token('northlight', email));
const shown = async () => harness.visibleRewards(await bearer());
const ask = async (document: { documentId: string }, variables: object, by?: string) =>
  harness.ask(document, variables, by ?? (await bearer()));
const remove = (reward: { id: string }, by = player) => harness.remove(reward, by);
const processRewards = () => harness.processDue();
const set = (columns: Record<string, unknown>) => harness.set(player, columns);

describe('a claim', () => {
  it('OPEN-21 REW-06 credits real money once, for any number of parallel requests', async () => {
    const assigned = await give(moneyDrop());
    await bearer();
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => ask(ClaimReward, { assignationId: assigned.id })),
    );
    for (const { data } of responses)
      expect(data.claimReward).toMatchObject({ assignationId: assigned.id, status: 'Credited' });
    expect(await balance()).toEqual(['15.00', '0.00']);
    await ask(ClaimReward, { assignationId: assigned.id });
    expect(await balance()).toEqual(['15.00', '0.00']);
    expect(await shown()).toEqual([]);
  });

  it('OPEN-21 REW-07 gives bonus money with its wagering and its maximum conversion', async () => {
    const assigned = await give(bonusDrop());
    await Promise.all(Array.from({ length: 10 }, () => claim(assigned)));
    expect(await balance()).toEqual(['0.00', '60.00']);
    expect((await ask(RunningBonus, {})).data.viewer.wallet.bonus).toMatchObject({
      status: 'Active',
      granted: '60.00',
      required: '600.00',
      maxPayout: '600.00',
      maxBet: null,
      expiresAt: null,
    });
  });

  it('OPEN-21 REW-05 gives free spins at the studio, whose wins are real money', async () => {
    const assigned = await give(FORTY_SPINS);
    await Promise.all(Array.from({ length: 10 }, () => claim(assigned)));
    const { rows } = await sql<{ stake: bigint; granted: number }>`
      select stake, granted from wallet.free_rounds where player_id = ${player}`.execute(api.database.query);
    expect(rows).toEqual([{ stake: 20n, granted: 40 }]);
  });

  it('OPEN-21 by a visitor, of an unknown reward or of another player’s is refused', async () => {
    const assigned = await give(moneyDrop());
    const other = await harness.createPlayer();
    const foreign = await api.token('northlight', other.email);
    const refusals = await Promise.all([
      ask(ClaimReward, { assignationId: assigned.id }, ''),
      ask(ClaimReward, { assignationId: 'made-up' }),
      ask(ClaimReward, { assignationId: assigned.id }, foreign),
      ask(RemoveReward, { assignationId: assigned.id }, foreign),
    ]);
    expect(refusals.map(({ errors }) => errors[0].extensions.type)).toEqual([
      'AuthenticationFailure',
      'UnknownReward',
      'UnknownReward',
      'UnknownReward',
    ]);
    expect([await balance(), await balance(other.player)]).toEqual([
      ['0.00', '0.00'],
      ['0.00', '0.00'],
    ]);
    expect(await statusOf(assigned)).toMatchObject({ status: 'Unclaimed' });
  });

  it('REW-16 is refused for players that operators block from rewards; they see and get none', async () => {
    const assigned = await give(moneyDrop());
    await set({ rewards_blocked: true });
    const blocked = { type: 'PlayerBlocked', reasons: ['RewardsBlocked'], keys: { rule: 'REW-16' } };
    for (const document of [ClaimReward, RemoveReward]) {
      const { errors } = await ask(document, { assignationId: assigned.id });
      expect(errors[0].extensions).toMatchObject(blocked);
    }
    expect(await shown()).toEqual([]);
    await expect(give(moneyDrop())).rejects.toMatchObject(blocked);
    expect(await balance()).toEqual(['0.00', '0.00']);
    await set({ rewards_blocked: false });
    expect(await claim(assigned)).toMatchObject({ status: 'Credited' });
  });

  it.each([
    ['SelfExcluded', { excluded_at: new Date(), exclusion_ends_at: null }, { excluded_at: null }],
    ['Timeout', { timeout_ends_at: new Date(Date.now() + 90 * DAY) }, { timeout_ends_at: null }],
    ['AccountClosed', { status: 'Closed' }, { status: 'Active' }],
  ])(
    'EXCLUSION-08 REW-16 %s: no reward can be claimed, seen or given; those that have not expired come back',
    async (reason, stop, go) => {
      const assigned = await give(moneyDrop());
      await set(stop);
      await expect(claim(assigned)).rejects.toMatchObject({ type: 'PlayerBlocked', reasons: [reason] });
      await expect(give(moneyDrop())).rejects.toMatchObject({ type: 'PlayerBlocked', reasons: [reason] });
      // A closed account has no session to query with.
      if (reason !== 'AccountClosed') expect(await shown()).toEqual([]);
      expect(await balance()).toEqual(['0.00', '0.00']);
      await set(go);
      expect(await claim(assigned)).toMatchObject({ status: 'Credited' });
    },
  );

  it('FLAG-05 needs a verified phone number, unless the site allows it without', async () => {
    const other = await harness.createPlayer({ brand: 'harbour', country: 'NZ', currency: 'NZD' });
    const assigned = await give(moneyDrop(), other.player);
    await expect(claim(assigned, other.player)).rejects.toMatchObject({
      type: 'PlayerBlocked',
      reasons: ['PhoneVerificationRequired'],
    });
    await api.database.transaction((tx) =>
      api.services.signIn.custom.addPhone(tx, {
        brand: brandId('harbour'),
        playerId: other.player,
        number: '+642155501777',
      }),
    );
    expect(await claim(assigned, other.player)).toMatchObject({ status: 'Credited' });
    // The toggle is on in Canada only.
    const canadian = await harness.createPlayer({ brand: 'harbour', country: 'CA', currency: 'CAD' });
    const drop = await give(moneyDrop(), canadian.player);
    expect(await claim(drop, canadian.player)).toMatchObject({ status: 'Credited' });
  });

  it('WALLET-10 is refused before a source of wealth is accepted, and before a required deposit', async () => {
    const assigned = await give(moneyDrop({ needsDeposit: true }));
    await set({ source_of_wealth_due_at: new Date(Date.now() + DAY) });
    const refusedFor = async () => {
      const { errors } = await ask(ClaimReward, { assignationId: assigned.id });
      return [errors[0].extensions.type, ...errors[0].extensions.reasons];
    };
    expect((await shown())[0].action).toBe('CompleteSoW');
    expect(await refusedFor()).toEqual(['RewardActionNeeded', 'CompleteSoW']);
    await set({ source_of_wealth_due_at: null });
    expect((await shown())[0].action).toBe('Deposit');
    expect(await refusedFor()).toEqual(['RewardActionNeeded', 'Deposit']);
    const amount = fromDecimal('20.00', 'EUR');
    await api.services.wallet.submit(deposit({ caller: 'test', key: player, playerId: player, amount }));
    expect((await shown())[0].action).toBeNull();
    expect(await claim(assigned)).toMatchObject({ status: 'Credited' });
    expect(await balance()).toEqual(['35.00', '0.00']);
  });

  it('OPEN-21 of a second bonus waits until the first has ended, and loses nothing', async () => {
    const [first, second] = [await give(bonusDrop()), await give(bonusDrop('5.00'))];
    const claims = await Promise.allSettled([claim(first), claim(second)]);
    expect(claims.filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: { type: 'BonusRunning' } },
    ]);
    const running = await api.services.wallet.bonus(player);
    if (!running) throw new Error('no bonus runs');
    await api.services.wallet.forfeitBonus({ playerId: player, bonusId: running.id });
    expect(await claim(first)).toMatchObject({ status: 'Credited' });
    expect(await claim(second)).toMatchObject({ status: 'Credited' });
  });

  it('OPEN-21 that fails midway moves nothing, and can be repeated', async () => {
    const assigned = await give(moneyDrop());
    const { services, database, clock, sites } = api;
    const breaking = {
      ...services,
      database,
      clock,
      sites,
      log: { error() {} },
      rewards: {
        ...services.rewards,
        setStatus: async () => {
          throw new Error('the node is gone');
        },
      },
    };
    await expect(claimReward(breaking, { playerId: player, assignationId: assigned.id })).rejects.toThrow(
      'gone',
    );
    expect(await balance()).toEqual(['0.00', '0.00']);
    await Promise.all([claim(assigned), claim(assigned)]);
    expect(await balance()).toEqual(['15.00', '0.00']);
  });
});

describe('a removed reward', () => {
  it('OPEN-21 OPEN-03 is removed once and cannot be claimed; a credited one stays', async () => {
    const [unwanted, taken] = [await give(moneyDrop()), await give(moneyDrop())];
    for (let time = 0; time < 2; time += 1)
      expect(await remove(unwanted)).toMatchObject({ status: 'Removed' });
    await expect(claim(unwanted)).rejects.toMatchObject({ type: 'RewardRemoved' });
    await claim(taken);
    expect(await remove(taken)).toMatchObject({ status: 'Credited' });
    expect(await balance()).toEqual(['15.00', '0.00']);
    const reopened = sql`update rewards.assignment set status = 'Unclaimed' where id = ${unwanted.id}`;
    await expect(reopened.execute(api.database.query)).rejects.toThrow('stays so');
  });

  it('OPEN-21 that is claimed in parallel is either claimed or removed', async () => {
    const assigned = await give(moneyDrop());
    await Promise.allSettled([...Array.from({ length: 5 }, () => claim(assigned)), remove(assigned)]);
    const { status } = (await statusOf(assigned)) ?? {};
    expect(await balance()).toEqual(status === 'Credited' ? ['15.00', '0.00'] : ['0.00', '0.00']);
  });
});

// The clock moves past the lifetime of tokens: no test signs in from here on.
describe('the time window', () => {
  it('OPEN-03 a reward can be claimed from its start until before its end, whether or not a job ran', async () => {
    const assigned = await give(moneyDrop({ startsInHours: 2, hours: 3 }));
    await expect(claim(assigned)).rejects.toMatchObject({ type: 'RewardNotBegun' });
    api.clock.advance(2 * HOUR);
    const other = await give(moneyDrop({ hours: 3 }));
    expect(await claim(assigned)).toMatchObject({ status: 'Credited' });
    api.clock.advance(3 * HOUR);
    await expect(claim(other)).rejects.toMatchObject({ type: 'RewardExpired' });
    await processRewards();
    expect(await statusOf(other)).toMatchObject({ status: 'Expired' });
    await expect(claim(other)).rejects.toMatchObject({ type: 'RewardExpired' });
    expect(await balance()).toEqual(['15.00', '0.00']);
  });

  it('EXCLUSION-08 no reward starts for an excluded player; those that have not expired start afterwards', async () => {
    const coming = await give(moneyDrop({ startsInHours: 1, claim: 'automatic' }));
    await set({ excluded_at: new Date(), exclusion_ends_at: null });
    api.clock.advance(HOUR);
    await processRewards();
    expect(await statusOf(coming)).toMatchObject({ status: 'Scheduled' });
    expect(await balance()).toEqual(['0.00', '0.00']);
    await set({ excluded_at: null });
    api.clock.advance(HOUR);
    await processRewards();
    expect(await balance()).toEqual(['15.00', '0.00']);
  });
});
