import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startCompanies, type Companies } from '../companies/server.ts';

const SECRET = 'the secret of the companies';
const key = createHmac('sha256', SECRET).update('piq').digest('hex');
const RETURN_URL = 'http://harbour.localhost:3000/en_CA/piq-login-handler/?state=r1';

let platform: Server;
let heard: { path: string; body: string }[];
let companies: Companies;
beforeEach(async () => {
  heard = [];
  platform = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      heard.push({ path: request.url ?? '', body });
      response.end('OK');
    });
  }).listen(0);
  const address = platform.address();
  const platformUrl = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
  companies = await startCompanies({ port: 0, secret: SECRET, platformUrl });
});
afterEach(async () => {
  await companies.stop();
  platform.close();
});

const signed = (fields: Record<string, string>): string => {
  const text = Object.keys(fields)
    .sort()
    .map((name) => `${name}=${fields[name] ?? ''}`)
    .join('&');
  const sign = createHmac('sha256', key).update(text).digest('hex').toUpperCase();
  return new URLSearchParams({ ...fields, sign }).toString();
};
const post = (path: string, body: string) =>
  fetch(new URL(path, companies.url), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
    redirect: 'manual',
  });
const ORDER = { merchantId: 'harbour', attributeRef: 'r1', returnUrl: RETURN_URL };

async function begin(): Promise<string> {
  const answer = (await (await post('/piq/api/login/init', signed(ORDER))).json()) as {
    redirectOutput: { url: string };
  };
  return answer.redirectOutput.url;
}

describe('a payment provider that identifies players', () => {
  it('shows the merchant, sends the chosen outcome as a signed callback, and redirects the browser back', async () => {
    const page = await begin();
    expect(await (await fetch(page)).text()).toContain('harbour asks who you are');
    const pressed = await post(page, 'choice=success&customer=cleo');
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, RETURN_URL]);
    const deliveries = new URLSearchParams(heard[0]?.body);
    expect(heard[0]?.path).toBe('/providers/piq/login');
    expect(Object.fromEntries(deliveries)).toMatchObject({
      statusCode: '0',
      userId: 'piq-cleo',
      attributeRef: 'r1',
    });
  });

  it.each([
    ['refusal', '-2'],
    ['abandonment', '-1'],
  ])('sends a %s without a customer id', async (choice, code) => {
    await post(await begin(), `choice=${choice}&customer=cleo`);
    const deliveries = Object.fromEntries(new URLSearchParams(heard[0]?.body));
    expect(deliveries).toMatchObject({ statusCode: code });
    expect(deliveries).not.toHaveProperty('userId');
  });

  it('sends no callback when silence was chosen', async () => {
    const pressed = await post(await begin(), 'choice=silence&customer=cleo');
    expect([pressed.status, heard]).toEqual([303, []]);
  });

  it('sends the last callback again from its console', async () => {
    const page = await begin();
    await post(page, 'choice=success&customer=cleo');
    await post(`${page}again/`, '');
    expect(heard[1]).toEqual(heard[0]);
    expect(await (await fetch(`${companies.url}/payers/`)).text()).toContain('Response: 200 OK');
  });

  it('sends personal data only to a merchant who requested it', async () => {
    const zimplerKey = createHmac('sha256', SECRET).update('zimpler').digest('hex');
    const ask = async (scope: string): Promise<string> => {
      const body = JSON.stringify({ ref: 'r1', site: 'harbour', redirect_url: RETURN_URL, scope });
      const signature = createHmac('sha256', zimplerKey).update(body).digest('hex');
      const answer = await fetch(new URL('/zimpler/v3/authentications', companies.url), {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Zimpler harbour:${signature}` },
        body,
      });
      return ((await answer.json()) as { redirect_url: string }).redirect_url;
    };
    await post(await ask('person'), 'choice=success&customer=noor');
    await post(await ask('id'), 'choice=success&customer=noor');
    const [known, bare] = heard.map(({ body }): unknown => JSON.parse(body));
    expect(known).toMatchObject({ user: { id: 'zimpler-noor', person: { birth_date: '1993-04-18' } } });
    expect(bare).toMatchObject({ user: { id: 'zimpler-noor' } });
    expect(bare).not.toHaveProperty('user.person');
  });

  it('refuses an unsigned request, and a sign-in of another company', async () => {
    expect((await post('/piq/api/login/init', new URLSearchParams(ORDER).toString())).status).toBe(401);
    const page = await begin();
    expect((await fetch(page.replace('/piq/', '/trustly/'))).status).toBe(404);
  });
});
