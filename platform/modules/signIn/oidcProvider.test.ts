import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import { EventEmitter, once } from 'node:events';
import requestContext from 'oidc-provider/lib/helpers/als.js';
import { afterEach, expect, it, vi } from 'vitest';
import { withCallContext } from './realm/callContext.ts';

afterEach(() => vi.restoreAllMocks());

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

/** Before Node 24 a disabled storage is empty everywhere. Since then a context costs only its own callbacks, which keep it. */
function storeAfterDisable(store: string): string | undefined {
  const storage = new AsyncLocalStorage<string>();
  const seen = storage.run(store, () => AsyncResource.bind(() => storage.getStore()));
  storage.disable();
  return seen();
}

it('a request keeps its context while others end, and the storage is disabled after the last one', async () => {
  const disable = vi.spyOn(requestContext, 'disable');
  const [first, second] = [begin('first'), begin('second')];
  first.answer();
  await first.ended;
  expect(second.seen()).toBe('second');
  expect(disable).not.toHaveBeenCalled();
  second.answer();
  await second.ended;
  expect(disable).toHaveBeenCalledOnce();
  expect(second.seen()).toBe(storeAfterDisable('second'));
});

it('a later request has a context again, and a failed request releases its own', async () => {
  const before = begin('before');
  before.answer();
  await before.ended;
  const disable = vi.spyOn(requestContext, 'disable');
  const after = begin('after');
  expect(after.seen()).toBe('after');
  after.fail(new Error('the line was cut'));
  await expect(after.ended).rejects.toThrow('the line was cut');
  expect(disable).toHaveBeenCalledOnce();
  expect(after.seen()).toBe(storeAfterDisable('after'));
});
