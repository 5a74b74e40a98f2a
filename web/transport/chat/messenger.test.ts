import { CombinedError } from '@urql/core';
import { describe, expect, it, test, vi } from 'vitest';
import { fakeClock } from '../clock/fakeClock.ts';
import type { Graphql } from '../graphql/client.ts';
import { generateToken } from './generateToken.ts';
import { createMessenger } from './messenger.ts';

/** The platform, with its response to the mutation. */
function platform(answer: () => Promise<unknown>) {
  const log = vi.fn();
  const mutate = vi.fn(answer) as unknown as Graphql['mutate'];
  return { log, token: () => generateToken({ graphql: async () => ({ mutate }), log }) };
}

describe('chat token', () => {
  it('GQLO-28 is the token that the platform created', async () => {
    const { token, log } = platform(async () => ({ data: { generateZendeskToken: { token: 'eyJ' } } }));
    expect(await token()).toBe('eyJ');
    expect(log).not.toHaveBeenCalled();
  });

  it.each([
    ['refused', async () => ({ error: new CombinedError({ networkError: new Error('503') }) })],
    ['not answered', () => Promise.reject(new Error('offline'))],
    ['answered with nothing', async () => ({})],
  ])(
    'CHAT-06 a request for a token that is %s is logged, and the caller gets the error',
    async (_how, answer) => {
      const { token, log } = platform(answer);
      await expect(token()).rejects.toThrow();
      expect(log).toHaveBeenCalledExactlyOnceWith('Error generating token:', expect.any(Error));
    },
  );
});

test('the conversation gets the name, the colours, the font and the dates of the brand’s page', () => {
  const commands: unknown[][] = [];
  const messenger = createMessenger((...words) => void commands.push(words), fakeClock());
  const font = { family: 'Figtree', url: 'https://brand.example/figtree.woff2', weight: '300 900' };
  messenger.setStyle({ brand: 'Northlight', dates: 'en-FI', theme: { own: '#fff' }, font });
  messenger.setStyle({ theme: {}, font: null });
  expect(commands.slice(1)).toEqual([
    ['messenger:set', 'customization', { brand: 'Northlight', dates: 'en-FI', theme: { own: '#fff' }, font }],
    ['messenger:set', 'customization', { theme: {} }],
  ]);
});

describe('identity of the player', () => {
  function company() {
    const commands: unknown[][] = [];
    const clock = fakeClock();
    const messenger = createMessenger((...words) => void commands.push(words), clock);
    const login = () => {
      const [, , prove, answer] = commands.at(-1) ?? [];
      return {
        prove: prove as (markShown: (token: string) => void) => void,
        answer: answer as (error: unknown) => void,
      };
    };
    return { messenger, login, clock };
  }
  const aMoment = async () => {
    for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
  };

  it('CHAT-04 the messenger requests a token, again when it expires, and confirms it', async () => {
    const { messenger, login, clock } = company();
    const tokens = ['first', 'second'];
    const known = messenger.login(async () => tokens.shift() ?? '');
    const markShown = vi.fn();
    login().prove(markShown);
    await aMoment();
    login().answer(null);
    await known;
    login().prove(markShown);
    await aMoment();
    expect(markShown.mock.calls).toEqual([['first'], ['second']]);
    expect(clock.pending()).toEqual([]);
  });

  it('CHAT-04 CHAT-06 fails without a token, when it is refused, and without an answer', async () => {
    const { messenger, login, clock } = company();
    const without = messenger.login(() => Promise.reject(new Error('none')));
    login().prove(() => {});
    await expect(without).rejects.toThrow('none');
    const refused = messenger.login(async () => 'forged');
    login().answer(new Error('signature'));
    await expect(refused).rejects.toThrow('signature');
    const silent = messenger.login(async () => 'token');
    clock.advance(10_000);
    await expect(silent).rejects.toThrow('did not answer');
  });
});
