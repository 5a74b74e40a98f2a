import { expect, it } from 'vitest';
import { followClassic, type ClassicWidgetDeps } from './classic.ts';

/** Fake page of a brand with the classic widget; `told` records the widget's commands. */
function page(player: string | null, talker: string | null = null) {
  const told: string[] = [];
  const window: { zESettings?: { webWidget: { authenticate?: object } } } = {};
  let [isAllowed, mark, now] = [false, talker, player];
  const changed = { consent: () => {}, session: () => {} };
  const parts = {
    content: { locale: 'et_EE' },
    consent: {
      current: () => new Set(isAllowed ? ['necessary', 'preferences'] : ['necessary']),
      subscribe: (heard: () => void) => (changed.consent = heard),
    },
    store: {
      current: () => (now === null ? null : { playerId: now }),
      subscribe: (heard: () => void) => (changed.session = heard),
    },
    mark: { talker: () => mark, saveTalker: (next: string | null) => void (mark = next) },
    makeToken: async () => 'token',
    load: async () => {
      told.push('load');
      return (_kind: string, command: string) => void told.push(command);
    },
    page: window,
    log: () => {},
  } as unknown as ClassicWidgetDeps;
  followClassic(parts);
  const turn = async () => {
    for (let each = 0; each < 4; each += 1) await Promise.resolve();
  };
  return {
    told,
    window,
    async allow(next: boolean) {
      isAllowed = next;
      changed.consent();
      await turn();
    },
    async become(next: string | null) {
      now = next;
      changed.session();
      await turn();
    },
  };
}

it('FLAG-19 CHAT-03 the classic widget is loaded for who agreed to preferences, once, and hidden when it is withdrawn', async () => {
  const { told, allow } = page(null, 'visitor');
  expect(told).toEqual([]);
  await allow(true);
  await allow(false);
  await allow(true);
  expect(told).toEqual(['load', 'setLocale', 'hide', 'show']);
});

it('FLAG-19 CHAT-04 it asks who a player is, and of a visitor nothing', async () => {
  const known = page('bo', 'player bo');
  await known.allow(true);
  expect(known.window.zESettings?.webWidget.authenticate).toBeDefined();
  expect(known.told.at(-1)).toBe('chat:reauthenticate');
  const unknown = page(null, 'visitor');
  await unknown.allow(true);
  expect(unknown.window.zESettings?.webWidget.authenticate).toBeUndefined();
});

it('FLAG-19 CHAT-04 what somebody else said is forgotten, and what a player said when he signs out', async () => {
  const { told, allow, become } = page('bo', 'player anna');
  await allow(true);
  expect(told.slice(0, 2)).toEqual(['load', 'logout']);
  await become(null);
  expect(told.at(-1)).toBe('logout');
});
