import { useText } from '../../i18n/i18n.tsx';
import { PageUnavailable } from '../../app/PageUnavailable.tsx';

/** LOY-01, GAMI-02, GAMI-05: replaces a page that is not available to the player. */
export const NotOpen = ({ title }: { title: string }) => (
  <PageUnavailable title={title}>{useText()('gamification.off')}</PageUnavailable>
);
