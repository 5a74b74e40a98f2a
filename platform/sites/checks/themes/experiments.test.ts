import { expect, test } from 'vitest';
import { checkThemeExperiment } from './experiments.ts';

test.each([
  [{ theme1: 1, theme2: 1 }, 2, []],
  [{ theme1: 1, theme2: 1, theme3: 1 }, 2, ['experiments.theme.theme3']],
  [{ theme1: 1, theme3: 0 }, 1, []],
  [undefined, 1, []],
])('EXP-08 the weights %j of a brand with %s themes have the faults %j', (theme, themeCount, faults) => {
  const found: string[] = [];
  checkThemeExperiment(
    'brand.json',
    theme ? { theme } : {},
    themeCount,
    (_file, field) => void found.push(field),
  );
  expect(found).toEqual(faults);
});
