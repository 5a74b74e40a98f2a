import { hasPart } from '@foyer/contract/content/pages.ts';
import { useSettings } from '../../app/app.tsx';
import { useSession } from '../signIn/index.ts';
import { useLazyPart } from '../../app/useLazyPart.ts';

type BarPlacement = 'game' | 'spotlight';

const loadBar = () => import('./bar/OptInBar.tsx');

/** JACK-13, JACK-59: jackpot bar for players of a brand with a jackpot. Its code is loaded after the page. */
export function JackpotBar({ placement }: { placement: BarPlacement }) {
  const settings = useSettings();
  const isOffered = useSession() !== null && hasPart(settings, 'jackpot');
  const bar = useLazyPart(isOffered, 'jackpot', loadBar);
  return bar && <bar.OptInBar placement={placement} />;
}
