import { hasPart } from '@foyer/contract/content/pages.ts';
import { useSettings } from '../content/index.ts';
import { useSession } from '../identity/index.ts';
import { useLazyPart } from './useLazyPart.ts';

/** Where it stands on a page that is not the jackpot's. */
type BarPlace = 'game' | 'spotlight';

const loadBar = () => import('./bar/OptInBar.tsx');

/** JACK-13, JACK-59: for a player of a brand with a jackpot; its code comes once the page is up. */
export function JackpotBar({ placement }: { placement: BarPlace }) {
  const settings = useSettings();
  const isOffered = useSession() !== null && hasPart(settings, 'jackpot');
  const bar = useLazyPart(isOffered, 'jackpot', loadBar);
  return bar && <bar.OptInBar placement={placement} />;
}
