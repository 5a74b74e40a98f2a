/** The features of the product. A package may lack one; it never has another name for it. */
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

/** Folders whose entries are features, and what else each may hold. */
export const FEATURE_FOLDERS: Readonly<Record<string, readonly string[]>> = {
  contract: ['package.json', 'transport'],
  'platform/modules': [],
  'platform/server/graphql/resolvers': [],
  'web/features': [],
};
