import type { Adapter, AdapterPayload } from 'oidc-provider';
import { expect, it } from 'vitest';
import { MINUTE, SECOND } from '@foyer/domain/duration.ts';
import { adjustableClock } from '../../../../infra/clock.ts';
import { inMachineTime } from './machineTime.ts';

const stored = new Map<string, AdapterPayload>();
const storage: Adapter = {
  upsert: async (id, payload) => void stored.set(id, payload),
  find: async (id) => stored.get(id),
  findByUid: async (uid) => stored.get(uid),
  findByUserCode: async () => undefined,
  consume: async () => undefined,
  destroy: async () => undefined,
  revokeByGrantId: async () => undefined,
};
const START = new Date('2026-11-28T12:00:00Z');
const seconds = (date: Date) => date.getTime() / SECOND;

/** A node whose machine is ahead of the clock that all nodes share. */
function node(aheadMs: number) {
  const machine = adjustableClock({ start: new Date(START.getTime() + aheadMs) });
  return { adapter: inMachineTime(storage, adjustableClock({ start: START }), machine), machine };
}

it('a code of one minute is as old on every node, whatever the machines say', async () => {
  const [slow, fast] = [node(-2 * MINUTE), node(2 * MINUTE)];
  const now = seconds(slow.machine.now());
  const code = { iat: now, exp: now + 60, authTime: now - 5, kind: 'AuthorizationCode' };
  await slow.adapter.upsert('code', code, 60);
  expect(await slow.adapter.find('code')).toEqual(code);
  const read = await fast.adapter.find('code');
  const there = seconds(fast.machine.now());
  expect(read).toEqual({ iat: there, exp: there + 60, authTime: there - 5, kind: 'AuthorizationCode' });
  expect(await fast.adapter.findByUid('code')).toEqual(read);
  expect(await fast.adapter.find('unknown')).toBeUndefined();
});
