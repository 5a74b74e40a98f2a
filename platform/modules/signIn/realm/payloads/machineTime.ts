import type { Adapter, AdapterPayload } from 'oidc-provider';
import { SECOND } from '@foyer/domain/duration.ts';
import { systemClock, type Clock } from '../../../../infra/clock.ts';

/** The fields of a payload that are a time, in seconds. */
const TIMES = ['iat', 'exp', 'nbf', 'iiat', 'loginTs', 'authTime'] as const;

/**
 * oidc-provider reads the clock of the machine, and those of two nodes may differ by more than the minute of a code. Stored
 * times are by the clock of the platform, which all nodes share.
 */
export function inMachineTime(adapter: Adapter, clock: Clock, machine: Clock = systemClock): Adapter {
  const machineAhead = () => Math.round((machine.now().getTime() - clock.now().getTime()) / SECOND);
  const read = async (found: Promise<AdapterPayload | undefined | void>) => {
    const payload = await found;
    return payload ? moved(payload, machineAhead()) : undefined;
  };
  return {
    ...adapter,
    find: (id) => read(adapter.find(id)),
    findByUid: (uid) => read(adapter.findByUid(uid)),
    upsert: (id, payload, expiresIn) => adapter.upsert(id, moved(payload, -machineAhead()), expiresIn),
  };
}

function moved(payload: AdapterPayload, bySeconds: number): AdapterPayload {
  const result = { ...payload };
  for (const name of TIMES) {
    const time = payload[name];
    if (typeof time === 'number') result[name] = time + bySeconds;
  }
  return result;
}
