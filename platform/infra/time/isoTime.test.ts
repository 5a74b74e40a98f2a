import { expect, it } from 'vitest';
import { isIsoTime } from './isoTime.ts';

it.each([
  ['2026-02-28T23:59:59.999Z', true],
  ['2026-02-31T00:00:00.000Z', false],
  ['2026-13-01T00:00:00.000Z', false],
  ['0000-01-01T00:00:00.000Z', false],
  ['2026-02-28T24:00:00.000Z', false],
  ['2026-02-28', false],
])('%s is a time: %s', (text, isTime) => {
  expect(isIsoTime(text)).toBe(isTime);
});
