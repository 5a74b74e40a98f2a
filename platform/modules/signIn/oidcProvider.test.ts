import { AsyncResource } from 'node:async_hooks';
import { EventEmitter, once } from 'node:events';
import callUnderWay from 'oidc-provider/lib/helpers/als.js';
import { expect, it, vi } from 'vitest';
import { withCallContext } from './realm/callContext.ts';

it('the provider loads without a word on the Node of this house, and warnings are heard after it', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await import('./realm/oidcProvider.ts');
  expect(warn).not.toHaveBeenCalled();
  console.warn('oidc-provider WARNING: something else');
  expect(warn).toHaveBeenCalledOnce();
});

/**
 * Starts a provider request that has entered its context, and returns functions to inspect and finish it
 * from outside.
 */
function begin(name: string) {
  const line = new EventEmitter();
  let seen = (): unknown => null;
  const handle = withCallContext(() =>
    callUnderWay.run(name, async () => {
      seen = AsyncResource.bind(() => callUnderWay.getStore());
      await once(line, 'answer');
      if (callUnderWay.getStore() !== name) throw new Error(`${name} has lost its context`);
    }),
  );
  return {
    ended: handle(),
    seen: () => seen(),
    answer: () => line.emit('answer'),
    fail: (why: Error) => line.emit('error', why),
  };
}

it('a call keeps its context while others end, and the last to end lets go of it', async () => {
  const [first, second] = [begin('first'), begin('second')];
  first.answer();
  await first.ended;
  expect(second.seen()).toBe('second');
  second.answer();
  await second.ended;
  expect(second.seen()).toBeUndefined();
});

it('a call after a rest has a context again, and one that fails lets go of its own', async () => {
  const before = begin('before');
  before.answer();
  await before.ended;
  const after = begin('after');
  expect(after.seen()).toBe('after');
  after.fail(new Error('the line was cut'));
  await expect(after.ended).rejects.toThrow('the line was cut');
  expect(after.seen()).toBeUndefined();
});
