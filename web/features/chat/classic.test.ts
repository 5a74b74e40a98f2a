import { expect, it } from 'vitest';
import { followClassic, type ClassicWidgetDeps } from './classic.ts';

/** Fake page of a brand with the classic widget; `told` records the widget's commands. */
function page(player: string | null, talker: string | null = null) {
  const commands: string[] = [];
  const window: { zESettings?: { webWidget: { authenticate?: object } } } = {};
  let [isAllowed, mark, now] = [false, talker, player];
  const changed = { consent: () => {}, session: () => {} };
  const deps = {
    content: { locale: 'et_EE' },
    consent: {
      current: () => new Set(isAllowed ? ['necessary', 'preferences'] : ['necessary']),
      subscribe: (listeners: () => void) => (changed.consent = listeners),
    },
    store: {
      current: () => (now === null ? null : { playerId: now }),
      subscribe: (listeners: () => void) => (changed.session = listeners),
    },
    mark: { talker: () => mark, saveTalker: (next: string | null) => void (mark = next) },
    makeToken: async () => 'token',
    load: async () => {
      commands.push('load');
      return (_kind: string, command: string) => void commands.push(command);
    },
    page: window,
    log: () => {},
  } as unknown as ClassicWidgetDeps;
  followClassic(deps);
  const turn = async () => {
    for (let each = 0; each < 4; each += 1) await Promise.resolve();
  };
  return {
    told: commands,
    window,
    async allow(next: boolean) {
      isAllowed = next;
      changed.consent();
      await turn();
    },
    async signInAs(next: string | null) {
      now = next;
      changed.session();
      await turn();
    },
  };
}

it('FLAG-19 CHAT-03 the classic widget is loaded once with consent to preferences, and hidden when it is withdrawn', async () => {
  const { told: commands, allow } = page(null, 'visitor');
  expect(commands).toEqual([]);
  await allow(true);
  await allow(false);
  await allow(true);
  expect(commands).toEqual(['load', 'setLocale', 'hide', 'show']);
});

it('FLAG-19 CHAT-04 authenticates players and not visitors', async () => {
  const known = page('bo', 'player bo');
  await known.allow(true);
  expect(known.window.zESettings?.webWidget.authenticate).toBeDefined();
  expect(known.told.at(-1)).toBe('chat:reauthenticate');
  const unknown = page(null, 'visitor');
  await unknown.allow(true);
  expect(unknown.window.zESettings?.webWidget.authenticate).toBeUndefined();
});

it('FLAG-19 CHAT-04 clears the conversation of another person, and a player’s own at sign-out', async () => {
  const { told: commands, allow, signInAs } = page('bo', 'player anna');
  await allow(true);
  expect(commands.slice(0, 2)).toEqual(['load', 'logout']);
  await signInAs(null);
  expect(commands.at(-1)).toBe('logout');
});
