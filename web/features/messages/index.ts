/** What the site tells in passing, and whether it is connected at all. */
export { MessageRegion } from './MessageRegion.tsx';
export { useMessages } from './messagesContext.ts';
