export { chatResolvers } from './resolvers.ts';
export { chatTokens, type ChatToken } from './token.ts';
