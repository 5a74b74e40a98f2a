import { ButtonLink } from '../../ui/button/Button.tsx';
import { State } from '../../ui/feedback/State.tsx';
import { useHref, useText } from '../../i18n/i18n.tsx';

/** Shown for a list, category or studio that does not exist or has no games for the player's country. */
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
