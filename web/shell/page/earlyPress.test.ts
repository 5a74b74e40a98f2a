import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EARLY_PRESS_SCRIPT, sayAwake } from './earlyPress.ts';

/** As much of a browser as the script reads. */
function button({ isConnected = true } = {}) {
  const self = {
    localName: 'button',
    isConnected,
    click: vi.fn(),
    closest: (selector: string) => (selector.startsWith('button') ? self : null),
  };
  return self;
}

/** Every press is answered. */
const answered = () => new Promise<void>((done) => setImmediate(done));

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

  it('is pressed again with the others in their order, and once', async () => {
    const [first, last] = [button(), button()];
    press(first);
    press(last);
    press(last);
    sayAwake();
    sayAwake();
    await answered();
    expect(first.click).toHaveBeenCalledTimes(1);
    expect(last.click).toHaveBeenCalledTimes(1);
    expect(first.click).toHaveBeenCalledBefore(last.click);
  });

  it('of a checkbox, which has turned by itself, turns it for the page too', async () => {
    const turned: boolean[] = [];
    const checkbox = {
      ...button(),
      localName: 'input',
      checked: true,
      closest: () => checkbox,
      click: () => {
        checkbox.checked = !checkbox.checked;
        turned.push(checkbox.checked);
      },
    };
    press(checkbox);
    sayAwake();
    await answered();
    expect(turned).toEqual([true]);
  });

  it('is answered before the next one', async () => {
    const order: string[] = [];
    const [first, last] = [button(), button()];
    first.click.mockImplementation(() => queueMicrotask(() => order.push('rendered')));
    last.click.mockImplementation(() => order.push('pressed'));
    press(first);
    press(last);
    sayAwake();
    await answered();
    expect(order).toEqual(['rendered', 'pressed']);
  });

  it('is forgotten when the button is gone', async () => {
    const gone = button({ isConnected: false });
    press(gone);
    sayAwake();
    await answered();
    expect(gone.click).not.toHaveBeenCalled();
  });

  it('leaves later presses to the page', async () => {
    sayAwake();
    const later = button();
    press(later);
    sayAwake();
    await answered();
    expect(later.click).not.toHaveBeenCalled();
  });
});
