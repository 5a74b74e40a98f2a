import { describe, expect, it } from 'vitest';
import { textStore } from './texts.ts';

describe('textStore', () => {
  it('shows a key that nobody wrote a text for', () => {
    const { text, has } = textStore('en', { 'a.b': ['B'] });
    expect([text('a.b'), text('a.c'), has('a.b'), has('toString')]).toEqual(['B', 'a.c', true, false]);
  });

  it('takes the texts of further areas', () => {
    const store = textStore('en', { 'a.b': ['B'] });
    store.add({ 'c.d': ['D'] });
    expect([store.text('a.b'), store.text('c.d')]).toEqual(['B', 'D']);
  });
});
