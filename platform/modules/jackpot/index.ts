export { createJackpot, type Jackpot, type JackpotParts } from './jackpot.ts';
export { jackpotResolvers } from './resolvers.ts';
