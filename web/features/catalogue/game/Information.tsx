import { useSettings, useText } from '../../content/index.ts';

/** FLAG-09: what holds of every game, where the site has it said beside each. */
export function Information() {
  const text = useText();
  const isShown = useSettings().features.includes('EnableGamesInformationMessage');
  return isShown ? <p className="fy-game-information">{text('games.information')}</p> : null;
}
