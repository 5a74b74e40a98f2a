import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TOP } from './tree.ts';

const MODULE = 'platform/modules/wallet/index.ts';

/** Importer, imported file or package, and the rule that forbids the import; null where it is allowed. */
const IMPORTS: readonly (readonly [string, string, string | null])[] = [
  ['domain/money.ts', 'contract/wallet/http.ts', 'domain'],
  ['domain/currency.ts', 'vitest', 'domain-has-no-libraries'],
  ['contract/wallet/http.ts', MODULE, 'contract'],
  ['contract/wallet/calls.ts', 'vitest', 'contract-libraries'],
  ['web/shell/Clock.tsx', 'platform/infra/clock.ts', 'web'],
  ['web/shell/Brands.tsx', 'sites/brands/index.ts', 'web'],
  ['platform/server/pages.ts', 'web/shell/entryServer.tsx', 'server'],
  ['sandbox/main.ts', 'contract/wallet/http.ts', 'sandbox'],
  ['e2e/lobby.e2e.ts', 'platform/server/product.ts', 'e2e'],
  ['bench/bets/bets.ts', MODULE, null],
  ['platform/sites/load.ts', 'sites/schema.ts', null],
  ['platform/modules/catalogue/games.ts', 'sites/schema.ts', 'modules-are-independent'],
  ['platform/modules/bonus/post.ts', MODULE, 'modules-are-independent'],
  ['platform/modules/bonus/end.ts', 'platform/modules/bonus/rules.ts', null],
  ['platform/flows/bet.ts', MODULE, null],
  ['platform/flows/win.ts', 'platform/modules/wallet/tables.ts', 'flows'],
  ['platform/flows/end.ts', 'platform/server/services.ts', 'flows'],
  ['platform/infra/bus.ts', MODULE, 'infra-knows-no-module'],
  ['platform/providers/kyc/port.ts', 'platform/providers/chat/index.ts', 'providers'],
  ['platform/providers/kyc/open.ts', MODULE, null],
  ['web/features/shop/Points.tsx', 'web/features/rewards/index.ts', null],
  ['web/features/shop/Reward.tsx', 'web/features/rewards/card.tsx', 'feature-pairs-of-shop'],
  ['web/features/wallet/Balance.tsx', 'web/features/raffle/index.ts', 'features-are-independent'],
  ['web/ui/tile/Tile.tsx', 'web/features/raffle/index.ts', 'ui-knows-no-feature'],
  ['web/ui/tile/Game.tsx', 'contract/catalogue/art.ts', 'ui-knows-no-feature'],
  ['web/app/wallet.tsx', 'web/features/raffle/index.ts', 'app-knows-no-feature'],
  ['web/i18n/money.ts', 'web/app/settings.tsx', 'i18n'],
  ['web/features/shop/Text.tsx', 'web/i18n/money.ts', null],
  ['web/transport/session/store.ts', 'web/ui/button/Button.tsx', 'transport'],
];

describe('dependency rules', () => {
  let root: string;
  const found = new Map<string, readonly string[]>();

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'foyer-dependencies-'));
    writeImports(root);
    const { ruleSet } = await extractDepcruiseOptions(join(TOP, '.dependency-cruiser.mjs'));
    const { output } = await cruise(['.'], {
      ruleSet,
      baseDir: root,
      validate: true,
      tsPreCompilationDeps: true,
    });
    if (typeof output === 'string') throw new Error(output);
    for (const { from, rule } of output.summary.violations)
      found.set(from, [...(found.get(from) ?? []), rule.name]);
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it.each(IMPORTS)('%s importing %s: %s', (from, _to, rule) => {
    expect(found.get(from) ?? []).toEqual(rule === null ? [] : [rule]);
  });

  it('finds a cycle of types', () => {
    expect(found.get('domain/first.ts')).toContain('no-cycles');
  });
});

function writeImports(root: string): void {
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const [, to] of IMPORTS) if (to.includes('/')) write(to, 'export type Thing = string;\n');
  for (const [from, to] of IMPORTS) {
    const specifier = to.includes('/') ? `./${relative(dirname(from), to)}` : to;
    write(from, `import type { Thing } from '${specifier}';\nexport type Other = Thing;\n`);
  }
  write('domain/first.ts', `import type { B } from './second.ts';\nexport type A = B;\n`);
  write('domain/second.ts', `import type { A } from './first.ts';\nexport type B = A;\n`);
  write('node_modules/vitest/package.json', '{ "name": "vitest", "main": "index.js" }');
  write('node_modules/vitest/index.js', '');
}
