import { describe, expect, it, vi } from 'vitest';
import { formStepHistory } from './formStepHistory.ts';

/** A window whose history behaves as a browser's, except that `go` is done at once. */
function browser(before: readonly unknown[] = []) {
  const entries: unknown[] = [...before, { hasLeft: true }];
  let at = entries.length - 1;
  const listeners = new Set<(event: { state: unknown }) => void>();
  const history = {
    get state() {
      return entries[at];
    },
    replaceState: (state: unknown) => void (entries[at] = state),
    pushState: (state: unknown) => void entries.splice(++at, Infinity, state),
    go(by: number) {
      at += by;
      for (const listener of listeners) listener({ state: entries[at] });
    },
  };
  const window = {
    history,
    addEventListener: (_type: string, listener: (event: { state: unknown }) => void) =>
      listeners.add(listener),
    removeEventListener: (_type: string, listener: (event: { state: unknown }) => void) =>
      listeners.delete(listener),
  } as unknown as Window;
  const show = vi.fn();
  return { window, show, entries, back: () => history.go(-1), forward: () => history.go(1), at: () => at };
}

describe('the steps of a form in the history', () => {
  it('OPEN-34 Back and Forward lead to the steps that were reached', () => {
    const { window, show, back, forward, entries } = browser();
    const steps = formStepHistory(window, show);
    steps.goTo(1);
    steps.goTo(2);
    back();
    back();
    forward();
    expect(show.mock.calls.flat()).toEqual([1, 2, 1, 0, 1]);
    // What others store about the entry stays.
    expect(entries[0]).toEqual({ hasLeft: true, formStep: 0 });
  });

  it('returns to an earlier step by its own entry', () => {
    const { window, show, entries, at } = browser();
    const steps = formStepHistory(window, show);
    for (const step of [1, 2, 0]) steps.goTo(step);
    expect([at(), entries.length, show.mock.lastCall]).toEqual([0, 3, [0]]);
  });

  it('shows no step that this form has not reached, as after a reload', () => {
    const { window, show, back } = browser([{ formStep: 0 }, { formStep: 1 }]);
    const steps = formStepHistory(window, show);
    back();
    expect(show.mock.lastCall).toEqual([0]);
    steps.goTo(1);
    back();
    expect(show.mock.lastCall).toEqual([0]);
  });

  it('has no entry before the step that the form began with', () => {
    const { window, show, at } = browser([{ top: 0 }]);
    const steps = formStepHistory(window, show, 2);
    steps.goTo(1);
    expect([at(), show.mock.lastCall]).toEqual([1, [1]]);
  });

  it('after the form, Back leads to the page before it', () => {
    const { window, show, at } = browser([{ top: 0 }]);
    const steps = formStepHistory(window, show);
    steps.goTo(1);
    show.mockClear();
    steps.leave();
    expect(at()).toBe(1);
    expect(show).not.toHaveBeenCalled();
  });
});
