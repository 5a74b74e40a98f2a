import { expect, it } from 'vitest';
import { fakeClock } from '../clock/fakeClock.ts';
import type { ExternalScripts, ScriptOptions } from '../http/externalScript.ts';
import { loadChat } from './loadChat.ts';

const URL_OF_SNIPPET = 'https://desk.example/snippet.js?key=tivoli';

/** A fake vendor whose script behaves as listed, one outcome for each try. */
function fakeVendor(...tries: readonly ('fails' | 'is empty' | 'comes')[]) {
  const requests: { url: string; options: ScriptOptions | undefined; atMs: number }[] = [];
  const removed: string[] = [];
  const clock = fakeClock();
  const page = {};
  const zE = () => 'told';
  const scripts: ExternalScripts = {
    async load(url, options) {
      const outcome = tries[requests.length];
      requests.push({ url, options, atMs: clock.now() });
      if (outcome === 'fails') throw new Error('could not be had');
      if (outcome === 'comes') Reflect.set(page, 'zE', zE);
    },
    remove: (url) => void removed.push(url),
  };
  const settle = async (waits: number) => {
    for (let wait = 0; wait < waits; wait += 1) {
      for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
      clock.advance(500);
    }
  };
  const loading = loadChat({ url: URL_OF_SNIPPET, scripts, clock, page });
  return { requests, removed, clock, zE, loading, settle, at: () => requests.map(({ atMs }) => atMs) };
}

it("CHAT-03 CHAT-05 loads at the first try, with one request, from the script's own origin", async () => {
  const { requests, loading, zE } = fakeVendor('comes');
  expect(await loading).toBe(zE);
  expect(requests).toEqual([{ url: URL_OF_SNIPPET, options: { id: 'ze-snippet', limitMs: 5000 }, atMs: 0 }]);
});

it.each([
  [
    ['fails', 'comes'],
    [0, 500],
  ],
  [
    ['fails', 'fails', 'comes'],
    [0, 500, 1000],
  ],
  [
    ['is empty', 'fails', 'fails', 'comes'],
    [0, 500, 1000, 1500],
  ],
] as const)('CHAT-05 %j is retried after 500 ms each', async (tries, times) => {
  const { at, loading, settle, zE, removed } = fakeVendor(...tries);
  await settle(tries.length);
  expect(await loading).toBe(zE);
  expect(at()).toEqual(times);
  expect(removed).toEqual([]);
});

it.each([['fails'], ['is empty']] as const)(
  'CHAT-05 if the script %s, loading stops after 3 retries and can be started again',
  async (outcome) => {
    const { at, loading, settle, removed, clock } = fakeVendor(outcome, outcome, outcome, outcome);
    const given = expect(loading).rejects.toThrow('Livechat failed to load after maximum retries');
    await settle(5);
    await given;
    expect(at()).toEqual([0, 500, 1000, 1500]);
    expect(removed).toEqual([URL_OF_SNIPPET]);
    expect(clock.pending()).toEqual([]);
  },
);
