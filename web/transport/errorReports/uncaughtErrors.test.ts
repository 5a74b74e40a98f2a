import { expect, it, vi } from 'vitest';
import { reportUncaughtErrors, type Report } from './uncaughtErrors.ts';

function watching(draws: readonly number[] = [0]) {
  const window = new EventTarget();
  const send = vi.fn<Report>();
  const load = vi.fn(() => Promise.resolve(send));
  const rest = [...draws];
  const random = () => rest.shift() ?? 0;
  const watch = reportUncaughtErrors({ window: window as unknown as Window, random, load });
  const raise = (type: string, about: object) => window.dispatchEvent(Object.assign(new Event(type), about));
  return { watch, send, load, raise };
}

it('ANA-04 an uncaught error and an unhandled rejection are reported', async () => {
  const { send, raise } = watching();
  const error = new TypeError('x');
  raise('error', { error, message: 'Uncaught TypeError: x' });
  raise('unhandledrejection', { reason: 'no' });
  raise('error', { error: null, message: 'Script error.' });
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(3));
  expect(send.mock.calls).toEqual([
    ['script', error],
    ['script', 'no'],
    ['script', 'Script error.'],
  ]);
});

it('ANA-04 samples below the rate of one half are sent', async () => {
  const draws = Array.from({ length: 100 }, (_, index) => index / 100);
  const { watch, send } = watching(draws);
  for (const draw of draws) watch.report('script', String(draw));
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(50));
  expect(send.mock.calls.at(-1)).toEqual(['script', '0.49']);
});

it('ANA-04 the sending code is loaded by a sampled page, not by an unsampled error', async () => {
  const { watch, load } = watching([0.5]);
  watch.report('script', 'x');
  expect(load).not.toHaveBeenCalled();
  watch.prepare();
  expect(load).toHaveBeenCalledOnce();
});

it('ANA-04 a failed load of the sending code causes no further error', async () => {
  const { watch, load } = watching();
  load.mockRejectedValue(new TypeError('Failed to fetch'));
  watch.prepare();
  watch.report('script', 'x');
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
});
