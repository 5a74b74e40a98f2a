import { describe, expect, it } from 'vitest';
import { textStore } from './texts.ts';

describe('textStore', () => {
  it('shows the key of a text that has not been loaded', () => {
    const { text, has } = textStore('en', { 'shell.close': ['Close'] });
    expect([text('shell.close'), text('shell.menu')]).toEqual(['Close', 'shell.menu']);
    expect([has('shell.close'), has('shell.menu'), has('toString')]).toEqual([true, false, false]);
  });

  it('adds the texts of further areas', () => {
    const store = textStore('en', { 'shell.close': ['Close'] });
    store.add({ 'wallet.balance': ['Balance'] });
    expect([store.text('shell.close'), store.text('wallet.balance')]).toEqual(['Close', 'Balance']);
  });

  it('accepts only known keys with the values that their messages need', () => {
    const { text } = textStore('en', { 'wallet.completed': ['Completed: ', ['amount']] });
    expect(text('wallet.completed', { amount: '€1.00' })).toBe('Completed: €1.00');
    // @ts-expect-error -- the message needs an amount
    text('wallet.completed');
    // @ts-expect-error -- there is no such key
    text('wallet.complete', { amount: '€1.00' });
  });
});
