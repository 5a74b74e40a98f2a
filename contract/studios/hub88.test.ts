import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import fixtures from './fixtures/hub88.json' with { type: 'json' };
import { HUB88_BODIES, HUB88_CALLS, hub88LaunchResponse, hub88Response, type Hub88Call } from './hub88.ts';

const accepts = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).success;
const names = Object.keys(HUB88_CALLS) as Hub88Call[];

describe('the wallet of Hub88', () => {
  it.each(names)('the example of %s matches the schemas', (name) => {
    const { body, response } = fixtures[name];
    expect(accepts(HUB88_BODIES[name], body)).toBe(true);
    expect(accepts(hub88Response, response)).toBe(true);
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
