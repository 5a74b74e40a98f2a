import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EARLY_PRESS_SCRIPT, announceHydrated } from './earlyPress.ts';

/** The parts of a button that the script uses. */
function button({ isConnected = true, isInPage = true, type = 'button', method = '' } = {}) {
  const self = {
    localName: 'button',
    type,
    form: method === '' ? null : { method },
    isConnected,
    click: vi.fn(),
    closest: (selector: string) => (selector.startsWith('button') || isInPage ? self : null),
  };
  return self;
}

/** A field of the page, whose value React has tracked. */
class Field extends EventTarget {
  readonly heard: string[] = [];
  readonly type = 'text';
  value = '';
  noted = '';
  readonly _valueTracker = { setValue: (value: string) => void (this.noted = value) };

  constructor() {
    super();
    this.addEventListener('change', () => {
      if (this.value !== this.noted) this.heard.push((this.noted = this.value));
    });
  }
  closest(): this {
    return this;
  }
}

/** Waits until every click has been replayed. */
const answered = () => new Promise<void>((done) => setImmediate(done));

describe('a click before hydration', () => {
  let page: EventTarget;
  const tell = (type: string, target: object): Event => {
    const event = Object.defineProperty(new Event(type, { cancelable: true }), 'target', { value: target });
    page.dispatchEvent(event);
    return event;
  };
  const press = (target: object) => tell('click', target);

  beforeEach(() => {
    page = new EventTarget();
    for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) {
      vi.stubGlobal(name, page[name].bind(page));
    }
    runInThisContext(EARLY_PRESS_SCRIPT);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('is replayed once, in order', async () => {
    const [first, last] = [button(), button()];
    press(first);
    press(last);
    press(last);
    announceHydrated();
    announceHydrated();
    await answered();
    expect(first.click).toHaveBeenCalledTimes(1);
    expect(last.click).toHaveBeenCalledTimes(1);
    expect(first.click).toHaveBeenCalledBefore(last.click);
  });

  it('replays a checkbox change that the browser already showed', async () => {
    const turned: boolean[] = [];
    const checkbox = {
      ...button({ type: 'checkbox' }),
      localName: 'input',
      checked: true,
      closest: () => checkbox,
      click: () => {
        checkbox.checked = !checkbox.checked;
        turned.push(checkbox.checked);
      },
    };
    press(checkbox);
    announceHydrated();
    await answered();
    expect(turned).toEqual([true]);
  });

  it('is handled before the next one', async () => {
    const order: string[] = [];
    const [first, last] = [button(), button()];
    first.click.mockImplementation(() => queueMicrotask(() => order.push('rendered')));
    last.click.mockImplementation(() => order.push('pressed'));
    press(first);
    press(last);
    announceHydrated();
    await answered();
    expect(order).toEqual(['rendered', 'pressed']);
  });

  it('is not handled twice; clicks outside the page reach their own listeners', () => {
    const stop = vi.spyOn(Event.prototype, 'stopPropagation');
    expect(press(button()).defaultPrevented).toBe(true);
    expect(stop).toHaveBeenCalledTimes(1);
    expect(press(button({ isInPage: false })).defaultPrevented).toBe(false);
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it('prevents the submission only of forms without a target of their own', async () => {
    const [ours, sent, alone] = [
      button({ type: 'submit', method: 'dialog' }),
      button({ type: 'submit', method: 'post' }),
      button({ type: 'submit' }),
    ];
    for (const one of [ours, sent, alone]) press(one);
    announceHydrated();
    await answered();
    expect([ours, sent, alone].map(({ click }) => click.mock.calls.length)).toEqual([1, 0, 0]);
  });

  it('comes after typed text, which hydration resets and the replay restores', async () => {
    const [field, ours] = [new Field(), button()];
    ours.click.mockImplementation(() => field.heard.push('pressed'));
    field.value = '2';
    tell('input', field);
    press(ours);
    field.value = '20';
    tell('input', field);
    field.value = field.noted = '';
    announceHydrated();
    await answered();
    expect(field.heard).toEqual(['20', 'pressed']);
    expect(field.value).toBe('20');
  });

  it('comes after deleted text too', async () => {
    const field = new Field();
    tell('input', field);
    field.value = field.noted = '20';
    announceHydrated();
    await answered();
    expect(field.heard).toEqual(['']);
  });

  it('is dropped if the button is removed', async () => {
    const gone = button({ isConnected: false });
    press(gone);
    announceHydrated();
    await answered();
    expect(gone.click).not.toHaveBeenCalled();
  });

  it('leaves clicks after hydration to the page', async () => {
    announceHydrated();
    const later = button();
    press(later);
    announceHydrated();
    await answered();
    expect(later.click).not.toHaveBeenCalled();
  });
});
