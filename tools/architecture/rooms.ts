/**
 * The map of the house, as data: what may import what, and how large things may grow. ARCHITECTURE.md says why.
 * A path pattern ends in `/` for a whole folder; `*` stands for one segment.
 */
export interface ImportRule {
  /** Whose files. Of all arrows that fit a file the longest pattern counts. */
  readonly from: string;
  /** What they may import beside their own folder; a type is an import like any other. */
  readonly to: readonly string[];
  /** npm packages and Node.js modules they may import; any when left out. */
  readonly packages?: readonly string[];
}

const WORDS = ['domain/', 'contract/'];
const DOORS_OF_MODULES = 'platform/modules/*/index.ts';

export const IMPORT_RULES: readonly ImportRule[] = [
  { from: 'domain/', to: [], packages: [] },
  { from: 'contract/', to: ['domain/'], packages: ['valibot', 'graphql', '@lingui/message-utils'] },
  { from: 'sites/', to: WORDS },
  { from: 'sandbox/', to: ['domain/'] },
  { from: 'e2e/', to: ['domain/', 'contract/', 'tools/browser/'] },

  { from: 'platform/infra/', to: WORDS },
  { from: 'platform/sites/', to: [...WORDS, 'platform/infra/', 'platform/sites/', 'sites/'] },
  { from: 'platform/modules/*/', to: [...WORDS, 'platform/infra/', 'platform/sites/'] },
  { from: 'platform/flows/', to: [...WORDS, 'platform/infra/', 'platform/sites/', DOORS_OF_MODULES] },
  {
    from: 'platform/providers/*/',
    to: [...WORDS, 'platform/infra/', 'platform/sites/', 'platform/flows/', DOORS_OF_MODULES],
  },
  { from: 'platform/server/', to: [...WORDS, 'platform/'] },

  { from: 'web/transport/', to: WORDS },
  { from: 'web/ui/', to: [...WORDS, 'web/transport/clock/'] },
  {
    from: 'web/features/*/',
    to: [...WORDS, 'web/ui/', 'web/transport/', 'web/features/content/index.ts'],
  },
  { from: 'web/shell/', to: [...WORDS, 'web/'] },
  { from: 'web/', to: WORDS },

  { from: 'bench/', to: ['domain/', 'contract/', 'platform/', 'web/', 'sandbox/', 'tools/'] },
  { from: 'tools/', to: ['domain/', 'contract/', 'platform/', 'web/', 'sites/'] },
  // A studio or a payment company and the platform, each as it runs, over HTTP.
  {
    from: 'tools/conformance/live/',
    to: ['domain/', 'platform/', 'sandbox/studios/', 'sandbox/companies/'],
  },
];

/** Features of the web that know each other, by their doors: [who, whom]. */
export const FEATURE_PAIRS: readonly (readonly [string, string])[] = [
  // The facts of a game are told in the currency of the wallet.
  ['catalogue', 'wallet'],
  // A mark that the platform did not keep is told of.
  ['catalogue', 'messages'],
  // Whether there is enough left to play on is read from the balance.
  ['cashier', 'wallet'],
  // Who is kept from depositing, or from a reward, is led to where the money's source is shown.
  ['cashier', 'identity'],
  ['rewards', 'identity'],
  // How a payment came out is told in passing.
  ['cashier', 'messages'],
  // The jackpot stands beside a running game.
  ['catalogue', 'jackpot'],
  // And which limit of the player's own a bet would have passed.
  ['catalogue', 'limits'],
  // The jackpot's calls say which player and session ask.
  ['jackpot', 'identity'],
  // And its draws are computed again by whoever comes.
  ['jackpot', 'proof'],
  // So do the raffle's; it listens and tells of wins as the jackpot does, beside a running game too.
  ['raffle', 'identity'],
  ['raffle', 'jackpot'],
  ['raffle', 'proof'],
  ['catalogue', 'raffle'],
  // A limit is an amount as the cashier reads and draws one, and a new one is told of.
  ['limits', 'cashier'],
  ['limits', 'messages'],
  // What there is to play and to win stands among what is offered.
  ['promotions', 'catalogue'],
  ['promotions', 'jackpot'],
  // So does it behind a door of the calendar.
  ['calendar', 'promotions'],
  // What points buy is a reward, told as every one is.
  ['shop', 'rewards'],
  // An offer asks for a deposit, and another is for who has made one.
  ['promotions', 'wallet'],
  // A banner leads to where the money's source is shown.
  ['popUps', 'identity'],
  // What was credited is told in passing.
  ['rewards', 'messages'],
  // What waits for a deposit is asked about anew once there was one.
  ['rewards', 'wallet'],
  // What stands in place of a page that is not there, or could not be read, is the same in all of them.
  ['calendar', 'pageStates'],
  ['cashback', 'pageStates'],
  ['gamification', 'pageStates'],
  ['jackpot', 'pageStates'],
  ['legal', 'pageStates'],
  ['moreCasinos', 'pageStates'],
  ['promotions', 'pageStates'],
  ['raffle', 'pageStates'],
  ['shop', 'pageStates'],
  // The book is opened and followed as a game is, and a bet may pass a limit as a stake may.
  ['sports', 'catalogue'],
  ['sports', 'limits'],
  // And a large win of either is being checked.
  ['sports', 'wallet'],
  ['profile', 'limits'],
  // What is asked to be shown, of either kind.
  ['profile', 'identity'],
  // What a player holds is the first thing of their own pages.
  ['profile', 'wallet'],
];

/** Packages that some part may not import although its arrow says nothing of packages. */
export const BANNED_PACKAGES: readonly { readonly from: string; readonly packages: readonly string[] }[] = [
  { from: 'web/transport/', packages: ['react', 'react-dom', 'urql'] },
  { from: 'platform/', packages: ['react', 'react-dom'] },
];

export const ROOMS = ['domain', 'contract', 'web', 'platform', 'sites', 'sandbox', 'e2e', 'bench', 'tools'];

export const LIMITS = {
  fileLines: 400,
  functionLines: 70,
  componentLines: 120,
  folderEntries: 20,
  /** Of a folder that has one entry a feature. */
  featureEntries: 40,
  depth: 5,
  doorNames: 25,
} as const;

/** Folders with one entry a feature: as many as there are nouns. */
export const FEATURE_FOLDER =
  /^(contract|platform\/modules|web\/features|sites\/locales\/\w+|sites\/brands\/\w+)$/;

export const FORBIDDEN_NAMES =
  /^(src|packages|apps|shared|utils?|helpers?|common|lib|core|misc|\w*manager|\w+V\d)$/i;

/** The only places that may touch what the rest reaches through them. */
export const DOORS = {
  /** `fetch`, `WebSocket`, storage, cookies, timers. */
  browser: ['web/transport/', 'web/vite.config.ts'],
  /** `Date.now()` and `new Date()`. */
  time: ['platform/infra/clock.ts'],
  /** Names of brands and codes of licences. */
  // For a poster, a harbour is a place by the sea.
  brands: ['sites/', 'domain/licence.ts', 'e2e/', 'bench/', 'platform/modules/catalogue/art/keywords.ts'],
} as const;
