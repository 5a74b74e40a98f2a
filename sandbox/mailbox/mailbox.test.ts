import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startCompanies, type Companies } from '../companies/server.ts';

const KEY = 'the key of the mailbox';
let companies: Companies;
beforeEach(
  async () => (companies = await startCompanies({ port: 0, secret: KEY, platformUrl: 'http://localhost:1' })),
);
afterEach(() => companies.stop());

const MESSAGE = { channel: 'email', to: 'ella@foyer.test', from: 'Harbour', subject: 'Code', text: '1 < 2' };
const send = (message: object, key = KEY) =>
  fetch(`${companies.url}/mailbox/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify(message),
  });
const page = () => fetch(`${companies.url}/mailbox/`).then((answer) => answer.text());

describe('the mailbox', () => {
  it('lists messages, newest first, as text without markup', async () => {
    expect(await page()).toContain('No messages yet');
    await send(MESSAGE);
    await send({ ...MESSAGE, channel: 'sms', subject: '<b>Later</b>' });
    const shown = await page();
    expect(shown).toContain('1 &lt; 2');
    expect(shown.indexOf('&lt;b&gt;Later')).toBeLessThan(shown.indexOf('>Code<'));
  });

  it('refuses messages without the key, and invalid messages', async () => {
    expect((await send(MESSAGE, 'another')).status).toBe(401);
    expect((await send({ ...MESSAGE, channel: 'pigeon' })).status).toBe(400);
    expect(await page()).toContain('No messages yet');
  });
});
