import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkConfig, readConfig } from '../../infra/config.ts';
import { goodSettings, randomSecret } from '../../testing/production/productionProcess.ts';
import { productionProblems } from '../../infra/config/production.ts';

function problemsOf(changes: Readonly<Record<string, string | undefined>>): readonly string[] {
  const { config, given, problems } = checkConfig({ ...goodSettings(), ...changes });
  return [...problems, ...productionProblems(config, given)];
}

describe('production', () => {
  it('has no problem with good settings', () => {
    expect(problemsOf({})).toEqual([]);
  });

  it.each([
    ['FOYER_LEDGER_KEY', undefined, /^FOYER_LEDGER_KEY is missing.*npm run ledger-key/],
    ['FOYER_LEDGER_KEY', readConfig({}).ledgerKey ?? '', /^FOYER_LEDGER_KEY is the key of the demonstration/],
    ['FOYER_TRUSTED_PROXIES', undefined, /^FOYER_TRUSTED_PROXIES is missing/],
    ['FOYER_BRAND_ORIGINS', 'https://{brand}.localhost', /^FOYER_BRAND_ORIGINS leads to name\.localhost, /],
    [
      'FOYER_BRAND_ORIGINS',
      'club:http://127.0.0.1:3000',
      /^FOYER_BRAND_ORIGINS leads to 127\.0\.0\.1, which/,
    ],
    ['FOYER_IDENTITY_URL', 'http://localhost:8080', /^FOYER_IDENTITY_URL leads to localhost, which is this/],
    ['FOYER_METRICS_PORT', '3000', /^FOYER_METRICS_PORT is the public port/],
    ['FOYER_NATS_URL', 'nats://nats.internal:4222', /^FOYER_NATS_URL has no user and password/],
    ['FOYER_NATS_URL', 'nats://foyer:foyer@nats:4222', /^FOYER_NATS_URL: the password is shorter/],
    ['FOYER_NATS_URL', 'nats://abc@nats:4222', /^FOYER_NATS_URL: the password is shorter/],
    ['FOYER_TRUSTED_PROXIES', '0', /^FOYER_TRUSTED_PROXIES is missing/],
    ['FOYER_DATABASE_URL', 'postgres://foyer:foyer@db/foyer', /^FOYER_DATABASE_URL: the password is shorter/],
    ['FOYER_DATABASE_URL', 'postgres://foyer@db/foyer?password=foyer', /^FOYER_DATABASE_URL: the password/],
  ])('with %s=%s has one problem', (variable, value, problem) => {
    const problems = problemsOf({ PORT: '3000', [variable]: value });
    expect(problems).toEqual([expect.stringMatching(problem)]);
  });

  it.each([
    { FOYER_NATS_URL: 'nats://localhost:4222' },
    { FOYER_NATS_URL: 'tls://nats.internal:4222', FOYER_NATS_CREDENTIALS: '/run/secrets/nats.creds' },
    { FOYER_DATABASE_URL: 'postgres:///foyer' },
    { FOYER_TRUSTED_PROXIES: undefined, FOYER_BRAND_ORIGINS: 'http://{brand}.lobby.internal' },
  ])('accepts %j', (changes) => {
    expect(problemsOf(changes)).toEqual([]);
  });

  it('refuses companies on this machine, and names each', () => {
    const problems = problemsOf({
      FOYER_PAYMENT_URLS: 'trustly:http://localhost:3102/trustly,zimpler:https://zimpler.example',
      FOYER_PAYMENT_KEYS: `trustly:${randomSecret()},zimpler:${randomSecret()}`,
      FOYER_AFFILIATES_URL: 'http://me:secret@[::1]:3102/affiliates',
      FOYER_AFFILIATES_KEY: randomSecret(),
    }).join('\n');
    expect(problems).toMatch(/^FOYER_PAYMENT_URLS leads to localhost,/m);
    expect(problems).toMatch(/^FOYER_AFFILIATES_URL leads to \[::1\],/m);
    expect(problems).not.toMatch(/zimpler|secret@/);
  });

  it('refuses a token of the identity check’s sandbox', () => {
    const problems = problemsOf({
      FOYER_SUMSUB_URL: 'https://api.sumsub.com',
      FOYER_SUMSUB_APP_TOKEN: 'sbx:kT9vQz3LmX7wR5yB1nC8dF2g',
      FOYER_SUMSUB_SECRET: 'wR5yB1nC8dF2gkT9vQz3LmX7',
      FOYER_SUMSUB_WEBHOOK_SECRET: 'nC8dF2gkT9vQz3LmX7wR5yB1',
    });
    expect(problems).toEqual([expect.stringMatching(/^FOYER_SUMSUB_APP_TOKEN begins with sbx:/)]);
  });
});

describe('a secret in a file', () => {
  let folder: string;
  beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'foyer-secrets-'))));
  afterAll(() => rmSync(folder, { recursive: true }));
  const fileWith = (text: string): string => {
    const path = join(folder, 'secret');
    writeFileSync(path, text);
    return path;
  };

  it.each([
    'studio:kT9vQz3LmX7wR5yB1nC8dF2g',
    'studio:kT9vQz3LmX7wR5yB1nC8dF2g\n',
    'studio:kT9vQz3LmX7wR5yB1nC8dF2g\r\n',
  ])('is read without its last line break: %j', (text) => {
    expect(readConfig({ FOYER_STUDIO_KEYS_FILE: fileWith(text) }).studioKeys).toEqual({
      studio: ['kT9vQz3LmX7wR5yB1nC8dF2g'],
    });
  });

  it('is refused by name if it cannot be read, is empty, or stands beside its variable', () => {
    const FOYER_STUDIO_KEYS_FILE = join(folder, 'nothing');
    expect(() => readConfig({ FOYER_STUDIO_KEYS_FILE })).toThrow(
      `FOYER_STUDIO_KEYS_FILE is ${FOYER_STUDIO_KEYS_FILE}, which cannot be read (ENOENT)`,
    );
    expect(() => readConfig({ FOYER_STUDIO_KEYS_FILE: fileWith('\n') })).toThrow('which is empty');
    const both = { FOYER_STUDIO_KEYS: 'a:kT9vQz3LmX7wR5yB1nC8dF2g', FOYER_STUDIO_KEYS_FILE };
    expect(() => readConfig(both)).toThrow(/^FOYER_STUDIO_KEYS and FOYER_STUDIO_KEYS_FILE are both set/);
  });

  it('does not count as missing as well when it cannot be read', () => {
    const problems = problemsOf({
      FOYER_STUDIO_KEYS: undefined,
      FOYER_STUDIO_KEYS_FILE: join(folder, 'nothing'),
    });
    expect(problems).toEqual([expect.stringMatching(/^FOYER_STUDIO_KEYS_FILE .*\(ENOENT\)/)]);
  });

  it('is refused for a variable that is no secret', () => {
    expect(() => readConfig({ FOYER_BRAND_ORIGINS_FILE: '/run/origins' })).toThrow(
      /^FOYER_BRAND_ORIGINS_FILE is not read: only secrets/,
    );
  });
});
