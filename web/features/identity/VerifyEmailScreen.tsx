import { Frame } from '@foyer/contract/generated/operations.ts';
import { ButtonLink } from '../../design/button/Button.tsx';
import { State } from '../../design/feedback/State.tsx';
import { question } from '../../transport/graphql/question.ts';
import { useAnswer, useHref, useText, useTitle } from '../content/index.ts';

/** ROUTE-32: how it stands with the player's address; a visitor is asked who they are first. */
export function VerifyEmailScreen() {
  const text = useText();
  const href = useHref();
  const { data } = useAnswer(question(Frame, {}));
  const player = data?.viewer?.player;
  const title = text('places.verifyEmail.title');
  useTitle(title);
  return (
    <State
      drawing={player?.emailVerified ? 'ticket' : 'door'}
      headingLevel={1}
      isPlain
      title={title}
      action={
        <ButtonLink variant="primary" href={href(player ? '/' : '/login/')}>
          {text(player ? 'shell.toLobby' : 'shell.signIn')}
        </ButtonLink>
      }
    >
      {player
        ? text(`places.verifyEmail.${player.emailVerified ? 'verified' : 'unverified'}`, {
            email: player.email,
          })
        : text('places.verifyEmail.visitor')}
    </State>
  );
}
