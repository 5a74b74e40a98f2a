import { Button } from '../../../ui/button/Button.tsx';
import { GameNotes } from '../../../ui/gamePage/GameStage.tsx';
import { useText } from '../../content/index.ts';
import { setGameMode, useGameMode } from './gameMode.ts';

/** Under the frame: what is played with, and the way between play money and real money. */
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
