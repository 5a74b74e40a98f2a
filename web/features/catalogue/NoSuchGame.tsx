import { ButtonLink } from '../../ui/button/Button.tsx';
import { State } from '../../ui/feedback/State.tsx';
import { useHref, useText } from '../content/index.ts';

/** A game or list that is not there, or not for this player's country. */
export function NoSuchGame() {
  const text = useText();
  const href = useHref();
  return (
    <State
      drawing="door"
      headingLevel={1}
      title={text('games.notHere')}
      action={
        <ButtonLink href={href('/')} variant="primary">
          {text('shell.toLobby')}
        </ButtonLink>
      }
    >
      {text('games.notHereText')}
    </State>
  );
}
