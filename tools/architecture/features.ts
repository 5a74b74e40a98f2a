/** All features. A package may lack a feature, but never has another name for it. */
export const FEATURES: readonly string[] = [
  'analytics',
  'calendar',
  'cashback',
  'cashier',
  'catalogue',
  'chat',
  'consent',
  'content',
  'experiments',
  'fairness',
  'gamification',
  'jackpot',
  'kyc',
  'limits',
  'player',
  'promotions',
  'raffle',
  'realityCheck',
  'registration',
  'rewards',
  'selfExclusion',
  'shop',
  'signIn',
  'site',
  'sourceOfWealth',
  'sportsbook',
  'studios',
  'wallet',
];

/** Folders with one entry per feature, and their other allowed entries. */
export const FEATURE_FOLDERS: Readonly<Record<string, readonly string[]>> = {
  contract: ['package.json', 'transport'],
  'platform/modules': [],
  'platform/server/graphql/resolvers': [],
  'web/features': [],
};
