import { CombinedError } from '@urql/core';
import { describe, expect, it, vi } from 'vitest';
import { fakeClock } from '../clock/fakeClock.ts';
import type { Graphql } from '../graphql/client.ts';
import { generateToken } from './generateToken.ts';
import { createMessenger } from './messenger.ts';

/** The platform's result for the mutation. */
function platform(answer: () => Promise<unknown>) {
  const log = vi.fn();
  const mutate = vi.fn(answer) as unknown as Graphql['mutate'];
  return { log, token: () => generateToken({ graphql: async () => ({ mutate }), log }) };
}

describe('the token', () => {
  it('GQLO-28 is what the platform made', async () => {
    const { token, log } = platform(async () => ({ data: { generateZendeskToken: { token: 'eyJ' } } }));
    expect(await token()).toBe('eyJ');
    expect(log).not.toHaveBeenCalled();
  });

  it.each([
    ['refused', async () => ({ error: new CombinedError({ networkError: new Error('503') }) })],
    ['not answered', () => Promise.reject(new Error('offline'))],
    ['answered with nothing', async () => ({})],
  ])('CHAT-06 that is %s is logged, and whoever waits is told', async (_how, answer) => {
    const { token, log } = platform(answer);
    await expect(token()).rejects.toThrow();
    expect(log).toHaveBeenCalledExactlyOnceWith('Error generating token:', expect.any(Error));
  });
});

describe('to be known', () => {
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

  it('CHAT-04 the company asks for a token, again when it is over, and says that it took it', async () => {
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

  it('CHAT-04 CHAT-06 fails when there is no token, when it is refused, and when nobody answers', async () => {
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
