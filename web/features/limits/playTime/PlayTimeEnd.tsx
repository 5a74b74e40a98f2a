import { useSettings } from '../../../app/app.tsx';
import { useLazyPart } from '../../../app/useLazyPart.ts';

const loadWatch = () => import('./PlayTimeWatch.tsx');

/** LIMIT-14: warns the player before the session ends, if the licence has session limits. */
export function PlayTimeEnd() {
  const watch = useLazyPart(useSettings().rules.sessionLimits, 'account', loadWatch);
  return watch && <watch.PlayTimeWatch />;
}
