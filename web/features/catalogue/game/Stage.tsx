import type { GamePartsFragment } from '@foyer/contract/generated/operations.ts';
import { Button, ButtonLink, IconButton, IconButtonLink } from '../../../ui/button/Button.tsx';
import { GameStage, gameFrameClass } from './GameStage.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useDateTime } from '../../../i18n/useDateTime.ts';
import { useHref, useText } from '../../../i18n/i18n.tsx';
import { JackpotBar } from '../../jackpot/index.ts';
import { LimitNotice } from '../../limits/index.ts';
import { RaffleWinNotifier } from '../../raffle/index.ts';
import { WinBeingChecked } from '../../wallet/index.ts';
import { useFavourite } from '../tile/useFavourite.ts';
import { Notes } from './Notes.tsx';
import { useFullScreen } from './useFullScreen.ts';
import { useLaunch } from './useLaunch.ts';
import type { Launch, PlayBlock } from './launch.ts';

/** The studio's game frame and the bar above it. */
export function Stage({ game, search }: { game: GamePartsFragment; search: string }) {
  const text = useText();
  const href = useHref();
  const { launch, refusedBet, frame, retry } = useLaunch(game.slug, search);
  const [isFavourite, mark] = useFavourite(game);
  const fillScreen = useFullScreen(frame);
  const isRunning = launch.step === 'loading' || launch.step === 'ready';
  return (
    <GameStage
      title={game.title}
      studio={game.studio.name}
      back={
        <IconButtonLink href={href('/')} label={text('games.backToLobby')}>
          <Icon name="arrow-left" />
        </IconButtonLink>
      }
      actions={
        <>
          <IconButton
            label={text(isFavourite ? 'games.removeFavourite' : 'games.addFavourite', { title: game.title })}
            aria-pressed={isFavourite}
            onClick={() => mark(!isFavourite)}
          >
            <Icon name="heart" weight={isFavourite ? 'fill' : 'regular'} />
          </IconButton>
          {fillScreen && (
            <IconButton label={text('games.fullScreen')} disabled={!isRunning} onClick={fillScreen}>
              <Icon name="corners-out" />
            </IconButton>
          )}
        </>
      }
      notes={
        launch.step !== 'blocked' && (
          <>
            <LimitNotice bet={refusedBet} />
            <WinBeingChecked />
            <JackpotBar placement="game" />
            <RaffleWinNotifier />
            <Notes search={search} onSwitch={retry} />
          </>
        )
      }
      curtain={launch.step !== 'ready' && <Curtain launch={launch} onRetry={retry} />}
    >
      {isRunning ? (
        <iframe
          ref={frame}
          className={gameFrameClass}
          title={text('games.running', { title: game.title })}
          src={launch.url}
          // `allow-same-origin` is safe here: the studio is served from another origin, so the frame has no
          // access to ours.
          sandbox="allow-scripts allow-same-origin"
          allow="fullscreen; autoplay"
        />
      ) : (
        <div className={gameFrameClass} />
      )}
    </GameStage>
  );
}

function Curtain({ launch, onRetry }: { launch: Launch; onRetry: () => void }) {
  const text = useText();
  if (launch.step === 'blocked') return <Blocked block={launch.block} />;
  if (launch.step === 'ended') return <Elsewhere onPlayHere={onRetry} />;
  if (launch.step === 'failed' && launch.failure === 'unavailable') return <Unavailable />;
  if (launch.step !== 'failed') return <output>{text('games.loading')}</output>;
  return (
    <>
      <p role="alert">{text(`games.failed.${launch.failure}`)}</p>
      <Button onClick={onRetry}>{text('shell.tryAgain')}</Button>
    </>
  );
}

/** LOGOUT-07: a game can be open in only one place at a time. */
function Elsewhere({ onPlayHere }: { onPlayHere: () => void }) {
  const text = useText();
  return (
    <>
      <p role="alert">{text('games.ended')}</p>
      <Button onClick={onPlayHere}>{text('games.playHere')}</Button>
    </>
  );
}

/** The game was removed after the page was rendered, so a retry would be refused again. */
function Unavailable() {
  const text = useText();
  const href = useHref();
  return (
    <>
      <p role="alert">{text('games.failed.unavailable')}</p>
      <ButtonLink href={href('/')}>{text('games.backToLobby')}</ButtonLink>
    </>
  );
}

/**
 * RG-04, RG-05: the reason, without a retry button because a retry would be refused again. FLAG-11: with a
 * link to the overdue step.
 */
function Blocked({ block: { reason, until } }: { block: PlayBlock }) {
  const text = useText();
  const href = useHref();
  const dateTime = useDateTime();
  const message =
    reason === 'Timeout' || (reason === 'SelfExcluded' && until !== null)
      ? text(`games.blocked.${reason}.until`, { until: until && dateTime(until) })
      : text(`games.blocked.${reason}`);
  return (
    <>
      <p role="alert">{message}</p>
      {reason === 'KycRequired' || reason === 'IdentityUnderReview' ? (
        <ButtonLink href={href('/profile/documents/')}>{text('games.showWhoYouAre')}</ButtonLink>
      ) : reason === 'PhoneVerificationRequired' ? (
        <ButtonLink href={href('/phone-verification/')}>{text('games.verifyPhone')}</ButtonLink>
      ) : (
        <ButtonLink href={href('/')}>{text('games.backToLobby')}</ButtonLink>
      )}
    </>
  );
}
