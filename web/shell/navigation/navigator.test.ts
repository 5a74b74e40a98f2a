import { describe, expect, it } from 'vitest';
import { fakeClock } from '../../transport/clock/fakeClock.ts';
import { MissingCode } from '../../transport/http/missingCode.ts';
import type { View } from '../routing/view.ts';
import { createNavigator, SKELETON_AFTER_MS, type CurrentPage } from './navigator.ts';

const ORIGIN = 'http://localhost';
const Nothing = () => null;

function viewAt(path: string): View {
  return {
    url: new URL(path, ORIGIN),
    destination: {
      locale: 'en',
      path,
      layout: 'basic',
      screen: 'cookies',
      params: {},
      productMode: 'CASINO',
      route: { path },
    },
    query: null,
    Layout: Nothing,
    Screen: Nothing,
    isFullBleed: false,
  };
}

/** Runs everything that is pending without a timer. */
const settle = () => new Promise(setImmediate);

/** A navigator on its first page, with a loader that the test resolves by hand. */
function reading({ isOnline = true, hasPreview = true, painted = Promise.resolve() } = {}) {
  const clock = fakeClock();
  const shown: CurrentPage[] = [];
  const addresses: string[] = ['/a/'];
  const tops: number[] = [];
  const left: string[] = [];
  const goings: boolean[] = [];
  const asked = new Map<string, Answer>();
  let returned: (url: URL, top: number) => void = () => {};
  const ask = (pathname: string) => {
    const result = answerByHand();
    asked.set(pathname, result);
    return result.promise;
  };
  const navigator = createNavigator({
    start: viewAt('/a/'),
    clock,
    loader: {
      load: ({ pathname }) => ask(pathname),
      fetchAhead: async ({ pathname }) => void (await ask(pathname)),
      preview: ({ pathname }) => Promise.resolve(hasPreview ? viewAt(pathname) : null),
      failed: () => Promise.resolve(viewAt('/failed/')),
    },
    history: {
      push: ({ pathname }) => void addresses.push(pathname),
      back() {
        addresses.pop();
        returned(new URL(addresses.at(-1) ?? '/', ORIGIN), 40);
      },
      onReturn(told) {
        returned = told;
        return () => {};
      },
    },
    scroll: (top) => void tops.push(top),
    leave: ({ pathname }) => void left.push(pathname),
    isOnline: () => Promise.resolve(isOnline),
    show: (current) => void shown.push(current),
    onNavigating: (is) => void goings.push(is),
    nextPaint: () => painted,
  });
  navigator.start();
  return {
    navigator,
    tops,
    left,
    goings,
    address: () => addresses.at(-1),
    pages: () => shown.map(({ view, isSkeleton }) => view.destination.path + (isSkeleton ? ' coming' : '')),
    back: () => {
      addresses.pop();
      returned(new URL(addresses.at(-1) ?? '/', ORIGIN), 40);
    },
    wait: async (durationMs: number) => {
      clock.advance(durationMs);
      await settle();
    },
    result: async (path: string, view: View | null = viewAt(path)) => {
      asked.get(path)?.give(view);
      await settle();
    },
    fail: async (path: string, error: Error = new TypeError('Failed to fetch')) => {
      asked.get(path)?.fail(error);
      await settle();
    },
  };
}

interface Answer {
  give(view: View | null): void;
  fail(error: unknown): void;
  readonly promise: Promise<View | null>;
}

function answerByHand(): Answer {
  let [give, fail]: [Answer['give'], Answer['fail']] = [() => {}, () => {}];
  const promise = new Promise<View | null>((...both) => ([give, fail] = both));
  return { promise, give, fail };
}

describe('navigation', () => {
  it('SHELL-07 a short load shows the page without a skeleton', async () => {
    const reader = reading();
    reader.navigator.go('/b/');
    await reader.wait(SKELETON_AFTER_MS - 1);
    expect([reader.pages(), reader.address()]).toEqual([[], '/a/']);
    await reader.result('/b/');
    await reader.wait(SKELETON_AFTER_MS);
    expect([reader.pages(), reader.address(), reader.goings]).toEqual([['/b/'], '/b/', [true, false]]);
  });

  it('SHELL-07 a page that loads before the press is painted is shown after that paint, without a skeleton', async () => {
    let paint = (): void => {};
    const reader = reading({ painted: new Promise((resolve) => (paint = resolve)) });
    reader.navigator.go('/b/');
    await reader.result('/b/');
    await reader.wait(SKELETON_AFTER_MS);
    expect(reader.pages()).toEqual([]);
    paint();
    await reader.wait(0);
    expect(reader.pages()).toEqual(['/b/']);
  });

  it('a long load shows the skeleton at the new URL, then the page, in one history entry', async () => {
    const reader = reading();
    reader.navigator.go('/b/');
    await reader.wait(SKELETON_AFTER_MS);
    expect([reader.pages(), reader.address()]).toEqual([['/b/ coming'], '/b/']);
    await reader.result('/b/');
    expect(reader.pages()).toEqual(['/b/ coming', '/b/']);
    reader.back();
    expect(reader.address()).toBe('/a/');
  });

  it('ROUTE-26 scrolls to the top once, with the first thing shown', async () => {
    const reader = reading();
    reader.navigator.go('/b/');
    await reader.wait(SKELETON_AFTER_MS);
    await reader.wait(10);
    await reader.result('/b/');
    await reader.wait(1000);
    expect(reader.tops).toEqual([0]);
  });

  it('keeps the current page if the next has no skeleton', async () => {
    const reader = reading({ hasPreview: false });
    reader.navigator.go('/b/');
    await reader.wait(10 * SKELETON_AFTER_MS);
    expect([reader.pages(), reader.address()]).toEqual([[], '/a/']);
  });

  it('Back during the skeleton cancels it and shows the previous page at once', async () => {
    const reader = reading();
    reader.navigator.go('/b/');
    await reader.wait(SKELETON_AFTER_MS);
    reader.back();
    expect([reader.pages(), reader.address()]).toEqual([['/b/ coming', '/a/'], '/a/']);
    await reader.result('/b/');
    await reader.wait(1000);
    expect([reader.pages(), reader.goings.at(-1)]).toEqual([['/b/ coming', '/a/'], false]);
    expect(reader.tops.at(-1)).toBe(40);
  });

  it('a later click wins, in whatever order the pages load', async () => {
    const reader = reading();
    reader.navigator.go('/b/');
    await reader.wait(SKELETON_AFTER_MS);
    reader.navigator.go('/c/');
    await reader.result('/c/');
    await reader.result('/b/');
    expect([reader.pages(), reader.address()]).toEqual([['/b/ coming', '/c/'], '/c/']);
  });

  it('a failed load shows the failed page', async () => {
    const reader = reading();
    reader.navigator.go('/b/');
    await reader.fail('/b/');
    expect(reader.pages()).toEqual(['/failed/']);
  });

  it('SHELL-07 a page whose code is missing is loaded as a document, which brings the new build', async () => {
    const reader = reading();
    reader.navigator.go('/b/');
    await reader.fail('/b/', new MissingCode());
    expect([reader.left, reader.pages()]).toEqual([['/b/'], []]);
  });

  it('SHELL-07 preloading missing code does not reload the document', async () => {
    const reader = reading();
    reader.navigator.prefetch('/b/');
    await reader.fail('/b/', new MissingCode());
    expect([reader.left, reader.pages()]).toEqual([[], []]);
  });

  it.each([
    ['an answer', new TypeError('Failed to fetch')],
    ['code', new MissingCode()],
  ])(
    'without a connection for %s the previous page stays, before and after the skeleton',
    async (_, error) => {
      for (const waitMs of [0, SKELETON_AFTER_MS]) {
        const reader = reading({ isOnline: false });
        reader.navigator.go('/b/');
        await reader.wait(waitMs);
        await reader.fail('/b/', error);
        expect(reader.address()).toBe('/a/');
        expect(reader.pages()).toEqual(waitMs === 0 ? [] : ['/b/ coming', '/a/']);
        expect(reader.goings.at(-1)).toBe(false);
      }
    },
  );

  it('the browser follows a link to another site', async () => {
    const reader = reading();
    reader.navigator.go('/b/');
    await reader.result('/b/', null);
    expect([reader.left, reader.pages()]).toEqual([['/b/'], []]);
  });
});
