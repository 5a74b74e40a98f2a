/** Games on the pages of others, and how what runs in a frame is opened and followed. */
export { ListCarousel } from './lobby/ListCarousel.tsx';
export {
  launchState,
  READY_TIMEOUT_MS,
  readStudioMessage,
  refusedBetAfter,
  type Launch,
} from './game/launch.ts';
