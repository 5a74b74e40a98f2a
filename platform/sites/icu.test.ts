import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@foyer/domain/locale.ts';
import { icuOf } from './icu.ts';
import { loadSites } from './loadSites.ts';

const again = (text: string) => icuOf(compileMessageOrThrow(text));

describe('a compiled text, written out again', () => {
  it.each([
    'Welcome back',
    'Hi {name}',
    '{count, plural, one {# day} other {# days of {name}}}',
    '{n, plural, =0 {none} =1 {one} other {#}}',
    '{p, number, percent} by {d, date, short}',
    '{n, number}',
    '{g, select, a {A} other {B}}',
    '{n, selectordinal, one {#st} other {#th}}',
    "it''s '{'kept'}'",
  ])('GQLO-04 says what it said: %s', (text) => {
    expect(again(text)).toBe(text);
  });

  it('GQLO-04 counts off what was counted off', () => {
    const text = '{n, plural, offset:1 =0 {nobody} one {you and # more} other {you and # more}}';
    expect(compileMessageOrThrow(again(text))).toEqual(compileMessageOrThrow(text));
  });

  it('GQLO-04 every text of every language comes through whole', async () => {
    const sites = await loadSites(fileURLToPath(new URL('../../sites', import.meta.url)));
    for (const locale of LOCALES)
      for (const message of Object.values(sites.messages(locale, sites.areas)))
        expect(compileMessageOrThrow(icuOf(message))).toEqual(message);
  });
});
