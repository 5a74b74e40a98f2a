import { describe, expect, it } from 'vitest';
import { undefinedCitations } from './proofs.ts';
import { parse } from './tree.ts';

const DEFINED = new Set(['JACK-21', 'LIMIT-11']);

describe('cited ids', () => {
  it('finds an id that no table defines, in a comment and in a title', () => {
    const text = "// LIMIT-12: no such row\nit('JACK-99 has no row', () => {});\n// JACK-21, LIMIT-11\n";
    expect(undefinedCitations([parse('web/x.test.ts', text)], DEFINED)).toEqual([
      'web/x.test.ts cites LIMIT-12, which docs/requirements.md and docs/rules.md do not define',
      'web/x.test.ts cites JACK-99, which docs/requirements.md and docs/rules.md do not define',
    ]);
  });

  it.each(['SHA-256', 'ISO-4217', 'UTF-16', 'en-GB-03', 'X-21'])('%s is not an id', (text) => {
    expect(undefinedCitations([parse('web/x.ts', `// ${text}`)], DEFINED)).toEqual([]);
  });
});
