/** Game lists for other features' pages, and the launch of a game in a frame. */
export { ListCarousel } from './lobby/ListCarousel.tsx';
export { readStudioMessage, type Launch, type StudioMessage } from './game/launch.ts';
export { useStudioFrame } from './game/useStudioFrame.ts';
