import { describe, expect, it, vi } from 'vitest';
import { fakeClock } from '../../transport/clock/fakeClock.ts';
import type { Category } from '../../transport/consent/categories.ts';
import type { PostInBackground } from '../../transport/http/postInBackground.ts';
import { createTracking, type Occurrence } from '../../transport/tracking/tracking.ts';
import { startAnalytics } from './analytics.ts';
import { followConsent } from './followConsent.ts';
import type { Integration } from './integration.ts';
import { platformIntegration } from './platformIntegration.ts';

const opened = (slug: string) => ({ name: 'gameOpened', slug, mode: 'real' }) as const;
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Fake integration that records the events it receives. `arrive` completes the loading of its script. */
function integration(name = 'delivered') {
  const received: string[] = [];
  let arrive = () => {};
  const loaded = new Promise<void>((resolve) => (arrive = resolve));
  const receiver = {
    receive: vi.fn(({ event }: Occurrence) => void received.push(JSON.stringify(event))),
    stop: vi.fn(),
  };
  const load = vi.fn(() => loaded.then(() => receiver));
  return { name, load, arrive, received, receiver };
}

function setUp(integrations: readonly Integration[]) {
  const clock = fakeClock();
  const tracking = createTracking(clock);
  const onFault = vi.fn();
  const start = () => startAnalytics({ tracking, clock, integrations, onFault });
  return { clock, tracking, onFault, start };
}

describe('analytics', () => {
  it('ANA-01 passes queued events to an integration once its script has loaded', async () => {
    const [quick, slow] = [integration('quick'), integration('slow')];
    const { tracking, start } = setUp([quick, slow]);
    tracking.track(opened('a'));
    start();
    quick.arrive();
    await settled();
    tracking.track(opened('b'));
    const both = [opened('a'), opened('b')].map((event) => JSON.stringify(event));
    expect(quick.received).toEqual(both);
    expect(slow.received).toEqual([]);
    slow.arrive();
    await settled();
    expect(slow.received).toEqual(both);
  });

  it('ANA-03 sends a heartbeat every 600 s until it is stopped', async () => {
    const delivered = integration();
    const { clock, start } = setUp([delivered]);
    const { stop } = start();
    delivered.arrive();
    await settled();
    clock.advance(599_999);
    expect(delivered.received).toEqual([]);
    clock.advance(1);
    expect(delivered.received).toEqual(['{"name":"heartbeat"}']);
    clock.advance(1_200_000);
    expect(delivered.received).toHaveLength(3);
    stop();
    clock.advance(6_000_000);
    expect(delivered.received).toHaveLength(3);
    expect(clock.pending()).toEqual([]);
  });

  it('OPEN-42 an integration that fails does not affect the others', async () => {
    const [broken, missing, well] = [integration(), integration(), integration()];
    broken.receiver.receive.mockImplementation(() => {
      throw new Error('broken');
    });
    missing.load.mockRejectedValue(new Error('missing'));
    const { tracking, start, onFault } = setUp([broken, missing, well]);
    start();
    broken.arrive();
    well.arrive();
    await settled();
    tracking.track(opened('a'));
    expect(well.received).toHaveLength(1);
    expect(onFault.mock.calls.map(([kind, error]) => `${kind}: ${String(error)}`)).toEqual([
      'load: Error: missing',
      'script: Error: broken',
    ]);
  });

  it('HTTP-11 a failed integration is retried and gets the queued events; the others are not reloaded', async () => {
    const [missing, well] = [integration(), integration()];
    missing.load.mockRejectedValueOnce(new Error('missing'));
    const { tracking, start, onFault } = setUp([missing, well]);
    const { retry } = start();
    well.arrive();
    await settled();
    for (let time = 0; time < 150; time += 1) tracking.track(opened(`g${time}`));
    retry();
    retry();
    missing.arrive();
    await settled();
    retry();
    expect(missing.load).toHaveBeenCalledTimes(2);
    expect(well.load).toHaveBeenCalledOnce();
    expect(missing.received).toEqual(well.received.slice(50));
    expect(onFault).toHaveBeenCalledOnce();
  });

  it('ANA-02 a loading integration is aborted when the visitor withdraws consent', async () => {
    const late = integration();
    let hasWithdrawn = false;
    const load = (withdrawn: AbortSignal) =>
      new Promise<never>((_, reject) => {
        withdrawn.addEventListener('abort', () => {
          hasWithdrawn = true;
          reject(new Error('taken out'));
        });
      });
    const { start, onFault } = setUp([{ ...late, load }]);
    const { stop } = start();
    stop();
    expect(hasWithdrawn).toBe(true);
    await settled();
    // A load cancelled by withdrawn consent is not reported as an error.
    expect(onFault).not.toHaveBeenCalled();
  });

  it('ANA-01 no event reaches an integration after the stop, even if its script loads later', async () => {
    const [there, late] = [integration(), integration()];
    const { tracking, start } = setUp([there, late]);
    tracking.track(opened('a'));
    const { stop } = start();
    there.arrive();
    await settled();
    stop();
    tracking.track(opened('b'));
    late.arrive();
    await settled();
    expect(there.received).toHaveLength(1);
    expect(late.received).toEqual([]);
    expect(there.receiver.stop).toHaveBeenCalledOnce();
    expect(late.receiver.stop).toHaveBeenCalledOnce();
  });
});

describe('following consent', () => {
  function following(granted: readonly Category[] = [], needsPrompt = true) {
    const state = { granted: new Set(granted), needsPrompt };
    const listeners = new Set<() => void>();
    const consent = {
      current: () => state.granted,
      needsPrompt: () => state.needsPrompt,
      subscribe(listener: () => void) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    };
    const answer = (...given: Category[]) => {
      Object.assign(state, { granted: new Set(given), needsPrompt: false });
      for (const listener of listeners) listener();
    };
    const delivered = integration();
    delivered.arrive();
    const { tracking, start: begin } = setUp([delivered]);
    const load = vi.fn(async () => begin);
    const stop = followConsent({ consent, tracking, load });
    return { answer, delivered, tracking, load, stop };
  }

  it('ANA-02 loads nothing without consent to analytics', async () => {
    const { answer, delivered, tracking, load } = following();
    tracking.track(opened('a'));
    await settled();
    expect(load).not.toHaveBeenCalled();
    answer('necessary', 'preferences');
    await settled();
    expect(load).not.toHaveBeenCalled();
    expect(delivered.load).not.toHaveBeenCalled();
  });

  it('ANA-01 events queued before consent are sent with it, followed by later ones', async () => {
    const { answer, delivered, tracking, load } = following();
    tracking.track(opened('a'));
    answer('necessary', 'analytics');
    answer('necessary', 'analytics', 'marketing');
    await settled();
    tracking.track(opened('b'));
    expect(load).toHaveBeenCalledOnce();
    expect(delivered.received).toEqual([opened('a'), opened('b')].map((event) => JSON.stringify(event)));
  });

  it('ANA-01 starts at once with an earlier consent', async () => {
    const { load } = following(['necessary', 'analytics'], false);
    expect(load).toHaveBeenCalledOnce();
  });

  it('ANA-01 withdrawn consent stops analytics, new consent restarts it without the events in between', async () => {
    const { answer, delivered, tracking } = following(['necessary', 'analytics'], false);
    await settled();
    answer('necessary');
    await settled();
    tracking.track(opened('a'));
    answer('necessary', 'analytics');
    await settled();
    tracking.track(opened('b'));
    await settled();
    expect(delivered.received).toEqual([JSON.stringify(opened('b'))]);
  });

  it('ANA-01 sends nothing if consent is withdrawn while the code loads', async () => {
    const { answer, delivered, tracking } = following();
    tracking.track(opened('a'));
    answer('necessary', 'analytics');
    answer('necessary');
    await settled();
    tracking.track(opened('b'));
    await settled();
    expect(delivered.received).toEqual([]);
  });

  it('ANA-02 code that failed to load is requested again at the next consent choice', async () => {
    const { answer, delivered, tracking, load } = following();
    load.mockRejectedValueOnce(new Error('offline'));
    tracking.track(opened('a'));
    answer('necessary', 'analytics');
    await settled();
    answer('necessary', 'analytics');
    await settled();
    expect(load).toHaveBeenCalledTimes(2);
    expect(delivered.received).toEqual([JSON.stringify(opened('a'))]);
  });

  it('HTTP-11 a script that failed to load is requested again at the next consent choice, even an unchanged one', async () => {
    const { answer, delivered, tracking } = following();
    delivered.load.mockRejectedValueOnce(new Error('missing'));
    tracking.track(opened('a'));
    answer('necessary', 'analytics');
    await settled();
    expect(delivered.received).toEqual([]);
    answer('necessary', 'analytics');
    await settled();
    expect(delivered.load).toHaveBeenCalledTimes(2);
    expect(delivered.received).toEqual([JSON.stringify(opened('a'))]);
  });

  it('ANA-01 stops listening', async () => {
    const { answer, load, stop } = following();
    stop();
    answer('necessary', 'analytics');
    expect(load).not.toHaveBeenCalled();
  });
});

describe('the platform integration', () => {
  async function running() {
    const clock = fakeClock();
    const post = vi.fn<PostInBackground>();
    const document = { visibilityState: 'visible' as DocumentVisibilityState };
    const page = Object.assign(new EventTarget(), { document });
    const isSent = ({ atMs }: Occurrence) => atMs < 0;
    const receiver = await platformIntegration({ clock, post, page, isSent }).load(
      new AbortController().signal,
    );
    const receive = (slug: string, atMs = 0) => receiver.receive({ event: opened(slug), atMs });
    return { clock, post, page, document, receiver, receive };
  }

  it('OPEN-42 posts the events of one second in one body, without their times', async () => {
    const { clock, post, receive } = await running();
    receive('a');
    clock.advance(999);
    receive('b');
    expect(post).not.toHaveBeenCalled();
    clock.advance(1);
    expect(post.mock.calls).toEqual([['/api/events', { events: [opened('a'), opened('b')] }]]);
    clock.advance(10_000);
    expect(post).toHaveBeenCalledOnce();
  });

  it('OPEN-42 posts the remaining events once when the page is left', async () => {
    const { clock, post, page, receive } = await running();
    receive('a');
    page.dispatchEvent(new Event('pagehide'));
    clock.advance(5_000);
    page.dispatchEvent(new Event('pagehide'));
    expect(post).toHaveBeenCalledOnce();
  });

  it('OPEN-42 posts the remaining events when a phone hides the page', async () => {
    const { post, page, document, receive } = await running();
    receive('a');
    page.dispatchEvent(new Event('visibilitychange'));
    expect(post).not.toHaveBeenCalled();
    document.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(post).toHaveBeenCalledOnce();
  });

  it('OPEN-42 posts no event again that was posted before analytics started', async () => {
    const { clock, post, receive } = await running();
    receive('a', -1);
    receive('b');
    clock.advance(1_000);
    expect(post.mock.calls).toEqual([['/api/events', { events: [opened('b')] }]]);
  });

  it('OPEN-42 splits events that exceed one body', async () => {
    const { clock, post, receive } = await running();
    for (let time = 0; time < 120; time += 1) receive(`g${time}`);
    clock.advance(1_000);
    const sizes = post.mock.calls.map(([, body]) => Object.values(body).flat().length);
    expect(sizes).toEqual([50, 50, 20]);
  });

  it('ANA-01 sends nothing after the stop, not even queued events', async () => {
    const { clock, post, page, receiver, receive } = await running();
    receive('a');
    receiver.stop();
    clock.advance(5_000);
    page.dispatchEvent(new Event('pagehide'));
    expect(post).not.toHaveBeenCalled();
  });
});
