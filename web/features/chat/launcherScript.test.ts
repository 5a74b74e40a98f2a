import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { classicScript, messengerScript } from './launcherScript.ts';

describe.each([
  ['messenger', messengerScript],
  ['classic', classicScript],
])('the inline script for the %s', (_, script) => {
  /** Chat identity stored in the tab after the document's script has run. */
  function talker(before: string | null, isPlayers: boolean): string | null {
    let stored = before;
    const panel = { addEventListener() {} };
    runInNewContext(script('/assets/chat.js', isPlayers), {
      document: { getElementById: () => panel },
      addEventListener() {},
      sessionStorage: {
        getItem: (key: string) => (key === 'chatTalker' ? stored : null),
        setItem: (_key: string, next: string) => void (stored = next),
      },
    });
    return stored;
  }

  it('CHAT-04 only marks that a visitor has signed in since', () => {
    expect(talker('visitor', true)).toBe('visitor, signed in');
    expect(talker('visitor', false)).toBe('visitor');
    for (const other of ['player anna', 'nameless anna', null]) expect(talker(other, true)).toBe(other);
  });

  it('does not fail without storage', () => {
    const document = { getElementById: () => ({ addEventListener() {} }) };
    expect(() => runInNewContext(script('/c.js', true), { document, addEventListener() {} })).not.toThrow();
  });
});
