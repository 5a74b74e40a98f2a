/** Game lists for other features' pages, and the launch of a game in a frame. */
export { ListCarousel } from './lobby/ListCarousel.tsx';
export type { Launch } from './game/launch.ts';
export { gameRound } from './game/gameRound.ts';
export { useStudioFrame } from './game/frame/useStudioFrame.ts';
export { isFrom } from './game/frame/studioMessage.ts';
