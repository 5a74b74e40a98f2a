import type { DrawingName } from '../../design/feedback/Drawing.tsx';
import { EmptyPage } from '../../design/feedback/EmptyPage.tsx';
import { useHref, useText, useTitle } from '../../features/content/index.ts';
import { useHasSession } from '../navigation/navigation.ts';
import type { ScreenProps } from '../routing/screens.ts';

/** A closed stage where something will be shown, a door on the way somewhere; else there is nothing to hand out. */
const DRAWINGS: Readonly<Record<string, DrawingName>> = {
  games: 'curtain',
  enterCode: 'door',
  loginHandler: 'door',
  providerLogin: 'door',
  quickDepositSignIn: 'door',
  resendCode: 'door',
};

/** A place with nothing in it: its name, one true sentence, and one way out. */
export function EmptyPlaceScreen({ place = '' }: Pick<ScreenProps, 'place'>) {
  const text = useText();
  const href = useHref();
  const hasSession = useHasSession();
  const title = text(`places.${place}.title`);
  useTitle(title);
  return (
    <EmptyPage
      drawing={DRAWINGS[place] ?? 'ticket'}
      title={title}
      way={{
        href: href(hasSession ? '/' : '/login/'),
        label: text(hasSession ? 'shell.toLobby' : 'shell.signIn'),
      }}
    >
      {text(`places.${place}.empty`)}
    </EmptyPage>
  );
}
