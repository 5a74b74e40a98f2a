import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ALL_MODULES } from '../routing/view.ts';
import { componentOf } from './servedPage.ts';

it.each(ALL_MODULES)('SHELL-07 the component of %s has the name of its file', (module) => {
  const source = readFileSync(new URL(`../../${module}`, import.meta.url), 'utf8');
  expect(source).toMatch(new RegExp(`^export (?:function|const) ${componentOf(module)}\\b`, 'm'));
});
