export { chatTokens, type ChatToken } from './token.ts';
