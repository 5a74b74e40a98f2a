import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { SECOND } from '@foyer/domain/duration.ts';
import { fakeClock } from '../clock/fakeClock.ts';
import { memoryStorage } from '../storage/testing/cookieJar.ts';
import { awaitLogin } from './awaitLogin.ts';
import { forgetLogin, newSecrets, providerLogin, rememberLogin } from './providerLogin.ts';
import type { ProviderLoginResponse } from './signInCalls.ts';

describe('sign-in at a payment provider', () => {
  test('CUST-07 keeps its verifier in the tab and sends only the SHA-256', async () => {
    const [one, other] = [await newSecrets(), await newSecrets()];
    expect(one.verifier).not.toBe(other.verifier);
    expect(one.challenge).toBe(createHash('sha256').update(one.verifier).digest('base64url'));
  });

  test('CUST-07 is recognised only in the tab that started it', () => {
    const [tab, another] = [memoryStorage(), memoryStorage()];
    const login = { state: 's', verifier: 'v', path: '/en/' };
    rememberLogin(tab, login);
    expect([providerLogin(tab), providerLogin(another)]).toEqual([login, null]);
    forgetLogin(tab);
    expect(providerLogin(tab)).toBeNull();
    tab.setItem('signIn.provider', '{"state":1}');
    expect(providerLogin(tab)).toBeNull();
  });
});

describe('waiting for the provider', () => {
  const pending: ProviderLoginResponse = { status: 'PENDING', tokens: null, newcomer: null };

  /** Settles promises and advances the clock, second by second. */
  async function pass(clock: ReturnType<typeof fakeClock>, seconds: number): Promise<void> {
    for (let second = 0; second < seconds; second += 1) {
      await new Promise(setImmediate);
      clock.advance(SECOND);
    }
    await new Promise(setImmediate);
  }

  test('CUST-07 polls each second until there is a result', async () => {
    const clock = fakeClock();
    const answers: ProviderLoginResponse[] = [
      pending,
      pending,
      { status: 'REFUSED', tokens: null, newcomer: null },
    ];
    const found = awaitLogin(() => Promise.resolve(answers.shift() ?? pending), clock);
    await pass(clock, 3);
    expect(await found).toEqual({ status: 'REFUSED', tokens: null, newcomer: null });
    expect(answers).toEqual([]);
  });

  test('CUST-07 stops after fifteen seconds without a response', async () => {
    const clock = fakeClock();
    let asked = 0;
    const found = awaitLogin(() => {
      asked += 1;
      return Promise.resolve(pending);
    }, clock);
    await pass(clock, 16);
    expect(await found).toEqual({ status: 'TIMED_OUT', tokens: null, newcomer: null });
    expect(asked).toBe(16);
  });
});
