import { ButtonLink } from '../../../ui/button/Button.tsx';
import { State } from '../../../ui/feedback/State.tsx';
import { useHref, useText } from '../../../i18n/i18n.tsx';
import { useTitle } from '../../../app/head.tsx';

interface Props {
  readonly title: string;
  readonly isPlayer: boolean;
  readonly isVerified: boolean;
  readonly children: string;
}

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
