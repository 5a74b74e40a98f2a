export { ChatOpener, useHasChat } from './ChatOpener.tsx';
