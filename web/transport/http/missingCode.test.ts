import { describe, expect, it, vi } from 'vitest';
import { codeFetcher, MissingCode } from './missingCode.ts';

function browser({ onLine = true } = {}) {
  const items = new Map<string, string>();
  const location = { reload: vi.fn() };
  const fetcher = codeFetcher(() => ({
    sessionStorage: {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    },
    location,
    navigator: { onLine },
  }));
  return { ...fetcher, reload: location.reload };
}

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
/** Runs everything that is pending without a timer. */
const settle = () => new Promise(setImmediate);

describe('missing code', () => {
  it('SHELL-07 missing code that is awaited reloads once; the next failure is thrown', async () => {
    const { fetchCodeOrReload, reload } = browser();
    const ended = vi.fn();
    void fetchCodeOrReload(gone).finally(ended);
    await settle();
    expect(reload).toHaveBeenCalledOnce();
    expect(ended).not.toHaveBeenCalled();
    await expect(fetchCodeOrReload(gone)).rejects.toThrow(MissingCode);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('SHELL-07 reloads again after a page that worked', async () => {
    const { fetchCodeOrReload, works, reload } = browser();
    void fetchCodeOrReload(gone);
    await settle();
    works();
    void fetchCodeOrReload(gone);
    await settle();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('SHELL-07 preloaded code that is missing rejects without a reload', async () => {
    const { fetchCode, reload } = browser();
    await expect(fetchCode(gone)).rejects.toThrow(MissingCode);
    expect(reload).not.toHaveBeenCalled();
  });

  it('SHELL-07 missing code of the document itself reloads once', async () => {
    const { importChunk, reload } = browser();
    void importChunk('/assets/no-such-chunk.js');
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });
});

describe('without a network', () => {
  it('SHELL-07 code is not requested, because a browser would cache the failed import', async () => {
    const { fetchCode, fetchCodeOrReload, reload } = browser({ onLine: false });
    const load = vi.fn(() => Promise.resolve('code'));
    await expect(fetchCode(load)).rejects.toThrow(MissingCode);
    await expect(fetchCodeOrReload(load)).rejects.toThrow(MissingCode);
    expect(load).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });
});
