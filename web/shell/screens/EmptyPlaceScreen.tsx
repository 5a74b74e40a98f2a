import { ButtonLink } from '../../design/button/Button.tsx';
import type { DrawingName } from '../../design/feedback/Drawing.tsx';
import { State } from '../../design/feedback/State.tsx';
import { useHref, useText, useTitle } from '../../features/content/index.ts';
import { useHasSession } from '../navigation/navigation.ts';
import type { ScreenProps } from '../routing/screens.ts';

/** A closed stage where something will be shown, a door on the way somewhere; else there is nothing to hand out. */
const DRAWINGS: Readonly<Record<string, DrawingName>> = {
  calendar: 'curtain',
  games: 'curtain',
  missions: 'curtain',
  promotions: 'curtain',
  sports: 'curtain',
  tournaments: 'curtain',
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
    <State
      drawing={DRAWINGS[place] ?? 'ticket'}
      headingLevel={1}
      isPlain
      title={title}
      action={
        <ButtonLink variant="primary" href={href(hasSession ? '/' : '/login/')}>
          {text(hasSession ? 'shell.toLobby' : 'shell.signIn')}
        </ButtonLink>
      }
    >
      {text(`places.${place}.empty`)}
    </State>
  );
}
