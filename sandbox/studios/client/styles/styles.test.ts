import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Overrides for phones, upright and on their side; they may restyle classes of any sheet. */
const CHANGES = ['upright.css', 'live/low.css'];
const RULE_OF_ONE_CLASS = /(?:^|[{}])\s*\.([\w-]+)\s*\{/g;

it('a class is defined in one style sheet only, because all games load all of them', () => {
  const sheets = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.css') && !CHANGES.includes(name),
  );
  const sheetOf = new Map<string, string>();
  const duplicates: string[] = [];
  for (const sheet of sheets) {
    const rules = readFileSync(`${import.meta.dirname}/${sheet}`, 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
    for (const [, name = ''] of rules.matchAll(RULE_OF_ONE_CLASS)) {
      const first = sheetOf.get(name) ?? sheet;
      sheetOf.set(name, first);
      if (first !== sheet) duplicates.push(`.${name} in ${first} and ${sheet}`);
    }
  }
  expect(sheetOf.size).toBeGreaterThan(50);
  expect(duplicates).toEqual([]);
});
