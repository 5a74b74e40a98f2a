/** Game lists for other features' pages, and the launch of a game in a frame. */
export { ListCarousel } from './lobby/ListCarousel.tsx';
export type { Launch } from './game/launch.ts';
export { readStudioMessage, type StudioMessage } from './game/studioMessage.ts';
export { useStudioFrame } from './game/useStudioFrame.ts';
