import { createHmac } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startCompanies, type Companies } from '../companies/server.ts';

const AT = Date.parse('2026-11-22T12:00:00.000Z');

let companies: Companies;
let nowMs: number;
beforeEach(async () => {
  nowMs = AT;
  companies = await startCompanies({
    port: 0,
    secret: 'x',
    platformUrl: 'http://localhost:3000',
    now: () => nowMs,
  });
});
afterEach(() => companies.stop());

/** Signs a JWT as a lobby does that shares a secret with the chat company. */
const proof = (claims: object = {}, { key = 'northlight', secret = 'x' } = {}) =>
  new SignJWT({ scope: 'user', external_id: 'p-1', name: 'Anna Aalto', email: 'anna@foyer.test', ...claims })
    .setProtectedHeader({ alg: 'HS256', kid: `app_${key}` })
    .setExpirationTime(AT / 1000 + 300)
    .sign(new TextEncoder().encode(createHmac('sha256', secret).update(`chat:app_${key}`).digest('hex')));

const post = (path: string, body: object, token = '') =>
  fetch(`${companies.url}/chat/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
const begin = async (key = 'northlight') => (await (await post('begin', { key, locale: 'en' })).json()).token;
const login = async (jwt: string, token?: string, key = 'northlight') =>
  post('login', { key, locale: 'en', jwt, ...(token !== undefined && { token }) });
const lines = async (token: string, after = 0) => {
  const answer = await fetch(`${companies.url}/chat/api/lines?after=${after}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return answer.ok ? answer.json() : answer.status;
};
const answer = (id: string, text: string) =>
  fetch(`${companies.url}/chat/`, {
    method: 'POST',
    body: new URLSearchParams({ id, text }),
    redirect: 'manual',
  });
const conversations = async () => (await fetch(`${companies.url}/chat/conversations`)).json();

describe('the chat company', () => {
  it('stores messages, sends one automatic reply, and delivers the agent’s replies immediately', async () => {
    const token = await begin();
    expect((await post('lines', { text: '  Is anybody there?  ' }, token)).status).toBe(204);
    const told = await lines(token);
    expect(told.lines.map(({ by, text }: { by: string; text: string }) => [by, text])).toEqual([
      ['user', 'Is anybody there?'],
      ['house', expect.stringContaining('demonstration')],
    ]);
    const next = lines(token, 2);
    const [{ id }] = await conversations();
    expect((await answer(id, '<b>Yes</b>')).status).toBe(303);
    expect((await next).lines).toMatchObject([{ id: 3, by: 'desk', text: '<b>Yes</b>' }]);
    expect(await (await fetch(`${companies.url}/chat/`)).text()).toContain('&lt;b&gt;Yes&lt;/b&gt;');
  });

  it('identifies a player by the lobby’s JWT and restores their conversation in any browser', async () => {
    const token = await begin();
    await post('lines', { text: 'Before I signed in' }, token);
    const first = await (await login(await proof(), token)).json();
    expect(first.name).toBe('Anna Aalto');
    const second = await (await login(await proof())).json();
    expect((await lines(second.token)).lines[0]).toMatchObject({ text: 'Before I signed in' });
    expect(await conversations()).toHaveLength(1);
    const other = await (await login(await proof({ external_id: 'p-2' }))).json();
    await post('lines', { text: 'Another player' }, other.token);
    expect((await lines(first.token)).lines).toHaveLength(2);
  });

  it('refuses a JWT of another customer, or one that is forged, without scope, or expired', async () => {
    const jwt = await proof();
    const attacks = [
      await proof({}, { key: 'tivoli' }),
      await proof({}, { secret: 'y' }),
      await proof({ scope: 'agent' }),
      `${jwt.slice(0, -4)}AAAA`,
      'not a token',
    ];
    for (const attack of attacks) expect((await login(attack)).status).toBe(401);
    expect((await login(jwt, undefined, 'tivoli')).status).toBe(401);
    const { token } = await (await login(jwt)).json();
    nowMs = AT + 300_000;
    expect((await login(jwt)).status).toBe(401);
    expect(await lines(token)).toBe(401);
  });

  it('ends a session on logout, and requires a session token', async () => {
    const { token } = await (await login(await proof())).json();
    await post('lines', { text: 'Hello' }, token);
    await post('logout', {}, token);
    expect(await lines(token)).toBe(401);
    expect(await lines('guessed')).toBe(401);
    expect((await post('lines', { text: 'x' }, 'guessed')).status).toBe(401);
  });

  it.each([[''], ['   '], ['x'.repeat(2001)]])('refuses the message %j', async (text) => {
    expect((await post('lines', { text }, await begin())).status).toBe(400);
  });

  it('serves its script to customers only, and lets only lobbies embed its frame', async () => {
    const at = (path: string) => fetch(`${companies.url}/chat/${path}`);
    const script = await at('snippet.js?key=northlight');
    expect([script.status, script.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    expect(await script.text()).toContain('zE');
    expect((await at('snippet.js?key=a%2Fb')).status).toBe(404);
    expect((await at('snippet.js')).status).toBe(404);
    for (const page of ['frame', 'launcher']) {
      const policy = (await at(`${page}?key=northlight&locale=fi`)).headers.get('content-security-policy');
      expect(policy).toContain('frame-ancestors http://localhost:3000 http://*.localhost:3000');
      expect(`${policy} `).toContain("default-src 'none'");
    }
    expect((await answer('no such', 'text')).status).toBe(400);
  });
});

describe('the state of a conversation', () => {
  const state = async (token: string, after: number, version: number) =>
    (
      await fetch(`${companies.url}/chat/api/lines?after=${after}&version=${version}`, {
        headers: { authorization: `Bearer ${token}` },
      })
    ).json();
  const present = (typingIn: string | null) =>
    fetch(`${companies.url}/chat/presence`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ typingIn }),
    });

  it('says that the agent has read the messages, writes, and is there', async () => {
    const token = await begin();
    await post('lines', { text: 'Is anybody there?' }, token);
    const before = await state(token, 0, -1);
    expect(before.progress).toMatchObject({ readTo: 0, isTyping: false });
    expect(before.agents).toMatchObject({ isOpen: true, isPresent: false });

    const read = state(token, 2, before.progress.version);
    await fetch(`${companies.url}/chat/`);
    const after = await read;
    expect(after).toMatchObject({ lines: [], progress: { readTo: 2 }, agents: { isPresent: true } });

    const [{ id }] = await conversations();
    const typing = state(token, 2, after.progress.version);
    expect((await present(id)).status).toBe(204);
    expect((await typing).progress.isTyping).toBe(true);
    await answer(id, 'Yes');
    expect((await state(token, 0, -1)).progress).toMatchObject({ isTyping: false, readTo: 3 });
  });

  it.each([
    ['2026-11-22T05:59:59.000Z', false],
    ['2026-11-22T06:00:00.000Z', true],
    ['2026-11-22T21:59:59.000Z', true],
    ['2026-11-22T22:00:00.000Z', false],
  ])('at %s the chat is open: %s', async (at, isOpen) => {
    nowMs = Date.parse(at);
    expect(await (await fetch(`${companies.url}/chat/api/agents`)).json()).toEqual({
      isPresent: false,
      isOpen,
      opensAt: '2026-11-22T06:00:00.000Z',
      closesAt: '2026-11-22T22:00:00.000Z',
    });
  });

  it('an agent counts as present for a minute after the last sign of them', async () => {
    await present(null);
    const isPresent = async () =>
      (await (await fetch(`${companies.url}/chat/api/agents`)).json()).isPresent as unknown;
    nowMs = AT + 59_999;
    expect(await isPresent()).toBe(true);
    nowMs = AT + 60_000;
    expect(await isPresent()).toBe(false);
  });

  it('is ended by the player, who may say whether it helped, and goes on with the next message', async () => {
    const token = await begin();
    expect((await post('end', {}, token)).status).toBe(400);
    expect((await post('end', {}, 'guessed')).status).toBe(401);
    await post('lines', { text: 'Thanks' }, token);
    await post('end', {}, token);
    expect((await state(token, 0, -1)).progress).toMatchObject({ isEnded: true, hasHelped: null });
    expect((await post('end', { hasHelped: 'very' }, token)).status).toBe(400);
    await post('end', { hasHelped: true }, token);
    expect(await (await fetch(`${companies.url}/chat/`)).text()).toContain('Helped: yes');
    await post('lines', { text: 'One more thing' }, token);
    expect((await state(token, 0, -1)).progress).toMatchObject({ isEnded: false });
  });
});
