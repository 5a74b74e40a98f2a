import { expect, it } from 'vitest';
import { scriptJson } from './pageState.ts';

it.each(['</script><script>alert(1)</script>', '<!--', 'a\u2028b\u2029c', 'plain'])(
  'SHELL-02 page state cannot break out of its script: %j',
  (text) => {
    const json = scriptJson({ text });
    expect(json).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual({ text });
  },
);
