import type { Resolvers } from '@foyer/contract/generated/resolvers.ts';
import { calendarResolvers } from './resolvers/calendar.ts';
import { cashbackResolvers } from './resolvers/cashback.ts';
import { catalogueResolvers } from './resolvers/catalogue.ts';
import { kycResolvers } from './resolvers/kyc.ts';
import { playerResolvers } from './resolvers/player.ts';
import { registrationResolvers } from './resolvers/registration.ts';
import { selfExclusionResolvers } from './resolvers/selfExclusion.ts';
import { signInResolvers } from './resolvers/signIn.ts';
import { sourceOfWealthResolvers } from './resolvers/sourceOfWealth.ts';
import { contentResolvers } from './resolvers/content.ts';
import { gamificationResolvers } from './resolvers/gamification.ts';
import { jackpotResolvers } from './resolvers/jackpot.ts';
import { notificationsResolvers } from './resolvers/notifications.ts';
import { raffleResolvers } from './resolvers/raffle.ts';
import { realityCheckResolvers } from './resolvers/realityCheck.ts';
import { rewardsResolvers } from './resolvers/rewards.ts';
import { shopResolvers } from './resolvers/shop.ts';
import { walletResolvers } from './resolvers/wallet.ts';
import { chatResolvers } from './resolvers/chat.ts';
import { cashierResolvers } from './resolvers/cashier.ts';
import { limitsResolvers } from './resolvers/limits.ts';
import { legalResolvers } from './resolvers/legal.ts';
import type { GraphqlContext } from './context.ts';
import { sportsbookResolvers } from './resolvers/sportsbook.ts';
import { studiosResolvers } from './resolvers/studios.ts';
import { siteResolvers } from './resolvers/site.ts';

export const resolvers: readonly Resolvers<GraphqlContext>[] = [
  playerResolvers,
  signInResolvers,
  registrationResolvers,
  selfExclusionResolvers,
  walletResolvers,
  catalogueResolvers,
  contentResolvers,
  legalResolvers,
  jackpotResolvers,
  raffleResolvers,
  notificationsResolvers,
  rewardsResolvers,
  cashbackResolvers,
  shopResolvers,
  sourceOfWealthResolvers,
  kycResolvers,
  gamificationResolvers,
  realityCheckResolvers,
  calendarResolvers,
  cashierResolvers,
  limitsResolvers,
  studiosResolvers,
  sportsbookResolvers,
  chatResolvers,
  siteResolvers,
];
