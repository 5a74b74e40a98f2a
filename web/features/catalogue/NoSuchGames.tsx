import { ButtonLink } from '../../ui/button/Button.tsx';
import { State } from '../../ui/feedback/State.tsx';
import { useHref, useText } from '../content/index.ts';

/** A list, category or studio that is not there, or has nothing for this player's country. */
export function NoSuchGames() {
  const text = useText();
  const href = useHref();
  return (
    <State
      drawing="door"
      headingLevel={1}
      title={text('games.noneHere')}
      action={
        <ButtonLink href={href('/games/')} variant="primary">
          {text('games.all')}
        </ButtonLink>
      }
    >
      {text('games.noneHereText')}
    </State>
  );
}
