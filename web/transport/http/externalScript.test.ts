import { describe, expect, it } from 'vitest';
import { fakeClock } from '../clock/fakeClock.ts';
import { ExternalScriptError, externalScripts } from './externalScript.ts';

const ADDRESS = 'https://vendor.example/tag.js';

/** The fields of a script element that the loader uses. */
interface Script {
  src: string;
  crossOrigin: string | null;
  referrerPolicy: string;
  onload: (() => void) | null;
  onerror: (() => void) | null;
}

/** A document that fetches nothing: the test decides when a script loads. */
function page() {
  const head: Script[] = [];
  const elsewhere: Script[] = [];
  const adoptNode = (script: Script) => {
    head.splice(head.indexOf(script), 1);
    elsewhere.push(script);
  };
  const document = {
    createElement: (): Script => ({
      src: '',
      crossOrigin: null,
      referrerPolicy: '',
      onload: null,
      onerror: null,
    }),
    head: { append: (script: Script) => void head.push(script) },
    implementation: { createHTMLDocument: () => ({ adoptNode }) },
  };
  const clock = fakeClock();
  const scripts = externalScripts({ document: document as unknown as Document, clock });
  return { head, elsewhere, clock, scripts };
}

describe('external script', () => {
  it('is requested without cookies and referrer, and resolves once it has run', async () => {
    const { head, clock, scripts } = page();
    let isThere = false;
    const loaded = scripts.load(ADDRESS).then(() => (isThere = true));
    expect(head).toMatchObject([{ src: ADDRESS, crossOrigin: 'anonymous', referrerPolicy: 'no-referrer' }]);
    await Promise.resolve();
    expect(isThere).toBe(false);
    head[0]?.onload?.();
    await loaded;
    clock.advance(3_600_000);
    expect(head).toHaveLength(1);
  });

  it('is loaded once, while loading and afterwards', async () => {
    const { head, scripts } = page();
    const both = [scripts.load(ADDRESS), scripts.load(ADDRESS)];
    head[0]?.onload?.();
    await Promise.all([...both, scripts.load(ADDRESS)]);
    expect(head).toHaveLength(1);
  });

  it('HTTP-11 a failure names the URL and removes the element', async () => {
    const { head, elsewhere, clock, scripts } = page();
    const loaded = scripts.load(ADDRESS);
    head[0]?.onerror?.();
    await expect(loaded).rejects.toThrow(ExternalScriptError);
    await expect(loaded).rejects.toThrow(`${ADDRESS} could not be loaded`);
    expect(head).toEqual([]);
    expect(elsewhere).toHaveLength(1);
    expect(clock.pending()).toEqual([]);
  });

  it('HTTP-11 a script fails after 20 s and its late load is ignored', async () => {
    const { head, elsewhere, clock, scripts } = page();
    const loaded = scripts.load(ADDRESS);
    clock.advance(19_999);
    expect(head).toHaveLength(1);
    clock.advance(1);
    await expect(loaded).rejects.toThrow(`${ADDRESS} did not load within 20 s`);
    expect(head).toEqual([]);
    expect(elsewhere).toMatchObject([{ onload: null, onerror: null }]);
  });

  it('HTTP-11 a failed script is requested again, and a late load of the first is ignored', async () => {
    const { head, elsewhere, scripts } = page();
    const first = scripts.load(ADDRESS);
    head[0]?.onerror?.();
    await expect(first).rejects.toThrow(ExternalScriptError);
    const second = scripts.load(ADDRESS);
    elsewhere[0]?.onerror?.();
    expect(head).toHaveLength(1);
    head[0]?.onload?.();
    await expect(second).resolves.toBeUndefined();
  });

  it('removed while loading, it rejects for all callers', async () => {
    const { head, elsewhere, clock, scripts } = page();
    const loaded = scripts.load(ADDRESS);
    scripts.remove(ADDRESS);
    await expect(loaded).rejects.toThrow('removed before it loaded');
    expect([head, elsewhere.length, clock.pending()]).toEqual([[], 1, []]);
  });

  it('removed after loading, it is loaded again on request', async () => {
    const { head, scripts } = page();
    const first = scripts.load(ADDRESS);
    head[0]?.onload?.();
    await first;
    scripts.remove(ADDRESS);
    scripts.remove(ADDRESS);
    expect(head).toEqual([]);
    const second = scripts.load(ADDRESS);
    expect(head).toHaveLength(1);
    head[0]?.onload?.();
    await second;
  });
});
