import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createChat, type ChatDeps, type ChatState } from './chat.ts';

let done: string[];
let player: string | null;
let mayBeKnown: boolean;
let talker: string | null;
let isNotified: () => Promise<void>;
let isThere: () => Promise<void>;
beforeEach(() => {
  done = [];
  player = 'anna';
  mayBeKnown = true;
  talker = null;
  isNotified = async () => {};
  isThere = async () => {};
});

/** Fake page with a chat; `done` records the calls to the messenger and the panel. */
function page() {
  const shown: ChatState[] = [];
  const note = (what: string) => () => void done.push(what);
  const deps: ChatDeps = {
    async load() {
      await isThere();
      done.push('load');
      return {
        open: note('open'),
        close: note('close'),
        setLanguage: (language) => void done.push(`speak ${language}`),
        setStyle() {},
        async login() {
          done.push('login');
          await isNotified();
        },
        logout: note('logout'),
        onOpen() {},
        onUnread() {},
      };
    },
    makeToken: async () => 'token',
    language: 'fi',
    style: () => ({ theme: {}, font: null }),
    playerId: () => player,
    mayBeKnown: () => mayBeKnown,
    mark: {
      talker: () => talker,
      saveTalker: (next) => void (talker = next),
      isOpen: () => false,
      saveOpen() {},
    },
    log: vi.fn(),
    show: (state) => void shown.push(state),
    onLoaded() {},
  };
  return { chat: createChat(deps), shown, parts: deps };
}

describe('the identity in the chat', () => {
  it('CHAT-04 OPEN-41 a player who has consented is identified, in the language of the page', async () => {
    const { chat, shown } = page();
    await chat.open();
    expect(done).toEqual(['load', 'logout', 'speak fi', 'login', 'open']);
    expect([talker, shown]).toEqual(['player anna', ['opening', 'open']]);
  });

  it('CHAT-03 OPEN-41 a player without consent is asked first, and nothing is loaded before their answer', async () => {
    mayBeKnown = false;
    const { chat, shown } = page();
    await chat.open();
    expect([done, shown]).toEqual([[], ['asking']]);
    await chat.answer(false);
    expect(done).not.toContain('login');
    expect([talker, shown.at(-1)]).toEqual(['nameless anna', 'open']);
    const next = page();
    await next.chat.open();
    expect(next.shown).toEqual(['opening', 'open']);
  });

  it('CHAT-04 OPEN-41 a visitor is anonymous and keeps the conversation after signing in', async () => {
    player = null;
    const { chat } = page();
    await chat.open();
    expect(done).toEqual(['load', 'logout', 'speak fi', 'open']);
    [player, done] = ['anna', []];
    await chat.open();
    expect(done).toEqual(['speak fi', 'login', 'open']);
  });

  it.each([
    ['player bo', 'anna'],
    ['player anna', null],
    ['visitor, signed in', null],
    [null, null],
  ])('CHAT-04 the conversation of %s is not shown to %s', async (before, now) => {
    [talker, player] = [before, now];
    await page().chat.open();
    expect(done.slice(0, 2)).toEqual(['load', 'logout']);
  });

  it('CHAT-04 a visitor who has signed in since keeps the conversation', async () => {
    talker = 'visitor, signed in';
    await page().chat.open();
    expect(done).toEqual(['load', 'speak fi', 'login', 'open']);
  });

  it('CHAT-04 the conversation continues on another page', async () => {
    talker = 'player anna';
    await page().chat.open();
    expect(done).toEqual(['load', 'speak fi', 'login', 'open']);
  });

  it('CHAT-04 signing out ends the chat session, and the next one starts empty', async () => {
    const { chat } = page();
    await chat.open();
    [player, done] = [null, []];
    chat.forget();
    expect([done, talker]).toEqual([['logout'], null]);
  });
});

describe('failures of the chat', () => {
  it('CHAT-05 a chat that fails to load is reported and can be retried', async () => {
    isThere = () => Promise.reject(new Error('Livechat failed to load after maximum retries'));
    mayBeKnown = false;
    const { chat, shown, parts: deps } = page();
    await chat.answer(true);
    expect(shown).toEqual(['opening', 'loadFailed']);
    expect(deps.log).toHaveBeenCalledOnce();
    isThere = async () => {};
    await chat.open();
    expect(shown.at(-1)).toBe('open');
  });

  it('CHAT-06 without a token the chat stays closed; it can be retried or opened anonymously', async () => {
    isNotified = () => Promise.reject(new Error('no token'));
    const { chat, shown } = page();
    await chat.open();
    expect(shown.at(-1)).toBe('tokenFailed');
    expect(done).not.toContain('open');
    await chat.answer(false);
    expect([shown.at(-1), talker]).toEqual(['open', 'nameless anna']);
    isNotified = async () => {};
    await chat.answer(true);
    expect([shown.at(-1), talker]).toEqual(['open', 'player anna']);
  });

  it('CHAT-04 a player who signs out while the chat loads is not logged in', async () => {
    let finishLoading = () => {};
    isThere = () => new Promise((resolve) => (finishLoading = resolve));
    const { chat, shown } = page();
    const opening = chat.open();
    player = null;
    chat.forget();
    finishLoading();
    await opening;
    expect(done).toEqual(['load']);
    expect(shown.at(-1)).toBe('opening');
  });
});
