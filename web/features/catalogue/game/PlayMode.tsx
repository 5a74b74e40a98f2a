import { Button } from '../../../ui/button/Button.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import { setGameMode, useGameMode } from './gameMode.ts';

export function PlayMode({ search, onSwitch }: { search: string; onSwitch: () => void }) {
  const text = useText();
  const isFun = useGameMode(search) === 'fun';
  const change = () => {
    setGameMode(isFun ? 'real' : 'fun');
    onSwitch();
  };
  return (
    <div className="fy-game__notes">
      <div>{isFun && <p>{text('games.funMode')}</p>}</div>
      <Button size="small" variant="outline" onClick={change}>
        {text(isFun ? 'games.playForReal' : 'games.playForFun')}
      </Button>
    </div>
  );
}
