import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCompanies, type Companies } from '../companies/server.ts';
import { sumsubKeys } from './store.ts';

const secret = 'a secret of the sandbox';
const keys = sumsubKeys(secret);
const heard: { body: string; digest: string }[] = [];
let platform: Server;
let companies: Companies;
beforeAll(async () => {
  platform = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => void (body += String(part)));
    request.on('end', () => {
      heard.push({ body, digest: String(request.headers['x-payload-digest']) });
      response.end('{}');
    });
  });
  await new Promise<void>((listening) => platform.listen(0, '127.0.0.1', listening));
  const { port } = platform.address() as AddressInfo;
  companies = await startCompanies({ port: 0, secret, platformUrl: `http://127.0.0.1:${port}` });
});
afterAll(async () => {
  await companies.stop();
  await new Promise((closed) => void platform.close(closed));
});

async function call(method: 'GET' | 'POST', path: string, callback?: object, key = keys.secret) {
  const body = callback ? JSON.stringify(callback) : '';
  const at = String(Math.floor(Date.now() / 1000));
  const headers = {
    'x-app-token': keys.appToken,
    'x-app-access-ts': at,
    'x-app-access-sig': createHmac('sha256', key)
      .update(at + method + path + body)
      .digest('hex'),
  };
  const answer = await fetch(`${companies.url}/sumsub${path}`, {
    method,
    headers,
    ...(callback && { body }),
  });
  return { status: answer.status, callback: (await answer.json()) as Record<string, unknown> };
}
const inFrame = async (path: string, callback: object) => {
  const answer = await fetch(`${companies.url}/websdk/${path}`, {
    method: 'POST',
    body: JSON.stringify(callback),
  });
  return { status: answer.status, callback: (await answer.json()) as Record<string, unknown> };
};
const typesHeard = () => heard.map(({ body }) => JSON.parse(body).type as string);

it('the imitated Sumsub verifies its customer’s signature and sends review results in order', async () => {
  const fixedInfo = { firstName: 'Anna', lastName: 'Aalto' };
  const applicant = { externalUserId: 'anna', fixedInfo };
  const path = '/resources/applicants?levelName=basic';
  expect((await call('POST', path, applicant, 'another key')).status).toBe(401);
  expect((await call('GET', '/resources/applicants/-;externalUserId=anna/one')).status).toBe(404);
  const { callback: created } = await call('POST', path, applicant);
  expect((await call('POST', path, applicant)).status).toBe(409);
  expect((await call('GET', '/resources/applicants/-;externalUserId=anna/one')).callback).toEqual(created);
  const { callback: access } = await call('POST', '/resources/accessTokens/sdk', {
    userId: 'anna',
    ttlInSecs: 60,
  });
  const accessToken = access['token'];

  expect((await inFrame('state', { accessToken: 'guessed' })).status).toBe(401);
  expect((await inFrame('state', { accessToken })).callback).toMatchObject({
    name: 'Anna Aalto',
    status: 'init',
  });
  expect((await inFrame('send', { accessToken, shown: 'nothing' })).status).toBe(400);
  await inFrame('send', { accessToken, shown: 'blurred' });
  // An applicant whose review is pending cannot submit again.
  expect((await inFrame('send', { accessToken, shown: 'clear' })).status).toBe(409);
  await expect.poll(typesHeard, { timeout: 5000 }).toEqual(['applicantPending', 'applicantReviewed']);
  const [pending, reviewed] = heard.map(({ body }) => JSON.parse(body));
  expect(reviewed).toMatchObject({
    applicantId: created['id'],
    externalUserId: 'anna',
    reviewResult: { reviewAnswer: 'RED', reviewRejectType: 'RETRY', rejectLabels: ['UNSATISFACTORY_PHOTOS'] },
  });
  expect(reviewed.createdAtMs > pending.createdAtMs).toBe(true);
  for (const { body, digest } of heard)
    expect(digest).toBe(createHmac('sha256', keys.webhookSecret).update(body).digest('hex'));
  expect(
    (await call('GET', `/resources/applicants/${String(created['id'])}/requiredIdDocsStatus`)).callback,
  ).toEqual({
    IDENTITY: { reviewResult: { reviewAnswer: 'RED' } },
    SELFIE: { reviewResult: { reviewAnswer: 'GREEN' } },
  });
});
