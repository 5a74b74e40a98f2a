import type { Resolvers } from '@foyer/contract/generated/resolvers.ts';
import { calendarResolvers } from '../../modules/calendar/index.ts';
import { cashbackResolvers } from '../../modules/cashback/index.ts';
import { catalogueResolvers } from '../../modules/catalogue/index.ts';
import { complianceResolvers, kycResolvers } from '../../modules/compliance/index.ts';
import { contentResolvers } from '../../modules/content/index.ts';
import { gamificationResolvers } from '../../modules/gamification/index.ts';
import { identityResolvers } from '../../modules/identity/index.ts';
import { jackpotResolvers } from '../../modules/jackpot/index.ts';
import { raffleResolvers } from '../../modules/raffle/index.ts';
import { realityCheckResolvers } from '../../modules/realityCheck/index.ts';
import { rewardsResolvers } from '../../modules/rewards/index.ts';
import { shopResolvers } from '../../modules/shop/index.ts';
import { walletResolvers } from '../../modules/wallet/index.ts';
import { chatResolvers } from '../../providers/chat/index.ts';
import { cashierResolvers } from '../payments/resolvers.ts';
import { limitsResolvers } from '../payments/limitsResolvers.ts';
import type { GraphqlContext } from './context.ts';
import { launchResolvers } from './launchResolvers.ts';
import { siteResolvers } from './siteResolvers.ts';

/** Every module's resolvers, and those that call a flow. */
export const resolvers: readonly Resolvers<GraphqlContext>[] = [
  ...identityResolvers,
  walletResolvers,
  catalogueResolvers,
  contentResolvers,
  jackpotResolvers,
  raffleResolvers,
  rewardsResolvers,
  cashbackResolvers,
  shopResolvers,
  complianceResolvers,
  kycResolvers,
  gamificationResolvers,
  realityCheckResolvers,
  calendarResolvers,
  cashierResolvers,
  limitsResolvers,
  launchResolvers,
  chatResolvers,
  siteResolvers,
];
