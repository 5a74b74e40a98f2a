import { createECDH } from 'node:crypto';
import { expect, it } from 'vitest';
import { checkConfig, readConfig } from '../../config.ts';
import { productionProblems } from '../production.ts';
import { BROWSER_PUSH_ORIGINS } from './pushConfig.ts';

const [FIRST, SECOND] = [
  'TsPYYY5XmzQdsQvBM4DMb9TvQBhBbqNJHdGsSLzYp2w',
  'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
];
const CONTACT = 'mailto:operations@casino.example';
const KEYS = { FOYER_PUSH_KEY: FIRST, FOYER_PUSH_CONTACT: CONTACT };

it('the public key is calculated from the private one; the second key signs for older subscriptions', () => {
  const { push } = readConfig({ ...KEYS, FOYER_PUSH_KEY: `${FIRST},${SECOND}` });
  const publicKeys = [FIRST, SECOND].map((key) => {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(key, 'base64url');
    return pair.getPublicKey('base64url');
  });
  expect(push?.keys.map(({ publicKey }) => publicKey)).toEqual(publicKeys);
  expect(push).toMatchObject({ contact: CONTACT, origins: BROWSER_PUSH_ORIGINS });
});

it('without a key no messages are sent', () => {
  expect(readConfig({}).push).toBeNull();
});

it.each([
  [{ FOYER_PUSH_KEY: FIRST }, 'FOYER_PUSH_CONTACT is missing'],
  [{ FOYER_PUSH_CONTACT: CONTACT }, 'FOYER_PUSH_CONTACT is set, and FOYER_PUSH_KEY is not'],
  [{ FOYER_PUSH_ORIGINS: 'https://push.example' }, 'FOYER_PUSH_ORIGINS is set, and FOYER_PUSH_KEY is not'],
  [{ ...KEYS, FOYER_PUSH_KEY: 'short' }, 'FOYER_PUSH_KEY cannot be read'],
  [{ ...KEYS, FOYER_PUSH_KEY: 'A'.repeat(43) }, 'FOYER_PUSH_KEY cannot be read'],
  [{ ...KEYS, FOYER_PUSH_KEY: `${FIRST},${SECOND},${FIRST}` }, 'FOYER_PUSH_KEY cannot be read'],
  [{ ...KEYS, FOYER_PUSH_CONTACT: 'operations@casino.example' }, 'FOYER_PUSH_CONTACT cannot be read'],
  [{ ...KEYS, FOYER_PUSH_ORIGINS: 'https://push.example/path' }, 'FOYER_PUSH_ORIGINS cannot be read'],
  [{ ...KEYS, FOYER_PUSH_ORIGINS: 'https://*.com' }, 'FOYER_PUSH_ORIGINS cannot be read'],
  [{ ...KEYS, FOYER_PUSH_ORIGINS: '' }, null],
  [{ ...KEYS, FOYER_PUSH_ORIGINS: 'https://*.push.example,http://localhost:3102' }, null],
])('%j: %s', (env, problem) => {
  const { problems } = checkConfig(env);
  expect(problems).toEqual(problem === null ? [] : [expect.stringContaining(problem)]);
  expect(problems.join()).not.toContain(FIRST);
});

it.each([
  ['http://push.example', 'must begin with https://'],
  ['https://push.localhost', 'this machine'],
])('production calls no push service at %s', (origin, problem) => {
  const { config, given } = checkConfig({ ...KEYS, FOYER_PUSH_ORIGINS: origin });
  const problems = productionProblems(config, given).filter((one) => one.startsWith('FOYER_PUSH'));
  expect(problems).toEqual([expect.stringContaining(problem)]);
});
