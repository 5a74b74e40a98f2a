import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createPushSwitch,
  type DeviceSubscription,
  type PushBrowser,
  type PushServer,
} from './pushSwitch.ts';

const KEY = 'key-of-the-platform';

let own: DeviceSubscription | null;
let stored: Set<string>;
let permission: NotificationPermission;
let changePermission: () => void;
let asked: number;
let isOffline: boolean;

beforeEach(() => {
  own = null;
  stored = new Set();
  permission = 'default';
  asked = 0;
  isOffline = false;
});

const subscription = (endpoint: string, key = KEY): DeviceSubscription => ({
  endpoint,
  p256dh: 'p',
  auth: 'a',
  hasKey: (given) => given === key,
  end: async () => void (own = null),
});

function open(change: Partial<PushBrowser> = {}, afterQuestion: NotificationPermission = 'granted') {
  const browser: PushBrowser = {
    isSupported: () => true,
    permission: async () => permission,
    async askPermission() {
      asked += 1;
      permission = afterQuestion;
      return permission;
    },
    onPermissionChange: (changed) => void (changePermission = changed),
    subscription: async () => own,
    subscribe: async (key) => (own = subscription('https://push.example/new', key)),
    ...change,
  };
  const online = async <Result>(run: () => Result) => {
    if (isOffline) throw new Error('offline');
    return run();
  };
  const server: PushServer = {
    isSubscribed: (endpoint) => online(() => stored.has(endpoint)),
    subscribe: ({ endpoint }) => online(() => void stored.add(endpoint)),
    unsubscribe: (endpoint) => online(() => void stored.delete(endpoint)),
  };
  const push = createPushSwitch({ browser, server, publicKey: KEY });
  push.subscribe(() => {});
  return push;
}
const settled = (push: ReturnType<typeof open>) =>
  vi.waitFor(() => {
    const state = push.get();
    expect(state.status).not.toBe('unknown');
    return state;
  });

describe('the status', () => {
  it.each([
    ['of a browser without push messages', 'unsupported', () => open({ isSupported: () => false })],
    ['of a player who blocked them', 'blocked', () => ((permission = 'denied'), open())],
    ['without a subscription', 'off', () => open()],
    [
      'with a subscription that the platform has',
      'on',
      () => ((own = subscription('e')), stored.add('e'), open()),
    ],
    ['with one that the platform has not', 'off', () => ((own = subscription('e')), open())],
    [
      'while the platform does not reply',
      'off',
      () => ((own = subscription('e')), (isOffline = true), open()),
    ],
  ] as const)('%s is %s, and nobody is asked', async (_what, status, opened) => {
    const push = opened();
    expect(await settled(push)).toMatchObject({ status, hasFailed: false, isChanged: false });
    expect(asked).toBe(0);
  });

  it('with the platform’s previous key is on, and the browser subscribes with the new one', async () => {
    own = subscription('e', 'previous');
    stored.add('e');
    const push = open();
    expect(await settled(push)).toMatchObject({ status: 'on' });
    expect([own.endpoint, own.hasKey(KEY), asked]).toEqual(['https://push.example/new', true, 0]);
    expect(stored).toContain('https://push.example/new');
  });

  it('is off when the browser can no longer subscribe', async () => {
    own = subscription('e', 'previous');
    stored.add('e');
    const push = open({ subscribe: () => Promise.reject(new Error('no push service')) });
    expect(await settled(push)).toMatchObject({ status: 'off' });
  });

  it('follows what the player allows in the browser', async () => {
    permission = 'denied';
    const push = open();
    await settled(push);
    permission = 'granted';
    changePermission();
    await vi.waitFor(() => expect(push.get().status).toBe('off'));
  });
});

describe('a press', () => {
  it('asks, subscribes, and is on when the platform has the subscription', async () => {
    const push = open();
    await settled(push);
    await push.turnOn();
    expect(push.get()).toEqual({ status: 'on', isBusy: false, hasFailed: false, isChanged: true });
    expect([...stored]).toEqual(['https://push.example/new']);
    await push.turnOff();
    expect([push.get().status, own, stored.size]).toEqual(['off', null, 0]);
  });

  it.each([
    ['denied', 'blocked'],
    ['default', 'off'],
  ] as const)('that is answered with %s is %s', async (answer, status) => {
    const push = open({}, answer);
    await settled(push);
    await push.turnOn();
    expect([push.get().status, own, push.get().hasFailed]).toEqual([status, null, false]);
    expect(push.get().isChanged).toBe(answer === 'denied');
  });

  it('replaces a subscription of a previous key', async () => {
    own = subscription('e', 'previous');
    const end = vi.spyOn(own, 'end');
    const push = open();
    await push.turnOn();
    expect(end).toHaveBeenCalledOnce();
    expect(push.get().status).toBe('on');
  });

  it('that fails says so, and a second one while it runs does nothing', async () => {
    const push = open({ subscribe: () => Promise.reject(new Error('no push service')) });
    await Promise.all([push.turnOn(), push.turnOn()]);
    expect(asked).toBe(1);
    expect(push.get()).toMatchObject({ status: 'off', hasFailed: true, isBusy: false });
  });

  it('to switch it off without a connection leaves it on', async () => {
    own = subscription('e');
    stored.add('e');
    const push = open();
    await settled(push);
    isOffline = true;
    await push.turnOff();
    expect(push.get()).toMatchObject({ status: 'on', hasFailed: true });
    expect([own?.endpoint, stored.has('e')]).toEqual(['e', true]);
  });
});
