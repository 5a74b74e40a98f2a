import { expect, it } from 'vitest';
import { dateTag } from './dateTag.ts';

it.each([
  ['en-FI', 'en', 'en-FI'],
  ['en', 'en-CA', 'en'],
  [null, 'de', 'de'],
  ['', 'de', 'de'],
  ['no such tag', 'de', 'de'],
  ['fr-FI', 'en', 'en'],
])('OPEN-43 dates handed over as %j on a page in %s are written as in %s', (handed, language, tag) => {
  expect(dateTag(handed, language)).toBe(tag);
});

it('OPEN-43 English in Finland has 24 hours, and the day before the month', () => {
  const at = Date.UTC(2026, 11, 2, 18, 5);
  const text = (tag: string) =>
    new Intl.DateTimeFormat(tag, { timeStyle: 'short', dateStyle: 'short', timeZone: 'UTC' }).format(at);
  expect(text(dateTag('en-FI', 'en'))).toMatch(/^0?2[./]12[./]2026, 18[.:]05$/);
  expect(text(dateTag('en-US', 'en'))).toMatch(/^12\/2\/26, 6:05\sPM$/);
});
