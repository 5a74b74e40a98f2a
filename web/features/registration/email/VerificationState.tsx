import { EmptyPage } from '../../../ui/feedback/EmptyPage.tsx';
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
    <EmptyPage
      drawing={isVerified ? 'ticket' : 'door'}
      title={title}
      way={
        isPlayer
          ? { href: href('/'), label: text('shell.toLobby') }
          : { href: href('/login/'), label: text('shell.signIn') }
      }
    >
      {children}
    </EmptyPage>
  );
}
