import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignInPage } from '@foyer/contract/registration/forms.ts';
import { readConfig } from '../../infra/config.ts';
import { testDatabase } from '../../infra/database/testDatabase.ts';
import {
  goodSettings,
  productionFolder,
  randomSecret,
  startProductionProcess,
  type ProductionProcess,
} from '../../testing/production/productionProcess.ts';
import { copyWithoutHosts } from '../../sites/testing/copyWithoutHosts.ts';
import { MIGRATIONS } from '../modules.ts';
import { startProduct } from '../product.ts';

let folder: Awaited<ReturnType<typeof productionFolder>>;
beforeAll(async () => {
  folder = await productionFolder();
});
afterAll(() => folder.remove());

async function refusal(settings: Record<string, string>): Promise<string> {
  const production = startProductionProcess({ FOYER_DATA: `${folder.folder}/data`, ...settings });
  expect(await production.ended).toBe(1);
  return production.printed();
}

describe('npm run start:production refuses to start', () => {
  it('without the settings that it needs and without a built web app, and lists all of them', async () => {
    const sites = await copyWithoutHosts();
    const printed = await refusal({
      FOYER_WEB_BUILD: `${folder.folder}/nothing`,
      FOYER_SITES: sites.folder,
    });
    await sites.delete();
    for (const problem of [
      'studios/sandbox.json › origin: http://localhost:3101 is on this machine: set the studio',
      'studios/sandbox.json: the studio has no key: set FOYER_STUDIO_KEYS=sandbox:<secret>',
      'FOYER_LEDGER_KEY is missing',
      'there is no web app',
      'set FOYER_BRAND_ORIGINS',
    ])
      expect(printed).toContain(problem);
    expect(printed).not.toMatch(/\n\s+at /);
  });

  it('with weak secrets, names each of them, and prints none', async () => {
    const demoKey = readConfig({}).ledgerKey ?? '';
    const secrets = {
      FOYER_STUDIO_KEYS: 'sandbox:abcabcabcabcabcabcabcabcabc',
      FOYER_MESSAGES_KEY: 'changeme-changeme-changeme',
      FOYER_PAYMENT_KEYS: 'trustly:aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
      FOYER_SUMSUB_APP_TOKEN: 'a-short-sumsub-token',
      FOYER_SUMSUB_SECRET: 'a-short-sumsub-secret',
      FOYER_SUMSUB_WEBHOOK_SECRET: 'a-short-sumsub-hook',
      FOYER_CHAT_SECRETS: 'tivoli:0123456789abcdef0123456789abcdef',
      FOYER_GAMIFICATION_KEY: 'a-gamification-key',
      FOYER_AFFILIATES_KEY: 'abcdefghijklmnopqrstuvwxyz',
      FOYER_SPORTSBOOK_KEY: 'a-sportsbook-key',
      FOYER_LEDGER_KEY: demoKey,
      FOYER_DATABASE_URL: 'postgres://foyer:hunter2@db.example/foyer',
      FOYER_NATS_URL: 'nats://foyer:hunter3@nats.example:4222',
    };
    const printed = await refusal({
      ...secrets,
      FOYER_WEB_BUILD: folder.web,
      FOYER_BRAND_ORIGINS: 'https://{brand}.casino.example',
      FOYER_STUDIO_ORIGINS: 'sandbox:https://games.example',
      FOYER_MESSAGES_URL: 'https://messages.example',
      FOYER_PAYMENT_URLS: 'trustly:https://trustly.example',
      FOYER_SUMSUB_URL: 'https://sumsub.example',
      FOYER_CHAT_KEY_IDS: 'tivoli:app_1',
      FOYER_GAMIFICATION_URL: 'https://laurel.example',
      FOYER_AFFILIATES_URL: 'https://affiliates.example',
      FOYER_SPORTSBOOK_URL: 'https://book.example/page',
    });
    for (const [variable, secret] of Object.entries(secrets)) {
      expect(printed).toMatch(new RegExp(`^  - ${variable}\\b.*; make one with \``, 'm'));
      expect(printed).not.toContain(secret.replace(/^(sandbox|trustly|tivoli):/, ''));
    }
    expect(printed).not.toMatch(/hunter/);
    expect(printed).toContain('FOYER_TRUSTED_PROXIES is missing');
  });
});

describe('npm run start:production', () => {
  let database: Awaited<ReturnType<typeof testDatabase>>;
  let production: ProductionProcess;
  let port: number;
  const settings = goodSettings();
  const secret = randomSecret();
  beforeAll(async () => {
    database = await testDatabase(MIGRATIONS);
    const { FOYER_STUDIO_KEYS: studioKeys = '', ...inEnvironment } = settings;
    production = startProductionProcess({
      ...inEnvironment,
      FOYER_WEB_BUILD: folder.web,
      FOYER_DATA: `${folder.folder}/data`,
      FOYER_DATABASE_URL_FILE: await folder.file('database', `${database.url}\n`),
      FOYER_STUDIO_KEYS_FILE: await folder.file('studios', `${studioKeys}\r\n`),
      FOYER_AFFILIATES_URL: 'https://affiliates.example',
      FOYER_AFFILIATES_KEY_FILE: await folder.file('affiliates', secret),
    });
    port = Number(
      (await production.until(/listens at +http:\/\/127\.0\.0\.1:(\d+)\n[^]*FOYER_METRICS_PORT\n/))[1],
    );
  });
  afterAll(async () => {
    expect(await production.stop()).toBe(0);
    await database.drop();
  });

  const call = (path: string, { form, cookie = '' }: { form?: string; cookie?: string } = {}) =>
    new Promise<{ status: number; body: string; location: string; cookies: readonly string[] }>(
      (resolve, reject) => {
        const headers = {
          host: 'northlight.casino.example',
          'x-forwarded-proto': 'https',
          accept: 'text/html',
          cookie,
          ...(form !== undefined && {
            'content-type': 'application/x-www-form-urlencoded',
            origin: 'https://northlight.casino.example',
          }),
        };
        const method = form === undefined ? 'GET' : 'POST';
        const sent = request({ port, host: '127.0.0.1', path, method, headers }, (response) => {
          let body = '';
          response.on('data', (data) => (body += String(data)));
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              body,
              location: response.headers.location ?? '',
              cookies: (response.headers['set-cookie'] ?? []).map((line) => line.split(';')[0] ?? ''),
            }),
          );
        });
        sent.on('error', reject);
        sent.end(form);
      },
    );

  it('prints its address, its database and what is switched off, and no secret', () => {
    const printed = production.printed();
    expect(printed).toMatch(/northlight +https:\/\/northlight\.casino\.example/);
    expect(printed).toMatch(/database +PostgreSQL/);
    expect(printed).toMatch(/deposits and withdrawals +FOYER_PAYMENT_URLS, FOYER_PAYMENT_KEYS/);
    expect(printed).toMatch(/emails and text messages +FOYER_MESSAGES_URL/);
    expect(printed).not.toContain('reports to affiliates');
    expect(printed).not.toContain(secret);
    for (const value of [settings.FOYER_STUDIO_KEYS ?? '', settings.FOYER_LEDGER_KEY ?? ''])
      expect(printed).not.toContain(value.slice(-20));
    expect(printed).not.toMatch(/demo/i);
  });

  it('has no data of the demonstration, and its players cannot sign in', async () => {
    const { rows } = await database.pool.query('select email from identity.player');
    expect(rows).toEqual([]);
    const begin = new URLSearchParams({
      client_id: 'app',
      response_type: 'code',
      scope: 'openid',
      redirect_uri: 'https://northlight.casino.example/en/keycloak-login-handler/',
      state: 'a',
      nonce: 'b',
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      code_challenge_method: 'S256',
    });
    const first = await call(`/realms/northlight/protocol/openid-connect/auth?${begin.toString()}`);
    const cookie = first.cookies.join('; ');
    const page = await call(new URL(first.location, 'https://northlight.casino.example').pathname, {
      cookie,
    });
    const form: SignInPage = JSON.parse(page.body);
    const person = { csrf: form.csrf, email: 'anna@foyer.test', password: 'foyer-demo-1' };
    const answer = await call(new URL(form.action, 'https://northlight.casino.example').pathname, {
      form: new URLSearchParams(person).toString(),
      cookie: [cookie, ...page.cookies].join('; '),
    });
    expect(answer.status).toBe(422);
    expect(JSON.parse(answer.body)).toMatchObject({ problem: 'wrongCredentials' });
  });

  it('serves no address of the sandbox, and no metrics', async () => {
    expect((await call('/metrics')).status).toBe(404);
    for (const path of ['/mailbox/', '/laurel/', '/touchline/', '/trustly/', '/sumsub/', '/dev/']) {
      // The web app answers every address that is nothing else, with its page for unknown ones.
      expect(JSON.parse((await call(path)).body)).toMatchObject({ url: path });
      expect((await call(path, { form: 'a=b' })).status).toBe(404);
    }
  });
});

it('refuses a database with players of the demonstration', async () => {
  const database = await testDatabase(MIGRATIONS);
  const demo = await startProduct(
    { ...readConfig({}), port: 0, logLevel: 'silent', databaseUrl: database.url },
    {
      web: {
        renderPage: () => Promise.reject(new Error('unused')),
        renderOffline: () => ({ status: 200, headers: {}, html: '' }),
        renderForm: () => '',
      },
    },
  );
  await demo.stop();
  const printed = await refusal({
    ...goodSettings(),
    FOYER_WEB_BUILD: folder.web,
    FOYER_DATABASE_URL: database.url,
  });
  expect(printed).toContain('the database has players of the demonstration (anna@foyer.test)');
  await database.drop();
});
