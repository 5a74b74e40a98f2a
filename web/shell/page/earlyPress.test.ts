import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EARLY_PRESS_SCRIPT, sayAwake } from './earlyPress.ts';

/** As much of a browser as the script reads. */
function button({ isConnected = true } = {}) {
  const self = {
    isConnected,
    click: vi.fn(),
    closest: (selector: string) => (selector.startsWith('button') ? self : null),
  };
  return self;
}

describe('a press before the page answers', () => {
  const page = new EventTarget();
  const press = (target: object) =>
    page.dispatchEvent(Object.defineProperty(new Event('click'), 'target', { value: target }));

  beforeEach(() => {
    for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) {
      vi.stubGlobal(name, page[name].bind(page));
    }
    runInThisContext(EARLY_PRESS_SCRIPT);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is pressed again, the last one alone and once', () => {
    const [first, last] = [button(), button()];
    press(first);
    press(last);
    sayAwake();
    sayAwake();
    expect(first.click).not.toHaveBeenCalled();
    expect(last.click).toHaveBeenCalledTimes(1);
  });

  it('is forgotten when the button is gone', () => {
    const gone = button({ isConnected: false });
    press(gone);
    sayAwake();
    expect(gone.click).not.toHaveBeenCalled();
  });

  it('leaves later presses to the page', () => {
    sayAwake();
    const later = button();
    press(later);
    sayAwake();
    expect(later.click).not.toHaveBeenCalled();
  });
});
