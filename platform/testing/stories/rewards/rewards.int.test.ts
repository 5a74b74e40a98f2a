import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RewardsContextSubscription, RewardsHistory, Wallet } from '@foyer/contract/generated/operations.ts';
import { HOUR, MINUTE, SECOND } from '@foyer/domain/duration.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { RewardTerms } from '../../../modules/rewards/index.ts';
import { auditLedger } from '../../../modules/wallet/index.ts';
import { operate } from '../../../server/commands/operate.ts';
import { legacySocket } from '../../../server/sockets/testHub.ts';
import {
  bonusDrop,
  FORTY_SPINS,
  moneyDrop,
  OPEN_REWARDS,
  rewardHarness,
  type RewardHarness,
} from '../../rewardHarness.ts';
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
const processRewards = () => harness.processDue();

describe('a player’s rewards', () => {
  it('REW-01 REW-02 are returned with what was given, times and state', async () => {
    const assigned = await give(moneyDrop({ kind: 'Cashback', hours: 48 }));
    const [shownReward] = await shown();
    expect(shownReward).toMatchObject({
      assignationId: assigned.id,
      assignedAt: expect.any(String),
      updatedAt: expect.any(String),
      status: 'Unclaimed',
      reason: null,
      action: null,
      reward: {
        rewardId: assigned.reward.id,
        name: 'Birthday drop',
        claimType: 'manual',
        rewardReason: 'Cashback',
        rewardType: { type: 'money-drop', name: 'Birthday drop', amount: '15.00', currency: 'EUR' },
      },
    });
    expect(Date.parse(shownReward.reward.endsAt) - Date.parse(shownReward.reward.startsAt)).toBe(48 * HOUR);
    expect(shownReward.reward.expiresIn).toBeGreaterThan(47 * 3600);
    expect(shownReward.reward.expiresIn).toBeLessThanOrEqual(48 * 3600);
  });

  it('REW-04 have one of three types', async () => {
    await give(moneyDrop());
    await give(FORTY_SPINS);
    await give(bonusDrop());
    const types = (await shown()).map(({ reward }: { reward: { rewardType: { type: string } } }) => reward);
    expect(types.map(({ rewardType }: { rewardType: { type: string } }) => rewardType.type).sort()).toEqual([
      'bonus-money-drop',
      'free-spin',
      'money-drop',
    ]);
  });

  it('REW-05 REW-07 have the game of free spins, and the terms of a bonus', async () => {
    await give(FORTY_SPINS);
    await give(bonusDrop());
    const [spins, drop] = (await shown()).map(
      ({ reward }: { reward: { rewardType: object } }) => reward.rewardType,
    );
    expect(spins).toMatchObject({
      type: 'free-spin',
      name: '40 spins',
      freeSpinsAmount: 40,
      value: '0.20',
      currency: 'EUR',
      betLevel: 1,
      game: { url: '/games/fox-and-ember/' },
    });
    expect(JSON.parse(spins.game.json)).toMatchObject({ slug: 'fox-and-ember', title: expect.any(String) });
    expect(drop).toMatchObject({
      type: 'bonus-money-drop',
      amount: '60.00',
      currency: 'EUR',
      wageringRequirementFactor: 10,
      maxPayout: '600.00',
    });
  });

  it('GQLO-05 of 501 the newest 500 are returned, oldest first', async () => {
    const first = await give(moneyDrop({ name: 'the oldest' }));
    await sql`with more as (
        insert into rewards.reward select (jsonb_populate_record(r, jsonb_build_object('id', r.id || n))).*
        from rewards.reward r, generate_series(1, 500) n where r.id = ${first.reward.id} returning id, starts_at)
      insert into rewards.assignment (id, reward_id, player_id, assigned_at, updated_at, status)
      select id, id, ${player}, starts_at + substr(id, 37)::int * interval '1 s', starts_at, 'Unclaimed' from more`.execute(
      api.database.query,
    );
    const shownRewards: { assignationId: string; assignedAt: string }[] = await shown();
    expect(shownRewards).toHaveLength(500);
    expect(shownRewards.map(({ assignationId }) => assignationId)).not.toContain(first.id);
    expect(shownRewards.map(({ assignedAt }) => assignedAt)).toEqual(
      shownRewards.map(({ assignedAt }) => assignedAt).sort(),
    );
    const tooMany = await ask(RewardsHistory, { ...OPEN_REWARDS, last: 501 });
    expect(tooMany.errors[0].extensions).toMatchObject({ type: 'BadRequest', reasons: ['pageSize'] });
  });

  it('REW-09 are sorted by time of creation or change, by reward and by state', async () => {
    const [a, b] = [
      await give(moneyDrop(), player, `b ${player}`),
      await give(moneyDrop({ startsInHours: 1 }), player, `a ${player}`),
    ];
    const sorted = async (field: string, isDescending: boolean) => {
      const status = [...OPEN_REWARDS.status, 'Credited'];
      const response = await ask(RewardsHistory, { ...OPEN_REWARDS, status, sort: { field, isDescending } });
      return response.data.viewer.playerRewards.map(
        ({ assignationId }: { assignationId: string }) => assignationId,
      );
    };
    expect(await sorted('assignedAt', true)).toEqual([b.id, a.id]);
    expect(await sorted('rewardId', false)).toEqual([b.id, a.id]);
    expect(await sorted('status', false)).toEqual([b.id, a.id]);
    api.clock.advance(SECOND);
    await claim(a);
    expect(await sorted('updatedAt', false)).toEqual([b.id, a.id]);
    expect(await sorted('assignedAt', false)).toEqual([a.id, b.id]);
  });
});

it('GQLO-14 each change reaches every tab of the player, and no other player', async () => {
  const other = await harness.createPlayer();
  const foreignToken = await api.token('northlight', other.email);
  const tabs = await Promise.all(
    [await bearer(), await bearer(), foreignToken].map((bearer) => legacySocket(api.port, bearer)),
  );
  for (const tab of tabs) {
    tab.say({ type: 'start', id: 'r', payload: { documentId: RewardsContextSubscription.documentId } });
    // The next message has a response, so the subscription is active.
    tab.say({ type: 'start', id: 'w', payload: { documentId: Wallet.documentId } });
    expect(await tab.take()).toMatchObject({ id: 'w' });
    tab.say({ type: 'stop', id: 'w' });
    expect(await tab.take()).toMatchObject({ type: 'complete', id: 'w' });
  }
  const [one, two, foreign] = tabs;
  if (!one || !two || !foreign) throw new Error('no tabs');
  const assigned = await give(moneyDrop());
  api.services.wakeRelay();
  const eventWith = (status: string) => ({
    payload: {
      data: {
        rewardUpdated: {
          assignationId: assigned.id,
          status,
          reward: { rewardId: assigned.reward.id, rewardType: { type: 'money-drop', amount: '15.00' } },
        },
      },
    },
  });
  for (const tab of [one, two]) expect(await tab.take()).toMatchObject(eventWith('Unclaimed'));
  await claim(assigned);
  for (const tab of [one, two]) expect(await tab.take()).toMatchObject(eventWith('Credited'));
  expect(foreign.waiting()).toBe(0);
});

describe('an operator', () => {
  const args = (email: string, key: string, terms: object | string, why = 'a birthday') => [
    'give-reward',
    'northlight',
    email,
    key,
    typeof terms === 'string' ? terms : JSON.stringify(terms),
    'Elin',
    why,
  ];

  it('REW-02 gives a reward once by its name, with operator and reason', async () => {
    const key = `birthday of ${email}`;
    const terms = { type: 'money-drop', name: 'Birthday drop', amount: '15.00', hours: 72 };
    for (let time = 0; time < 2; time += 1) await operate(api, args(email, key, terms));
    const { rows } = await sql`select r.given_by, r.given_why, a.status from rewards.reward r
      join rewards.assignment a on a.reward_id = r.id where a.player_id = ${player}`.execute(
      api.database.query,
    );
    expect(rows).toEqual([{ given_by: 'Elin', given_why: 'a birthday', status: 'Unclaimed' }]);
    await expect(operate(api, args(email, key, { ...terms, amount: '1500.00' }))).rejects.toMatchObject({
      type: 'TransactionConflict',
    });
  });

  it.each([
    ['no JSON', '{'],
    ['an unknown type', { type: 'car', name: 'A car' }],
    ['no amount', { type: 'money-drop', name: 'Nothing', amount: '-1.00' }],
    ['a bonus without wagering', { type: 'bonus-money-drop', name: 'Free', amount: '1.00' }],
  ])('REW-02 gets an error for %s', async (_what, terms) => {
    await expect(operate(api, args(email, randomUUID(), terms))).rejects.toThrow('terms are');
  });

  it('REW-02 cannot give less than a cent, or without a reason', async () => {
    const terms = { type: 'money-drop', name: 'A trifle', amount: '0.001' };
    await expect(operate(api, args(email, randomUUID(), terms))).rejects.toMatchObject({
      type: 'BadRequest',
    });
    await expect(operate(api, args(email, randomUUID(), { ...terms, amount: '1.00' }, ' '))).rejects.toThrow(
      'why',
    );
  });
});

it.each([
  ['a hand of cards', 'left-bank-blackjack'],
  ['a flight', 'last-balloon'],
  ['a table that others share', 'winter-garden-live-roulette'],
])('REW-05 free spins must be in single-player games: %s is refused', async (_what, game) => {
  await expect(give({ ...FORTY_SPINS, game })).rejects.toMatchObject({
    type: 'BadRequest',
    reasons: ['noSpins'],
    keys: { field: 'game' },
  });
  expect(await shown()).toEqual([]);
});

// The clock moves past the lifetime of tokens: no test signs in from here on.
describe('by time', () => {
  it('REW-03 a claimed reward is activated at its start, others are credited, by any node once', async () => {
    const manual = await give(moneyDrop({ startsInHours: 1 }));
    const automatic = await give(moneyDrop({ startsInHours: 1, claim: 'automatic' }));
    await processRewards();
    expect([await statusOf(manual), await statusOf(automatic)]).toMatchObject([
      { status: 'Scheduled' },
      { status: 'Scheduled' },
    ]);
    api.clock.advance(HOUR);
    await Promise.all(Array.from({ length: 4 }, processRewards));
    expect([await statusOf(manual), await statusOf(automatic)]).toMatchObject([
      { status: 'Unclaimed' },
      { status: 'Credited' },
    ]);
    expect(await balance()).toEqual(['15.00', '0.00']);
  });

  it('OPEN-03 a reward that cannot be credited yet says why, can be claimed manually, and is tried again', async () => {
    await claim(await give(bonusDrop()));
    const waiting = await give(bonusDrop('5.00', { claim: 'automatic' }));
    await processRewards();
    expect(await statusOf(waiting)).toEqual({ status: 'Unclaimed', reason: 'BonusRunning' });
    const running = await api.services.wallet.bonus(player);
    if (running) await api.services.wallet.forfeitBonus({ playerId: player, bonusId: running.id });
    api.clock.advance(MINUTE);
    await processRewards();
    expect(await statusOf(waiting)).toEqual({ status: 'Credited', reason: null });
    expect(await balance()).toEqual(['0.00', '5.00']);
  });
});
