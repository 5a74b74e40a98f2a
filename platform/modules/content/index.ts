export { createContent, type Content } from './content.ts';
export { hasBlock } from './promotions/blocks.ts';
