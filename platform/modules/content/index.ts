export { createContent, type Content } from './content.ts';
export { contentResolvers } from './resolvers.ts';
