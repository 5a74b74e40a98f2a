import { expect, it } from 'vitest';
import type { InstanceResponse } from '@foyer/contract/jackpot/http.ts';
import { choiceOf } from './instanceCall.ts';

const instance = (status: InstanceResponse['status']): InstanceResponse => ({
  id: 'aurora',
  source: 'thrillpots',
  brand: 'northlight',
  operator: 'glasshouse',
  pots: [],
  status,
});

it('HTTP-05 JACK-25 JACK-28 reads whether the player takes part, and for how much', () => {
  expect(choiceOf(instance(null))).toEqual({ isIn: false, contribution: null });
  const status = {
    opted_in: true,
    contribution_preferences: { EUR: 0.5 },
    preferred_contribution_value: 0.5,
  };
  expect(choiceOf(instance(status))).toEqual({ isIn: true, contribution: 0.5 });
  expect(choiceOf(instance({ ...status, preferred_contribution_value: null })).contribution).toBeNull();
});

it.each([null, 'no', {}, { status: {} }, { status: { opted_in: 'yes' } }])('refuses %j', (response) => {
  expect(() => choiceOf(response)).toThrow(TypeError);
});
