import type { Views } from '../overlayStore.ts';
import type { ComingContents } from './contents.ts';

const notice = () => import('./NoticeOverlay.tsx').then((loaded) => loaded.NoticeOverlay);

export const COMING_VIEWS: Views<ComingContents> = {
  'content-accept': notice,
};
