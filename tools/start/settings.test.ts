import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { childEnvironment, readSettings } from './settings.ts';

let dataFolder: string;
beforeEach(() => (dataFolder = mkdtempSync(join(tmpdir(), 'foyer-settings-'))));
afterEach(() => rmSync(dataFolder, { recursive: true, force: true }));

describe('the settings of a start', () => {
  it('has the defaults that the README names, also for empty variables', () => {
    expect(readSettings({ PORT: '' })).toMatchObject({ port: 3000, studioPort: 3101, companiesPort: 3102 });
    expect(readSettings({ FOYER_STUDIO_PORT: '4101' }).companiesPort).toBe(4102);
    expect(readSettings({}).dataFolder).toMatch(/\.foyer$/);
  });

  it('lets product and sandbox reach each other at the host that HOST names', () => {
    expect(readSettings({}).reachedAt).toBe('localhost');
    expect(readSettings({ HOST: '0.0.0.0' }).reachedAt).toBe('localhost');
    const settings = readSettings({ HOST: '192.0.2.7' });
    const env = childEnvironment({ ...settings, dataFolder }, { HOST: '192.0.2.7' });
    expect(env).toMatchObject({
      HOST: '192.0.2.7',
      FOYER_PLATFORM_URL: 'http://192.0.2.7:3000',
      FOYER_SHARED_HOSTS: '192.0.2.7',
      FOYER_MESSAGES_URL: 'http://192.0.2.7:3102/mailbox/messages',
    });
  });

  it('gives product and studio each other’s addresses', () => {
    const env = childEnvironment(
      { port: 4000, studioPort: 4101, companiesPort: 4102, dataFolder, reachedAt: 'localhost' },
      {},
    );
    expect(env).toMatchObject({
      PORT: '4000',
      FOYER_STUDIO_PORT: '4101',
      FOYER_STUDIO_ORIGINS:
        'sandbox:http://localhost:4101,sandbox-orbit:http://localhost:4102,sandbox-tide:http://localhost:4102',
      FOYER_PLATFORM_URL: 'http://localhost:4000',
      FOYER_MESSAGES_URL: 'http://localhost:4102/mailbox/messages',
      FOYER_ANALYTICS_URLS: 'pebbletally:http://localhost:4102/analytics/script.js',
      FOYER_DATA: dataFolder,
    });
  });

  it('sets no default of a variable that is read from a file', () => {
    const settings = { ...readSettings({}), dataFolder };
    const file = { FOYER_NATIONAL_ID_KEY_FILE: '/run/secrets/national-id-key' };
    expect(childEnvironment(settings, file)).not.toHaveProperty('FOYER_NATIONAL_ID_KEY');
    expect(childEnvironment(settings, {}).FOYER_NATIONAL_ID_KEY).toMatch(/^[0-9a-f]{64}$/);
  });

  it('gives both the same secret, which is stored between starts and readable by its owner only', () => {
    const settings = {
      port: 4000,
      studioPort: 4101,
      companiesPort: 4102,
      dataFolder,
      reachedAt: 'localhost',
    };
    const first = childEnvironment(settings, {});
    expect(first.FOYER_STUDIO_KEYS).toContain(`sandbox:${first.FOYER_STUDIO_SECRET},sandbox-orbit:`);
    expect(first.FOYER_ORBIT_KEYS).toMatch(/^\S{2000,}$/);
    expect(first.FOYER_MESSAGES_KEY).toBe(first.FOYER_COMPANIES_SECRET);
    expect(first.FOYER_COMPANIES_SECRET).not.toBe(first.FOYER_STUDIO_SECRET);
    expect(first.FOYER_STUDIO_SECRET).toMatch(/^[0-9a-f]{64}$/);
    expect(childEnvironment(settings, {})).toEqual(first);
    expect(statSync(join(dataFolder, 'studioSecret')).mode & 0o777).toBe(0o600);
  });

  it('gives the product the sandbox’s payment providers, each with its own key', () => {
    const env = childEnvironment(
      { port: 4000, studioPort: 4101, companiesPort: 4102, dataFolder, reachedAt: 'localhost' },
      {},
    );
    expect(env.FOYER_PAYMENT_URLS).toContain('trustly:http://localhost:4102/trustly,');
    const keys = env.FOYER_PAYMENT_KEYS?.split(',').map((pair) => pair.split(':')[1]);
    expect(new Set(keys).size).toBe(7);
    expect(keys).not.toContain(env.FOYER_COMPANIES_SECRET);
    expect(env.FOYER_PAYMENT_FRAMES).toContain('plastra:http://plastra.localhost:4102');
  });

  it('sets no frame origins for custom payment providers', () => {
    const given = { FOYER_PAYMENT_URLS: 'trustly:https://api.example' };
    const env = childEnvironment(
      { port: 4000, studioPort: 4101, companiesPort: 4102, dataFolder, reachedAt: 'localhost' },
      given,
    );
    expect(env.FOYER_PAYMENT_URLS).toBe('trustly:https://api.example');
    expect(env.FOYER_PAYMENT_FRAMES).toBeUndefined();
    expect(env.FOYER_PAYMENT_PROTOCOLS).toBeUndefined();
    expect(env.FOYER_PAYMENT_MERCHANTS).toBeUndefined();
  });

  it('configures the sandbox’s identity check unless a custom one is configured', () => {
    const settings = {
      port: 4000,
      studioPort: 4101,
      companiesPort: 4102,
      dataFolder,
      reachedAt: 'localhost',
    };
    const { FOYER_COMPANIES_SECRET: secret = '', ...env } = childEnvironment(settings, {});
    expect(env).toMatchObject({
      FOYER_SUMSUB_URL: 'http://localhost:4102/sumsub',
      FOYER_SUMSUB_FRAME: 'http://sumsub.localhost:4102',
    });
    const keys = [
      env.FOYER_SUMSUB_APP_TOKEN,
      env.FOYER_SUMSUB_SECRET,
      env.FOYER_SUMSUB_WEBHOOK_SECRET,
      secret,
    ];
    expect(new Set(keys).size).toBe(4);
    const own = childEnvironment(settings, { FOYER_SUMSUB_URL: 'https://api.sumsub.com' });
    expect(own.FOYER_SUMSUB_SECRET).toBeUndefined();
  });

  it.each(['FOYER_WEBHOOK_URLS', 'FOYER_WEBHOOK_URLS_FILE'])(
    'configures no webhook to the sandbox beside those of %s',
    (variable) => {
      const settings = {
        port: 4000,
        studioPort: 4101,
        companiesPort: 4102,
        dataFolder,
        reachedAt: 'localhost',
      };
      expect(childEnvironment(settings, {}).FOYER_WEBHOOK_SECRETS).toMatch(/^sandbox:/);
      const own = childEnvironment(settings, { [variable]: 'crm:https://crm.example/' });
      expect(own.FOYER_WEBHOOK_SECRETS).toBeUndefined();
    },
  );

  it('CHAT-04 configures the sandbox’s chat with one key per brand', () => {
    const settings = {
      port: 4000,
      studioPort: 4101,
      companiesPort: 4102,
      dataFolder,
      reachedAt: 'localhost',
    };
    const env = childEnvironment(settings, {});
    expect(env.FOYER_CHAT_URL).toBe('http://hearthdesk.localhost:4102/chat/snippet.js?key={key}');
    expect(env.FOYER_CHAT_KEY_IDS).toContain('tivoli:app_tivoli');
    const secrets = env.FOYER_CHAT_SECRETS?.split(',').map((pair) => pair.split(':')[1]);
    expect(new Set(secrets).size).toBe(env.FOYER_CHAT_KEY_IDS?.split(',').length);
    const own = childEnvironment(settings, { FOYER_CHAT_URL: 'https://desk.example/{key}' });
    expect([own.FOYER_CHAT_KEY_IDS, own.FOYER_CHAT_SECRETS]).toEqual([undefined, undefined]);
  });

  it('keeps the sandbox’s studio beside others', () => {
    const settings = {
      port: 4000,
      studioPort: 4101,
      companiesPort: 4102,
      dataFolder,
      reachedAt: 'localhost',
    };
    const env = childEnvironment(settings, {
      FOYER_STUDIO_ORIGINS: 'aurora:http://localhost:9000',
      FOYER_STUDIO_KEYS: 'aurora:0123456789abcdef',
      FOYER_STUDIO_SECRET: 'fedcba9876543210',
    });
    expect(env.FOYER_STUDIO_ORIGINS).toBe(
      'sandbox:http://localhost:4101,sandbox-orbit:http://localhost:4102,sandbox-tide:http://localhost:4102,aurora:http://localhost:9000',
    );
    expect(env.FOYER_STUDIO_KEYS).toMatch(
      /^sandbox:fedcba9876543210,sandbox-orbit:[^,]+,sandbox-tide:[0-9a-f]{64},aurora:0123456789abcdef$/,
    );
    // Own sites without the sandbox's studio.
    const own = childEnvironment(settings, {
      FOYER_SITES: dataFolder,
      FOYER_CHAT_URL: 'https://desk.example/{key}',
    });
    expect([own.FOYER_STUDIO_ORIGINS, own.FOYER_STUDIO_KEYS]).toEqual([undefined, undefined]);
  });

  it('keeps variables that the environment sets', () => {
    const given = {
      FOYER_STUDIO_ORIGINS:
        'sandbox:https://games.example,sandbox-orbit:https://orbit.example,sandbox-tide:https://tide.example',
      FOYER_STUDIO_SECRET: 'a secret of theirs',
    };
    expect(
      childEnvironment(
        { port: 4000, studioPort: 4101, companiesPort: 4102, dataFolder, reachedAt: 'localhost' },
        given,
      ),
    ).toMatchObject(given);
  });
});
