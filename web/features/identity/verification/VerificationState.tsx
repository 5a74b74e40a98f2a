import { ButtonLink } from '../../../ui/button/Button.tsx';
import { State } from '../../../ui/feedback/State.tsx';
import { useHref, useText, useTitle } from '../../content/index.ts';

interface Props {
  readonly title: string;
  readonly isPlayer: boolean;
  readonly isVerified: boolean;
  /** How it stands. */
  readonly children: string;
}

/** What is said of an address or a number: whether it is the player's, and the way on. */
export function VerificationState({ title, isPlayer, isVerified, children }: Props) {
  const text = useText();
  const href = useHref();
  useTitle(title);
  return (
    <State
      drawing={isVerified ? 'ticket' : 'door'}
      headingLevel={1}
      isPlain
      title={title}
      action={
        <ButtonLink variant="primary" href={href(isPlayer ? '/' : '/login/')}>
          {text(isPlayer ? 'shell.toLobby' : 'shell.signIn')}
        </ButtonLink>
      }
    >
      {children}
    </State>
  );
}
