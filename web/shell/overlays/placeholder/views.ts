import type { Views } from '../overlayStore.ts';
import type { PlaceholderContents } from './contents.ts';

const notice = () => import('./NoticeOverlay.tsx').then((loaded) => loaded.NoticeOverlay);

export const PLACEHOLDER_VIEWS: Views<PlaceholderContents> = {
  'content-accept': notice,
};
