import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ChatSchema, snippetUrl } from './settings.ts';

const CHAT = {
  url: 'https://static.desk.example/snippet.js?key={key}',
  key: 'a-1',
  email: 'help@club.example',
};
const mistakes = (change: object) =>
  v.safeParse(ChatSchema, { ...CHAT, ...change }).issues?.map((issue) => v.getDotPath(issue));

describe('chat settings of a brand', () => {
  it.each([
    ['https://static.desk.example/snippet.js?key={key}', 'https://static.desk.example/snippet.js?key=a-1'],
    ['http://desk.localhost:3102/{key}/s.js', 'http://desk.localhost:3102/a-1/s.js'],
  ])('CHAT-03 OPEN-41 has its key in the URL %s', (url, address) => {
    expect(mistakes({ url })).toBeUndefined();
    expect(snippetUrl({ ...CHAT, url })).toBe(address);
  });

  it.each([
    [{ url: 'https://static.desk.example/snippet.js' }, 'url'],
    [{ url: 'http://desk.example/{key}' }, 'url'],
    [{ url: 'https://me:hunter2@desk.example/{key}' }, 'url'],
    [{ url: 'https://{key}.desk.example/s.js#{key}' }, 'url'],
    [{ url: 'javascript:{key}' }, 'url'],
    [{ key: 'a/../b' }, 'key'],
    [{ key: '' }, 'key'],
    [{ email: 'help' }, 'email'],
    [{ origins: ['https://desk.example/path'] }, 'origins.0'],
    [{ origins: ['https://*.desk.example'] }, 'origins.0'],
  ])('CHAT-03 %j is refused and its field is named', (change, field) => {
    expect(mistakes(change)).toEqual([field]);
  });
});
