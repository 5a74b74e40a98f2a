import { describe, expect, it, vi } from 'vitest';
import { pageHistory } from './history.ts';

/** A window with one history entry, whose address and state the test sets as a browser would. */
function browser(href: string, early?: object) {
  const listeners = new Map<string, (event: PopStateEvent) => void>();
  const window = {
    location: { href } as Location,
    scrollY: 0,
    history: {
      scrollRestoration: 'auto',
      replaceState: vi.fn(),
      pushState: (_state: unknown, _title: string, url: URL) => void (window.location.href = url.href),
    } as unknown as History,
    addEventListener: (name: string, listener: (event: PopStateEvent) => void) =>
      listeners.set(name, listener),
    removeEventListener: (name: string) => listeners.delete(name),
    ...(early && { foyerEarly: early }),
  };
  const returned = vi.fn();
  const history = pageHistory(window as unknown as Window);
  history.onReturn(returned);
  const pop = (to: string, state: unknown) => {
    window.location.href = to;
    listeners.get('popstate')?.({ state } as PopStateEvent);
  };
  return { history, returned, pop };
}

describe('history', () => {
  it('reports Back with the scroll position of the page', () => {
    const { returned, pop } = browser('https://a.example/en/b/');
    pop('https://a.example/en/', { top: 120 });
    expect(returned).toHaveBeenCalledWith(new URL('https://a.example/en/'), 120);
  });

  it('leaves a link to a section of the same page to the browser and reports Back from it', () => {
    const { returned, pop } = browser('https://a.example/en/terms/');
    pop('https://a.example/en/terms/#complaints', null);
    expect(returned).not.toHaveBeenCalled();
    pop('https://a.example/en/terms/', { top: 40 });
    expect(returned).toHaveBeenCalledWith(new URL('https://a.example/en/terms/'), 40);
  });

  it('leaves the steps of a form to the form, and reports Back to it from another page', () => {
    const { history, returned, pop } = browser('https://a.example/en/register/');
    pop('https://a.example/en/register/', { formStep: 1 });
    expect(returned).not.toHaveBeenCalled();
    history.push(new URL('https://a.example/en/'));
    pop('https://a.example/en/register/', { formStep: 2 });
    expect(returned).toHaveBeenCalledOnce();
  });

  it('reports Back before hydration once the app listens', () => {
    const served = { href: 'https://a.example/en/?sort=title', hasReturned: true };
    const { returned } = browser('https://a.example/en/', served);
    expect(returned).toHaveBeenCalledWith(new URL('https://a.example/en/'), 0);
    expect(
      browser('https://a.example/en/', { ...served, hasReturned: false }).returned,
    ).not.toHaveBeenCalled();
  });

  it('reports Back to a section of another page', () => {
    const { history, returned, pop } = browser('https://a.example/en/terms/#complaints');
    history.push(new URL('https://a.example/en/'));
    pop('https://a.example/en/terms/#complaints', null);
    expect(returned).toHaveBeenCalledOnce();
  });
});
