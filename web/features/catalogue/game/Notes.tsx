import { Button } from '../../../design/button/Button.tsx';
import { GameNotes } from '../../../design/gamePage/GameStage.tsx';
import { useSettings, useText } from '../../content/index.ts';
import { askFor, useGameMode } from './gameMode.ts';

/** Under the frame: the way between play money and real money, and FLAG-09, what a player should know of games. */
export function Notes({ mayPlay, onSwitch }: { mayPlay: boolean; onSwitch: () => void }) {
  const text = useText();
  const mode = useGameMode();
  const isInformed = useSettings().features.includes('EnableGamesInformationMessage');
  const other = mode === 'fun' ? 'real' : 'fun';
  const change = () => {
    askFor(other);
    onSwitch();
  };
  if (!mayPlay && !isInformed) return null;
  return (
    <GameNotes
      switchMode={
        mayPlay && (
          <Button size="small" variant="outline" onClick={change}>
            {text(other === 'fun' ? 'games.playForFun' : 'games.playForReal')}
          </Button>
        )
      }
    >
      {mayPlay && mode === 'fun' && <p>{text('games.funMode')}</p>}
      {isInformed && <p>{text('games.information')}</p>}
    </GameNotes>
  );
}
