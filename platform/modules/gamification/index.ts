import type { ModuleDescription } from '../../infra/module.ts';

export { createGamification, type Gamification, type WaitingStake } from './gamification.ts';
export { gamificationResolvers } from './resolvers.ts';
export { isGamificationEnabled } from './rule.ts';

export const gamificationModule: ModuleDescription = {
  name: 'gamification',
  migrations: { schema: 'gamification', folder: new URL('./migrations/', import.meta.url) },
};
