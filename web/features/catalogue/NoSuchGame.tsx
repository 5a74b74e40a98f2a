import { ButtonLink } from '../../ui/button/Button.tsx';
import { State } from '../../ui/feedback/State.tsx';
import { useHref, useText } from '../../i18n/i18n.tsx';

/** Shown for a game that does not exist or is not available in the player's country. */
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
