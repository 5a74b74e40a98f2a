import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { AnalyticsScriptsSchema } from './analyticsScripts.ts';

const script = { name: 'meter', url: 'https://cdn.meter.example/tag.js?id=M-1', queue: 'meterQueue' };
const refused = (...scripts: object[]): string[] => {
  const { success, issues } = v.safeParse(AnalyticsScriptsSchema, scripts);
  return success ? [] : issues.map((issue) => v.getDotPath(issue) ?? '');
};

describe('analytics scripts of a brand', () => {
  it('HTTP-11 have a name, a URL and a queue, and send to their own origin unless others are listed', () => {
    expect(v.parse(AnalyticsScriptsSchema, [script])).toEqual([{ ...script, connectOrigins: [] }]);
    expect(refused({ ...script, connectOrigins: ['https://in.meter.example'] })).toEqual([]);
  });

  it.each([
    'http://localhost:3102/analytics/script.js',
    'http://meter.localhost:3102/script.js',
    'http://127.0.0.1:3102/script.js',
    'http://[::1]:3102/script.js',
  ])('can be at %s on the local machine', (url) => {
    expect(refused({ ...script, url })).toEqual([]);
  });

  it.each([
    ['url', 'http://cdn.meter.example/tag.js'],
    ['url', 'http://localhost.meter.example/tag.js'],
    ['url', 'http://notlocalhost/tag.js'],
    ['url', '//cdn.meter.example/tag.js'],
    ['url', '/tag.js'],
    ['url', 'data:text/javascript,alert(1)'],
    ['url', 'javascript:alert(1)'],
    ['url', 'blob:https://cdn.meter.example/1'],
    ['url', 'https://key:secret@cdn.meter.example/tag.js'],
    ['url', 'https://*.meter.example/tag.js'],
    ['url', 'https://cdn.meter.example/tag.js#a'],
    ['queue', 'meter.queue'],
    ['queue', '1queue'],
    ['queue', ''],
    ['name', 'Meter Inc'],
    ['colour', 'red'],
  ])('are refused with a %s like %j', (field, value) => {
    expect(refused({ ...script, [field]: value })).toEqual([`0.${field}`]);
  });

  it.each([
    'https://in.meter.example/',
    'https://in.meter.example/path',
    'https://*.meter.example',
    'http://in.meter.example',
    "https://in.meter.example; script-src 'unsafe-inline'",
    '*',
  ])('SHELL-02 add only an origin to the content security policy, not %j', (origin) => {
    expect(refused({ ...script, connectOrigins: [origin] })).toEqual(['0.connectOrigins.0']);
  });

  it.each([
    ['name', { url: 'https://b.example/b.js', queue: 'b' }],
    ['address', { name: 'b', queue: 'b' }],
    ['queue', { name: 'b', url: 'https://b.example/b.js' }],
  ])('are refused if two have the same %s', (_, other) => {
    expect(refused(script, { ...script, ...other })).toEqual(['1']);
  });
});
