import { describe, expect, it } from 'vitest';
import { rawBrowserGlobals, rawTime, weakenedPromises } from './outside.ts';
import { parse } from './tree.ts';

describe('what has one door', () => {
  it.each([
    `fetch('/x')`,
    'new WebSocket(url)',
    'window.setTimeout(f, 1)',
    `localStorage.getItem('a')`,
    `document.cookie = 'a=b'`,
  ])('%s belongs into the transport', (text) => {
    expect(rawBrowserGlobals(parse('web/features/a.ts', text))).toHaveLength(1);
    expect(rawBrowserGlobals(parse('web/transport/http/a.ts', text))).toEqual([]);
    expect(rawBrowserGlobals(parse('platform/a.ts', text))).toEqual([]);
  });

  it('lets a thing of ours be called like one of the browser’s', () => {
    expect(rawBrowserGlobals(parse('web/features/a.ts', 'client.fetch(page); const fetch = 1;'))).toEqual([]);
  });

  it.each(['Date.now()', 'new Date()'])('%s belongs into the clock', (text) => {
    expect(rawTime(parse('platform/modules/a.ts', text))).toHaveLength(1);
    expect(rawTime(parse('platform/infra/clock.ts', text))).toEqual([]);
    expect(rawTime(parse('platform/modules/a.test.ts', text))).toEqual([]);
  });
  it('lets a known moment become a date', () => {
    expect(rawTime(parse('platform/modules/a.ts', 'new Date(row.madeAt)'))).toEqual([]);
  });

  it('finds what takes a promise back', () => {
    const mark = ['TO', 'DO'].join('');
    expect(weakenedPromises(parse('web/a.ts', `x;\n// ${mark}: later`))).toEqual([`web/a.ts:2: ${mark}`]);
    const switchedOff = ['it.sk', 'ip('].join('');
    expect(weakenedPromises(parse('web/a.test.ts', switchedOff))).toHaveLength(1);
    expect(weakenedPromises(parse('web/a.ts', switchedOff))).toEqual([]);
  });
});
