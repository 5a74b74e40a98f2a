import { describe, expect, it } from 'vitest';
import { checkConfig } from '../../infra/config.ts';
import { productionProblems } from '../../infra/config/production.ts';
import { loadSites, SiteError } from '../../sites/index.ts';

const URLS = 'mga:https://reports.regulator.example/foyer/';
const KEYS = 'mga:vC8dF2gkT9vQz3LmX7wR5yB1hN4jP6s';
const PSEUDONYMS = 'qC8dF2gkT9vQz3LmX7wR5yB1hN4jP6sW';
const ALL = {
  FOYER_REPORT_URLS: URLS,
  FOYER_REPORT_KEYS: KEYS,
  FOYER_REPORT_PSEUDONYM_KEY: PSEUDONYMS,
};

describe('the settings of reports to regulators', () => {
  it('are read by licence', () => {
    const { config, problems } = checkConfig(ALL);
    expect(problems).toEqual([]);
    expect(config.reportReceivers).toEqual({
      mga: { url: 'https://reports.regulator.example/foyer', keys: [KEYS.slice(4)] },
    });
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ['no key', { ...ALL, FOYER_REPORT_KEYS: '' }, /^FOYER_REPORT_KEYS has nothing for 'mga'/],
    ['no address', { ...ALL, FOYER_REPORT_URLS: '' }, /^FOYER_REPORT_URLS has nothing for 'mga'/],
    ['no address form', { ...ALL, FOYER_REPORT_URLS: 'mga' }, /^FOYER_REPORT_URLS cannot be read/],
    ['no pseudonyms', { ...ALL, FOYER_REPORT_PSEUDONYM_KEY: '' }, /^FOYER_REPORT_PSEUDONYM_KEY is missing/],
    [
      'a short one',
      { ...ALL, FOYER_REPORT_PSEUDONYM_KEY: 'short' },
      /^FOYER_REPORT_PSEUDONYM_KEY must have 32/,
    ],
  ])('are refused: %s', (_name, env, problem) => {
    const { problems } = checkConfig(env);
    expect(problems).toEqual([expect.stringMatching(problem)]);
    expect(problems.join()).not.toContain(KEYS.slice(4));
  });

  it.each<[string, Record<string, string>, RegExp]>([
    [
      'http',
      { FOYER_REPORT_URLS: 'mga:http://regulator.example' },
      /FOYER_REPORT_URLS: .* must begin with https/,
    ],
    ['this machine', { FOYER_REPORT_URLS: 'mga:https://localhost' }, /FOYER_REPORT_URLS leads to localhost/],
    ['a weak key', { FOYER_REPORT_KEYS: `mga:${'a'.repeat(32)}` }, /FOYER_REPORT_KEYS: the secret of 'mga'/],
    ['weak pseudonyms', { FOYER_REPORT_PSEUDONYM_KEY: 'a'.repeat(32) }, /^FOYER_REPORT_PSEUDONYM_KEY/],
  ])('are refused in production: %s', (_name, env, problem) => {
    const { config, given } = checkConfig({ ...ALL, ...env, NODE_ENV: 'production' });
    const problems = productionProblems(config, given).filter((text) => text.startsWith('FOYER_REPORT'));
    expect(problems).toEqual([expect.stringMatching(problem)]);
  });

  it('name only licences whose file has reports, which check-sites and the start check', async () => {
    const folder = checkConfig({}).config.sitesFolder;
    const { reportReceivers } = checkConfig({
      ...ALL,
      FOYER_REPORT_URLS: `${URLS},cos:https://r.example`,
      FOYER_REPORT_KEYS: `${KEYS},${KEYS.replace('mga', 'cos')}`,
    }).config;
    const failed = await loadSites(folder, { reportReceivers }).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(SiteError);
    expect(String(failed)).toContain('licences/cos.json has no regulatorReports');
    expect(String(failed)).not.toContain('mga.json');
  });
});
