import type { ReactNode, RefObject } from 'react';
import { imageSources } from '@foyer/contract/catalogue/images.ts';
import type { MessageKey } from '@foyer/contract/generated/messages.ts';
import { type GamePartsFragment, LaunchGame } from '@foyer/contract/generated/operations.ts';
import { Button, ButtonLink, IconButton, IconButtonLink } from '../../../ui/button/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useDateTime } from '../../../i18n/useDateTime.ts';
import { useHref, useText } from '../../../i18n/i18n.tsx';
import { JackpotBar } from '../../jackpot/index.ts';
import { LimitNotice } from '../../limits/index.ts';
import { RaffleWinNotifier } from '../../raffle/index.ts';
import { useSession } from '../../signIn/index.ts';
import { WinBeingChecked } from '../../wallet/index.ts';
import { groundOf } from '../../../ui/tile/groundOf.ts';
import { useFavourite } from '../tile/useFavourite.ts';
import { LAUNCH_STEPS, stepsDone, type Launch, type PlayBlock } from './launch.ts';
import { Progress } from '../../../ui/section/Progress.tsx';
import './gamePage.css';
import { serverErrorIn } from '../../../transport/graphql/errors.ts';
import { requestedGame } from '../../../transport/storage/requestedGame.ts';
import { signInPath } from '../../../transport/session/sameOriginPath.ts';
import { tracking } from '../../../transport/tracking/tracking.ts';
import { AcceptDocumentsButton } from '../../legal/index.ts';
import { useGraphql } from '../../../app/graphql.tsx';
import { useBrowserValue } from '../../../app/useStore.ts';
import { ABOUT_GAME_ID } from './aboutGame.ts';
import { useGameMode, setGameMode, type GameMode } from './gameMode.ts';
import { useBalanceMessages } from './frame/useBalanceMessages.ts';
import { useStudioFrame } from './frame/useStudioFrame.ts';

interface StageProps {
  readonly game: GamePartsFragment;
  /** The query string of the page, for its first game. */
  readonly search?: string;
  /** The game beside the page's game: it is played for real, and shows nothing that the first one shows. */
  readonly isSecond?: boolean;
  /** Further buttons of the toolbar. */
  readonly tools?: ReactNode;
}

/** The studio's game frame with its toolbar and notices. On a phone the frame fills the screen, and the rest is below it. */
export function Stage({ game, search = '', isSecond = false, tools }: StageProps) {
  const text = useText();
  const pageMode = useGameMode(search);
  const mode = isSecond ? 'real' : pageMode;
  const { launch, refusedBet, frame, loaded, retry } = useLaunch(game.slug, mode);
  useBalanceMessages(frame, launch, mode);
  const isRunning = launch.step === 'loading' || launch.step === 'ready';
  return (
    <div className="fy-game">
      <Toolbar
        game={game}
        fillScreen={useFullScreen(frame)}
        isRunning={isRunning}
        isSecond={isSecond}
        tools={tools}
      />
      <div className="fy-game__screen">
        <div className="fy-game__stage">
          {isRunning ? (
            <iframe
              ref={frame}
              className="fy-game__frame"
              title={text('games.running', { title: game.title })}
              src={launch.url}
              onLoad={loaded}
              // `allow-same-origin` is safe, because the studio has another origin and cannot access ours.
              sandbox="allow-scripts allow-same-origin"
              allow="fullscreen; autoplay"
            />
          ) : (
            <div className="fy-game__frame" />
          )}
          {launch.step !== 'ready' && (
            <div className="fy-game__loading" style={groundOf(game.tileColour)}>
              <img
                {...imageSources(game.tileUrl, 'wide')}
                className="fy-game__poster"
                sizes="(min-width: 1024px) 60vw, 100vw"
                alt=""
              />
              <Curtain launch={launch} onRetry={retry} />
            </div>
          )}
        </div>
        {launch.step !== 'blocked' && (
          <>
            <LimitNotice bet={refusedBet} />
            {!isSecond && <WinBeingChecked />}
          </>
        )}
      </div>
      {launch.step !== 'blocked' && !isSecond && (
        <>
          <JackpotBar placement="game" />
          <RaffleWinNotifier />
          <PlayMode slug={game.slug} search={search} onSwitch={retry} />
        </>
      )}
    </div>
  );
}

interface ToolbarProps extends Pick<StageProps, 'game' | 'isSecond' | 'tools'> {
  /** Null if the browser does not support full screen. */
  readonly fillScreen: (() => void) | null;
  readonly isRunning: boolean;
}

function Toolbar({ game, fillScreen, isRunning, isSecond = false, tools }: ToolbarProps) {
  const text = useText();
  const href = useHref();
  const { title, studio } = game;
  const Heading = isSecond ? 'h2' : 'h1';
  const [isFavourite, mark] = useFavourite(game);
  return (
    <div className="fy-game__bar" {...(!isSecond && { id: ABOUT_GAME_ID, tabIndex: -1 })}>
      {!isSecond && (
        <IconButtonLink href={href('/')} label={text('games.backToLobby')}>
          <Icon name="arrow-left" />
        </IconButtonLink>
      )}
      <Heading className="fy-game__title">
        {title} <small>{studio.name}</small>
      </Heading>
      <IconButton
        label={text(isFavourite ? 'games.removeFavourite' : 'games.addFavourite', { title })}
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
      {tools}
    </div>
  );
}

/** Covers the frame until the game is ready. If the game cannot be played, it shows the reason. */
function Curtain({ launch, onRetry }: { launch: Launch; onRetry: () => void }) {
  const text = useText();
  const href = useHref();
  if (launch.step === 'blocked') return <Blocked block={launch.block} onRetry={onRetry} />;
  // LOGOUT-07: a game can be open in one place only.
  if (launch.step === 'ended')
    return (
      <Alert action={<Button onClick={onRetry}>{text('games.playHere')}</Button>}>
        {text('games.ended')}
      </Alert>
    );
  if (launch.step !== 'failed') return <LaunchProgress launch={launch} />;
  // An unavailable game was removed after the page was rendered, so a retry would be refused again.
  const action =
    launch.failure === 'unavailable' ? (
      <ButtonLink href={href('/')}>{text('games.backToLobby')}</ButtonLink>
    ) : (
      <Button onClick={onRetry}>{text('shell.tryAgain')}</Button>
    );
  return <Alert action={action}>{text(`games.failed.${launch.failure}`)}</Alert>;
}

const STEP_TEXTS = ['games.loading.opening', 'games.loading.frame', 'games.loading.starting'] as const;

/** Announced politely with each step. */
function LaunchProgress({ launch }: { launch: Launch }) {
  const text = useText();
  const done = stepsDone(launch);
  return (
    <output className="fy-game__progress">
      <Progress
        label={text(STEP_TEXTS[done] ?? 'games.loading.starting')}
        value={done / LAUNCH_STEPS}
        text={text('games.position', { place: done + 1, count: LAUNCH_STEPS })}
      />
    </output>
  );
}

const Alert = ({ action, children }: { action: ReactNode; children: string }) => (
  <>
    <p role="alert">{children}</p>
    {action}
  </>
);

/** FLAG-11: page of an overdue step, and the label of the link to it. */
const NEXT_STEP: Partial<Record<PlayBlock['reason'], readonly [path: string, label: MessageKey]>> = {
  KycRequired: ['/profile/documents/', 'games.showWhoYouAre'],
  IdentityUnderReview: ['/profile/documents/', 'games.showWhoYouAre'],
  PhoneVerificationRequired: ['/phone-verification/', 'games.verifyPhone'],
};

/** RG-04, RG-05: why the player may not play. A retry would be refused again, so it is not offered. */
export function Blocked({
  block: { reason, until },
  onRetry,
}: {
  block: PlayBlock;
  /** OVER-08: called when the player has accepted the documents. */
  onRetry: () => void;
}) {
  const text = useText();
  const href = useHref();
  const dateTime = useDateTime();
  const [path, label] = NEXT_STEP[reason] ?? (['/', 'games.backToLobby'] as const);
  const message =
    until !== null && (reason === 'Timeout' || reason === 'SelfExcluded' || reason === 'SessionLimitReached')
      ? text(`games.blocked.${reason}.until`, { until: dateTime(until) })
      : text(`games.blocked.${reason}`);
  const action =
    reason === 'ContentAcceptRequired' ? (
      <AcceptDocumentsButton variant="primary" onAccepted={onRetry} />
    ) : (
      <ButtonLink href={href(path)}>{text(label)}</ButtonLink>
    );
  return <Alert action={action}>{message}</Alert>;
}

/** Null if the browser does not support full screen, as on an iPhone. */
function useFullScreen(frame: RefObject<HTMLIFrameElement | null>): (() => void) | null {
  const isPossible = useBrowserValue(() => document.fullscreenEnabled, true);
  if (!isPossible) return null;
  // If the browser refuses, the game stays as it is.
  return () => void frame.current?.requestFullscreen().catch(() => {});
}

/** Queries to read again after a launch, which changes the lobby's recently played games. */
const CHANGED = ['Lobby'];

function useLaunch(slug: string, mode: GameMode) {
  const graphql = useGraphql();
  return useStudioFrame({
    frameId: slug,
    name: `${slug} ${mode}`,
    async open(isCurrent) {
      const { data, error } = await graphql.mutate(LaunchGame, { slug, mode }, CHANGED);
      requestedGame.forget();
      if (!data) return { type: 'refused', refusal: serverErrorIn(error) };
      if (isCurrent()) tracking.track({ name: 'gameOpened', slug, mode });
      return { type: 'opened', ...data.launchGame };
    },
  });
}

interface PlayModeProps {
  readonly slug: string;
  readonly search: string;
  readonly onSwitch: () => void;
}

export function PlayMode({ slug, search, onSwitch }: PlayModeProps) {
  const text = useText();
  const href = useHref();
  const isVisitor = useSession() === null;
  const isFun = useGameMode(search) === 'fun';
  const change = () => {
    setGameMode(isFun ? 'real' : 'fun');
    onSwitch();
  };
  return (
    <div className="fy-game__notes">
      <div>{isFun && <p>{text('games.funMode')}</p>}</div>
      {isVisitor ? (
        <ButtonLink size="small" variant="outline" href={href(signInPath(href(`/games/${slug}/`)))}>
          {text('games.playForReal')}
        </ButtonLink>
      ) : (
        <Button size="small" variant="outline" onClick={change}>
          {text(isFun ? 'games.playForReal' : 'games.playForFun')}
        </Button>
      )}
    </div>
  );
}
