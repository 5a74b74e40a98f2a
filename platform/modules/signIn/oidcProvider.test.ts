import { AsyncResource } from 'node:async_hooks';
import { EventEmitter, once } from 'node:events';
import requestContext from 'oidc-provider/lib/helpers/als.js';
import { expect, it, vi } from 'vitest';
import { withCallContext } from './realm/callContext.ts';

it('oidc-provider loads without its warning about Node 20; other warnings are still printed', async () => {
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
    requestContext.run(name, async () => {
      seen = AsyncResource.bind(() => requestContext.getStore());
      await once(line, 'answer');
      if (requestContext.getStore() !== name) throw new Error(`${name} has lost its context`);
    }),
  );
  return {
    ended: handle(),
    seen: () => seen(),
    answer: () => line.emit('answer'),
    fail: (why: Error) => line.emit('error', why),
  };
}

it('a request keeps its context while others end, and the storage is disabled after the last one', async () => {
  const [first, second] = [begin('first'), begin('second')];
  first.answer();
  await first.ended;
  expect(second.seen()).toBe('second');
  second.answer();
  await second.ended;
  expect(second.seen()).toBeUndefined();
});

it('a later request has a context again, and a failed request releases its own', async () => {
  const before = begin('before');
  before.answer();
  await before.ended;
  const after = begin('after');
  expect(after.seen()).toBe('after');
  after.fail(new Error('the line was cut'));
  await expect(after.ended).rejects.toThrow('the line was cut');
  expect(after.seen()).toBeUndefined();
});
