import { useSettings } from '../../../app/app.tsx';
import { useText } from '../../../i18n/i18n.tsx';

/** FLAG-09: general information about games, on sites that show it beside each game. */
export function Information() {
  const text = useText();
  const isShown = useSettings().features.includes('EnableGamesInformationMessage');
  return isShown ? <p className="fy-game-information">{text('games.information')}</p> : null;
}
