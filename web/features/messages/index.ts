/** What the site tells in passing, and whether it is connected at all. */
export { MessageRegion } from './MessageRegion.tsx';
export type { MessageKind } from './messages.ts';
export { useMessages } from './messagesContext.ts';
