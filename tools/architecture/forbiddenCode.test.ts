import { expect, it } from 'vitest';
import { disabledLintRules, unclockedDates } from './forbiddenCode.ts';
import { parse } from './tree.ts';

it('finds new Date() without an argument outside the clock and tests', () => {
  const code = 'const now = new Date();';
  expect(unclockedDates(parse('platform/modules/a.ts', code))).toHaveLength(1);
  expect(unclockedDates(parse('platform/infra/clock.ts', code))).toEqual([]);
  expect(unclockedDates(parse('platform/modules/a.test.ts', code))).toEqual([]);
  expect(unclockedDates(parse('platform/modules/a.ts', 'new Date(row.madeAt)'))).toEqual([]);
});

it('finds comments that switch a lint rule off', () => {
  const comment = `// ${['ox', 'lint-dis', 'able-next-line'].join('')} no-console`;
  expect(disabledLintRules(parse('web/a.ts', `x;\n${comment}`))).toEqual([`web/a.ts:2: ${comment}`]);
  expect(disabledLintRules(parse('web/a.ts', '// lint'))).toEqual([]);
});
