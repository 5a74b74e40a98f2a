import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import fixtures from './fixtures/hub88.json' with { type: 'json' };
import {
  HUB88_BODIES,
  HUB88_CALLS,
  hub88LaunchResponse,
  hub88Prepaids,
  hub88Response,
  hub88Reward,
  hub88Rewards,
  type Hub88Call,
} from './hub88.ts';

const accepts = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).success;
const { reward_uuid: REWARD } = fixtures.createReward.response;
const names = Object.keys(HUB88_CALLS) as Hub88Call[];

describe('the wallet of Hub88', () => {
  it.each(names)('the example of %s matches the schemas', (name) => {
    const { body, response } = fixtures[name];
    expect(accepts(HUB88_BODIES[name], body)).toBe(true);
    expect(accepts(hub88Response, response)).toBe(true);
  });

  it('the examples of a free bet and its win match the schemas', () => {
    for (const [name, { body, response }] of [
      ['bet', fixtures.freeBet],
      ['win', fixtures.freeWin],
    ] as const) {
      expect(v.parse(HUB88_BODIES[name], body)).toMatchObject({ is_free: true, reward_uuid: REWARD });
      expect(accepts(hub88Response, response)).toBe(true);
    }
  });

  it('the examples of rewards match the schemas; one without an id does not', () => {
    const { prepaids, createReward, listRewards, cancelReward } = fixtures;
    expect(accepts(hub88Prepaids, prepaids.response)).toBe(true);
    expect(accepts(hub88Rewards, listRewards.response)).toBe(true);
    for (const { response } of [createReward, cancelReward]) {
      expect(v.parse(hub88Reward, response)).toMatchObject({
        reward_uuid: REWARD,
        operator_reference: 'grant-1',
      });
      for (const id of [undefined, '', 'with space'])
        expect(accepts(hub88Reward, { ...response, reward_uuid: id })).toBe(false);
    }
    expect(accepts(hub88Prepaids, [{ ...prepaids.response[0], bet_value: 0.5 }])).toBe(false);
  });

  it('the response to a launch is an address', () => {
    expect(accepts(hub88LaunchResponse, fixtures.launch.response)).toBe(true);
    expect(accepts(hub88LaunchResponse, { url: 'no address' })).toBe(false);
  });

  it.each([-1, 0.5, '1', null, 2 ** 53, Number.NaN])('%j is no amount', (amount) => {
    expect(accepts(HUB88_BODIES.bet, { ...fixtures.bet.body, amount })).toBe(false);
  });

  it.each(['', 'with space', 'ö', 'x'.repeat(129), 7, null])('%j is no transaction id', (id) => {
    expect(accepts(HUB88_BODIES.bet, { ...fixtures.bet.body, transaction_uuid: id })).toBe(false);
  });
});
