import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { A8R_BODIES, A8R_CALLS, a8rError, a8rLaunchResponse, a8rResponse, type A8rCall } from './a8r.ts';
import fixtures from './fixtures/a8r.json' with { type: 'json' };

const accepts = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).success;
const names = Object.keys(A8R_CALLS) as A8rCall[];

describe('the wallet of A8R', () => {
  it.each(names)('the example of %s matches the schemas', (name) => {
    const { body, response } = fixtures[name];
    expect(accepts(A8R_BODIES[name], body)).toBe(true);
    expect(accepts(a8rResponse, response)).toBe(true);
  });

  it('a refusal and the response to a launch match their schemas', () => {
    expect(accepts(a8rError, fixtures.refused.response)).toBe(true);
    expect(accepts(a8rLaunchResponse, fixtures.launch.response)).toBe(true);
    expect(accepts(a8rLaunchResponse, { launch_url: 'no address' })).toBe(false);
  });

  const { body } = fixtures.betWin;
  const [bet] = body.transactions;

  it.each(['-1', '1.', '.5', '1,00', '1e3', '', '1.0000000000001', '1'.repeat(19), 1, null])(
    '%j is no amount',
    (amount) => {
      expect(accepts(A8R_BODIES.betWin, { ...body, transactions: [{ ...bet, amount }] })).toBe(false);
    },
  );

  it('a call has one to sixteen transactions, each with its own id', () => {
    const many = (count: number) => Array.from({ length: count }, (_, n) => ({ ...bet, id: `bet-${n}` }));
    for (const [transactions, isAccepted] of [
      [[], false],
      [many(16), true],
      [many(17), false],
      [[bet, bet], false],
      [[{ ...bet, type: 'rollback' }], false],
    ] as const)
      expect(accepts(A8R_BODIES.betWin, { ...body, transactions })).toBe(isAccepted);
  });
});
