import { useText } from '../content/index.ts';
import { NotThere } from '../pageStates/index.ts';

/** LOY-01, GAMI-02, GAMI-05: in place of a page that is not there for this player. */
export const NotOpen = ({ title }: { title: string }) => (
  <NotThere title={title}>{useText()('gamification.off')}</NotThere>
);
