import { Button } from '../../../ui/button/Button.tsx';
import { GameNotes } from './GameStage.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import { setGameMode, useGameMode } from './gameMode.ts';

/** Below the frame: the money type in play, and the switch between play money and real money. */
export function Notes({ search, onSwitch }: { search: string; onSwitch: () => void }) {
  const text = useText();
  const mode = useGameMode(search);
  const other = mode === 'fun' ? 'real' : 'fun';
  const change = () => {
    setGameMode(other);
    onSwitch();
  };
  return (
    <GameNotes
      switchMode={
        <Button size="small" variant="outline" onClick={change}>
          {text(other === 'fun' ? 'games.playForFun' : 'games.playForReal')}
        </Button>
      }
    >
      {mode === 'fun' && <p>{text('games.funMode')}</p>}
    </GameNotes>
  );
}
