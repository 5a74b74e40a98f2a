import { describe, expect, it, vi } from 'vitest';
import type { ExternalScripts } from '../../transport/http/externalScript.ts';
import { vendorIntegration } from './vendorIntegration.ts';

const METER = { name: 'meter', url: 'https://vendor.example/tag.js', queue: 'meterQueue' };
const opened = (slug: string) => ({ event: { name: 'gameOpened', slug, mode: 'real' } as const, atMs: 7 });
const trackingId = '5f0c';
const received = (slug: string) => ({ event: 'gameOpened', trackingId, slug, mode: 'real' });

/** Fake page. `arrive` makes the vendor's script take over the queue, as real vendor scripts do. */
function page(before: Record<string, unknown> = {}) {
  const window: Record<string, unknown> = { ...before };
  const entries: object[] = [];
  let settle = { resolve: () => {}, reject: (_error: Error) => {} };
  const scripts = {
    load: vi.fn<ExternalScripts['load']>(
      () => new Promise<void>((resolve, reject) => (settle = { resolve, reject })),
    ),
    remove: vi.fn<ExternalScripts['remove']>(() => settle.reject(new Error('taken out'))),
  };
  const withdrawal = new AbortController();
  return {
    window,
    heard: entries,
    scripts,
    load: () => vendorIntegration(METER, { scripts, page: window, trackingId }).load(withdrawal.signal),
    withdraw: () => withdrawal.abort(),
    arrive(takeOver = true) {
      if (takeOver) window[METER.queue] = { push: (entry: object) => void entries.push(entry) };
      settle.resolve();
    },
    fail: () => settle.reject(new Error('failed')),
  };
}

describe('a vendor integration', () => {
  it('OPEN-42 creates a queue before its script loads, and pushes events to what replaces the queue', async () => {
    const { window, heard: entries, scripts, load, arrive } = page();
    const loading = load();
    expect(window).toEqual({ [METER.queue]: [] });
    expect(scripts.load.mock.calls).toEqual([[METER.url]]);
    arrive();
    const { receive } = await loading;
    receive(opened('a'));
    receive(opened('b'));
    expect(entries).toEqual([received('a'), received('b')]);
  });

  it('OPEN-42 pushes to a queue that its script reads directly', async () => {
    const { window, load, arrive } = page();
    const loading = load();
    arrive(false);
    const { receive } = await loading;
    receive(opened('a'));
    expect(window[METER.queue]).toEqual([received('a')]);
  });

  it('HTTP-11 removes everything from the page when its script fails, and can be loaded again', async () => {
    const { window, heard: entries, scripts, load, arrive, fail } = page();
    const loading = load();
    fail();
    await expect(loading).rejects.toThrow('failed');
    expect(window).toEqual({});
    const again = load();
    arrive();
    const { receive } = await again;
    receive(opened('a'));
    expect(entries).toEqual([received('a')]);
    expect(scripts.load).toHaveBeenCalledTimes(2);
  });

  it('ANA-01 on stop tells its script to send nothing more, and removes it', async () => {
    const { window, heard: entries, scripts, load, arrive } = page();
    const loading = load();
    arrive();
    const { receive, stop } = await loading;
    receive(opened('a'));
    stop();
    expect(entries).toEqual([received('a'), { event: 'consentWithdrawn' }]);
    expect(scripts.remove.mock.calls).toEqual([[METER.url]]);
    expect(window).toEqual({});
    expect(() => receive(opened('b'))).toThrow('meterQueue');
    expect(entries).toHaveLength(2);
  });

  it('ANA-02 removes a loading script before it runs when consent is withdrawn', async () => {
    const { window, scripts, load, withdraw } = page();
    const loading = load();
    withdraw();
    await expect(loading).rejects.toThrow('taken out');
    expect(scripts.remove.mock.calls[0]).toEqual([METER.url]);
    expect(window).toEqual({});
  });

  it('ANA-02 informs a script that has just run when consent is withdrawn', async () => {
    const { window, heard: entries, load, arrive, withdraw } = page();
    const loading = load();
    arrive();
    withdraw();
    const { stop } = await loading;
    stop();
    expect(entries).toEqual([{ event: 'consentWithdrawn' }]);
    expect(window).toEqual({});
  });

  it('fails if the queue’s name is already used for something else, which stays unchanged', async () => {
    const taken = () => 'a function of the page';
    const { window, scripts, load } = page({ [METER.queue]: taken });
    await expect(load()).rejects.toThrow('meterQueue of meter is something else');
    expect(scripts.load).not.toHaveBeenCalled();
    expect(window).toEqual({ [METER.queue]: taken });
  });

  it('OPEN-42 a script that breaks its queue fails alone and can still be stopped', async () => {
    const { window, load, arrive } = page();
    const loading = load();
    arrive();
    const { receive, stop } = await loading;
    window[METER.queue] = 'broken';
    expect(() => receive(opened('a'))).toThrow('left no queue');
    stop();
    expect(window).toEqual({});
  });
});
