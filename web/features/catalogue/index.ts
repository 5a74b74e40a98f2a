/** Games on the pages of others, and how what runs in a frame is opened and followed. */
export { ListCarousel } from './lobby/ListCarousel.tsx';
export { launchState, type Launch } from './game/launch.ts';
export { useStudioFrame, type StudioFrame } from './game/useStudioFrame.ts';
