// What may import what, types included. ARCHITECTURE.md shows the same as a table.

const PACKAGES = [
  'domain',
  'contract',
  'client',
  'web',
  'platform',
  'sites',
  'sandbox',
  'e2e',
  'bench',
  'tools',
];
// npm installs a package in a workspace where the root has another version of it.
const OURS = `^(${PACKAGES.join('|')})/(?!node_modules/)`;
const WIRE = ['^domain/', '^contract/'];
const MODULE_INDEX = '^platform/modules/[^/]+/index[.]ts$';
const TESTS = String.raw`\.test\.tsx?$`;

/** Web features that may import each other's index.ts: importer, imported. */
const FEATURE_PAIRS = [
  ['calendar', 'promotions'],
  ['cashback', 'rewards'],
  ['cashier', 'kyc'],
  ['cashier', 'legal'],
  ['cashier', 'limits'],
  ['cashier', 'sourceOfWealth'],
  ['cashier', 'wallet'],
  ['catalogue', 'jackpot'],
  ['catalogue', 'legal'],
  ['catalogue', 'limits'],
  ['catalogue', 'raffle'],
  ['catalogue', 'signIn'],
  ['catalogue', 'wallet'],
  ['content', 'chat'],
  ['gamification', 'catalogue'],
  ['jackpot', 'fairness'],
  ['jackpot', 'signIn'],
  ['limits', 'signIn'],
  ['player', 'kyc'],
  ['player', 'limits'],
  ['player', 'notifications'],
  ['player', 'realityCheck'],
  ['player', 'selfExclusion'],
  ['player', 'signIn'],
  ['player', 'sourceOfWealth'],
  ['player', 'wallet'],
  ['promotions', 'catalogue'],
  ['promotions', 'jackpot'],
  ['promotions', 'signIn'],
  ['promotions', 'sportsbook'],
  ['promotions', 'wallet'],
  ['raffle', 'fairness'],
  ['raffle', 'jackpot'],
  ['raffle', 'signIn'],
  ['realityCheck', 'catalogue'],
  ['realityCheck', 'signIn'],
  ['realityCheck', 'wallet'],
  ['registration', 'signIn'],
  ['rewards', 'sourceOfWealth'],
  ['rewards', 'wallet'],
  ['selfExclusion', 'limits'],
  ['selfExclusion', 'signIn'],
  ['shop', 'rewards'],
  ['sourceOfWealth', 'signIn'],
  ['sportsbook', 'legal'],
  ['sportsbook', 'catalogue'],
  ['sportsbook', 'limits'],
  ['sportsbook', 'wallet'],
];

/** Files under `from` may import, of this repository, only what matches `to`. */
const only = (name, from, to) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: OURS, pathNot: to },
});

/** Files under `from` may not import these npm packages. */
const without = (name, from, packages) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: `node_modules/(${packages.join('|')})/` },
});

const packages = [
  only('domain', '^domain/', ['^domain/']),
  only('contract', '^contract/', WIRE),
  // A package for other repositories.
  only('client', '^client/', ['^client/']),
  only('sites', '^sites/', [...WIRE, '^sites/']),
  only('sandbox', '^sandbox/', ['^domain/', '^sandbox/']),
  only('e2e', '^e2e/', [...WIRE, '^e2e/', '^tools/browser/']),
  only('web', '^web/', [...WIRE, '^web/']),
  only('bench', '^bench/', [...WIRE, '^(bench|platform|web|sandbox|tools)/']),
  only('tools', '^tools/(?!conformance/live/|catalogue/)', [...WIRE, '^(tools|platform|web|sites)/']),
  // The catalogue of the demo states the colours of the pictures that its studio draws.
  only('catalogue-tools', '^tools/catalogue/', [...WIRE, '^(tools|platform|web|sites|sandbox/studios)/']),
  // The platform against a studio or payment company, each as it runs, over HTTP, and what both make of one message.
  only('conformance', '^tools/conformance/live/', [
    ...WIRE,
    '^(tools/(conformance|verifyProof)|platform|sandbox/(studios|companies|orbit|tide|payments/dialects))/',
  ]),
];

const platform = [
  only('infra-knows-no-module', '^platform/infra/', [...WIRE, '^platform/infra/']),
  only('platform-sites', '^platform/sites/', [...WIRE, '^platform/(infra|sites)/', '^sites/']),
  only('modules-are-independent', '^platform/modules/([^/]+)/', [
    ...WIRE,
    '^platform/(infra|sites)/',
    '^platform/modules/$1/',
  ]),
  only('flows', '^platform/flows/', [...WIRE, '^platform/(infra|sites|flows)/', MODULE_INDEX]),
  only('providers', '^platform/providers/([^/]+)/', [
    ...WIRE,
    '^platform/(infra|sites|flows)/',
    '^platform/providers/($1|payments)/',
    MODULE_INDEX,
  ]),
  only('server', '^platform/(?!server/sockets/protocols/clients[.]int[.]test)(server|testing)/', [
    ...WIRE,
    '^platform/',
  ]),
  // The client package may not import the platform, so its test against a running platform is there.
  only('client-test', '^platform/server/sockets/protocols/clients[.]int[.]test', [
    ...WIRE,
    '^(platform|client)/',
  ]),
];

const pairedWith = (feature) =>
  FEATURE_PAIRS.filter(([from]) => from === feature).map(([, to]) => `^web/features/${to}/index[.]ts$`);
const pairedFeatures = [...new Set(FEATURE_PAIRS.map(([from]) => from))];
const FEATURE_BASE = [...WIRE, '^web/(app|i18n|ui|transport)/'];

const web = [
  only('transport', '^web/transport/', [...WIRE, '^web/transport/']),
  only('ui-knows-no-feature', '^web/ui/', ['^domain/', '^web/ui/', '^web/transport/(clock|store)/']),
  only('i18n', '^web/i18n/', [...WIRE, '^web/i18n/']),
  only('app-knows-no-feature', '^web/app/', [...WIRE, '^web/(app|i18n|ui|transport)/']),
  only('features-are-independent', `^web/features/(?!(?:${pairedFeatures.join('|')})/)([^/]+)/`, [
    ...FEATURE_BASE,
    '^web/features/$1/',
  ]),
  ...pairedFeatures.map((feature) =>
    only(`feature-pairs-of-${feature}`, `^web/features/${feature}/`, [
      ...FEATURE_BASE,
      `^web/features/${feature}/`,
      ...pairedWith(feature),
    ]),
  ),
];

const libraries = [
  {
    name: 'domain-has-no-libraries',
    severity: 'error',
    from: { path: '^domain/', pathNot: TESTS },
    to: { pathNot: OURS },
  },
  {
    name: 'contract-libraries',
    severity: 'error',
    from: { path: '^contract/', pathNot: [TESTS, '^contract/.*/testing/'] },
    to: { pathNot: [OURS, 'node_modules/(valibot|graphql|@lingui/message-utils)/'] },
  },
  without('transport-without-react', '^web/transport/', ['react', 'react-dom', 'urql']),
  without('platform-without-react', '^platform/', ['react', 'react-dom']),
];

const graph = [
  { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
  { name: 'imports-resolve', severity: 'error', from: {}, to: { couldNotResolve: true } },
  { name: 'in-a-package', severity: 'error', from: { pathNot: OURS }, to: {} },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [...graph, ...packages, ...platform, ...web, ...libraries],
  options: {
    doNotFollow: { path: 'node_modules/(?!@foyer)' },
    exclude: { path: '/dist/|contract/generated/schema' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
