import { expect, it, vi } from 'vitest';

it('the provider loads without a word on the Node of this house, and warnings are heard after it', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await import('../realm/oidcProvider.ts');
  expect(warn).not.toHaveBeenCalled();
  console.warn('oidc-provider WARNING: something else');
  expect(warn).toHaveBeenCalledOnce();
});
