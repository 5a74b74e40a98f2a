import { describe, expect, it } from 'vitest';
import { provedIds, undefinedCitations } from './proofs.ts';
import { parse } from './tree.ts';

const DEFINED = new Set(['JACK-21', 'LIMIT-11']);
// The ids are put together here, because this file may not cite an undefined id.
const UNKNOWN = ['LIMIT', 'JACK'].map((area) => `${area}-99`);

describe('cited ids', () => {
  it('finds an id that no table defines, in a comment and in a title', () => {
    const [limit, jackpot] = UNKNOWN;
    const text = `// ${limit}: no such row\nit('${jackpot} has no row', () => {});\n// JACK-21, LIMIT-11\n`;
    expect(undefinedCitations([parse('web/x.test.ts', text)], DEFINED)).toEqual(
      UNKNOWN.map(
        (id) => `web/x.test.ts cites ${id}, which docs/requirements.md and docs/rules.md do not define`,
      ),
    );
  });

  it.each(['SHA-256', 'ISO-4217', 'UTF-16', 'en-GB-03', 'X-21'])('%s is not an id', (text) => {
    expect(undefinedCitations([parse('web/x.ts', `// ${text}`)], DEFINED)).toEqual([]);
  });
});

it('reads what tests prove from their titles, and from the tables that complete the titles', () => {
  const text = `
    // WALLET-09 is not proved by a comment
    const CASES = [['REW-11', 'WALLET-10'], ['a claim', 'REW-12']];
    describe('JACK-01 rates', () => {
      it.each([['GAMI-08 GAMI-09 off'], ['a', 'GAMI-10']])('RAFF-02 RAFF-03 %s', () => {});
      it(\`SESS-04 \${name}\`, () => expect(['LOY-05']).toEqual([{ rule: 'LOY-06' }]));
    });`;
  expect([...provedIds([parse('web/a.test.ts', text)])].sort()).toEqual([
    'GAMI-08',
    'GAMI-09',
    'JACK-01',
    'RAFF-02',
    'RAFF-03',
    'REW-11',
    'SESS-04',
  ]);
  expect([...provedIds([parse('web/a.ts', text)])]).toEqual([]);
});
