import { describe, expect, it, vi } from 'vitest';
import type { OverlayContents } from '../../app/overlays.ts';
import { overlayStore, type Views } from './overlayStore.ts';

const text = { title: 'Not saved', text: 'Try again' };
const views: Views<OverlayContents> = {
  confirmation: () => Promise.reject(new Error('no such chunk')),
  default: async () => () => null,
  error: async () => () => null,
  'action-error': async () => () => null,
  search: async () => () => null,
  'quick-deposit': async () => () => null,
  'jackpot-win': async () => () => null,
  'raffle-win': async () => () => null,
  'bonus-checker': async () => () => null,
  'content-accept': async () => () => null,
  sow: async () => () => null,
  'sumsub-kyc-required': async () => () => null,
  'reality-check': async () => () => null,
};

function opened(href = 'https://tivoli.test/en/?amount=20') {
  const replace = vi.fn();
  const address = { read: () => new URL(href), replace };
  const network = { isAvailable: true };
  const store = overlayStore({
    views,
    address,
    fetchCode: (load) => (network.isAvailable ? load() : Promise.reject(new Error('no network'))),
    fetchLater: (load) => load(),
  });
  return { store, replace, network };
}

describe('overlayStore', () => {
  it('OVER-14 an overlay is shown once its code is loaded, and stays rendered when closed', async () => {
    const { store } = opened();
    const changed = vi.fn();
    store.subscribe(changed);
    expect(store.shown()).toEqual([]);
    await store.open('action-error', text);
    expect(store.shown()).toMatchObject([{ variant: 'action-error', isOpen: true }]);
    store.close('action-error');
    expect(store.shown()).toMatchObject([{ variant: 'action-error', isOpen: false }]);
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it('OVER-09 an overlay that is opened again shows the new contents', async () => {
    const { store } = opened();
    await store.open('action-error', text);
    await store.open('action-error', { ...text, title: 'Not sent' });
    const [shown] = store.shown();
    expect(shown?.render(true, () => {}).props).toMatchObject({
      contents: { title: 'Not sent' },
      isOpen: true,
    });
    expect(store.shown()).toHaveLength(1);
  });

  it('JACK-28 the page is busy while an overlay is open or opening', async () => {
    const { store } = opened();
    expect(store.isBusy()).toBe(false);
    const opening = store.open('action-error', text);
    expect(store.isBusy()).toBe(true);
    await opening;
    expect(store.isBusy()).toBe(true);
    store.close('action-error');
    expect(store.isBusy()).toBe(false);
    await store.open('confirmation', { ...text, act: 'Yes', onConfirm() {} }).catch(() => {});
    expect(store.isBusy()).toBe(false);
  });

  it('if the code cannot be loaded, the overlay stays closed and the caller gets the error', async () => {
    const { store } = opened();
    await expect(store.open('confirmation', { ...text, act: 'Yes', onConfirm() {} })).rejects.toThrow(
      'chunk',
    );
    expect(store.shown()).toEqual([]);
  });

  it('OVER-09 a preloaded overlay opens without loading code', async () => {
    const { store, network } = opened();
    store.prepare('action-error');
    store.prepare('confirmation');
    await new Promise(setImmediate);
    network.isAvailable = false;
    await store.open('action-error', text);
    expect(store.shown()).toMatchObject([{ variant: 'action-error', isOpen: true }]);
    // A failed preload is retried when the overlay is opened.
    await expect(store.open('confirmation', { ...text, act: 'Yes', onConfirm() {} })).rejects.toThrow(
      'network',
    );
  });

  it('OVER-17 closing an overlay that the URL did not open keeps the URL', async () => {
    const { store, replace } = opened();
    await store.open('error', { homeHref: '/en/' });
    store.close('error');
    expect(replace).not.toHaveBeenCalled();
  });

  it('a second close changes nothing', async () => {
    const { store } = opened();
    await store.open('error', { homeHref: '/en/' });
    const changed = vi.fn();
    store.subscribe(changed);
    store.close('error');
    store.close('error');
    expect(changed).toHaveBeenCalledOnce();
  });
});
